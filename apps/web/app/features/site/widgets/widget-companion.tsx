import { currentWidget } from '@croupier/contract/site/lobby';
import { hideWidget } from '@croupier/contract/site/content';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../../lib/api.ts';
import { isLookedAround } from '../../../lib/looks-around.ts';
import { useOpenModals } from '../../../lib/modals.ts';
import { hasStepped, openedAt } from '../../../lib/opened-at.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { CardNotice } from './card-notice.tsx';
import { SurveyNotice } from './survey-notice.tsx';

/** What was hidden or answered elsewhere, or a first round, counts after so long at the latest. */
const KEEP_MS = 60_000;

/**
 * What asks for attention, in a corner: one thing a visit, never on the page that somebody came for, but after a step from it,
 * never at a table and never over a modal. What was hidden is known to the server, so it is not even shown for a moment.
 */
export default function WidgetCompanion() {
  const { pathname } = useLocation();
  const isCovered = useOpenModals().length > 0;
  const { visitor, profile } = useRootData();
  const { language, region } = visitor;
  const queries = useQueryClient();
  const [settled, setSettled] = useState(false);
  const isAfterStep = useStep(pathname);
  const isHere = isLookedAround(pathname);
  const queryKey = ['widget', language, region, profile?.id];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(currentWidget, { query: { language, region } }, signal),
    enabled: isHere && isAfterStep && !settled,
    staleTime: KEEP_MS,
  });
  const widget = data?.widget;
  if (!widget || settled || !isHere || isCovered) return null;
  const settle = () => {
    setSettled(true);
    queries.removeQueries({ queryKey });
  };
  const hide = () => {
    settle();
    // What the house does not hear of now, it is told when this is closed the next time.
    call(hideWidget, { body: { widget: widget.id } }).catch(() => undefined);
  };
  if (widget.kind === 'survey')
    return <SurveyNotice key={widget.id} survey={widget} onHide={hide} onAnswered={settle} />;
  return <CardNotice key={widget.id} card={widget} onHide={hide} />;
}

/** Whether there was a step to another page since this one was opened; this may be here only after the first was taken back. */
function useStep(pathname: string): boolean {
  const [first] = useState(() => openedAt()?.pathname ?? pathname);
  const [stepped, setStepped] = useState(hasStepped);
  if (!stepped && pathname !== first) setStepped(true);
  return stepped;
}

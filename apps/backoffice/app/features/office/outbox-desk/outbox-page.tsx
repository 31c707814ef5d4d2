import { OUTBOX_WAYS, type OutboxWay } from '@croupier/contract/office/outbox-desk';
import { Segmented } from '@croupier/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { Page } from '../../../lib/page/page.tsx';
import type { Search } from '../../../lib/search-text.ts';
import { useIsWatched } from '../../../lib/use-is-watched.ts';
import { MessageDrawer } from './message-drawer.tsx';
import { MESSAGES } from './message-lists.tsx';

const EVERY_MS = 5_000;
const WATCHED_MS = 5 * 60_000;

/** What the house wrote, by every way; in a house on trial, the mailbox, the telephone and the messenger of everybody. */
export default function OutboxPage() {
  const t = useTranslations('outbox-desk');
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const way = OUTBOX_WAYS.find((each) => each === search['way']) ?? 'email';
  const { message } = search;
  useReadAnew(way);
  const go = (next: Search) => void navigate({ to: '.', search: next as never, replace: true });
  const close = () => go(Object.fromEntries(Object.entries(search).filter(([name]) => name !== 'message')));
  const ways = (
    <Segmented<OutboxWay>
      label={t('way')}
      quietLabel
      value={way}
      options={OUTBOX_WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
      onChange={(next) => go({ way: next })}
    />
  );
  return (
    <Page title={t('title')} lead={t('lead')} width="list" actions={ways}>
      <DataList key={way} definition={MESSAGES[way]} />
      {message && <MessageDrawer way={way} id={message} onClose={close} />}
    </Page>
  );
}

/** What comes is seen as long as somebody sits there. */
function useReadAnew(way: OutboxWay): void {
  const queries = useQueryClient();
  const isWatched = useIsWatched(WATCHED_MS);
  useEffect(() => {
    if (!isWatched) return;
    const { path } = MESSAGES[way].operation;
    const timer = setInterval(() => void queries.invalidateQueries({ queryKey: [path] }), EVERY_MS);
    return () => clearInterval(timer);
  }, [queries, isWatched, way]);
}

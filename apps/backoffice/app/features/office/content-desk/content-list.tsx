import { DOCUMENT_STATES, listContent, type DocumentRow } from '@croupier/contract/office/content-desk';
import { CONTENT_KIND_NAMES, CONTENT_SCOPES } from '@croupier/contract/site/content/kinds';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { Badge, type BadgeTone } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import { useWhoText } from '../../../lib/compare/use-who-text.ts';
import { useScopeText } from './document-name.ts';

const TONES = {
  inForce: 'win',
  scheduled: 'accent',
  ended: 'lose',
  draft: 'quiet',
} as const satisfies Record<DocumentRow['state'], BadgeTone>;

type StateOf = Pick<DocumentRow, 'state' | 'draft' | 'nextFrom'>;

/** What a document is now, and whether something newer waits. */
export function DocumentStateBadges({ document: { state, draft, nextFrom } }: { document: StateOf }) {
  const t = useTranslations('content-desk');
  return (
    <>
      <Badge tone={TONES[state]}>{t(`choices.state.${state}`)}</Badge>{' '}
      {draft && state !== 'draft' && <Badge tone="warn">{t('choices.state.newer')}</Badge>}{' '}
      {nextFrom && state !== 'scheduled' && <Badge tone="accent">{t('choices.state.scheduled')}</Badge>}
    </>
  );
}

/** Everything that the site says, what was changed last first. */
export const CONTENT_LIST = defineList({
  name: 'content',
  operation: listContent,
  texts: 'content-desk',
  idOf: ({ kind, key, scope }) => `${kind}/${key}/${scope}`,
  linkOf: ({ kind, key, scope }) => ({ to: `/content/${kind}/${key}/${scope}` }),
  columns: [
    { id: 'title', cell: ({ title }) => title, widthPx: 170, share: 3 },
    { id: 'kind', cell: (row) => <Kind row={row} />, widthPx: 125 },
    { id: 'key', cell: ({ key }) => key, sort: 'name', widthPx: 130, share: 1 },
    { id: 'scope', cell: (row) => <Scope row={row} />, widthPx: 135 },
    { id: 'state', cell: (row) => <DocumentStateBadges document={row} />, widthPx: 165 },
    { id: 'nextFrom', cell: ({ nextFrom }) => <At at={nextFrom} />, widthPx: 165, hidden: true },
    { id: 'until', cell: ({ until }) => <At at={until} />, widthPx: 165, hidden: true },
    { id: 'missing', cell: ({ missing }) => missing.join(', ') || '—', widthPx: 90, hidden: true },
    { id: 'origin', cell: (row) => <Origin row={row} />, widthPx: 115 },
    { id: 'changedBy', cell: (row) => <Who row={row} />, widthPx: 115 },
    { id: 'changedAt', cell: ({ changedAt }) => <Instant at={changedAt} />, sort: 'changedAt', widthPx: 165 },
    { id: 'latestVersion', cell: ({ latestVersion }) => latestVersion, widthPx: 80, end: true, hidden: true },
  ],
  filters: [
    { name: 'text', kind: 'text' },
    { name: 'kind', kind: 'choice', values: CONTENT_KIND_NAMES },
    { name: 'scope', kind: 'choice', values: CONTENT_SCOPES },
    { name: 'state', kind: 'choice', values: [...DOCUMENT_STATES, 'newer'] },
    { name: 'missing', kind: 'choice', values: LANGUAGES },
    { name: 'origin', kind: 'choice', values: ['shipped', 'edited'] },
  ],
});

const At = ({ at }: { at: string | null }) => (at ? <Instant at={at} /> : <>—</>);

function Kind({ row: { kind } }: { row: DocumentRow }) {
  return useTranslations('content-desk')(`choices.kind.${kind}`);
}

function Scope({ row: { scope } }: { row: DocumentRow }) {
  return <>{useScopeText()(scope)}</>;
}

function Origin({ row: { followsShipped } }: { row: DocumentRow }) {
  return useTranslations('content-desk')(`choices.origin.${followsShipped ? 'shipped' : 'edited'}`);
}

function Who({ row: { changedBy } }: { row: DocumentRow }) {
  return <>{useWhoText()(changedBy)}</>;
}

import { listApprovals, type Approval } from '@croupier/contract/office/approvals';
import { APPROVAL_STATES } from '@croupier/domain/office/approvals';
import { Badge } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';

function State({ state }: { state: Approval['state'] }) {
  const t = useTranslations('approvals');
  const tone = state === 'waiting' ? 'warn' : state === 'done' ? 'win' : 'quiet';
  return <Badge tone={tone}>{t(`choices.state.${state}`)}</Badge>;
}

/** What waits for a second person, and what became of it; the newest first. */
export const APPROVALS = defineList({
  name: 'approvals',
  operation: listApprovals,
  texts: 'approvals',
  idOf: ({ id }) => id,
  linkOf: ({ id }, search) => ({ to: '/approvals', search: { ...search, request: id } }),
  columns: [
    { id: 'createdAt', cell: ({ createdAt }) => <Instant at={createdAt} />, sort: 'createdAt', widthPx: 160 },
    { id: 'state', cell: ({ state }) => <State state={state} />, widthPx: 110 },
    { id: 'act', cell: ({ act }) => act, widthPx: 120, share: 1 },
    {
      id: 'subject',
      cell: ({ subjectKind, subjectId }) => `${subjectKind} ${subjectId}`,
      widthPx: 120,
      share: 1,
    },
    { id: 'maker', cell: ({ maker }) => maker, widthPx: 130, share: 1 },
    { id: 'reason', cell: ({ reason }) => reason, widthPx: 180, share: 3 },
    { id: 'checker', cell: ({ checker }) => checker ?? '—', widthPx: 130, share: 1 },
    { id: 'expiresAt', cell: ({ expiresAt }) => <Instant at={expiresAt} />, widthPx: 160, hidden: true },
  ],
  filters: [
    { name: 'state', kind: 'choice', values: APPROVAL_STATES },
    { name: 'act', kind: 'text' },
    { name: 'subjectId', kind: 'text' },
  ],
});

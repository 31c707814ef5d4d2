import { listAudit, type AuditEntry } from '@croupier/contract/office/audit';
import { Instant } from '../../../lib/format/instant.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';

/** On what it was done, in the log's own words. */
export const subjectOf = ({ subjectKind, subjectId }: AuditEntry): string => `${subjectKind} ${subjectId}`;

/** The audit log, the newest first. */
export const AUDIT = defineList({
  name: 'audit',
  operation: listAudit,
  texts: 'audit',
  idOf: ({ position }) => position,
  linkOf: ({ position }, search) => ({ to: '/audit', search: { ...search, entry: position } }),
  columns: [
    { id: 'at', cell: ({ at }) => <Instant at={at} seconds />, sort: 'position', widthPx: 190 },
    { id: 'operator', cell: ({ operator }) => operator, widthPx: 140, share: 2 },
    { id: 'act', cell: ({ act }) => act, widthPx: 150, share: 2 },
    { id: 'subject', cell: subjectOf, widthPx: 140, share: 2 },
    { id: 'reason', cell: ({ reason }) => reason, widthPx: 180, share: 4 },
    { id: 'address', cell: ({ address }) => address, widthPx: 130, hidden: true },
    { id: 'requestId', cell: ({ requestId }) => requestId, widthPx: 290, hidden: true },
  ],
  filters: [
    { name: 'from', kind: 'day' },
    { name: 'to', kind: 'day' },
    { name: 'operatorId', kind: 'text' },
    { name: 'act', kind: 'text' },
    { name: 'subjectKind', kind: 'text' },
    { name: 'subjectId', kind: 'text' },
    { name: 'requestId', kind: 'text' },
  ],
});

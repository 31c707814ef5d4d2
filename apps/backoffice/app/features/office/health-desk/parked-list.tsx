import { listParkedFacts } from '@croupier/contract/office/health-desk';
import { Instant } from '../../../lib/format/instant.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';

/** Facts that readers put aside, the oldest first. */
export const PARKED = defineList({
  name: 'parked-facts',
  operation: listParkedFacts,
  texts: 'health-desk.parked',
  idOf: ({ reader, position }) => `${reader} ${position}`,
  linkOf: ({ reader, position }, search) => ({
    to: '/health/parked',
    search: { ...search, fact: `${reader} ${position}` },
  }),
  columns: [
    { id: 'parkedAt', cell: ({ parkedAt }) => <Instant at={parkedAt} />, sort: 'parkedAt', widthPx: 160 },
    { id: 'reader', cell: ({ reader }) => reader, widthPx: 130, share: 1 },
    { id: 'position', cell: ({ position }) => position, widthPx: 90, end: true },
    { id: 'topic', cell: ({ topic }) => topic, widthPx: 130, share: 1 },
    { id: 'error', cell: ({ error }) => error, widthPx: 220, share: 3 },
    { id: 'playerId', cell: ({ playerId }) => playerId, widthPx: 90, hidden: true },
    { id: 'requestId', cell: ({ requestId }) => requestId ?? '—', widthPx: 220, hidden: true },
  ],
  filters: [
    { name: 'reader', kind: 'text' },
    { name: 'topic', kind: 'text' },
  ],
});

import { listApprovals } from '@croupier/contract/office/approvals';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../lib/api.ts';
import { QueueGlance } from '../../../lib/glance/queue-glance.tsx';

const WAITING = { state: 'waiting', sort: 'createdAt', limit: '20' } as const;

/** How much waits for a second person, and since when. */
export default function ApprovalsGlance() {
  const found = useQuery(queryOf(listApprovals, { query: WAITING }));
  return <QueueGlance texts="approvals" found={found} sinceOf={({ createdAt }) => createdAt} />;
}

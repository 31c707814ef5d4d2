import { listOrdered } from '@croupier/contract/office/purchases-desk';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../lib/api.ts';
import { QueueGlance } from '../../../lib/glance/queue-glance.tsx';

const WAITING = { state: 'ORDERED', sort: 'orderedAt', limit: '20' } as const;

/** How many things wait to be sent, and since when, for the room's card. */
export default function PurchasesGlance() {
  const found = useQuery(queryOf(listOrdered, { query: WAITING }));
  return <QueueGlance texts="purchases-desk" found={found} sinceOf={({ orderedAt }) => orderedAt} />;
}

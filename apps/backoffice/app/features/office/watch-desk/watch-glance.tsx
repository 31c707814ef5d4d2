import { listWatchHits } from '@croupier/contract/office/watch-desk';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../lib/api.ts';
import { QueueGlance } from '../../../lib/glance/queue-glance.tsx';

const WAITING = { state: 'new', sort: 'foundAt', limit: '20' } as const;

/** How many likenesses nobody has answered, and since when. */
export default function WatchGlance() {
  const found = useQuery(queryOf(listWatchHits, { query: WAITING }));
  return <QueueGlance texts="watch-desk" found={found} sinceOf={({ foundAt }) => foundAt} />;
}

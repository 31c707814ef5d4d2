import { houseHealth } from '@croupier/contract/office/health-desk';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../lib/api.ts';
import { useIsWatched } from '../../../lib/use-is-watched.ts';

const EVERY_MS = 10_000;
/** So long after somebody touched it last, the page looks at the house no more. */
export const WATCHED_MS = 5 * 60_000;

/** The house's health, read anew every ten seconds as long as somebody is there. What is shown stays while it is read. */
export function useWatchedHealth() {
  const isWatched = useIsWatched(WATCHED_MS);
  const query = useQuery({ ...queryOf(houseHealth, {}), refetchInterval: isWatched && EVERY_MS });
  return { ...query, isWatched };
}

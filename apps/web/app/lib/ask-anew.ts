import type {
  FetchQueryOptions,
  InferDataFromTag,
  Query,
  QueryClient,
  QueryFilters,
  QueryKey,
  Updater,
} from '@tanstack/react-query';

/**
 * Has what is known of these queries asked for anew after it has changed: at once where it is on screen or an answer is under
 * way, and else when it is shown next. An answer that is under way may be older than the change, so it is not waited for, also
 * where it is the first. Whoever waits for it gets the new one.
 */
export async function askAnew(client: QueryClient, filters: QueryFilters): Promise<void> {
  const queries = client.getQueryCache().findAll(filters);
  const asked = queries.filter((query) => query.isActive() || isUnderWay(query));
  for (const query of queries) query.invalidate();
  await Promise.all(asked.map(askOneAnew));
}

/** The same for one query whose answer is wanted here. @throws what asking throws */
export function fetchAnew<T, K extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<T, Error, T, K>,
): Promise<T> {
  letGo(client.getQueryCache().find({ queryKey: options.queryKey, exact: true }));
  return client.fetchQuery({ ...options, staleTime: 0 });
}

/**
 * Puts in what is known now: the answer to a change, or what news make of what was known. An answer that is under way may be
 * older, and would take it away again: it is asked for anew.
 */
export function putKnown<T = unknown, K extends QueryKey = QueryKey>(
  client: QueryClient,
  queryKey: K,
  next: Updater<InferDataFromTag<T, K> | undefined, InferDataFromTag<T, K> | undefined>,
): void {
  client.setQueryData<InferDataFromTag<T, K>>(queryKey as QueryKey, next);
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (query && isUnderWay(query)) void askOneAnew(query);
}

/** Without a network nothing has been sent yet, and nothing can come that is older. */
const isUnderWay = ({ state }: Query): boolean => state.fetchStatus === 'fetching';

/** The next fetch takes the place of one that was let go: those who wait are given its answer. */
function letGo(query: Query | undefined): void {
  if (query && isUnderWay(query)) void query.cancel({ silent: true });
}

/** What fails is on screen already, or is asked for by somebody who hears of it. */
async function askOneAnew(query: Query): Promise<void> {
  letGo(query);
  const answer = query.fetch().catch(() => undefined);
  if (query.state.fetchStatus !== 'paused') await answer;
}

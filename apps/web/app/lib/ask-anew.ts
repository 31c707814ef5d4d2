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
export async function fetchAnew<T, K extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<T, Error, T, K>,
): Promise<T> {
  const query = client.getQueryCache().find({ queryKey: options.queryKey, exact: true });
  if (query && !letGo(query)) await answered(query);
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

/** News that come faster than answers would have the same question asked for ever: so often is one let go before it is answered. */
const LET_GO_MOST = 3;
const letGoes = new WeakMap<Query, { readonly answers: number; readonly times: number }>();

/** Lets go of what is under way: the next fetch takes its place, and those who wait are given its answer. @returns false where it is to be waited for */
function letGo(query: Query): boolean {
  if (!isUnderWay(query)) return true;
  const answers = query.state.dataUpdateCount + query.state.errorUpdateCount;
  const before = letGoes.get(query);
  const times = before?.answers === answers ? before.times + 1 : 1;
  if (times > LET_GO_MOST) return false;
  letGoes.set(query, { answers, times });
  void query.cancel({ silent: true });
  return true;
}

const answered = async (query: Query): Promise<void> => void (await query.promise?.catch(() => undefined));

const waiting = new WeakSet<Query>();

/** What fails is on screen already, or is asked for by somebody who hears of it. */
async function askOneAnew(query: Query): Promise<void> {
  if (!letGo(query)) {
    // Once for all the news that come until then.
    if (waiting.has(query)) return answered(query);
    waiting.add(query);
    await answered(query);
    waiting.delete(query);
    return query.isActive() ? askOneAnew(query) : undefined;
  }
  const answer = query.fetch().catch(() => undefined);
  if (query.state.fetchStatus !== 'paused') await answer;
}

import type { InputOf } from '@croupier/contract/kit';
import { listProviderGames } from '@croupier/contract/play/providers';
import { readStatement } from '@croupier/contract/money/statement';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const STATEMENT_KEY = ['statement'] as const;

/** Changes of one balance, newest first, a page at a time. */
export function statementQuery(filter: Omit<InputOf<typeof readStatement>['query'], 'cursor'>) {
  return infiniteQueryOptions({
    queryKey: [...STATEMENT_KEY, filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        readStatement,
        { query: { ...filter, ...(pageParam !== undefined && { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** What other studios call their games. */
export const studioNamesQuery = queryOptions({
  queryKey: ['provider-games', 'names'],
  queryFn: async ({ signal }) => {
    const { games } = await call(listProviderGames, {}, signal);
    return Object.fromEntries(games.map(({ game, name }) => [game, name]));
  },
  staleTime: 60_000,
});

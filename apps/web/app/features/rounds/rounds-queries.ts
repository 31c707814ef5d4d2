import { getRound, listGames, listRounds } from '@croupier/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const ROUNDS_KEY = ['rounds'] as const;

/** My rounds, newest first, a page at a time; `game` undefined for all games. */
export function roundsQuery(game: string | undefined) {
  return infiniteQueryOptions({
    queryKey: [...ROUNDS_KEY, 'list', game ?? null],
    queryFn: ({ pageParam, signal }) =>
      call(
        listRounds,
        {
          query: {
            ...(game !== undefined && { game }),
            ...(pageParam !== undefined && { cursor: pageParam }),
          },
        },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** One of my rounds in full. It never changes but for the seed that may be revealed later. */
export function roundQuery(id: string) {
  return queryOptions({
    queryKey: [...ROUNDS_KEY, 'one', id],
    queryFn: ({ signal }) => call(getRound, { params: { id } }, signal),
  });
}

/** The games to filter by: those whose rounds are ours. */
export const gamesQuery = queryOptions({
  queryKey: ['games', 'all'],
  queryFn: async ({ signal }) =>
    (await call(listGames, { query: { limit: '200' } }, signal)).games.filter(
      ({ maker }) => maker === 'house',
    ),
  staleTime: 60_000,
});

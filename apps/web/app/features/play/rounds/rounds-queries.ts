import type { InputOf } from '@croupier/contract/kit';
import { listGames } from '@croupier/contract/site/lobby';
import { listProviderGames, listProviderRounds } from '@croupier/contract/play/providers';
import {
  getRound,
  getRoundMaths,
  getShare,
  listOpenRounds,
  listRounds,
} from '@croupier/contract/play/rounds';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const ROUNDS_KEY = ['rounds'] as const;

type HistoryQuery = Omit<InputOf<typeof listRounds>['query'], 'cursor'>;

/** My rounds, newest first, a page at a time. */
export function roundsQuery(filter: HistoryQuery) {
  return infiniteQueryOptions({
    queryKey: [...ROUNDS_KEY, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        listRounds,
        { query: { ...filter, ...(pageParam !== undefined && { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** My rounds that wait for a choice. */
export const openRoundsQuery = queryOptions({
  queryKey: [...ROUNDS_KEY, 'open'],
  queryFn: async ({ signal }) => (await call(listOpenRounds, { query: {} }, signal)).rounds,
});

/** My rounds in games of other studios, newest first, a page at a time; each with its game's name. */
export const studioRoundsQuery = infiniteQueryOptions({
  queryKey: [...ROUNDS_KEY, 'studios'],
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam === undefined ? {} : { cursor: pageParam };
    const [{ rounds, nextCursor }, { games }] = await Promise.all([
      call(listProviderRounds, { query }, signal),
      call(listProviderGames, {}, signal),
    ]);
    const names = new Map(games.map(({ game, name }) => [game, name]));
    const named = rounds.map((round) => ({ ...round, name: names.get(round.game) ?? round.game }));
    return { rounds: named, nextCursor };
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
});

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

/** The maths one of my rounds was played by; they never change. */
export function roundMathsQuery(id: string) {
  return queryOptions({
    queryKey: [...ROUNDS_KEY, 'maths', id],
    queryFn: async ({ signal }) => (await call(getRoundMaths, { params: { id } }, signal)).definition,
    staleTime: Infinity,
  });
}

/** The ticket one of my rounds is shared by; null while it is not. */
export function shareQuery(id: string) {
  return queryOptions({
    queryKey: [...ROUNDS_KEY, 'share', id],
    queryFn: async ({ signal }) => (await call(getShare, { params: { id } }, signal)).ticket,
  });
}

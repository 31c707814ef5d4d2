import { listPoints } from '@croupier/contract/rewards/points';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const POINTS_KEY = ['points'] as const;

/** My points and their moves, newest first. */
export const pointsQuery = infiniteQueryOptions({
  queryKey: POINTS_KEY,
  queryFn: ({ pageParam, signal }) =>
    call(listPoints, { query: pageParam === undefined ? {} : { cursor: pageParam } }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
});

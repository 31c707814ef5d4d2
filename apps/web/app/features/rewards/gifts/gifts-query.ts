import { listGifts } from '@croupier/contract/rewards/gifts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** My gifts of rounds, newest first. */
export const giftsQuery = queryOptions({
  queryKey: ['gifts'],
  queryFn: async ({ signal }) => (await call(listGifts, {}, signal)).gifts,
});

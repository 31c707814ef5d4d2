import {
  answerCheck,
  chooseCheckMinutes,
  playSession,
  type Playing,
} from '@croupier/contract/people/reality-checks';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { putKnown } from '../../../lib/ask-anew.ts';
import { call } from '../../../lib/api.ts';

type Kind = 'real' | 'play';

/** How long a player has been playing, with how far this device's clock is behind the server's. */
export interface Seen extends Playing {
  readonly aheadMs: number;
}

const seen = (playing: Playing): Seen => ({ ...playing, aheadMs: Date.parse(playing.now) - Date.now() });

export const playingQuery = (kind: Kind) =>
  queryOptions({
    queryKey: ['playing', kind],
    queryFn: async ({ signal }) => seen(await call(playSession, { query: { kind } }, signal)),
    staleTime: 0,
  });

/** Goes on after a look at what was played; in another tab it may have been said already. */
export function useAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (checkAt: string) => seen(await call(answerCheck, { body: { checkAt } })),
    onSuccess: (playing) => putKnown(client, playingQuery('real').queryKey, playing),
  });
}

export function useMinutes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (minutes: number) => seen(await call(chooseCheckMinutes, { body: { minutes } })),
    onSuccess: (playing) => putKnown(client, playingQuery('real').queryKey, playing),
  });
}

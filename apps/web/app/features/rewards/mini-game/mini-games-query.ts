import { checkMiniGame, listMiniGames } from '@croupier/contract/rewards/mini-game';
import type { Language } from '@croupier/domain/site/regions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const MINI_GAMES_KEY = ['mini-games'] as const;

/** Mini-games that are open, with my attempts once I am signed in. */
export const miniGamesQuery = (language: Language, isPlayer: boolean) =>
  queryOptions({
    queryKey: [...MINI_GAMES_KEY, language, isPlayer],
    queryFn: async ({ signal }) => (await call(listMiniGames, { query: { language } }, signal)).miniGames,
  });

/** It may be asked again: an attempt is drawn for once. */
export const draw = (body: { id: string; attempt: string; language: Language }) =>
  call(checkMiniGame, { body });

export type Played = Awaited<ReturnType<typeof draw>>;

import { feature } from '../../../platform/feature.ts';
import { PROVIDER_BOOKS } from './provider-books-store.ts';
import { KEYS_SEALED } from './studio-keys.ts';

export const PROVIDERS = feature({
  name: 'providers',
  level: 7,
  about: 'the wallet of other studios’ games',
  owns: [
    'provider_alarm_rule',
    'provider_block',
    'provider_call_hour',
    'provider_free_rounds',
    'provider_free_rounds_payment',
    'provider_game',
    'provider_held_win',
    'provider_key',
    'provider_nonce',
    'provider_round',
    'provider_session',
    'provider_transaction',
  ],
  reads: ['player', 'player_block', 'region_wish'],
  sealed: [KEYS_SEALED],
  books: () => PROVIDER_BOOKS,
});

export { decideHeldWin, lockHeldWin, type HeldWinVerdict } from './decide-held-win.ts';
export {
  planStudioVoid,
  voidStudioRound,
  type AgainstStudioVoid,
  type StudioVoidPlan,
} from './void-studio-round.ts';
export { giveFreeRounds, type FreeRoundsGift, type FreeRoundsVerdict } from './give-free-rounds.ts';
export {
  cancelFreeRounds,
  giveUpFreeRounds,
  standingOfFreeRounds,
  type FreeRoundsStanding,
} from './end-free-rounds.ts';
export { listFreeRoundsOf, moveFreeRoundsEnds, type FreeRoundsRow } from './free-rounds-store.ts';
export { manageStudios, type Studios } from './manage-studios.ts';
export { seedStudioGames } from './seed-studio-games.ts';
export { createProviders } from './providers-module.ts';
export { BUCKETS_MS } from './call-log.ts';
export { isLive, type StudioKey, type StudioKeys } from './studio-keys.ts';
export type { RoundKey } from './provider-rounds-store.ts';
export { findStudioRoundOfGrant } from './provider-rounds-store.ts';
export { nameOfStudio } from './list-provider-games.ts';
export {
  findGame as findStudioGame,
  listGamesOfStudio,
  lockMaximumWin,
  setMaximumWin,
} from './providers-store.ts';

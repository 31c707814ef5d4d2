import { feature } from '../../../platform/feature.ts';
import { createSeedVault } from '../fairness/feature.ts';
import { roundsBooks } from './rounds-books.ts';

export const ROUNDS = feature({
  name: 'rounds',
  level: 7,
  about: 'check → draw → settle',
  owns: ['every_round', 'open_round', 'round', 'round_archive', 'round_share', 'voided_round'],
  reads: ['game_maths', 'game_switch', 'player', 'seed_pair'],
  writes: ['outbox', 'player_seat'],
  books: ({ seedKey, ...options }) => roundsBooks({ vault: seedKey && createSeedVault(seedKey), ...options }),
});

export { createRounds, settlementOptions, type Rounds } from './rounds-module.ts';
export { playRound } from './play-round.ts';
export type { Bet } from './draw-bet.ts';
export { drawBet } from './draw-bet.ts';
export type { Settlement } from './settlement.ts';
export type { Played } from './play-round.ts';
export { cycleStart, tooSoon } from './cycle-sql.ts';
export type { AgainstVoid, VoidPlan } from './plan-void.ts';
export { findRoundOfGrant } from './open-rounds-store.ts';

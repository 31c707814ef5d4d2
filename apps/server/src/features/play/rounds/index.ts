export { createRounds, settlementOptions, type Rounds } from './rounds-module.ts';
export { playRound } from './play-round.ts';
export type { Bet, Settlement } from './draw-bet.ts';
export { drawBet } from './draw-bet.ts';
export { createMemoryTape } from './round-tape.ts';
export type { Played } from './play-round.ts';
export { roundsBooks } from './rounds-books.ts';
export { cycleStart, tooSoon } from './cycle-store.ts';
export { findRoundOfGrant } from './open-rounds-store.ts';

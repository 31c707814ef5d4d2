export { createRounds, settlementOptions, type Rounds } from './rounds-module.ts';
export { playRound } from './play-round.ts';
export type { Bet, Settlement } from './settle-batches.ts';
export { drawRound } from './draw-round.ts';
export { createMemoryTape, type Tape } from './round-tape.ts';
export { verifyBooks, type BooksReport } from './verify-books.ts';

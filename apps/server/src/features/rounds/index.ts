export { createRounds, settlementOptions, type Rounds } from './rounds-module.ts';
export { drawRound } from './draw-round.ts';
export { createMemoryTape, type Tape } from './round-tape.ts';
export { verifyBooks, type BooksReport } from './verify-books.ts';

export { createRounds, settlementOptions, type Rounds } from './rounds-module.ts';
export { createMemoryTape, type Tape } from './round-tape.ts';
export { verifyBooks, type BooksReport } from './verify-books.ts';

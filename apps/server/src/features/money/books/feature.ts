import { feature } from '../../../platform/feature.ts';
import { CHAINS_SEALED } from './transfer-link.ts';
import { WITNESS_SEALED } from './witness-seal.ts';

export const BOOKS = feature({
  name: 'books',
  level: 10,
  about:
    'what `npm run verify` holds against what: each feature lists its own checks, this one makes them all',
  owns: [
    'books_head',
    'books_head_account',
    'books_witness',
    'house_day',
    'house_move',
    'transfer_chain',
    'verify_finding',
    'verify_run',
  ],
  sealed: [CHAINS_SEALED, WITNESS_SEALED],
});

export { createBooks } from './books-module.ts';
export type { HeldHead } from './heads-books.ts';
export { createKeptHead } from './kept-head.ts';
export { rebuildHouseDays } from './house-days-store.ts';
export { keepVerifyRun } from './keep-verify-run.ts';
export { verifyBooks, type BooksReport } from './verify-books.ts';

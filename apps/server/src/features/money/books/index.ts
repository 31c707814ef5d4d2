export { createBooks } from './books-module.ts';
export type { HeldHead } from './heads-books.ts';
export { createKeptHead } from './kept-head.ts';
export { rebuildHouseDays } from './house-days-store.ts';
export { keepVerifyRun } from './keep-verify-run.ts';
export { verifyBooks, type BooksReport } from './verify-books.ts';

export { createBooks } from './books-module.ts';
export type { HeldHead } from './heads-books.ts';
export { verifyBooks, type BooksReport } from './verify-books.ts';

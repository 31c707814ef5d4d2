export { checkBooks, verifyBooks, type BooksReport } from './verify-books.ts';

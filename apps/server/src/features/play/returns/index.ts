export { createReturns } from './returns-module.ts';
export { RETURNS_BOOKS } from './returns-books.ts';

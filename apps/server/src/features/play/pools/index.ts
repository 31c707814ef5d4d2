export { poolsBooks } from './pools-books.ts';
export { createPools } from './pools-module.ts';

export { counter } from './counter.ts';
export { createTallies } from './tallies-module.ts';
export { TALLIES_BOOKS } from './tallies-books-store.ts';

export { createReturns } from './returns-module.ts';
export { RETURNS_BOOKS } from './returns-books.ts';
export { listDays, listTallies } from './returns-store.ts';
export { mathsView } from './returns-view.ts';

export { createPurses, type Gifts, type Purses } from './purses-module.ts';
export { PURSES_BOOKS } from './purses-books-store.ts';
export type { Grant } from './grants-store.ts';
export { GIFTS_BOOKS } from './gifts-books-store.ts';

export { createPurses, type Purses } from './purses-module.ts';
export type { Grant } from './grants-store.ts';

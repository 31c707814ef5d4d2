export { findActiveBonus } from './active-bonus.ts';
export { heldParts } from './held-parts.ts';
export { createPurses, type Gifts, type Purses } from './purses-module.ts';
export { createEndBonus, type BonusLeft, type EndBonus } from './end-bonus.ts';
export { forfeitWin } from './change-grant.ts';
export { lockActive, lockKnownGrant, saveWagerLeft, type ActiveBonus } from './lock-grants.ts';
export { PURSES_BOOKS } from './purses-books-store.ts';
export type { Grant } from './grants-store.ts';
export { GIFTS_BOOKS } from './gifts-books-store.ts';

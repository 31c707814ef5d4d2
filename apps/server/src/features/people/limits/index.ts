export { setLimit } from './change-limit.ts';
export { findDepositStop } from './house-limits-store.ts';
export { createLimits, type Limits } from './limits-module.ts';
export { LIMITS_BOOKS } from './limits-books.ts';
export { listLimits, listLimitsAt } from './limits-store.ts';
export { refuseClosed } from './refuse-by-level.ts';

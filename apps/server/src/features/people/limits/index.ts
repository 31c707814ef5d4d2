export { createLimits, type Limits } from './limits-module.ts';
export { LIMITS_BOOKS } from './limits-books.ts';

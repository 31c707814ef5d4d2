import { feature } from '../../../platform/feature.ts';
import { LIMITS_BOOKS } from './limits-books.ts';

export const LIMITS = feature({
  name: 'limits',
  level: 3,
  about: 'what players allow themselves to deposit, lose and stake, and how long to play',
  owns: ['player_limit', 'player_limit_change'],
  reads: ['house_rule', 'stop_rule'],
  books: () => LIMITS_BOOKS,
});

export { setLimit } from './change-limit.ts';
export { findDepositStop } from './house-limits-store.ts';
export { createLimits, type Limits } from './limits-module.ts';
export { listLimits, listLimitsAt } from './limits-store.ts';
export { refuseClosed } from './refuse-by-level.ts';
export { LIMITS_BOOKS };

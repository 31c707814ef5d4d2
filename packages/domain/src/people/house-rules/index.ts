import type { LimitRule } from '../limits/player-limit.ts';

/** What the house may limit for a player, beside what they limit themselves: whatever they may. */
export const HOUSE_LIMITS = [
  'stake_limit',
  'loss_limit',
  'deposit_limit',
  'stake_maximum',
  'session_time',
] as const satisfies LimitRule[];
export type HouseLimitName = (typeof HOUSE_LIMITS)[number];

/** Whatever the house sets for one player: limits, and a break in which nothing is staked or deposited. */
export const HOUSE_RULES = [...HOUSE_LIMITS, 'break'] as const;
export type HouseRuleName = (typeof HOUSE_RULES)[number];

/** Six weeks, as of a time-out by LCCP 3.3.4; for longer there are blocks, and exclusion. */
export const BREAK_DAYS_MAX = 42;

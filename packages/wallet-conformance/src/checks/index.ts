import type { Check } from '../check.ts';
import { BET_CHECKS } from './bets.ts';
import { FREE_ROUND_CHECKS } from './free-rounds.ts';
import { PURSE_CHECKS } from './purses.ts';
import { REFUSED_BET_CHECKS } from './refused-bets.ts';
import { ROLLBACK_CHECKS } from './rollbacks.ts';
import { ROUND_CHECKS } from './rounds.ts';
import { RULE_CHECKS } from './rules.ts';
import { SESSION_CHECKS } from './sessions.ts';
import { SIGNING_CHECKS } from './signing.ts';
import { WIN_CHECKS } from './wins.ts';

/** Every rule of the wallet API, in the order of its documentation. */
export const CHECKS: readonly Check[] = [
  ...SIGNING_CHECKS,
  ...SESSION_CHECKS,
  ...BET_CHECKS,
  ...REFUSED_BET_CHECKS,
  ...RULE_CHECKS,
  ...WIN_CHECKS,
  ...ROLLBACK_CHECKS,
  ...ROUND_CHECKS,
  ...PURSE_CHECKS,
  ...FREE_ROUND_CHECKS,
];

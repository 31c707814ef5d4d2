import type { DepositLimit } from '@croupier/contract/people/limits';
import type { LimitAction } from './limits-queries.ts';

/** What an action came to, by the limit as it is after it: a wish for more is only noted. */
export function limitOutcome(
  action: LimitAction,
  limit: Pick<DepositLimit, 'asked'>,
): 'saved' | 'noted' | 'confirmed' | 'cancelled' {
  if (action.does === 'confirm') return 'confirmed';
  if (action.does === 'cancel') return 'cancelled';
  return limit.asked ? 'noted' : 'saved';
}

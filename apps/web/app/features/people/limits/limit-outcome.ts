import { ApiError } from '@croupier/contract/kit';
import type { PlayerLimit } from '@croupier/contract/people/limits';
import type { LimitAction } from './limits-queries.ts';

/** What an action came to, by the limit as it is after it: a wish for more is only noted. */
export function limitOutcome(
  action: LimitAction,
  limit: Pick<PlayerLimit, 'asked'>,
): 'saved' | 'noted' | 'confirmed' | 'cancelled' {
  if (action.does === 'confirm') return 'confirmed';
  if (action.does === 'cancel') return 'cancelled';
  return limit.asked ? 'noted' : 'saved';
}

/** What to say where nothing was done; undefined where a modal tells it already, as what the player's rules have against it. */
export function limitFailure(error: unknown): 'failed' | 'lapsed' | undefined {
  const key = error instanceof ApiError ? error.key : undefined;
  if (key === 'user_cant_use_exception') return undefined;
  return key === 'conflict' ? 'lapsed' : 'failed';
}

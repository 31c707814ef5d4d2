import type { PayIn } from '@croupier/contract/money/payments';
import { isPayInOver, type PayInState } from '@croupier/domain/money/payments';

const FIRST_MS = 1_000;
const SLOWEST_MS = 15_000;
const SLOW_AFTER_MS = 30_000;
const GIVE_UP_AFTER_MS = 30 * 60_000;

/**
 * How long to wait before asking again, or `false` to stop. The socket tells first as a rule; asking covers
 * lost messages, every second at the start and ever more rarely after.
 */
export function nextAskMs(state: PayInState | undefined, asked: number, watchedMs: number): number | false {
  if (state !== undefined && isPayInOver(state)) return false;
  if (watchedMs > GIVE_UP_AFTER_MS) return false;
  return Math.min(SLOWEST_MS, Math.round(FIRST_MS * 1.5 ** Math.max(0, asked - 1)));
}

/** Whether to say that it takes longer than usual. */
export function isSlow(watchedMs: number): boolean {
  return watchedMs > SLOW_AFTER_MS;
}

/** How long after its page was opened a payment is asked for whose money has come and whose bonus has not. */
const BONUS_COMES_WITHIN_MS = 20_000;

/** The state by which a payment is asked for again: one that waits for its bonus only is not over at once, but may wait for long. */
export const stateToAsk = (
  payIn: Pick<PayIn, 'state' | 'bonus'> | null | undefined,
  sinceMs: number,
): PayIn['state'] | undefined =>
  payIn?.state === 'PAID' && payIn.bonus?.state === 'WAITING' && sinceMs < BONUS_COMES_WITHIN_MS
    ? 'PENDING'
    : payIn?.state;

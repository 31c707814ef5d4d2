import type { PayOutKind } from './pay-out-methods.ts';
import type { PayOutState } from './pay-out-state.ts';

const HOUR_MS = 3_600_000;

/** What happens next, as its player is told. */
export const NEXT_STEPS = ['checked', 'looked_at', 'sent', 'arrives', 'asked_after', 'none'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

export const NEXT_STEP_OF = {
  PENDING: 'checked',
  IN_REVIEW: 'looked_at',
  APPROVED: 'sent',
  SENT: 'arrives',
  UNKNOWN: 'asked_after',
  PAID: 'none',
  REJECTED: 'none',
  CANCELED: 'none',
  FAILED: 'none',
} as const satisfies Record<PayOutState, NextStep>;

/** How long the house takes to look at one, and how long banks take. */
const REVIEW_MS = 24 * HOUR_MS;
const BANK_MS = { card: 24 * HOUR_MS, iban: 72 * HOUR_MS } as const satisfies Record<PayOutKind, number>;

/** When the money is there at the latest, as far as the house knows; null where it is over. @param since when it came into its state */
export function payOutExpectedAt(state: PayOutState, kind: PayOutKind, since: Date): Date | null {
  if (NEXT_STEP_OF[state] === 'none') return null;
  const waits = state === 'PENDING' || state === 'IN_REVIEW' || state === 'UNKNOWN' ? REVIEW_MS : 0;
  return new Date(since.getTime() + waits + BANK_MS[kind]);
}

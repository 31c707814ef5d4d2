/** How far one role may go alone with an act, in one currency. */
export interface AloneRule {
  readonly act: string;
  readonly role: string;
  readonly currency: string;
  /** At most so much, in minor units, whichever way it goes. */
  readonly upToMinor: bigint;
}

/**
 * Whether somebody of this role may do it without a second person. What no rule speaks of needs one: whoever forgets a rule
 * has asked for four eyes.
 */
export function mayActAlone(
  rules: readonly AloneRule[],
  { act, role, currency, amountMinor }: { act: string; role: string; currency: string; amountMinor: bigint },
): boolean {
  const rule = rules.find((each) => each.act === act && each.role === role && each.currency === currency);
  const size = amountMinor < 0n ? -amountMinor : amountMinor;
  return rule !== undefined && size <= rule.upToMinor;
}

export const APPROVAL_STATES = ['waiting', 'done', 'refused', 'withdrawn', 'expired', 'failed'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

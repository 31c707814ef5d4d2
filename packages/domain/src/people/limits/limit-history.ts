import type { LimitKey, LimitSize, StoredLimit } from './player-limit.ts';

export const LIMIT_CHANGES = ['set', 'lowered', 'asked', 'cancelled', 'raised', 'removed'] as const;

/** What a player did to a limit, as it stays on record. Amount: what was set or asked for; null for none. */
export interface RecordedLimitChange extends LimitKey {
  readonly change: (typeof LIMIT_CHANGES)[number];
  readonly amount: LimitSize | null;
  readonly at: Date;
}

/**
 * The limit that a recorded change leaves behind: what is written beside it.
 * @returns undefined when no such change could have been made to the limit as it was
 */
export function limitAfter(
  before: StoredLimit | undefined,
  { rule, period, change, amount, at }: RecordedLimitChange,
): StoredLimit | undefined {
  const plain = { rule, period, amount, askedAt: null, asked: null };
  switch (change) {
    case 'set':
      return before?.amount || !amount ? undefined : { ...plain, loosenedAt: before?.loosenedAt ?? null };
    case 'lowered':
      return amount && before?.amount && isLower(amount, before.amount)
        ? { ...plain, loosenedAt: before.loosenedAt }
        : undefined;
    case 'asked':
      return before?.amount ? { ...before, askedAt: at, asked: amount } : undefined;
    case 'cancelled':
      return isAsked(before, amount) ? { ...before, askedAt: null, asked: null } : undefined;
    case 'raised':
      return amount && isAsked(before, amount) ? { ...plain, loosenedAt: at } : undefined;
    case 'removed':
      return !amount && isAsked(before, amount) ? { ...plain, loosenedAt: at } : undefined;
  }
}

/** In one currency; what is lower in another was judged by the rates of its day. */
const isLower = (amount: LimitSize, before: LimitSize): boolean =>
  amount.currency !== before.currency || amount.size < before.size;

const isAsked = (before: StoredLimit | undefined, amount: LimitSize | null): before is StoredLimit =>
  before !== undefined && before.askedAt !== null && before.asked?.size === amount?.size;

import type { Currency, Money } from '../../money/amounts/money.ts';
import type { LimitPeriod, StoredLimit } from './deposit-limit.ts';

/** What a player did to a limit, as it stays on record. Amounts: what was set or asked for; null for none. */
export interface RecordedLimitChange {
  readonly period: LimitPeriod;
  readonly change: 'set' | 'lowered' | 'asked' | 'cancelled' | 'raised' | 'removed';
  readonly amountMinor: bigint | null;
  readonly currency: Currency;
  readonly at: Date;
}

/**
 * The limit that a recorded change leaves behind: what is written beside it.
 * @returns undefined when no such change could have been made to the limit as it was
 */
export function limitAfter(
  before: StoredLimit | undefined,
  change: RecordedLimitChange,
): StoredLimit | undefined {
  const { period, amountMinor, currency, at } = change;
  const amount: Money | null = amountMinor === null ? null : { amountMinor, currency };
  const plain = { period, amountMinor, currency, askedAt: null, asked: null };
  const limited = before !== undefined && before.amountMinor !== null;
  switch (change.change) {
    case 'set':
      return limited || !amount ? undefined : { ...plain, loosenedAt: before?.loosenedAt ?? null };
    case 'lowered':
      return limited && amount && isLower(amount, before)
        ? { ...plain, loosenedAt: before.loosenedAt }
        : undefined;
    case 'asked':
      return limited ? { ...before, askedAt: at, asked: amount } : undefined;
    case 'cancelled':
      return isAsked(before, amount) ? { ...before, askedAt: null, asked: null } : undefined;
    case 'raised':
      return amount && isAsked(before, amount) ? { ...plain, loosenedAt: at } : undefined;
    case 'removed':
      return !amount && isAsked(before, amount) ? { ...plain, loosenedAt: at } : undefined;
  }
}

/** In one currency; what is lower in another was judged by the rates of its day. */
const isLower = (amount: Money, before: StoredLimit): boolean =>
  amount.currency !== before.currency || amount.amountMinor < before.amountMinor!;

const isAsked = (before: StoredLimit | undefined, amount: Money | null): before is StoredLimit =>
  before !== undefined && before.askedAt !== null && before.asked?.amountMinor === amount?.amountMinor;

import type { PayInOffer } from '@croupier/contract/money/payments';
import { parseAmountMinor } from '@croupier/domain/money/amounts';
import type { PayInMethod } from '@croupier/domain/money/payments';
import { readMoney, type MoneyFormat } from '../../../lib/money-input/money-text.ts';

export type AmountProblem = 'blank' | 'malformed' | 'below' | 'above';
export type CheckedAmount = { ok: true; amountMinor: bigint } | { ok: false; problem: AmountProblem };

export interface AmountLimits {
  readonly minimumMinor: bigint;
  readonly maximumMinor: bigint;
}

export const limitsOf = ({ minimumMinor, maximumMinor }: PayInOffer): AmountLimits => ({
  minimumMinor: BigInt(minimumMinor),
  maximumMinor: BigInt(maximumMinor),
});

export const isWithin = ({ minimumMinor, maximumMinor }: AmountLimits, amountMinor: bigint): boolean =>
  amountMinor >= minimumMinor && amountMinor <= maximumMinor;

/** What the deposit form accepts. Limits are the server's, in minor units; the server checks again. */
export function checkAmount(text: string, limits: AmountLimits, format: MoneyFormat): CheckedAmount {
  const read = readMoney(text, format);
  if (!read.ok) return { ok: false, problem: read.reason };
  if (read.minor < limits.minimumMinor) return { ok: false, problem: 'below' };
  if (read.minor > limits.maximumMinor) return { ok: false, problem: 'above' };
  const amountMinor = parseAmountMinor(read.minor.toString());
  return amountMinor === undefined ? { ok: false, problem: 'malformed' } : { ok: true, amountMinor };
}

/** A deposit that was sent and has not been answered yet. */
export interface PendingDeposit {
  readonly key: string;
  readonly amountMinor: bigint;
  readonly method: PayInMethod;
  /** The bonus that it shall bring. */
  readonly bonus: string | undefined;
}

/**
 * The deposit to send: the unanswered one again when amount, method and bonus are the same, so that a lost answer never
 * makes two payments; a new one otherwise, since a key may not be used for another wish.
 */
export function depositToSend(
  pending: PendingDeposit | undefined,
  wanted: Omit<PendingDeposit, 'key'>,
  newKey: () => string,
): PendingDeposit {
  const isSame =
    pending?.amountMinor === wanted.amountMinor &&
    pending.method === wanted.method &&
    pending.bonus === wanted.bonus;
  return isSame ? pending : { key: newKey(), ...wanted };
}

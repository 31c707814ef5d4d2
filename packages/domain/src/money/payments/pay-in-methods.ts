import type { Currency } from '../amounts/index.ts';

/** Ways of paying in. */
export const PAY_IN_METHODS = ['card', 'bank', 'wallet'] as const;
export type PayInMethod = (typeof PAY_IN_METHODS)[number];

/** A way of paying in as a provider takes it, in one currency. */
export interface PayInCapability {
  readonly method: PayInMethod;
  readonly currency: Currency;
  readonly minimumMinor: bigint;
  readonly maximumMinor: bigint;
  /** Paid on top of the amount, there and not to us: shown before, never in our books. */
  readonly fee: PayInFee;
  /** How long it takes until the money is here. */
  readonly minutes: { readonly least: number; readonly most: number };
}

/** What a payer pays on top of an amount, at most: rounded up, so that nobody is told less. */
export const payInFeeOf = ({ fixedMinor, shareMicro }: PayInFee, amountMinor: bigint): bigint =>
  fixedMinor + (amountMinor * BigInt(shareMicro) + 999_999n) / 1_000_000n;

/** A sum and a share of the amount in millionths, together. */
export interface PayInFee {
  readonly fixedMinor: bigint;
  readonly shareMicro: number;
}

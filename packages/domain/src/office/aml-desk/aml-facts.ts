import type { Currency } from '../../money/amounts/money.ts';

/** A deposit that was paid, or a pay-out that was asked for. */
export interface AmlPayment {
  readonly id: string;
  readonly way: 'in' | 'out';
  /** When a deposit was paid; when a pay-out was asked for. */
  readonly at: Date;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  /** By what its provider knows the card or account; null where nobody has told. */
  readonly mark: string | null;
  /** A pay-out whose money the player has again: it was turned down, taken back or failed. */
  readonly isBack: boolean;
}

/** Own money that was staked in an hour. */
export interface StakedHour {
  readonly hour: Date;
  readonly currency: Currency;
  readonly stakedMinor: bigint;
}

/** A card or account of this player that others have paid by, too, or have had paid out to. */
export interface SharedMark {
  readonly mark: string;
  /** How many others. */
  readonly accounts: number;
}

/** Money of one player as it is kept up to the end of a day of UTC. */
export interface AmlFacts {
  readonly dayStart: Date;
  /** When the account was opened. */
  readonly openedAt: Date;
  /** Of {@link PAYMENT_DAYS} days, in their order. */
  readonly payments: readonly AmlPayment[];
  /** Of {@link LINKED_DAYS} days. */
  readonly stakes: readonly StakedHour[];
  readonly shared: readonly SharedMark[];
}

/** Payments so many days apart, the day among them, are looked at as one when somebody splits them. */
export const LINKED_DAYS = 7;
/** Ways of paying are looked at over so many days, the day among them. */
export const PAYMENT_DAYS = 30;

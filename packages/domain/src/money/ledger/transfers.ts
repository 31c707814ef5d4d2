import type { BalanceKind, Currency } from '../amounts/money.ts';
import type { HouseAccount } from './operations.ts';

/** One of the two accounts that a transfer is between; the player is the post's, and so is the currency. */
export type TransferSide =
  | { readonly owner: 'player'; readonly kind: BalanceKind }
  | { readonly owner: 'house'; readonly name: HouseAccount };

/** Money from one account to another; exactly one of the two is the player's. */
export interface Transfer {
  readonly from: TransferSide;
  readonly to: TransferSide;
  readonly amountMinor: bigint;
}

/** One account of a player. `version` counts its transfers. */
export interface Balance {
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly amountMinor: bigint;
  readonly version: bigint;
}

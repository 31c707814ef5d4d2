import type { BalanceKind, Currency, HouseAccount } from '@croupier/domain';

export type { HouseAccount };

export type AccountRef =
  | { readonly owner: 'player'; readonly kind: BalanceKind }
  | { readonly owner: 'house'; readonly name: HouseAccount };

/** Money from one account to another; exactly one of the two is the player's. */
export interface TransferInput {
  readonly from: AccountRef;
  readonly to: AccountRef;
  readonly amountMinor: bigint;
}

/** One account of a player. `version` counts its transfers. */
export interface Balance {
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly amountMinor: bigint;
  readonly version: bigint;
}

import type { BalanceKind } from '../amounts/money.ts';
import type { HouseAccount } from './operations.ts';
import type { Balance, Transfer } from './transfers.ts';

/** A transfer with its place in the account's chain, ready to be written. */
export interface PlannedTransfer {
  readonly kind: BalanceKind;
  readonly version: bigint;
  readonly debit: 'player' | HouseAccount;
  readonly credit: 'player' | HouseAccount;
  readonly amountMinor: bigint;
  readonly balanceBeforeMinor: bigint;
  readonly balanceAfterMinor: bigint;
}

export type TransferPlan =
  | { readonly status: 'planned'; readonly transfers: PlannedTransfer[]; readonly balances: Balance[] }
  | { readonly status: 'insufficient_funds' };

/**
 * Works out what transfers, taken in order, do to a player's accounts. The whole post is refused when any of
 * them would take an account below zero.
 * @param balances every account that a transfer names, as it is under the lock
 * @throws on what no caller may ask for: an amount that is not positive, or not exactly one side the player's
 */
export function planTransfers(balances: readonly Balance[], asked: readonly Transfer[]): TransferPlan {
  const current = new Map(balances.map((balance) => [balance.kind, balance]));
  const transfers: PlannedTransfer[] = [];
  for (const transfer of asked) {
    const { kind, incoming, house } = sides(transfer);
    const before = current.get(kind);
    if (!before) throw new Error(`The account ${kind} is not open`);
    const after = before.amountMinor + (incoming ? transfer.amountMinor : -transfer.amountMinor);
    if (after < 0n) return { status: 'insufficient_funds' };
    const version = before.version + 1n;
    current.set(kind, { ...before, amountMinor: after, version });
    transfers.push({
      kind,
      version,
      debit: incoming ? house : 'player',
      credit: incoming ? 'player' : house,
      amountMinor: transfer.amountMinor,
      balanceBeforeMinor: before.amountMinor,
      balanceAfterMinor: after,
    });
  }
  return { status: 'planned', transfers, balances: [...current.values()] };
}

function sides({ from, to, amountMinor }: Transfer): {
  kind: BalanceKind;
  incoming: boolean;
  house: HouseAccount;
} {
  if (amountMinor <= 0n) throw new RangeError(`A transfer of ${amountMinor} moves nothing`);
  if (from.owner === 'player' && to.owner === 'house')
    return { kind: from.kind, incoming: false, house: to.name };
  if (from.owner === 'house' && to.owner === 'player')
    return { kind: to.kind, incoming: true, house: from.name };
  throw new RangeError('A transfer is between the player and the house');
}

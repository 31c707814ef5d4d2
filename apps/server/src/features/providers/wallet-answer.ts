import { WALLET_STATUSES, type WalletAnswer, type WalletStatus } from '@croupier/contract/providers';
import type { BalanceKind, Currency } from '@croupier/domain';
import type { Queryable } from '../../platform/database.ts';
import { balancesOf } from '../ledger/index.ts';

export interface Purse {
  readonly playerId: bigint;
  readonly currency: Currency;
  readonly kind: BalanceKind;
}

/** A verdict with its sentence, and what else it carries. */
export function verdict<T extends object>(
  status: WalletStatus,
  more: T,
): T & { status: WalletStatus; message: string } {
  return { status, message: WALLET_STATUSES[status], ...more };
}

/** A verdict with what the purse holds now. */
export async function verdictWithBalance(
  q: Queryable,
  status: WalletStatus,
  purse: Purse,
  more: Partial<WalletAnswer> = {},
): Promise<WalletAnswer> {
  return verdict(status, { ...(await balanceIn(q, purse)), ...more });
}

/** What the purse holds, as it stands in an answer. */
export async function balanceIn(
  q: Queryable,
  { playerId, currency, kind }: Purse,
): Promise<{ balanceMinor: string; currency: Currency }> {
  const all = await balancesOf(q, playerId);
  const held = all.find((balance) => balance.currency === currency && balance.kind === kind);
  return { balanceMinor: String(held?.amountMinor ?? 0n), currency };
}

import { WALLET_STATUSES, type WalletAnswer, type WalletStatus } from '@croupier/contract/play/providers';
import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { PaidParts, PurseParts } from '@croupier/domain/rewards/purses';
import type { Queryable } from '../../../platform/database.ts';
import { balancesOf } from '../../money/ledger/feature.ts';

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
  db: Queryable,
  status: WalletStatus,
  purse: Purse,
  more: Partial<WalletAnswer> = {},
): Promise<WalletAnswer> {
  return verdict(status, { ...(await balanceIn(db, purse)), ...more });
}

/** What the purse holds, as it stands in an answer: bonus money is there only while a bonus is active. */
export async function balanceIn(
  db: Queryable,
  { playerId, currency, kind }: Purse,
): Promise<Pick<WalletAnswer, 'balanceMinor' | 'currency' | 'balanceParts'>> {
  const all = await balancesOf(db, playerId);
  const of = (kind: BalanceKind): bigint =>
    all.find((balance) => balance.currency === currency && balance.kind === kind)?.amountMinor ?? 0n;
  if (kind !== 'real') return { balanceMinor: String(of(kind)), currency };
  const parts = { realMinor: of('real'), bonusMinor: of('bonus') };
  return {
    ...{ balanceMinor: String(parts.realMinor + parts.bonusMinor), currency },
    balanceParts: amountsOf(parts),
  };
}

/** What moved, as it stands in an answer; play money has no parts. */
export const partsView = ({ kind }: Pick<Purse, 'kind'>, parts: PurseParts): Pick<WalletAnswer, 'parts'> =>
  kind === 'real' ? { parts: amountsOf(parts) } : {};

/** What a payment moved. */
export const paidView = (purse: Pick<Purse, 'kind'>, paid: PaidParts): Partial<WalletAnswer> => ({
  ...partsView(purse, paid),
  ...(paid.forfeitedMinor > 0n && { forfeitedMinor: String(paid.forfeitedMinor) }),
});

const amountsOf = ({ realMinor, bonusMinor }: PurseParts): { realMinor: string; bonusMinor: string } => ({
  realMinor: String(realMinor),
  bonusMinor: String(bonusMinor),
});

/** The player's accounts that an amount moves, own money (or play money) first; none for nothing. */
export const transfersOf = (
  kind: BalanceKind,
  { realMinor, bonusMinor }: PurseParts,
): { account: { owner: 'player'; kind: BalanceKind }; amountMinor: bigint }[] =>
  [
    { account: { owner: 'player', kind } as const, amountMinor: realMinor },
    { account: { owner: 'player', kind: 'bonus' } as const, amountMinor: bonusMinor },
  ].filter(({ amountMinor }) => amountMinor > 0n);

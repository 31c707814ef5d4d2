import type { Balance, Profile } from '@croupier/contract/players';

export interface BalancesView {
  /** What the games take here: shown large. */
  readonly inPlay: Balance;
  /** The other balances in the region's currency, in a fixed order. */
  readonly others: readonly Balance[];
  /** Money in currencies of other regions; empty ones are left out. */
  readonly elsewhere: readonly Balance[];
}

const ORDER = ['real', 'bonus', 'play'] as const;

/** Sorts a player's balances for the page. A kind without an account yet stands at zero. */
export function balancesView({
  balances,
  currency,
  gameMoney,
}: Pick<Profile, 'balances' | 'currency' | 'gameMoney'>): BalancesView {
  const here = ORDER.map(
    (kind) =>
      balances.find((balance) => balance.currency === currency && balance.kind === kind) ?? {
        currency,
        kind,
        amountMinor: '0',
        version: 0,
      },
  );
  return {
    inPlay: here.find(({ kind }) => kind === gameMoney)!,
    others: here.filter(({ kind }) => kind !== gameMoney),
    elsewhere: balances.filter((balance) => balance.currency !== currency && balance.amountMinor !== '0'),
  };
}

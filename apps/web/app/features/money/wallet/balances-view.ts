import type { Balance, Profile } from '@croupier/contract/people/players';
import { playable } from '../../../lib/balance.ts';
import type { ShownBalance } from '../../../lib/held-balance.ts';

export interface BalancesView {
  /** What the games take here: shown large. */
  readonly inPlay: ShownBalance;
  /** The accounts it is made of, where it is of more than one. */
  readonly parts: readonly Balance[];
  /** The other balances in the region's currency, in a fixed order. */
  readonly others: readonly Balance[];
  /** Money in currencies of other regions; empty ones are left out. */
  readonly elsewhere: readonly Balance[];
}

const ORDER = ['real', 'bonus', 'play'] as const;

/** Sorts a player's balances. A kind without an account yet stands at zero; without a bonus nothing is said of one. */
export function balancesView(
  profile: Pick<Profile, 'balances' | 'currency' | 'gameMoney' | 'activeBonus'>,
): BalancesView {
  const { balances, currency, gameMoney, activeBonus } = profile;
  const inPlay = playable(profile);
  const here = ORDER.map(
    (kind) =>
      balances.find((balance) => balance.currency === currency && balance.kind === kind) ?? {
        currency,
        kind,
        amountMinor: '0',
        version: 0,
      },
  );
  const hasBonus = activeBonus?.currency === currency || here[1]!.amountMinor !== '0';
  const isPart = ({ kind }: Balance) => hasBonus && gameMoney === 'real' && kind !== 'play';
  return {
    inPlay,
    parts: here.filter(isPart),
    others: here.filter(
      (balance) => !isPart(balance) && balance.kind !== gameMoney && (hasBonus || balance.kind !== 'bonus'),
    ),
    elsewhere: balances.filter((balance) => balance.currency !== currency && balance.amountMinor !== '0'),
  };
}

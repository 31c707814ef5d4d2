import type { Profile } from '@croupier/contract/people/players';
import { playable } from '../../../lib/balance.ts';
import type { ShownBalance } from '../../../lib/held-balance.ts';
import { leftBy, partsOf } from '../table/round-parts.ts';
import type { RoundState } from '../table/round-state.ts';

/**
 * The balance while a round is on stage, of the account that round plays with: a round that was opened before a change of
 * region goes on in its own currency. While it is shown, the balance after the stake and before the win.
 * @returns null while nothing but the player's balance is to be told
 */
export function balanceOnStage(
  profile: Profile | null | undefined,
  { shown, open }: Pick<RoundState, 'shown' | 'open'>,
): ShownBalance | null {
  if (shown) {
    const { currency, kind, giftId, balanceBeforeMinor } = shown;
    if (giftId !== null) {
      // What a round of a gift wins gathers there.
      const { bonusMinor } = playable({ balances: profile?.balances ?? [], currency, gameMoney: kind });
      return { currency, kind, amountMinor: BigInt(balanceBeforeMinor) + bonusMinor, bonusMinor };
    }
    const { ownWinMinor, bonusWinMinor } = partsOf(shown);
    const { amountMinor, bonusMinor } = leftBy(shown);
    return {
      ...{ currency, kind, amountMinor: amountMinor - ownWinMinor - bonusWinMinor },
      bonusMinor: bonusMinor - bonusWinMinor,
    };
  }
  if (!open || !profile) return null;
  const { currency, kind } = open;
  if (currency === profile.currency && kind === profile.gameMoney) return null;
  const { balances } = profile;
  const isKnown = balances.some((known) => known.currency === currency && known.kind === kind);
  return isKnown ? playable({ balances, currency, gameMoney: kind }) : { currency, kind, ...leftBy(open) };
}

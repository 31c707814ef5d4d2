import type { Profile } from '@croupier/contract/players';
import type { ShownBalance } from '../../lib/held-balance.ts';
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
    const { currency, kind, balanceAfterMinor, balanceBeforeMinor, winMinor, giftId } = shown;
    // What a round of a gift wins gathers there.
    if (giftId !== null) return { currency, kind, amountMinor: BigInt(balanceBeforeMinor) };
    return { currency, kind, amountMinor: BigInt(balanceAfterMinor) - BigInt(winMinor) };
  }
  if (!open || !profile) return null;
  const { currency, kind } = open;
  if (currency === profile.currency && kind === profile.gameMoney) return null;
  const account = profile.balances.find((known) => known.currency === currency && known.kind === kind);
  return { currency, kind, amountMinor: BigInt(account?.amountMinor ?? open.balanceAfterMinor) };
}

import type { Profile } from '@croupier/contract/people/players';
import type { BalanceKind } from '@croupier/domain/money/amounts';
import { useBalanceHold, type ShownBalance } from '../../../lib/held-balance.ts';

/** The player as far as rounds have been shown: a balance must not tell a win before the reels do. */
export function useHeldProfile(profile: Profile | null): Profile | null {
  const hold = useBalanceHold();
  return profile && hold !== null && hold !== 'frozen' ? withHeld(profile, hold) : profile;
}

function withHeld(profile: Profile, { currency, kind, amountMinor, bonusMinor }: ShownBalance): Profile {
  const held: Partial<Record<BalanceKind, bigint>> = { [kind]: amountMinor - bonusMinor };
  if (kind === 'real') held.bonus = bonusMinor;
  const balances = profile.balances.map((balance) => {
    const shownMinor = balance.currency === currency ? held[balance.kind] : undefined;
    return shownMinor === undefined ? balance : { ...balance, amountMinor: String(shownMinor) };
  });
  return { ...profile, balances };
}

import type { Balance, Profile } from '@croupier/contract/people/players';
import type { Round } from '@croupier/contract/play/rounds';
import { useQueryClient } from '@tanstack/react-query';
import { withBalance } from '../../../lib/balance.ts';
import { changeProfile, refreshProfile } from '../../../lib/session.ts';

/** Brings the known balances to what a round left, unless the live connection has newer news already. */
export function useSettledBalance(): (round: Round) => void {
  const client = useQueryClient();
  return (round) => {
    changeProfile(client, (known) => {
      if (isOfOtherBonus(round, known)) void refreshProfile(client).catch(() => undefined);
      return balancesOf(round).reduce(withBalance, known);
    });
  };
}

/** The account of the round's money, and that of its bonus. */
function balancesOf({ currency, kind, balanceAfterMinor, balanceVersion, parts }: Round): Balance[] {
  const own = { currency, kind, amountMinor: balanceAfterMinor, version: balanceVersion };
  return parts?.balance ? [own, { currency, kind: 'bonus', ...parts.balance }] : [own];
}

/** Whether a bonus has begun or ended without our knowing: the round knows it, whatever the live connection missed. */
export function isOfOtherBonus(
  { currency, kind, parts, giftId }: Round,
  { activeBonus }: Pick<Profile, 'activeBonus'>,
): boolean {
  if (parts) return parts.grantId !== activeBonus?.id;
  return giftId === null && kind === 'real' && currency === activeBonus?.currency;
}

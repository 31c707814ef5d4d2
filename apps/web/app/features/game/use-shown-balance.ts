import { gameBalance } from '../../lib/balance.ts';
import { useHoldBalance } from '../../lib/held-balance.ts';
import { useProfile } from '../../lib/session.ts';
import type { House } from './house.ts';
import type { Rounds } from './use-rounds.ts';

/** The balance in minor units as far as rounds have been shown; the bar of the page is held to it as well. */
export function useShownBalance(rounds: Rounds, house: House | null, demo: boolean): bigint {
  const profile = useProfile();
  const { heldMinor, phase, last } = rounds;
  useHoldBalance(demo ? null : (heldMinor ?? (phase === 'asking' ? 'frozen' : null)));
  if (heldMinor !== null) return heldMinor;
  if (demo) return BigInt(last?.balanceAfterMinor ?? house?.givenMinor ?? 0);
  return BigInt((profile && gameBalance(profile)?.amountMinor) ?? 0);
}

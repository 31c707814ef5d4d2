import type { Profile } from '@croupier/contract/people/players';
import { rulesInForce, type RegionPack, type RulePlaces } from '@croupier/domain/site/regions';
import { openModal } from './modals.ts';
import { useRegion } from './root-data.ts';
import { useProfile } from './session.ts';

/** By whose rules a player plays. */
export const placesOfPlayer = ({
  region,
  regionWish,
  residence,
}: Pick<Profile, 'region' | 'regionWish' | 'residence'>): RulePlaces => ({
  region,
  wishedRegion: regionWish?.region ?? null,
  residence,
});

/** The rules in force for who looks: a player's own, and for a visitor those of the page's region. */
export function useRules(): RegionPack {
  const profile = useProfile();
  const here = useRegion();
  return profile ? rulesInForce(placesOfPlayer(profile)) : here;
}

/**
 * Offers a deposit to who is out of money, unasked: whatever would do so, does it by this.
 * @returns null where the rules do not let it be offered; who wants to deposit finds it in the wallet all the same
 */
export function useDepositPrompt(): (() => void) | null {
  return useRules().depositPrompt ? promptDeposit : null;
}

const promptDeposit = (): void => openModal('deposit');

import type { BonusTerms } from '@croupier/domain/rewards/bonuses';
import type { RegionId } from '@croupier/domain/site/regions';
import { activateBonus } from './activate-bonus.ts';
import { KIND, type BonusParts } from './bonus-parts.ts';
import { offerBonus } from './offer-bonus.ts';

/** Gives a player the bonus of a programme for a test. @returns its id; undefined where there is no such bonus, or it is refused */
export type GiveForTest = (wanted: {
  readonly playerId: bigint;
  readonly region: RegionId;
  readonly code: string;
  /** What it comes from: another one is another bonus. */
  readonly reference: string;
  readonly active: boolean;
}) => Promise<string | undefined>;

export async function giveForTest(
  parts: BonusParts,
  { playerId, region, code, reference, active }: Parameters<GiveForTest>[0],
): Promise<string | undefined> {
  const now = parts.clock.now();
  const under = await parts.programmes.find<BonusTerms>(KIND, code, { now });
  if (!under) return undefined;
  const offering = { playerId, region, under, reference, by: 'house', now } as const;
  const id = await parts.db.transaction((tx) => offerBonus(tx, offering));
  if (id === undefined || !active) return id;
  return (await activateBonus(parts, { playerId, region, id })) ? undefined : id;
}

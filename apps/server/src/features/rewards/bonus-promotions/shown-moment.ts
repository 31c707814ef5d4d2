import { createHmac } from 'node:crypto';
import { momentAt, type Moment } from '@croupier/domain/rewards/bonus-promotions';
import type { RegionId } from '@croupier/domain/site/regions';
import { deriveKeys, type KeyRing } from '../../../platform/key-ring.ts';
import type { Version } from '../programmes/feature.ts';
import type { DrawMoment, TermsOf } from './promotion-parts.ts';

const DRAWN_BYTES = 6;

/**
 * Draws the moments at which random bonuses are shown, by a key that no player has: they are fixed for all days beforehand, and nothing
 * that is staked, lost or paid in moves them. A new first key of the ring draws them anew, and gives nobody more than the day's share.
 */
export function createDrawMoment({ seedKey }: { readonly seedKey: KeyRing }): DrawMoment {
  const [key] = deriveKeys(seedKey, 'croupier random bonus moments');
  return ({ playerId, programmeId, day, part }) => {
    const drawn = createHmac('sha256', key).update(`${playerId} ${programmeId} ${day} ${part}`).digest();
    return drawn.readUIntBE(0, DRAWN_BYTES) / 2 ** (8 * DRAWN_BYTES);
  };
}

/** The moment of a random bonus that an instant lies in for a player; undefined where it is not shown to them. */
export function momentFor(
  drawMoment: DrawMoment,
  { playerId, region }: { readonly playerId: bigint; readonly region: RegionId },
  { id, programme }: Version<TermsOf<'randomBonuses'>>,
  now: Date,
): Moment | undefined {
  const { terms, schedule } = programme;
  const chance = (day: string, part: number) => drawMoment({ playerId, programmeId: id, day, part });
  return momentAt(schedule, region, now, { showing: terms, chance });
}

import { isBonusAllowed, type OfferedBonus } from '@croupier/domain/rewards/purses';
import { rulesInForce } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import { findPlayerById, findWish } from '../../people/players/feature.ts';

/** Whether the rules in force for a player allow to give them a bonus. What their rounds have won already is owed by any rules. */
export async function isAllowedHere(db: Queryable, playerId: bigint, bonus: OfferedBonus): Promise<boolean> {
  const player = await findPlayerById(db, playerId);
  const wish = await findWish(db, playerId);
  // Seats alone, of which tests make many, stand in no place.
  if (!player) return true;
  return isBonusAllowed(rulesInForce({ ...player, wishedRegion: wish?.region ?? null }), bonus);
}

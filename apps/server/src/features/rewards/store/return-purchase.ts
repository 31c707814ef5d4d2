import type { Tx } from '../../../platform/database.ts';
import { movePoints } from '../points/feature.ts';
import { findPurchaseOfReward } from './purchases-store.ts';

interface Returned {
  readonly playerId: bigint;
  /** The reward of the purchase. */
  readonly rewardId: string;
  readonly now: Date;
}

/**
 * Gives a player back what they paid for something, once, inside the caller's transaction. The points do not expire.
 * @returns how many points; none where it was not bought
 */
export async function returnPurchase(tx: Tx, { playerId, rewardId, now }: Returned): Promise<number> {
  const purchase = await findPurchaseOfReward(tx, playerId, rewardId);
  if (!purchase) return 0;
  const { id: reference, code, points } = purchase;
  await movePoints(tx, { playerId, way: 'returned', points, source: 'store', code, reference, now });
  return points;
}

import type { PlainReward } from '@croupier/domain/rewards/rewards';
import { REGION_TIME_ZONES, type RegionId } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import { wouldPassCap, type CappedAmount } from './giving-caps-store.ts';

/**
 * Whether the house's caps over all programmes keep a player from any one of these rewards now. Asked under the player's lock
 * it holds until what is given is committed: everything that counts is given under that lock.
 */
export async function isOverGivingCaps(
  db: Queryable,
  { playerId, region, now }: { readonly playerId: bigint; readonly region: RegionId; readonly now: Date },
  rewards: readonly PlainReward[],
): Promise<boolean> {
  const amounts = rewards.flatMap(amountOf);
  return amounts.length > 0 && wouldPassCap(db, { playerId, zone: REGION_TIME_ZONES[region], now }, amounts);
}

function amountOf(reward: PlainReward): CappedAmount[] {
  if (reward.kind === 'money') return [{ what: reward.currency, amount: reward.amountMinor }];
  return reward.kind === 'points' ? [{ what: 'points', amount: BigInt(reward.points) }] : [];
}

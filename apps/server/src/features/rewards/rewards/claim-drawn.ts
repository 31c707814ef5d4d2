import type { LootTable } from '@croupier/contract/rewards/programmes';
import type { Currency } from '@croupier/domain/money/amounts';
import type { Database } from '../../../platform/database.ts';
import { claimReward, type ClaimedReward } from './claim-reward.ts';
import { rewardFor } from './reward-in.ts';

interface DrawnRow extends Pick<ClaimedReward, 'playerId' | 'version' | 'id'> {
  readonly rows: LootTable;
  readonly drawnPlace: number;
  readonly currency: Currency;
}

/**
 * Claims what the drawn row of a table takes of what is scarce, or its fallback where its stock is gone: a fallback has no stock of
 * its own, so it can always be had.
 * @returns the claim, and the place of the row that is given
 */
export async function claimDrawn(
  db: Database,
  { playerId, version, id, rows, drawnPlace, currency }: DrawnRow,
  now: Date,
): Promise<{ place: number; claimed: ClaimedReward }> {
  const tried = async (place: number) => {
    const { reward, stock } = rows[place]!;
    const claimed: ClaimedReward = {
      ...{ playerId, version, id, reward: rewardFor(reward, currency)! },
      stock: stock === undefined ? undefined : { what: ROW(place), cap: stock },
      isDrawn: true,
    };
    return (await claimReward(db, claimed, now)) ? undefined : { place, claimed };
  };
  return (await tried(drawnPlace)) ?? (await tried(rows[drawnPlace]!.fallback!))!;
}

/** The stock of a row. */
export const ROW = (place: number): string => `row ${place}`;

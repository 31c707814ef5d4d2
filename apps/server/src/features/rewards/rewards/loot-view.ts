import type { LootTable } from '@croupier/contract/rewards/programmes';
import type { LootRow } from '@croupier/contract/rewards/rewards';
import type { ReadProgrammes } from '../programmes/feature.ts';
import { ROW } from './claim-drawn.ts';
import { offeredReward } from './reward-in.ts';
import type { OfferOf, Reading } from './reward-view.ts';

/**
 * The rows of a table as a player reads them, with what is left of each.
 * @param of `programmeId` is whose stocks they are; @returns undefined where one of them cannot be given in the currency
 */
export async function lootRowsView(
  { programmes, offerOf }: { readonly programmes: Pick<ReadProgrammes, 'used'>; readonly offerOf: OfferOf },
  loot: LootTable,
  { programmeId, ...reading }: Reading & { readonly programmeId: bigint | null },
): Promise<LootRow[] | undefined> {
  const rows = await Promise.all(
    loot.map(async ({ weight, reward, stock, fallback }, place): Promise<LootRow | undefined> => {
      const offered = await offeredReward(reward, reading, offerOf);
      const hasStock = stock !== undefined && programmeId !== null;
      const left = hasStock ? stock - Number(await programmes.used(programmeId, ROW(place))) : null;
      return (
        offered && {
          ...{ place, weight, reward: offered },
          ...{ left: left && Math.max(0, left), fallback: fallback ?? null },
        }
      );
    }),
  );
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

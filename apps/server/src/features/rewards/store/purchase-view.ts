import type { Purchase } from '@croupier/contract/rewards/store';
import type { Queryable } from '../../../platform/database.ts';
import type { ReadProgrammes } from '../programmes/feature.ts';
import { findReward, givenView, listThings, type OfferOf, type Reading } from '../rewards/feature.ts';
import type { PurchaseRow } from './purchases-store.ts';

/** Purchases as their player reads them: by the words of the version that they were bought under. */
export async function purchaseViews(
  { db, programmes, offerOf }: { db: Queryable; programmes: ReadProgrammes; offerOf: OfferOf },
  rows: readonly PurchaseRow[],
  reading: Reading,
): Promise<Purchase[]> {
  const [first] = rows;
  if (!first) return [];
  const things = await listThings(
    db,
    first.playerId,
    rows.map(({ rewardId }) => rewardId),
  );
  const views = await Promise.all(
    rows.map(async (row): Promise<Purchase | undefined> => {
      const version = await programmes.versionOf(row.programmeId, row.version);
      const texts = version?.programme.texts[reading.language] as { title: string } | undefined;
      const reward = await findReward(db, row.playerId, row.rewardId);
      const given = reward && (await givenView(reward, reading, offerOf));
      const thing = things.get(row.rewardId);
      return (
        given && {
          ...{ id: row.id, code: row.code, name: texts?.title ?? row.code, points: row.points, given },
          ...{ state: thing?.state ?? ('GIVEN' as const), tracking: thing?.tracking ?? null },
          boughtAt: row.boughtAt.toISOString(),
        }
      );
    }),
  );
  return views.filter((view) => view !== undefined);
}

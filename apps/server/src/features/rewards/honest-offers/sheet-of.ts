import type { BonusOffer } from '@croupier/contract/rewards/bonuses';
import type { Queryable } from '../../../platform/database.ts';
import { findSheet, type SheetName } from './offer-sheets-store.ts';

type HonestOffer = NonNullable<BonusOffer['honest']>;

/** The honest cost of a version of a bonus, beside its amount; null where it is not computed, or not yet, and where no game counts. */
export async function sheetOf(db: Queryable, name: SheetName): Promise<HonestOffer | null> {
  const sheet = await findSheet(db, name);
  const row = sheet?.rows.find(({ game }) => game === sheet.shown);
  if (!sheet || !row) return null;
  const { expectedCostMinor, chanceToFinishMicro, expectedLeftMinor, method, rounds, marginMicro } = row;
  return {
    ...{ wagerMinor: sheet.wagerMinor, expectedCostMinor, chanceToFinishMicro, expectedLeftMinor },
    ...{ method, rounds, marginMicro },
  };
}

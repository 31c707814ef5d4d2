import type { MagicBox } from '@croupier/contract/rewards/bonus-promotions';
import { addDays, dayOf, instantOf } from '@croupier/domain/rewards/programmes';
import { REGION_TIME_ZONES, REGIONS } from '@croupier/domain/site/regions';
import { tableHash } from '@croupier/games';
import type { SignedIn } from '../../../platform/http/http.ts';
import { lootRowsView } from '../rewards/feature.ts';
import { countOpenings, findLastGiven } from './openings-store.ts';
import type { PromotionParts } from './promotion-parts.ts';
import { commonView, lastView, type Shown } from './promotion-view.ts';

/** A magic box as its player sees it now; undefined where a prize in it cannot be given in their currency. */
export async function boxView(
  { db, programmes, offerOf }: PromotionParts,
  { playerId, region }: SignedIn,
  { promotion: box, language, now }: Shown<'magicBox'>,
): Promise<Omit<MagicBox, 'rule'> | undefined> {
  const { id, version, programme, run } = box;
  const { code, terms } = programme;
  const zone = REGION_TIME_ZONES[region];
  const { currency } = REGIONS[region];
  const rows = await lootRowsView({ programmes, offerOf }, terms.loot, {
    programmeId: id,
    currency,
    language,
  });
  if (!rows) return undefined;
  const day = dayOf(now, zone);
  const attempts = Math.max(0, terms.perDay - (await countOpenings(db, { playerId, code, day })));
  const tomorrow = instantOf(`${addDays(day, 1)}T00:00`, zone);
  const isOverBefore = run.until !== null && run.until <= tomorrow;
  const last = await findLastGiven(db, playerId, code);
  return {
    ...{ ...commonView(box, language), kind: 'magicBox', attempts },
    nextFreeAt: attempts > 0 || isOverBefore ? null : tomorrow.toISOString(),
    loot: {
      rows,
      totalWeight: terms.loot.reduce((sum, { weight }) => sum + weight, 0),
      ...{ version, hash: tableHash(terms.loot) },
    },
    last: await lastView({ db, offerOf }, last, { currency, language }),
    ...{ parts: [], recipes: [], progress: null, logoPosition: null, shownUntil: null },
  };
}

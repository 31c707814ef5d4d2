import type { RandomBonus } from '@croupier/contract/rewards/bonus-promotions';
import { REGIONS } from '@croupier/domain/site/regions';
import { tableHash } from '@croupier/games';
import type { SignedIn } from '../../../platform/http/http.ts';
import { lootRowsView } from '../rewards/feature.ts';
import { findShown } from './find-shown.ts';
import { findLastGiven } from './openings-store.ts';
import type { PromotionParts } from './promotion-parts.ts';
import { commonView, lastView, type Shown } from './promotion-view.ts';

/** A random bonus as its player sees it now; undefined where a prize in it cannot be given in their currency. */
export async function randomView(
  parts: PromotionParts,
  player: SignedIn,
  { promotion, language, now }: Shown<'randomBonuses'>,
): Promise<Omit<RandomBonus, 'rule'> | undefined> {
  const { db, programmes, offerOf } = parts;
  const { id, version, programme } = promotion;
  const { code, terms } = programme;
  const reading = { currency: REGIONS[player.region].currency, language };
  const rows = await lootRowsView({ programmes, offerOf }, terms.loot, { programmeId: id, ...reading });
  if (!rows) return undefined;
  const { shown } = await findShown(parts, player, { now });
  const moment = shown?.promotion.id === id ? shown.moment : undefined;
  return {
    ...{ ...commonView(promotion, language), kind: 'randomBonuses', attempts: moment ? 1 : 0 },
    loot: {
      rows,
      totalWeight: terms.loot.reduce((sum, { weight }) => sum + weight, 0),
      ...{ version, hash: tableHash(terms.loot) },
    },
    logoPosition: terms.logoPosition,
    shownUntil: moment?.until.toISOString() ?? null,
    last: await lastView(parts, await findLastGiven(db, player.playerId, code), reading),
    ...{ parts: [], recipes: [], progress: null, nextFreeAt: null },
  };
}

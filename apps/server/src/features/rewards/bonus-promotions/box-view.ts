import type { BonusPromotion } from '@croupier/contract/rewards/bonus-promotions';
import type { MagicBoxTerms } from '@croupier/contract/rewards/bonus-promotions/kind';
import { addDays, dayOf, instantOf, judgeStanding } from '@croupier/domain/rewards/programmes';
import { REGION_TIME_ZONES, REGIONS, type Language } from '@croupier/domain/site/regions';
import { tableHash } from '@croupier/games';
import type { Queryable } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { renderMarkdown } from '../../site/content/feature.ts';
import type { InForce } from '../programmes/feature.ts';
import { findReward, givenView, lootRowsView } from '../rewards/feature.ts';
import { findStanding, offerRuleView, standingOf } from '../standing/feature.ts';
import { KIND, type BoxParts } from './box-parts.ts';
import { countOpenings, findLastGiven } from './openings-store.ts';

interface Asked {
  /** Left out: the first that is on and for the player. */
  readonly code: string | undefined;
  readonly language: Language;
}

/** The drawing and the code of the box that is shown to a player; null where there is none for them. */
export async function boxOnProfile(
  { programmes, brand, clock }: BoxParts,
  db: Queryable,
  { playerId, region }: SignedIn,
): Promise<{ icon: string; code: string } | null> {
  const now = clock.now();
  const all = await programmes.inForce<MagicBoxTerms>(KIND, { region, brand, now, through: db });
  const player = all.length === 0 ? undefined : await findStanding(db, playerId, now);
  const shown =
    player &&
    all.find(({ programme: { audience } }) => judgeStanding(player, { audience })?.rule !== 'not_for_you');
  return shown ? { icon: shown.programme.terms.icon, code: shown.programme.code } : null;
}

/** A magic box as its player sees it now; undefined where there is none for them. */
export async function showBox(
  parts: BoxParts,
  player: SignedIn,
  { code, language }: Asked,
): Promise<BonusPromotion | undefined> {
  const { programmes, brand, clock, db } = parts;
  const { region } = player;
  const now = clock.now();
  const all = await programmes.inForce<MagicBoxTerms>(KIND, { region, brand, now });
  for (const box of all.filter(({ programme }) => code === undefined || programme.code === code)) {
    const { audience } = box.programme;
    const rule = await standingOf(db, player.playerId, now, { audience });
    if (rule?.rule === 'not_for_you') continue;
    const view = await boxView(parts, player, { box, language, now });
    if (view) return { ...view, rule: rule ? offerRuleView(rule) : null };
  }
  return undefined;
}

async function boxView(
  { db, programmes, offerOf }: BoxParts,
  { playerId, region }: SignedIn,
  { box, language, now }: { box: InForce<MagicBoxTerms>; language: Language; now: Date },
): Promise<Omit<BonusPromotion, 'rule'> | undefined> {
  const { id, version, programme, run } = box;
  const { code, terms } = programme;
  const zone = REGION_TIME_ZONES[region];
  const { currency } = REGIONS[region];
  const texts = programme.texts[language] as { title: string; lead: string; terms: string[] };
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
  const reward = last && (await findReward(db, playerId, last.rewardId!));
  return {
    ...{ code, kind: 'magicBox', name: texts.title, lead: texts.lead, icon: terms.icon, attempts },
    terms: texts.terms.map((line) => renderMarkdown(line, language)),
    until: run.until?.toISOString() ?? null,
    nextFreeAt: attempts > 0 || isOverBefore ? null : tomorrow.toISOString(),
    loot: {
      rows,
      totalWeight: terms.loot.reduce((sum, { weight }) => sum + weight, 0),
      ...{ version, hash: tableHash(terms.loot) },
    },
    last: (reward && (await givenView(reward, { currency, language }, offerOf))) ?? null,
  };
}

import type { Manufacture } from '@croupier/contract/rewards/bonus-promotions';
import { REGIONS } from '@croupier/domain/site/regions';
import { tableHash } from '@croupier/games';
import type { SignedIn } from '../../../platform/http/http.ts';
import { lapView } from '../goals/feature.ts';
import { offeredReward } from '../rewards/feature.ts';
import { rowsOf } from './draw-part.ts';
import { findLastPart, readParts } from './parts-store.ts';
import { domainOf, type PromotionParts } from './promotion-parts.ts';
import { commonView, lastView, type PromotionTexts, type Shown } from './promotion-view.ts';
import { findLastSet } from './sets-store.ts';
import { goalIn, myVersionOf } from './take-part.ts';

/** A promotion in which something is made, as its player sees it now; undefined where a reward cannot be given in their currency. */
export async function manufactureView(
  parts: PromotionParts,
  { playerId, region }: SignedIn,
  { promotion: newest, language }: Shown<'manufacture'>,
): Promise<Omit<Manufacture, 'rule'> | undefined> {
  const { db, offerOf } = parts;
  const reading = { currency: REGIONS[region].currency, language };
  const { version, programme } = await myVersionOf(parts, playerId, newest);
  const { code, terms } = programme;
  const texts = programme.texts[language] as PromotionTexts;
  const offered = await Promise.all(
    terms.recipes.map(async ({ code: recipe, needs, reward }) => {
      const shown = await offeredReward(reward, reading, offerOf);
      return shown && { code: recipe, name: texts.recipes?.[recipe] ?? recipe, needs, reward: shown };
    }),
  );
  const recipes = offered.filter((one) => one !== undefined);
  if (recipes.length < offered.length) return undefined;
  const have = await readParts(db, playerId, newest.id);
  const nameOf = (part: string): string => texts.parts?.[part] ?? part;
  const goal = await goalIn(db, playerId, newest.id);
  const lap = goal?.state === 'open' ? await lapView(db, goal, reading.currency) : undefined;
  return {
    ...{ ...commonView({ ...newest, programme }, language), kind: 'manufacture', recipes },
    parts: terms.parts.map(({ code: part, weight }) => {
      return { code: part, name: nameOf(part), have: have.get(part) ?? 0, weight };
    }),
    ...{ progress: lap?.progress ?? null, averageCost: lap?.averageCost ?? null },
    odds: {
      totalWeight: terms.parts.reduce((sum, { weight }) => sum + weight, 0),
      ...{ version, hash: tableHash(rowsOf(terms)) },
    },
    lastPart: await lastPartView(parts, { playerId, programmeId: newest.id }, nameOf),
    last: await lastView(parts, await findLastSet(db, playerId, code), reading),
    ...{ attempts: 0, nextFreeAt: null, loot: null, logoPosition: null, shownUntil: null },
  };
}

async function lastPartView(
  { db, fairness }: PromotionParts,
  { playerId, programmeId }: { playerId: bigint; programmeId: bigint },
  nameOf: (part: string) => string,
): Promise<Manufacture['lastPart']> {
  const last = await findLastPart(db, playerId, programmeId);
  if (!last) return null;
  const { seedPair, nonce, code, part } = last;
  const key = { playerId, seedPair: seedPair!, nonce: nonce!, domain: domainOf(code) };
  const draw = await fairness.findDraw(db, key);
  return draw ? { part: part!, name: nameOf(part!), proof: draw.proof } : null;
}

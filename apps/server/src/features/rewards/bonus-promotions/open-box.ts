import type { InputOf } from '@croupier/contract/kit';
import type { openBonusPromotion as operation } from '@croupier/contract/rewards/bonus-promotions';
import type { LootTable } from '@croupier/contract/rewards/programmes';
import type { Currency } from '@croupier/domain/money/amounts';
import { dayOf } from '@croupier/domain/rewards/programmes';
import { REGION_TIME_ZONES, REGIONS } from '@croupier/domain/site/regions';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import type { InForce } from '../programmes/feature.ts';
import {
  claimDrawn,
  claimReceiver,
  give,
  holdClaims,
  isOverGivingCaps,
  rewardFor,
  rewardId,
} from '../rewards/feature.ts';
import { refuseByOffer, standingOf } from '../standing/feature.ts';
import { findShown } from './find-shown.ts';
import {
  countOpenings,
  findOpening,
  insertOpening,
  isOpened,
  setGiven,
  type Opening,
} from './openings-store.ts';
import { domainOf, findInForce, KIND, sortOf, type PromotionParts, type TermsOf } from './promotion-parts.ts';

type Refusal = Refused<typeof operation>;
/** Terms of what is opened. */
type LootTerms = TermsOf<'magicBox' | 'randomBonuses'>;

/**
 * Opens a magic box, or the random bonus that is shown, once by the client's key. The place is drawn first and kept; then the stock of its row is claimed, and
 * where it is gone the row's fallback is given: what is drawn never depends on a stock. Between draw and reward nothing is
 * lost: whoever asks again, or the job, goes on from the draw.
 */
export async function openBox(
  parts: PromotionParts,
  player: SignedIn,
  { key, code }: InputOf<typeof operation>['body'],
): Promise<Opening | Refusal> {
  const known = () => findOpening(parts.db, player.playerId, key);
  const asked = (await known()) ?? (await draw(parts, player, { key, code }));
  // One with the same key at once may have opened it meanwhile: then its own attempt is what is missing now.
  const drawn = isRefusal(asked) ? ((await known()) ?? asked) : asked;
  if (isRefusal(drawn)) return drawn;
  if (drawn.code !== code) return refuse('key_reused');
  return drawn.rewardId === null ? finishOpening(parts, drawn) : drawn;
}

interface Asked {
  readonly key: string;
  readonly code: string;
}

async function draw(
  parts: PromotionParts,
  player: SignedIn,
  { key, code }: Asked,
): Promise<Opening | Refusal> {
  const { db, clock } = parts;
  const { playerId, region } = player;
  const now = clock.now();
  const as = (await sortOf(parts, code)) === 'randomBonuses' ? 'randomBonuses' : 'magicBox';
  const box = await findInForce(parts, region, { code, as, now });
  if (isRefusal(box)) return box;
  const shownAt = as === 'randomBonuses' ? await findMoment(parts, player, { code, now }) : null;
  if (box.programme.terms.loot.some(({ reward }) => !isGivable(reward, REGIONS[region].currency)))
    return refuse('not_found');
  const against = await refusalOf(parts, player, { box, shownAt, now });
  if (against) return against;
  const id = idOf({ playerId, code, id: key });
  if (!(await claimReceiver(db, { playerId, version: box, id }, now)))
    return refuse('offer_over', { why: 'full' });
  return db.transaction(async (tx) => {
    // The lock of the player comes before that of the seat: of two presses at once the second counts the first.
    await lockPlayer(tx, playerId);
    const twin = await findOpening(tx, playerId, key);
    if (twin) return twin;
    const still = await refusalOf({ ...parts, db: tx }, player, { box, shownAt, now });
    if (still) return still;
    const { terms } = box.programme;
    const of = { programmeId: box.id, version: box.version, rows: terms.loot };
    const { key: drawn, drawnPlace } = await parts.fairness.drawLoot(tx, {
      playerId,
      domain: domainOf(code),
      ...of,
    });
    const opening = {
      ...{ playerId, id: key, code, programmeId: box.id, version: box.version },
      ...{ day: dayOf(now, REGION_TIME_ZONES[region]), openedAt: now, shownAt: shownAt ?? null, drawnPlace },
      currency: REGIONS[region].currency,
      ...{ seedPair: drawn.seedPair, nonce: drawn.nonce },
    };
    await insertOpening(tx, opening);
    return { ...opening, rewardId: null };
  });
}

const isGivable = (reward: LootTable[number]['reward'], currency: Currency): boolean =>
  rewardFor(reward, currency) !== undefined;

async function refusalOf(
  { db }: { readonly db: Parameters<typeof standingOf>[0] },
  { playerId, region }: SignedIn,
  { box, shownAt, now }: { box: InForce<LootTerms>; shownAt: Date | null | undefined; now: Date },
): Promise<Refusal | undefined> {
  const { audience, terms, code } = box.programme;
  const rule = await standingOf(db, playerId, now, { audience });
  if (rule) return refuseByOffer(rule);
  // What is drawn is given: it must not matter which place it is, so every one of them has to fit.
  const rewards = terms.loot.flatMap(({ reward }) => rewardFor(reward, REGIONS[region].currency) ?? []);
  if (await isOverGivingCaps(db, { playerId, region, now }, rewards))
    return refuse('offer_over', { why: 'mine_used' });
  const day = dayOf(now, REGION_TIME_ZONES[region]);
  const opened = await countOpenings(db, { playerId, code, day });
  const isThere = shownAt === null || (shownAt && !(await isOpened(db, { playerId, code, shownAt })));
  return opened < terms.perDay && isThere ? undefined : refuse('no_attempts', { nextFreeAt: null });
}

/** So long after its end a press still counts: it was on its way. */
const ON_ITS_WAY_MS = 5_000;

/** The moment at which a random bonus is shown to a player, or was just now; undefined where it is not. */
async function findMoment(
  parts: PromotionParts,
  player: SignedIn,
  { code, now }: { code: string; now: Date },
): Promise<Date | undefined> {
  for (const at of [now, new Date(now.getTime() - ON_ITS_WAY_MS)]) {
    const { shown } = await findShown(parts, player, { now: at });
    if (shown?.promotion.programme.code === code) return shown.moment.from;
  }
  return undefined;
}

const idOf = ({ playerId, code, id }: Pick<Opening, 'playerId' | 'code' | 'id'>): string =>
  rewardId({ playerId, source: KIND, code, reference: id });

/** Gives what was drawn, or its fallback, once. */
export async function finishOpening(
  { db, clock, programmes, fairness }: PromotionParts,
  opening: Opening,
): Promise<Opening> {
  const { playerId, id, code, programmeId, version, drawnPlace, seedPair, nonce, currency } = opening;
  const under = await programmes.versionOf<LootTerms>(programmeId, version);
  if (!under) throw new Error(`There is no version ${version} of programme ${programmeId}`);
  const { terms, campaign } = under.programme;
  const now = clock.now();
  crashPoint('box.drawn');
  const drawn = { playerId, version: under, id: idOf(opening), rows: terms.loot, drawnPlace, currency };
  const given = await claimDrawn(db, drawn, now);
  crashPoint('box.claimed');
  const finished = await db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    await holdClaims(tx, given.claimed);
    const { row } = await give(tx, {
      ...{ playerId, source: KIND, code, reference: id, reward: given.claimed.reward, now },
      programme: { id: programmeId, version, campaign },
    });
    if (await setGiven(tx, opening, row.id)) {
      const key = { playerId, seedPair, domain: domainOf(code), nonce };
      await fairness.settleDraw(tx, { key, givenPlace: given.place, rewardId: row.id });
    }
    crashPoint('box.before-commit');
    return { ...opening, rewardId: row.id };
  });
  crashPoint('box.after-commit');
  return finished;
}

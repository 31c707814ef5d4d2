import type { InputOf } from '@croupier/contract/kit';
import type { openBonusPromotion as operation } from '@croupier/contract/rewards/bonus-promotions';
import type { MagicBoxTerms } from '@croupier/contract/rewards/bonus-promotions/kind';
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
import { domainOf, findInForce, KIND, type PromotionParts } from './promotion-parts.ts';
import { countOpenings, findOpening, insertOpening, setGiven, type Opening } from './openings-store.ts';

type Refusal = Refused<typeof operation>;

/**
 * Opens a magic box, once by the client's key. The place is drawn first and kept; then the stock of its row is claimed, and
 * where it is gone the row's fallback is given: what is drawn never depends on a stock. Between draw and reward nothing is
 * lost: whoever asks again, or the job, goes on from the draw.
 */
export async function openBox(
  parts: PromotionParts,
  player: SignedIn,
  { key, code }: InputOf<typeof operation>['body'],
): Promise<Opening | Refusal> {
  const known = await findOpening(parts.db, player.playerId, key);
  if (known && known.code !== code) return refuse('key_reused');
  const drawn = known ?? (await draw(parts, player, { key, code }));
  if (isRefusal(drawn) || drawn.rewardId !== null) return drawn;
  return finishOpening(parts, drawn);
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
  const box = await findInForce(parts, region, { code, as: 'magicBox', now });
  if (isRefusal(box)) return box;
  if (box.programme.terms.loot.some(({ reward }) => !isGivable(reward, REGIONS[region].currency)))
    return refuse('not_found');
  const against = await refusalOf(parts, player, { box, now });
  if (against) return against;
  const id = idOf({ playerId, code, id: key });
  if (!(await claimReceiver(db, { playerId, version: box, id }, now)))
    return refuse('offer_over', { why: 'full' });
  return db.transaction(async (tx) => {
    // The lock of the player comes before that of the seat: of two presses at once the second counts the first.
    await lockPlayer(tx, playerId);
    const twin = await findOpening(tx, playerId, key);
    if (twin) return twin.code === code ? twin : refuse('key_reused');
    const still = await refusalOf({ ...parts, db: tx }, player, { box, now });
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
      ...{ day: dayOf(now, REGION_TIME_ZONES[region]), openedAt: now, drawnPlace },
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
  { box, now }: { box: InForce<MagicBoxTerms>; now: Date },
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
  return opened < terms.perDay ? undefined : refuse('no_attempts', { nextFreeAt: null });
}

const idOf = ({ playerId, code, id }: Pick<Opening, 'playerId' | 'code' | 'id'>): string =>
  rewardId({ playerId, source: KIND, code, reference: id });

/** Gives what was drawn, or its fallback, once. */
export async function finishOpening(
  { db, clock, programmes, fairness }: PromotionParts,
  opening: Opening,
): Promise<Opening> {
  const { playerId, id, code, programmeId, version, drawnPlace, seedPair, nonce, currency } = opening;
  const under = await programmes.versionOf<MagicBoxTerms>(programmeId, version);
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

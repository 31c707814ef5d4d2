import type { InputOf } from '@croupier/contract/kit';
import type { manufacturePromotion as operation } from '@croupier/contract/rewards/bonus-promotions';
import type { OfferOver } from '@croupier/domain/rewards/programmes';
import { REGIONS, type RegionId } from '@croupier/domain/site/regions';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { leftForPlayer, takeForPlayer, type Version } from '../programmes/feature.ts';
import {
  claimReward,
  give,
  holdClaims,
  isOverGivingCaps,
  rewardFor,
  rewardId,
  type ClaimedReward,
} from '../rewards/feature.ts';
import { refuseByOffer, standingOf } from '../standing/feature.ts';
import { readParts, spendParts, type Needs } from './parts-store.ts';
import { findInForce, KIND, type PromotionParts, type TermsOf } from './promotion-parts.ts';
import { findSet, insertSet, type MadeSet } from './sets-store.ts';
import { myVersionOf } from './take-part.ts';

type Refusal = Refused<typeof operation>;

/**
 * Makes something of parts by a recipe: parts, reward and set in one transaction, once by the client's key. What is scarce is claimed
 * before; where the set does not come about, the job of claims gives it back.
 */
export async function makeSet(
  parts: PromotionParts,
  player: SignedIn,
  asked: Asked,
): Promise<MadeSet | Refusal> {
  const { db } = parts;
  const before = await findSet(db, player.playerId, asked.key);
  if (before) return sameOrReused(before, asked);
  const made = await claimAndMake(parts, player, asked);
  if (!isRefusal(made)) return made;
  // The same wish, sent twice, may have come about meanwhile: then that is the answer, not what is missing since.
  const twin = await findSet(db, player.playerId, asked.key);
  return twin ? sameOrReused(twin, asked) : made;
}

async function claimAndMake(
  parts: PromotionParts,
  player: SignedIn,
  asked: Asked,
): Promise<MadeSet | Refusal> {
  const { db } = parts;
  const wanted = await wantedOf(parts, player, asked);
  if (isRefusal(wanted)) return wanted;
  // All that is against it is looked at before anything scarce is claimed, and again where the parts are spent.
  const against = await refusalOf(db, wanted);
  if (against) return against;
  if ((await leftForPlayer(db, takingOf(wanted))) === 0) return refuseOver('mine_used');
  const over = await claimReward(db, wanted.claimed, wanted.now);
  if (over) return refuseOver(over);
  crashPoint('set.claimed');
  const made = await db.transaction((tx) => make(tx, wanted));
  crashPoint('set.after-commit');
  return made;
}

type Asked = Pick<InputOf<typeof operation>['body'], 'key' | 'code' | 'recipe'>;

interface Wanted extends Asked {
  readonly playerId: bigint;
  readonly region: RegionId;
  readonly under: Version<TermsOf<'manufacture'>>;
  readonly needs: Needs;
  readonly claimed: ClaimedReward;
  readonly now: Date;
}

/** Finds the recipe, in the version that the player's rounds count under: what they began goes on as it was. */
async function wantedOf(
  parts: PromotionParts,
  { playerId, region }: SignedIn,
  asked: Asked,
): Promise<Wanted | Refusal> {
  const now = parts.clock.now();
  const { key, code, recipe } = asked;
  const newest = await findInForce(parts, region, { code, as: 'manufacture', now });
  if (isRefusal(newest)) return newest;
  const under = await myVersionOf(parts, playerId, newest);
  const made = under.programme.terms.recipes.find((one) => one.code === recipe);
  const reward = made && rewardFor(made.reward, REGIONS[region].currency);
  if (!reward) return refuse('not_found');
  const id = rewardId({ playerId, source: KIND, code, reference: key });
  const claimed = { playerId, version: under, id, reward };
  return { ...asked, playerId, region, under, needs: made!.needs, claimed, now };
}

/** Under the player's lock: of two at once with one key the second finds what the first made, of two for the last part one has it. */
async function make(tx: Tx, wanted: Wanted): Promise<MadeSet | Refusal> {
  const { playerId, key, code, recipe, under, needs, claimed, now } = wanted;
  await lockPlayer(tx, playerId);
  const twin = await findSet(tx, playerId, key);
  if (twin) return sameOrReused(twin, wanted);
  const against = await refusalOf(tx, wanted);
  if (against) return against;
  if (!(await takeForPlayer(tx, takingOf(wanted)))) return refuseOver('mine_used');
  const { id: programmeId, version } = under;
  if (!(await spendParts(tx, { playerId, programmeId, needs })))
    throw new Error(`Parts of player ${playerId} went under their lock`);
  await holdClaims(tx, claimed);
  const { row } = await give(tx, {
    ...{ playerId, source: KIND, code, reference: key, reward: claimed.reward, now },
    programme: { id: programmeId, version, campaign: under.programme.campaign },
  });
  const set = { playerId, id: key, code, recipe, programmeId, version, rewardId: row.id, madeAt: now };
  await insertSet(tx, set, needs);
  crashPoint('set.before-commit');
  return set;
}

async function refusalOf(
  db: Queryable,
  { playerId, region, under, needs, claimed, now }: Wanted,
): Promise<Refusal | undefined> {
  const rule = await standingOf(db, playerId, now, { audience: under.programme.audience });
  if (rule) return refuseByOffer(rule);
  if (await isOverGivingCaps(db, { playerId, region, now }, [claimed.reward])) return refuseOver('mine_used');
  const have = await readParts(db, playerId, under.id);
  const sum = (of: (need: Needs[number]) => number) => needs.reduce((all, need) => all + of(need), 0);
  const target = sum(({ count }) => count);
  const current = sum(({ part, count }) => Math.min(count, have.get(part) ?? 0));
  return current < target
    ? refuse('target_not_reached', { current: String(current), target: String(target) })
    : undefined;
}

const takingOf = ({ playerId, region, under, now }: Wanted) =>
  ({ playerId, programmeId: under.id, caps: under.programme.caps, region, now }) as const;

const refuseOver = (why: OfferOver) => refuse('offer_over', { why });

const sameOrReused = (found: MadeSet, { code, recipe }: Asked): MadeSet | Refusal =>
  found.code === code && found.recipe === recipe ? found : refuse('key_reused');

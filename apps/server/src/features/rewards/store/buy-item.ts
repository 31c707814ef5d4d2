import { createHash } from 'node:crypto';
import type { InputOf } from '@croupier/contract/kit';
import type { buyItem as operation } from '@croupier/contract/rewards/store';
import type { StoreItemTerms } from '@croupier/contract/rewards/store/kind';
import type { OfferOver } from '@croupier/domain/rewards/programmes';
import { REGIONS } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { movePoints, readPoints } from '../points/feature.ts';
import { giveBackForPlayer, leftForPlayer, takeForPlayer, type Version } from '../programmes/feature.ts';
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
import { findPurchase, insertPurchase, type PurchaseRow } from './purchases-store.ts';
import { shelf, STOCK, type StoreParts } from './shelf.ts';

type Body = InputOf<typeof operation>['body'];
type Refusal = Refused<typeof operation>;

/**
 * Buys something for points: price, reward and purchase in one transaction, once by the client's key. What is scarce is
 * claimed before; where the purchase does not come about, the job of claims gives it back.
 */
export async function buyItem(
  parts: StoreParts,
  player: SignedIn,
  { key, code, address }: Body,
): Promise<PurchaseRow | Refusal> {
  const { db, clock } = parts;
  const { playerId, region } = player;
  const marks: [string | null, ...string[]] = address ? parts.addresses.marksOf(address) : [null];
  const inputHashes = marks.map((mark) =>
    createHash('sha256')
      .update(JSON.stringify([code, mark]))
      .digest(),
  );
  const before = await findPurchase(db, playerId, key);
  if (before) return sameOrReused(before, inputHashes);
  const now = clock.now();
  const found = await parts.programmes.find<StoreItemTerms>('store-item', code, { now });
  if (!found) return refuse('not_found');
  if (found.over) return refuseOver(found.over);
  const [item] = (await shelf(parts, { region, now })).filter(({ programme }) => programme.code === code);
  const reward = item && rewardFor(item.programme.terms.reward, REGIONS[region].currency);
  if (!item || !reward) return refuse('not_found');
  if ((reward.kind === 'thing') !== (address !== undefined)) return refuse('invalid_request');
  const { terms, audience, caps } = item.programme;
  // All that is against it is looked at before anything scarce is claimed, and again where it is paid.
  const rule = await standingOf(db, playerId, now, { audience });
  if (rule) return refuseByOffer(rule);
  if ((await leftForPlayer(db, { playerId, programmeId: item.id, caps, region, now })) === 0)
    return refuseOver('mine_used');
  if (await isOverGivingCaps(db, { playerId, region, now }, [reward])) return refuseOver('mine_used');
  const points = await readPoints(db, playerId);
  if (points < terms.price) return refuse('insufficient_points', { points, price: terms.price });
  const claimed: ClaimedReward = {
    ...{ playerId, version: item, reward },
    id: rewardId({ playerId, source: 'store', code, reference: key }),
    stock: terms.stock === undefined ? undefined : { what: STOCK, cap: terms.stock },
  };
  const over = await claimReward(db, claimed, now);
  if (over) return refuseOver(over);
  const wanted = { key, inputHashes, address, item, claimed, now };
  return db.transaction((tx) => pay(parts, tx, player, wanted));
}

interface Wanted {
  readonly key: string;
  /** Hashes of the order, one under each key of the ring: it is kept with the first. */
  readonly inputHashes: readonly Buffer[];
  readonly address: Body['address'];
  readonly item: Version<StoreItemTerms>;
  readonly claimed: ClaimedReward;
  readonly now: Date;
}

/** Under the player's lock: of two at once with one key the second finds what the first bought. */
async function pay(
  parts: StoreParts,
  tx: Tx,
  player: SignedIn,
  { key, inputHashes, address, item, claimed, now }: Wanted,
): Promise<PurchaseRow | Refusal> {
  const { playerId, region } = player;
  const { code, terms, caps, audience, campaign } = item.programme;
  await lockPlayer(tx, playerId);
  const twin = await findPurchase(tx, playerId, key);
  if (twin) return sameOrReused(twin, inputHashes);
  const rule = await standingOf(tx, playerId, now, { audience });
  if (rule) return refuseByOffer(rule);
  if (await isOverGivingCaps(tx, { playerId, region, now }, [claimed.reward])) return refuseOver('mine_used');
  const taking = { playerId, programmeId: item.id, caps, region, now };
  if (!(await takeForPlayer(tx, taking))) return refuseOver('mine_used');
  const price = { way: 'spent', points: terms.price, source: 'store', code, reference: key } as const;
  const paid = await movePoints(tx, { playerId, ...price, now });
  if (paid.status === 'insufficient_points') {
    await giveBackForPlayer(tx, taking);
    return refuse('insufficient_points', { points: paid.left, price: terms.price });
  }
  await holdClaims(tx, claimed);
  const { row } = await give(tx, {
    ...{ playerId, source: 'store', code, reference: key, reward: claimed.reward, now },
    programme: { id: item.id, version: item.version, campaign },
    address: address && parts.addresses.seal({ playerId, rewardId: claimed.id }, address),
  });
  const purchase: PurchaseRow = {
    ...{ playerId, id: key, inputHash: inputHashes[0]!, programmeId: item.id, version: item.version },
    ...{ code, points: terms.price, rewardId: row.id, boughtAt: now },
  };
  await insertPurchase(tx, purchase);
  return purchase;
}

const refuseOver = (why: OfferOver) => refuse('offer_over', { why });

const sameOrReused = (found: PurchaseRow, inputHashes: readonly Buffer[]): PurchaseRow | Refusal =>
  inputHashes.some((hash) => found.inputHash.equals(hash)) ? found : refuse('key_reused');

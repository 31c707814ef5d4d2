import { afterGiftRound, endOfGift, type GiftEnd } from '@croupier/domain/rewards/gifts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import type { EachApart } from '../../../platform/each-apart.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { lockPurseSeat } from '../purses/feature.ts';
import {
  findGift,
  listActiveGifts,
  listGiftsDue,
  lockGift,
  saveGiftRound,
  setGiftEnded,
  type Gift,
} from './gifts-store.ts';
import { makeMoney } from './make-money.ts';

interface GiftDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Takes a round off a gift that the caller has locked, its seat too; with the last one the gift ends. */
export async function takeGiftRound(tx: Tx, gift: Gift, winMinor: bigint, now: Date): Promise<void> {
  const left = afterGiftRound(gift, winMinor);
  await saveGiftRound(tx, left);
  const end = endOfGift(left, now);
  if (end) await endGift(tx, left, end, now);
}

/** Leaves the rest of a gift at the player's wish. Again, it does nothing. @returns it as it is then, if there is one */
export async function stopGift(deps: GiftDeps, playerId: bigint, id: string): Promise<Gift | undefined> {
  const found = await findGift(deps.db, playerId, id);
  if (found?.state !== 'ACTIVATED') return found;
  await deps.db.transaction((tx) => stopGiftIn(tx, { playerId, id, now: deps.clock.now() }));
  return findGift(deps.db, playerId, id);
}

/** The same in a transaction of the caller's. @returns how it ended; undefined where there is none, or it was over before */
export async function stopGiftIn(
  tx: Tx,
  { playerId, id, now }: { readonly playerId: bigint; readonly id: string; readonly now: Date },
): Promise<GiftEnd | undefined> {
  const gift = await lockWithSeat(tx, playerId, id);
  if (gift?.state !== 'ACTIVATED') return undefined;
  const end = endOfGift(gift, now) ?? 'CANCELED';
  await endGift(tx, gift, end, now);
  return end;
}

/**
 * Leaves every gift of a player who leaves. The caller holds the seat and has seen that none of them has won real money.
 */
export async function giveUpGifts(tx: Tx, playerId: bigint, now: Date): Promise<void> {
  for (const id of await listActiveGifts(tx, playerId)) {
    const gift = await lockGift(tx, playerId, id);
    if (gift?.state === 'ACTIVATED') await endGift(tx, gift, 'CANCELED', now);
  }
}

const PORTION = 100;

/** Ends every gift that has run out; one that cannot be ended holds up no other. */
export async function endGiftsDue(deps: GiftDeps, apart: EachApart, signal?: AbortSignal): Promise<number> {
  const page = { now: deps.clock.now(), resting: apart.resting(), limit: PORTION };
  const due = await listGiftsDue(deps.db, page);
  const { done } = await apart.each(
    due,
    ({ id }) => id,
    ({ playerId, id }) => endIfOver(deps, playerId, id),
    signal,
  );
  return done;
}

async function endIfOver({ db, clock }: GiftDeps, playerId: bigint, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const gift = await lockWithSeat(tx, playerId, id);
    const now = clock.now();
    const end = gift?.state === 'ACTIVATED' && endOfGift(gift, now);
    if (gift && end) await endGift(tx, gift, end, now);
  });
}

/** The seat first, as whoever plays a round of the gift does. */
async function lockWithSeat(tx: Tx, playerId: bigint, id: string): Promise<Gift | undefined> {
  await lockPurseSeat(tx, playerId);
  return lockGift(tx, playerId, id);
}

/** Makes money of what a gift has won, by its terms and once: it is over with the same commit. */
async function endGift(tx: Tx, gift: Gift, state: GiftEnd, now: Date): Promise<void> {
  const { playerId, id, currency } = gift;
  const { convertedMinor, forfeitedMinor, bonusId } = await makeMoney(tx, gift, { of: 'gift', now });
  await setGiftEnded(tx, gift, { state, convertedMinor, forfeitedMinor, bonusId, now });
  const became = { convertedMinor: String(convertedMinor), forfeitedMinor: String(forfeitedMinor) };
  await appendFacts(tx, [{ playerId, topic: 'gift.ended', payload: { id, state, currency, ...became } }]);
}

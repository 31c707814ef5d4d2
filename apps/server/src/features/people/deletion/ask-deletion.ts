import type { deleteAccount as operation, DeletionStanding } from '@croupier/contract/people/deletion';
import { DELETION_WAIT_MS } from '@croupier/domain/people/deletion';
import type { SignedIn } from '../../../platform/http/http.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { giveUpFreeRounds } from '../../play/providers/feature.ts';
import { giveUpGifts } from '../../rewards/gifts/feature.ts';
import { giveUpBonuses } from '../../rewards/purses/feature.ts';
import { closeOwnAccount } from '../blocks/feature.ts';
import { findGivenUp, useOf } from '../closing/feature.ts';
import { forgetSeatRules } from '../play-rules/feature.ts';
import { lockPlayer } from '../players/feature.ts';
import type { DeletionParts } from './deletion-parts.ts';
import { deleteWaiting, insertDeletion } from './deletion-store.ts';

/** Stands with the closed account, for who looks at it in the office. */
const REASON = 'The player asked for the account to be deleted.';

/** What stands against it, and what is given up by it, as it is at this moment. */
export async function readStanding(
  { db, clock }: DeletionParts,
  { playerId }: SignedIn,
): Promise<DeletionStanding> {
  const eraseAt = new Date(clock.now().getTime() + DELETION_WAIT_MS);
  return {
    inUse: (await useOf(db, playerId, { leaving: true })) ?? null,
    ...(await findGivenUp(db, playerId)),
    eraseAt: eraseAt.toISOString(),
  };
}

/**
 * Closes the account of a player who wants it gone. Nothing may be open and no real money be there, as nobody could pay it out then;
 * bonuses are given up where the player has said so. With the commit its sessions end and nothing is staked any more, and for some days
 * it can be taken back.
 */
export async function askDeletion(
  parts: DeletionParts,
  { playerId }: SignedIn,
  { giveUp }: { giveUp: boolean },
): Promise<{ eraseAt: string } | Refused<typeof operation>> {
  const { db, clock, sessions, seats, purses } = parts;
  // Who has never played gets a seat, so that a first stake that is under way finds it, and on it that it is to be judged.
  await seats.prepare(playerId);
  // What is wagered to its end became the player's own, and is not given up.
  await purses.endIfOver(playerId);
  const asked = await db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    // The lock of every stake, before anything is looked at: one that is under way is seen, one that comes later is refused.
    await forgetSeatRules(tx, playerId);
    const use = await useOf(tx, playerId, { leaving: true });
    if (use) return refuse('account_in_use', use);
    const { bonuses, giftRounds } = await findGivenUp(tx, playerId);
    if (!giveUp && bonuses.length + giftRounds > 0) return refuse('conflict');
    const askedAt = clock.now();
    const eraseAt = new Date(askedAt.getTime() + DELETION_WAIT_MS);
    if (!(await closeOwnAccount(tx, { playerId, reason: REASON, since: askedAt }))) return refuse('conflict');
    await giveUpGifts(tx, playerId, askedAt);
    await giveUpFreeRounds(tx, playerId, askedAt);
    await giveUpBonuses(tx, playerId, askedAt);
    // One that the house has opened again since, where nobody has heard of it yet.
    await deleteWaiting(tx, playerId);
    await insertDeletion(tx, playerId, { askedAt, eraseAt });
    const payload = { eraseAt: eraseAt.toISOString() };
    await appendFacts(tx, [{ playerId, topic: 'account.deletion-asked', payload }]);
    return { ended: await sessions.endAll(tx, playerId), ...payload };
  });
  if (isRefusal(asked)) return asked;
  sessions.announce(asked.ended);
  return { eraseAt: asked.eraseAt };
}

import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import type { EachApart } from '../../../platform/each-apart.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { erasePersonal } from '../../../platform/personal-data.ts';
import { balancesOf, mustPost } from '../../money/ledger/feature.ts';
import { lockClosed } from '../blocks/feature.ts';
import { useOf } from '../closing/feature.ts';
import { keysOf } from '../contacts/feature.ts';
import { eraseLapsed, lockPlayer } from '../players/feature.ts';
import { hasOpenHit } from '../watch-lists/feature.ts';
import type { DeletionParts } from './deletion-parts.ts';
import { deleteWaiting, findWaiting, listDue, markErased } from './deletion-store.ts';

const ERASED_MAX = 100;

/** Who erases an account when its wait is over: nobody. */
const BY_ITS_TERM = { operatorId: null, name: 'term', requestId: null, address: null };

/** Erases the accounts whose wait is over; one that fails is left for later and stops nobody. */
export async function eraseDue(parts: DeletionParts, apart: EachApart, signal?: AbortSignal): Promise<void> {
  const page = { now: parts.clock.now(), resting: apart.resting(), limit: ERASED_MAX };
  await apart.each(
    await listDue(parts.db, page),
    String,
    (playerId) => eraseAccount(parts, playerId),
    signal,
  );
}

/**
 * Takes everything of a person out of an account, all in one commit: rows of money, rounds and acts stay under its number, and lead to
 * nobody. Again, it does nothing.
 */
export async function eraseAccount(parts: DeletionParts, playerId: bigint): Promise<void> {
  const { db, clock, sessions, record } = parts;
  const ended = await db.transaction(async (tx) => {
    const closed = await lockClosed(tx, playerId);
    if (!(await findWaiting(tx, playerId))) return [];
    if (!closed?.own) {
      // The house opened it meanwhile, or blocked it: then its player asks again when that is over.
      await deleteWaiting(tx, playerId);
      return [];
    }
    const use = await useOf(tx, playerId);
    // Closed, it can neither play nor pay: a person has given it something since, and decides.
    if (use) throw new Error('an account that is to be erased holds money, or something of it is open');
    await returnPlayMoney(tx, playerId);
    const player = await lockPlayer(tx, playerId);
    // Else who is asked about would erase the question. It is tried again until that is answered, and its player hears nothing of why.
    if (await hasOpenHit(tx, playerId)) throw new Error('an account that is to be erased is under review');
    await erasePersonal(tx, parts.personal(), await keysOf(tx, player));
    await eraseLapsed(tx, playerId, clock.now());
    await markErased(tx, playerId, clock.now());
    const hashes = await sessions.endAll(tx, playerId);
    await appendFacts(tx, [{ playerId, topic: 'account.erased', payload: {} }]);
    await record(tx, BY_ITS_TERM, { act: 'erase.account', subject: ['player', String(playerId)] });
    return hashes;
  });
  sessions.announce(ended);
}

/** What is of no worth goes back to where it came from, so that nothing is left of it in the figures. */
async function returnPlayMoney(tx: Tx, playerId: bigint): Promise<void> {
  for (const { currency, kind, amountMinor } of await balancesOf(tx, playerId)) {
    if (kind !== 'play' || amountMinor === 0n) continue;
    await mustPost(tx, {
      ...{ playerId, currency, operation: 'adjustment' },
      key: derivedUuid(`erased-play ${playerId} ${currency}`),
      transfers: [
        { from: { owner: 'player', kind: 'play' }, to: { owner: 'house', name: 'play-issue' }, amountMinor },
      ],
    });
  }
}

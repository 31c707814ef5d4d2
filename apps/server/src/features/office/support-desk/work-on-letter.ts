import type * as api from '@croupier/contract/office/support-desk';
import { isElsewhere, isHeld, isWaiting, mayTake, SUPPORT_HOLD_MS } from '@croupier/domain/site/support';
import type { Tx } from '../../../platform/database.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { lockLetter, moveLetter } from '../../site/support/feature.ts';
import { actorOf } from '../audit/feature.ts';
import { subjectOf, type Deed, type SupportDeskParts } from './support-desk-parts.ts';

const done = { done: true } as const;
type Done = typeof done;

/** Takes a letter in hand. Of two who try at once the second one finds it taken. */
export async function takeLetter(
  { db, clock, record }: SupportDeskParts,
  { call, number }: Deed,
): Promise<{ takenUntil: string } | Refused<typeof api.takeSupportLetter>> {
  const { operatorId } = call.operator;
  return db.transaction(async (tx) => {
    const letter = await lockLetter(tx, number);
    if (!letter) return refuse('not_found');
    const now = clock.now();
    if (!mayTake(letter, operatorId, now))
      return refuse(isElsewhere(letter, operatorId) ? 'item_taken' : 'conflict');
    const until = new Date(now.getTime() + SUPPORT_HOLD_MS);
    await moveLetter(tx, letter.id, { state: 'OPEN', hold: { by: operatorId, until } });
    const changes = { before: { state: letter.state }, after: { state: 'OPEN', until: until.toISOString() } };
    await record(tx, actorOf(call), { act: 'take.support-letter', subject: subjectOf(number), ...changes });
    return { takenUntil: until.toISOString() };
  });
}

/** Puts a letter back that one has in hand: it waits in the queue as before. */
export async function putBackLetter(
  parts: SupportDeskParts,
  { call, number }: Deed,
): Promise<Done | Refused<typeof api.putBackSupportLetter>> {
  const { operatorId } = call.operator;
  return parts.db.transaction(async (tx) => {
    const letter = await lockLetter(tx, number);
    if (!letter) return refuse('not_found');
    if (!isHeld(letter, parts.clock.now()) || letter.takenBy !== operatorId) return refuse('conflict');
    await moveLetter(tx, letter.id, { state: 'NEW', hold: null });
    await recordMove(parts, tx, {
      call,
      number,
      act: 'put-back.support-letter',
      states: [letter.state, 'NEW'],
    });
    return done;
  });
}

/** Closes a letter without an answer; not one that somebody else has in hand. */
export async function closeLetter(
  parts: SupportDeskParts,
  { call, number, reason }: Deed & { reason: string },
): Promise<Done | Refused<typeof api.closeSupportLetter>> {
  const { operatorId } = call.operator;
  return parts.db.transaction(async (tx) => {
    const letter = await lockLetter(tx, number);
    if (!letter) return refuse('not_found');
    if (!mayTake(letter, operatorId, parts.clock.now()))
      return refuse(isElsewhere(letter, operatorId) ? 'item_taken' : 'conflict');
    await moveLetter(tx, letter.id, { state: 'CLOSED', hold: null });
    await recordMove(parts, tx, {
      call,
      number,
      reason,
      act: 'close.support-letter',
      states: [letter.state, 'CLOSED'],
    });
    return done;
  });
}

/** Puts a letter that was answered or closed back into the queue; what was answered stays with it. */
export async function reopenLetter(
  parts: SupportDeskParts,
  { call, number, reason }: Deed & { reason: string },
): Promise<Done | Refused<typeof api.reopenSupportLetter>> {
  return parts.db.transaction(async (tx) => {
    const letter = await lockLetter(tx, number);
    if (!letter) return refuse('not_found');
    if (isWaiting(letter)) return refuse('conflict');
    await moveLetter(tx, letter.id, { state: 'NEW', hold: null });
    await recordMove(parts, tx, {
      call,
      number,
      reason,
      act: 'reopen.support-letter',
      states: [letter.state, 'NEW'],
    });
    return done;
  });
}

interface Move extends Deed {
  readonly act: string;
  readonly states: readonly [before: string, after: string];
  readonly reason?: string;
}

async function recordMove({ record }: SupportDeskParts, tx: Tx, move: Move): Promise<void> {
  const { call, number, act, states, reason } = move;
  const [before, after] = states.map((state) => ({ state }));
  await record(tx, actorOf(call), { act, subject: subjectOf(number), before, after, reason });
}

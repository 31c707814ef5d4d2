import type { closeAccount as closes } from '@croupier/contract/office/player-desk';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import * as blocks from '../../people/blocks/feature.ts';
import { useOf } from '../../people/closing/feature.ts';
import { forgetSeatRules } from '../../people/play-rules/feature.ts';
import { lockPlayer, playerExists } from '../../people/players/feature.ts';
import type { FourEyesAct } from '../approvals/feature.ts';
import { actorOf } from '../audit/feature.ts';
import type { OfficeCall } from './look.ts';
import type { PlayerDeskParts } from './player-desk-parts.ts';
import { subjectOf } from './player-subject.ts';

/**
 * Closes an account whose rounds and payments are over and that has no money. Its sessions end with the commit, nobody signs in to it
 * any more, and nothing else of it changes.
 */
export async function closeAccount(
  { db, clock, sessions, seats, record }: PlayerDeskParts,
  call: OfficeCall,
  { id, reason }: { id: bigint; reason: string },
): Promise<{ done: true } | Refused<typeof closes>> {
  if (!(await playerExists(db, id))) return refuse('not_found');
  // Who has never played gets a seat, so that a first stake that is under way finds it, and on it that it is to be judged.
  await seats.prepare(id);
  const ended = await db.transaction(async (tx) => {
    await lockPlayer(tx, id);
    const closed = await blocks.lockClosed(tx, id);
    if (closed && !closed.own) return refuse('conflict');
    // The lock of every stake, before anything is looked at: one that is under way is seen, one that comes later is refused.
    await forgetSeatRules(tx, id);
    const use = await useOf(tx, id);
    if (use) return refuse('account_in_use', use);
    if (!(await blocks.closeAccount(tx, { playerId: id, reason, since: clock.now() })))
      return refuse('conflict');
    const hashes = await sessions.endAll(tx, id);
    const after = { ended: hashes.length };
    await record(tx, actorOf(call), { act: 'close.account', subject: subjectOf(id), after, reason });
    return hashes;
  });
  if (isRefusal(ended)) return ended;
  sessions.announce(ended);
  return { done: true };
}

/** Opens a closed account again. It has no size: whatever the role, two people do it. */
export const REOPEN_ACCOUNT: FourEyesAct<{ readonly playerId: string }, 'not_found' | 'under_review'> = {
  name: 'reopen.accounts',
  subject: ({ playerId }) => subjectOf(BigInt(playerId)),
  show: async (tx, { playerId }) => {
    const id = BigInt(playerId);
    const closed = (await playerExists(tx, id)) ? await blocks.lockClosed(tx, id) : undefined;
    if (closed?.hit) return 'under_review';
    return closed ? { since: closed.since.toISOString(), why: closed.reason } : 'not_found';
  },
  carryOut: async (tx, { playerId }) => {
    await blocks.reopenAccount(tx, BigInt(playerId));
    return undefined;
  },
};

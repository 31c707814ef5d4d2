import type { blockPlayer as blocks, unblockPlayer as opens } from '@croupier/contract/office/player-desk';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { blockAccount, blockEnd, blockState, unblockAccount } from '../../people/blocks/feature.ts';
import { playerExists } from '../../people/players/feature.ts';
import { actorOf } from '../audit/feature.ts';
import type { OfficeCall } from './look.ts';
import type { PlayerDeskParts } from './player-desk-parts.ts';
import { subjectOf } from './player-subject.ts';

/** Closes an account to its player, for some days or until somebody opens it. Of two at once the second is told of the first. */
export async function blockPlayer(
  { db, clock, seats, record }: PlayerDeskParts,
  call: OfficeCall,
  { id, reason, days }: { id: bigint; reason: string; days: number | undefined },
): Promise<{ done: true } | Refused<typeof blocks>> {
  if (!(await playerExists(db, id))) return refuse('not_found');
  // As for who is limited: the first stake of who has never played is judged, too.
  await seats.prepare(id);
  return db.transaction(async (tx) => {
    const since = clock.now();
    const until = blockEnd(since, days);
    if (!(await blockAccount(tx, { playerId: id, reason, since, until }))) return refuse('conflict');
    await record(tx, actorOf(call), {
      act: 'block.player',
      subject: subjectOf(id),
      after: { until },
      reason,
    });
    return { done: true };
  });
}

export async function unblockPlayer(
  { db, record }: PlayerDeskParts,
  call: OfficeCall,
  { id, reason }: { id: bigint; reason: string },
): Promise<{ done: true } | Refused<typeof opens>> {
  return db.transaction(async (tx) => {
    if (!(await playerExists(tx, id))) return refuse('not_found');
    const block = await unblockAccount(tx, id);
    if (!block) return refuse('conflict');
    if (block === 'held') return refuse('under_review');
    const before = blockState(block);
    await record(tx, actorOf(call), { act: 'unblock.player', subject: subjectOf(id), before, reason });
    return { done: true };
  });
}

import type { markPlayer as gives, unmarkPlayer as takes } from '@croupier/contract/office/player-desk';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { playerExists } from '../../people/players/feature.ts';
import { actorOf } from '../audit/feature.ts';
import type { OfficeCall } from './look.ts';
import { deleteMark, insertMark } from './marks-store.ts';
import type { PlayerDeskParts } from './player-desk-parts.ts';
import { subjectOf } from './player-subject.ts';

interface MarkChange {
  readonly id: bigint;
  readonly mark: string;
  readonly reason: string;
}

/** Gives a player a label of the office; who has it has it once. */
export async function markPlayer(
  { db, clock, record }: PlayerDeskParts,
  call: OfficeCall,
  { id, mark, reason }: MarkChange,
): Promise<{ done: true } | Refused<typeof gives>> {
  return db.transaction(async (tx) => {
    if (!(await playerExists(tx, id))) return refuse('not_found');
    const isNew = await insertMark(tx, { playerId: id, mark, at: clock.now(), by: call.operator.name });
    if (!isNew) return refuse('conflict');
    await record(tx, actorOf(call), { act: 'mark.player', subject: subjectOf(id), after: { mark }, reason });
    return { done: true };
  });
}

export async function unmarkPlayer(
  { db, record }: PlayerDeskParts,
  call: OfficeCall,
  { id, mark, reason }: MarkChange,
): Promise<{ done: true } | Refused<typeof takes>> {
  return db.transaction(async (tx) => {
    if (!(await deleteMark(tx, id, mark))) return refuse('not_found');
    await record(tx, actorOf(call), {
      act: 'unmark.player',
      subject: subjectOf(id),
      before: { mark },
      reason,
    });
    return { done: true };
  });
}

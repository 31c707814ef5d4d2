import type { unmaskPlayer as operation } from '@croupier/contract/office/player-desk';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { findPlayerById } from '../../people/players/index.ts';
import { actorOf } from '../audit/index.ts';
import type { OfficeCall } from './look.ts';
import type { PlayerDeskParts } from './player-desk-parts.ts';
import { subjectOf } from './player-subject.ts';

/** One masked value, as it is. The log has that it was asked for and why, and not the value. */
export async function unmaskPlayer(
  { db, record }: PlayerDeskParts,
  call: OfficeCall,
  { id, value, reason }: { id: bigint; value: 'email'; reason: string },
): Promise<{ value: string } | Refused<typeof operation>> {
  return db.transaction(async (tx) => {
    const player = id === BigInt.asIntN(64, id) ? await findPlayerById(tx, id) : undefined;
    if (!player) return refuse('not_found');
    await record(tx, actorOf(call), {
      act: 'unmask.player',
      subject: subjectOf(id),
      after: { value },
      reason,
    });
    return { value: player[value] };
  });
}

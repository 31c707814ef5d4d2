import type { endPlayerSessions as operation } from '@croupier/contract/office/player-desk';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { playerExists } from '../../people/players/feature.ts';
import { actorOf } from '../audit/feature.ts';
import type { OfficeCall } from './look.ts';
import type { PlayerDeskParts } from './player-desk-parts.ts';
import { subjectOf } from './player-subject.ts';

/** Signs a player out everywhere; their sockets are closed after the commit. */
export async function endPlayerSessions(
  { db, sessions, record }: PlayerDeskParts,
  call: OfficeCall,
  { id, reason }: { id: bigint; reason: string },
): Promise<{ ended: number } | Refused<typeof operation>> {
  const ended = await db.transaction(async (tx) => {
    if (!(await playerExists(tx, id))) return refuse('not_found');
    const hashes = await sessions.endAll(tx, id);
    const after = { ended: hashes.length };
    await record(tx, actorOf(call), { act: 'end.player-sessions', subject: subjectOf(id), after, reason });
    return hashes;
  });
  if (isRefusal(ended)) return ended;
  sessions.announce(ended);
  return { ended: ended.length };
}

import type { endSession as operation } from '@croupier/contract/people/players';
import type { SignedIn } from '../../../platform/http/http.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import type { PlayersParts } from './players-parts.ts';
import { deleteSessionOf } from './sessions-store.ts';

/**
 * Ends one session of the player by its public id, this one as well; its sockets close after the commit. A round that was staked
 * before is settled as it would have been: nothing is asked of the session any more.
 */
export async function endSession(
  { db, sessions }: PlayersParts,
  { playerId }: SignedIn,
  publicId: string,
): Promise<{ done: true } | Refused<typeof operation>> {
  const ended = await db.transaction(async (tx) => {
    const idHash = await deleteSessionOf(tx, playerId, publicId);
    if (idHash) await appendFacts(tx, [{ playerId, topic: 'account.sessions-changed', payload: {} }]);
    return idHash;
  });
  if (!ended) return refuse('not_found');
  sessions.announce([ended.toString('hex')]);
  return { done: true };
}

/** Ends every session of the player but this one. */
export async function endOtherSessions(
  { db, sessions }: PlayersParts,
  player: SignedIn,
): Promise<{ ended: number }> {
  const { playerId } = player;
  const ended = await db.transaction(async (tx) => {
    const ids = await sessions.endOthers(tx, player);
    if (ids.length > 0) await appendFacts(tx, [{ playerId, topic: 'account.sessions-changed', payload: {} }]);
    return ids;
  });
  sessions.announce(ended);
  return { ended: ended.length };
}

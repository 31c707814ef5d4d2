import type { NetworkEnd } from '@croupier/domain/people/networks';
import { appendFacts } from '../../../platform/outbox.ts';
import { lockPlayer, type Arrival } from '../players/feature.ts';
import type { NetworksParts } from './networks-parts.ts';
import { findPlayerOf, insertIdentity, type NetworkIdentity } from './networks-store.ts';

/**
 * Gives a player a network to sign in with, in the session that asked for it and proved itself there. Under the player's lock; of two
 * players who bring one identity at once, the second waits for the first at its row and finds it taken.
 */
export async function attachIdentity(
  { db, clock, players }: Pick<NetworksParts, 'db' | 'clock' | 'players'>,
  identity: NetworkIdentity,
  { sessionId, arrival }: { sessionId: string; arrival: Arrival },
): Promise<'attached' | NetworkEnd> {
  const player = await players.sessions.authenticate(arrival.cookieHeader);
  if (!player || player.blocked || player.sessionId !== sessionId) return 'over';
  const { playerId } = player;
  return db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    if (await insertIdentity(tx, playerId, identity, clock.now())) {
      const payload = { network: identity.network };
      await appendFacts(tx, [{ playerId, topic: 'account.network-attached', payload }]);
      return 'attached';
    }
    const owner = await findPlayerOf(tx, identity);
    if (owner === playerId) return 'attached';
    return owner === undefined ? 'another' : 'elsewhere';
  });
}

import type { detachNetwork as operation } from '@croupier/contract/people/networks';
import type { Network } from '@croupier/domain/people/networks';
import type { SignedIn } from '../../../platform/http/http.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { hasAnotherWay, lockPlayer } from '../players/feature.ts';
import { countNetworks } from './list-networks.ts';
import type { NetworksParts } from './networks-parts.ts';
import { deleteIdentity, listNetworksOf } from './networks-store.ts';

/**
 * Takes a network from its player, never the last way in. Under the player's lock: of two ways that are taken at once the second one
 * sees that the first is gone. @returns undefined when it is gone
 */
export async function detachNetwork(
  parts: Pick<NetworksParts, 'db' | 'otherWays' | 'providers'>,
  { playerId }: Pick<SignedIn, 'playerId'>,
  network: Network,
): Promise<Refused<typeof operation> | undefined> {
  return parts.db.transaction(async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (!(await listNetworksOf(tx, playerId)).some((own) => own.network === network))
      return refuse('not_found');
    const others = await countNetworks(parts, tx, playerId, network);
    if (others === 0 && !(await hasAnotherWay(tx, player, parts.otherWays))) return refuse('conflict');
    await deleteIdentity(tx, playerId, network);
    await appendFacts(tx, [{ playerId, topic: 'account.network-detached', payload: { network } }]);
    return undefined;
  });
}

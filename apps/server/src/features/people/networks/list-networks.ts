import type { Networks } from '@croupier/contract/people/networks';
import { NETWORKS, type Network } from '@croupier/domain/people/networks';
import type { Queryable } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { findPlayerById, NO_PASSWORD } from '../players/feature.ts';
import type { NetworksParts } from './networks-parts.ts';
import { listNetworksOf } from './networks-store.ts';

/** With what a player signs in, and could. */
export async function listNetworks(
  { db, providers }: Pick<NetworksParts, 'db' | 'providers'>,
  { playerId }: Pick<SignedIn, 'playerId'>,
): Promise<Networks> {
  const [player, attached] = await Promise.all([findPlayerById(db, playerId), listNetworksOf(db, playerId)]);
  if (!player) throw new Error('a session without a player');
  const since = new Map(attached.map(({ network, attachedAt }) => [network, attachedAt.toISOString()]));
  const shown = NETWORKS.filter((network) => providers.has(network) || since.has(network));
  return {
    networks: shown.map((network) => ({ network, attachedAt: since.get(network) ?? null })),
    hasPassword: player.passwordHash !== NO_PASSWORD,
  };
}

/** By how many networks a player can come in, beside one; a network that the house offers no more lets nobody in. */
export async function countNetworks(
  { providers }: Pick<NetworksParts, 'providers'>,
  db: Queryable,
  playerId: bigint,
  beside?: Network,
): Promise<number> {
  const own = await listNetworksOf(db, playerId);
  return own.filter(({ network }) => network !== beside && providers.has(network)).length;
}

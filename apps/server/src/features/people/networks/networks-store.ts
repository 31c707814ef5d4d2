import type { Network } from '@croupier/domain/people/networks';
import type { Queryable, Tx } from '../../../platform/database.ts';

/** Who somebody is at a network: its address and its own name for them. */
export interface NetworkIdentity {
  readonly network: Network;
  readonly issuer: string;
  readonly subject: string;
}

/** @returns whose it is */
export async function findPlayerOf(
  db: Queryable,
  { issuer, subject }: NetworkIdentity,
): Promise<bigint | undefined> {
  const text = 'SELECT player_id AS "playerId" FROM network_identity WHERE issuer = $1 AND subject = $2';
  return (await db.query<{ playerId: bigint }>(text, [issuer, subject], 'network-identity'))[0]?.playerId;
}

/** @returns false where it is somebody's already, or the player has one of this network */
export async function insertIdentity(
  tx: Tx,
  playerId: bigint,
  { network, issuer, subject }: NetworkIdentity,
  now: Date,
): Promise<boolean> {
  const text = `INSERT INTO network_identity (player_id, network, issuer, subject, attached_at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT DO NOTHING RETURNING 1 AS one`;
  return (await tx.query(text, [playerId, network, issuer, subject, now])).length > 0;
}

export const listNetworksOf = (
  db: Queryable,
  playerId: bigint,
): Promise<{ network: Network; attachedAt: Date }[]> =>
  db.query('SELECT network, attached_at AS "attachedAt" FROM network_identity WHERE player_id = $1', [
    playerId,
  ]);

/** @returns whether the player had it */
export async function deleteIdentity(tx: Tx, playerId: bigint, network: Network): Promise<boolean> {
  const text = 'DELETE FROM network_identity WHERE player_id = $1 AND network = $2 RETURNING 1 AS one';
  return (await tx.query(text, [playerId, network])).length > 0;
}

/** @returns which there were */
export async function deleteIdentitiesSince(tx: Tx, playerId: bigint, since: Date): Promise<Network[]> {
  const text = 'DELETE FROM network_identity WHERE player_id = $1 AND attached_at >= $2 RETURNING network';
  return (await tx.query<{ network: Network }>(text, [playerId, since])).map(({ network }) => network);
}

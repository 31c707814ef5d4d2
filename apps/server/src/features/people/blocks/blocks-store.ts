import type { Queryable, Tx } from '../../../platform/database.ts';

export interface BlockRow {
  readonly playerId: bigint;
  readonly reason: string;
  readonly since: Date;
}

/** @returns whether the account was open. */
export async function insertBlock(tx: Tx, { playerId, reason, since }: BlockRow): Promise<boolean> {
  const text = `INSERT INTO player_block (player_id, reason, since) VALUES ($1, $2, $3)
ON CONFLICT DO NOTHING RETURNING 1 AS one`;
  return (await tx.query(text, [playerId, reason, since])).length > 0;
}

/** @returns whether the account was blocked. */
export async function deleteBlock(tx: Tx, playerId: bigint): Promise<boolean> {
  const text = 'DELETE FROM player_block WHERE player_id = $1 RETURNING 1 AS one';
  return (await tx.query(text, [playerId])).length > 0;
}

/** The last ones first. */
export async function listBlocks(db: Queryable, limit: number): Promise<BlockRow[]> {
  const text = `SELECT player_id AS "playerId", reason, since FROM player_block ORDER BY since DESC, player_id LIMIT $1`;
  return db.query<BlockRow>(text, [limit]);
}

/** The hashes of the sessions of these players. */
export async function listSessionsOf(db: Queryable, playerIds: readonly bigint[]): Promise<Buffer[]> {
  const text = 'SELECT id_hash AS "idHash" FROM player_session WHERE player_id = ANY ($1::bigint[])';
  return (await db.query<{ idHash: Buffer }>(text, [playerIds])).map(({ idHash }) => idHash);
}

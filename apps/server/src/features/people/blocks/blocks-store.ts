import type { Queryable, Tx } from '../../../platform/database.ts';

export interface BlockRow {
  readonly playerId: bigint;
  readonly reason: string;
  readonly since: Date;
  /** When it is lifted by itself; null: when somebody lifts it. */
  readonly until: Date | null;
}

const COLUMNS = 'player_id AS "playerId", reason, since, until';

/** @returns whether the account was open. */
export async function insertBlock(tx: Tx, { playerId, reason, since, until }: BlockRow): Promise<boolean> {
  const text = `INSERT INTO player_block (player_id, reason, since, until) VALUES ($1, $2, $3, $4)
ON CONFLICT DO NOTHING RETURNING 1 AS one`;
  return (await tx.query(text, [playerId, reason, since, until])).length > 0;
}

/** @param dueAt only one that is over by then. @returns the block that was there */
export async function deleteBlock(tx: Tx, playerId: bigint, dueAt?: Date): Promise<BlockRow | undefined> {
  const text = `DELETE FROM player_block WHERE player_id = $1 AND ($2::timestamptz IS NULL OR until <= $2) RETURNING ${COLUMNS}`;
  return (await tx.query<BlockRow>(text, [playerId, dueAt ?? null]))[0];
}

/** The last ones first. */
export async function listBlocks(db: Queryable, limit: number): Promise<BlockRow[]> {
  const text = `SELECT ${COLUMNS} FROM player_block ORDER BY since DESC, player_id LIMIT $1`;
  return db.query<BlockRow>(text, [limit]);
}

/** Players whose block is over, longest over first, without those that rest. */
export async function listDue(
  db: Queryable,
  page: { now: Date; resting: readonly string[]; limit: number },
): Promise<bigint[]> {
  const text = `SELECT player_id AS "playerId" FROM player_block WHERE until <= $1 AND player_id::text <> ALL ($2::text[])
ORDER BY until LIMIT $3`;
  const rows = await db.query<{ playerId: bigint }>(text, [page.now, page.resting, page.limit]);
  return rows.map(({ playerId }) => playerId);
}

/** The hashes of the sessions of these players. */
export async function listSessionsOf(db: Queryable, playerIds: readonly bigint[]): Promise<Buffer[]> {
  const text = 'SELECT id_hash AS "idHash" FROM player_session WHERE player_id = ANY ($1::bigint[])';
  return (await db.query<{ idHash: Buffer }>(text, [playerIds])).map(({ idHash }) => idHash);
}

import type { Queryable, Tx } from '../../../platform/database.ts';

export interface BlockRow {
  readonly playerId: bigint;
  readonly reason: string;
  readonly since: Date;
  /** When it is lifted by itself; null: when somebody lifts it. */
  readonly until: Date | null;
  /** The account is closed: nobody lifts that alone. */
  readonly closed: boolean;
}

const COLUMNS = 'player_id AS "playerId", reason, since, until, closed';

/** @returns whether the account was open. */
export async function insertBlock(
  tx: Tx,
  { playerId, reason, since, until, closed }: BlockRow,
): Promise<boolean> {
  const text = `INSERT INTO player_block (player_id, reason, since, until, closed) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT DO NOTHING RETURNING 1 AS one`;
  return (await tx.query(text, [playerId, reason, since, until, closed])).length > 0;
}

/** @param dueAt only one that is over by then. @returns the block that was there; a closed account stays closed */
export async function deleteBlock(tx: Tx, playerId: bigint, dueAt?: Date): Promise<BlockRow | undefined> {
  const text = `DELETE FROM player_block WHERE player_id = $1 AND NOT closed AND ($2::timestamptz IS NULL OR until <= $2)
RETURNING ${COLUMNS}`;
  return (await tx.query<BlockRow>(text, [playerId, dueAt ?? null]))[0];
}

export async function findClosed(db: Queryable, playerId: bigint): Promise<BlockRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM player_block WHERE player_id = $1 AND closed`;
  return (await db.query<BlockRow>(text, [playerId]))[0];
}

export async function deleteClosed(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query('DELETE FROM player_block WHERE player_id = $1 AND closed', [playerId]);
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

import type { Queryable, Tx } from '../../../platform/database.ts';

export interface BlockRow {
  readonly playerId: bigint;
  readonly reason: string;
  readonly since: Date;
  /** When it is lifted by itself; null: when somebody lifts it. */
  readonly until: Date | null;
  /** The account is closed: nobody lifts that alone. */
  readonly closed: boolean;
  /** Its player closed it, and may open it again as long as the house does not take it over. */
  readonly own: boolean;
  /** Whether a hit of a watch list holds it: it made it, or found one without an end. Only whoever answers hits takes that away. */
  readonly hit: 'made' | 'found' | null;
}

const COLUMNS = 'player_id AS "playerId", reason, since, until, closed, own, hit';

/**
 * One without an end stands beside what a hit made, and stays when that is taken back.
 * @returns whether the account was open, or only a hit kept it closed
 */
export async function insertBlock(
  tx: Tx,
  { playerId, reason, since, until, closed, own }: Omit<BlockRow, 'hit'>,
): Promise<boolean> {
  const text = `INSERT INTO player_block AS b (player_id, reason, since, until, closed, own) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (player_id) DO UPDATE SET reason = $2, since = $3, closed = $5, hit = 'found'
  WHERE (b.hit = 'made' OR b.hit = 'found' AND $5 AND NOT b.closed) AND $4::timestamptz IS NULL AND NOT $6 RETURNING 1 AS one`;
  return (await tx.query(text, [playerId, reason, since, until, closed, own])).length > 0;
}

/** Holds an account for a hit: closes it, or stands beside what keeps it closed without an end. @returns whether it was open */
export async function insertHit(
  tx: Tx,
  { playerId, reason, since }: Pick<BlockRow, 'playerId' | 'reason' | 'since'>,
): Promise<boolean> {
  const text = `INSERT INTO player_block (player_id, reason, since, hit) VALUES ($1, $2, $3, 'made')
ON CONFLICT DO NOTHING RETURNING 1 AS one`;
  if ((await tx.query(text, [playerId, reason, since])).length > 0) return true;
  await tx.query(`UPDATE player_block SET hit = 'found' WHERE player_id = $1 AND hit IS NULL`, [playerId]);
  return false;
}

/** Takes away what a hit holds. @returns whether nothing else keeps the account closed */
export async function deleteHit(tx: Tx, playerId: bigint): Promise<boolean> {
  const text = `DELETE FROM player_block WHERE player_id = $1 AND hit = 'made' RETURNING 1 AS one`;
  if ((await tx.query(text, [playerId])).length > 0) return true;
  await tx.query('UPDATE player_block SET hit = NULL WHERE player_id = $1', [playerId]);
  return false;
}

/** Whether a hit holds the account. */
export const isHeldByHit = async (db: Queryable, playerId: bigint): Promise<boolean> =>
  (await db.query('SELECT FROM player_block WHERE player_id = $1 AND hit IS NOT NULL', [playerId])).length >
  0;

/** @param dueAt only one that is over by then. @returns the block that was there; a closed account stays closed, and one that a hit holds */
export async function deleteBlock(tx: Tx, playerId: bigint, dueAt?: Date): Promise<BlockRow | undefined> {
  const text = `DELETE FROM player_block WHERE player_id = $1 AND NOT closed AND hit IS NULL AND ($2::timestamptz IS NULL OR until <= $2)
RETURNING ${COLUMNS}`;
  return (await tx.query<BlockRow>(text, [playerId, dueAt ?? null]))[0];
}

export async function findClosed(db: Queryable, playerId: bigint): Promise<BlockRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM player_block WHERE player_id = $1 AND closed`;
  return (await db.query<BlockRow>(text, [playerId]))[0];
}

export async function deleteClosed(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query('DELETE FROM player_block WHERE player_id = $1 AND closed AND hit IS NULL', [playerId]);
}

/** What its player closed; what the house has closed stays. */
export async function deleteOwn(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query('DELETE FROM player_block WHERE player_id = $1 AND own', [playerId]);
}

/** One for a time; one without an end, and a closed account, stay. */
export async function deleteTimed(tx: Tx, playerId: bigint): Promise<void> {
  const text = 'DELETE FROM player_block WHERE player_id = $1 AND NOT closed AND until IS NOT NULL';
  await tx.query(text, [playerId]);
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

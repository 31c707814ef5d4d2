import type { Queryable, Tx } from '../../../platform/database.ts';

export interface DeletionRow {
  readonly askedAt: Date;
  readonly eraseAt: Date;
}

export async function insertDeletion(
  tx: Tx,
  playerId: bigint,
  { askedAt, eraseAt }: DeletionRow,
): Promise<void> {
  const text = 'INSERT INTO account_deletion (player_id, asked_at, erase_at) VALUES ($1, $2, $3)';
  await tx.query(text, [playerId, askedAt, eraseAt]);
}

/** One that waits still: what is erased is not taken back. */
export async function findWaiting(db: Queryable, playerId: bigint): Promise<DeletionRow | undefined> {
  const text = `SELECT asked_at AS "askedAt", erase_at AS "eraseAt" FROM account_deletion WHERE player_id = $1 AND erased_at IS NULL`;
  return (await db.query<DeletionRow>(text, [playerId]))[0];
}

/** @returns whether one waited: of two who take it back at once one does */
export async function deleteWaiting(tx: Tx, playerId: bigint): Promise<boolean> {
  const text = 'DELETE FROM account_deletion WHERE player_id = $1 AND erased_at IS NULL RETURNING 1 AS one';
  return (await tx.query(text, [playerId])).length > 0;
}

/** Players whose wait is over, longest over first, without those that rest. */
export async function listDue(
  db: Queryable,
  page: { now: Date; resting: readonly string[]; limit: number },
): Promise<bigint[]> {
  const text = `SELECT player_id AS "playerId" FROM account_deletion
WHERE erased_at IS NULL AND erase_at <= $1 AND player_id::text <> ALL ($2::text[]) ORDER BY erase_at LIMIT $3`;
  const rows = await db.query<{ playerId: bigint }>(text, [page.now, page.resting, page.limit]);
  return rows.map(({ playerId }) => playerId);
}

export async function markErased(tx: Tx, playerId: bigint, now: Date): Promise<void> {
  await tx.query('UPDATE account_deletion SET erased_at = $2 WHERE player_id = $1', [playerId, now]);
}

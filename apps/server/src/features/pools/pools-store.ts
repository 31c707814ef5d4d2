import type { Queryable, Tx } from '../../platform/database.ts';

export interface PoolRow {
  readonly game: string;
  readonly number: number;
  readonly mathHash: string;
  readonly root: string;
  readonly sealed: Buffer;
  readonly tickets: number;
  readonly sold: number;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
}

const COLUMNS = `p.game, p.number, m.math_hash AS "mathHash", p.root, p.seed_sealed AS sealed, p.tickets, p.sold,
  p.opened_at AS "openedAt", p.closed_at AS "closedAt"
FROM ticket_pool p JOIN game_maths m ON m.id = p.maths_id`;

/** The pool on sale, if one is open. */
export async function findOnSale(db: Queryable, game: string): Promise<PoolRow | undefined> {
  const text = `SELECT ${COLUMNS} WHERE p.game = $1 AND p.closed_at IS NULL`;
  const [row] = await db.query<PoolRow>(text, [game], 'pools-on-sale');
  return row;
}

export async function findPool(db: Queryable, game: string, number: number): Promise<PoolRow | undefined> {
  const text = `SELECT ${COLUMNS} WHERE p.game = $1 AND p.number = $2`;
  const [row] = await db.query<PoolRow>(text, [game, number], 'pools-find');
  return row;
}

export async function listPools(db: Queryable, game: string, limit: number): Promise<PoolRow[]> {
  const text = `SELECT ${COLUMNS} WHERE p.game = $1 ORDER BY p.number DESC LIMIT $2`;
  return db.query<PoolRow>(text, [game, limit], 'pools-list');
}

/** @returns false when another process has opened a pool of the game meanwhile */
export async function insertPool(
  db: Queryable,
  pool: Pick<PoolRow, 'game' | 'number' | 'root' | 'sealed' | 'tickets' | 'openedAt'> & { mathsId: number },
): Promise<boolean> {
  const text = `INSERT INTO ticket_pool (game, number, maths_id, root, seed_sealed, tickets, opened_at)
VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING number`;
  const { game, number, mathsId, root, sealed, tickets, openedAt } = pool;
  return (await db.query(text, [game, number, mathsId, root, sealed, tickets, openedAt])).length === 1;
}

/**
 * Takes the next ticket; the row stays locked until the transaction ends, so serials are sold in order and none twice.
 * The last one closes the pool. @returns its serial; nothing when the pool is closed by now
 */
export async function takeTicket(
  tx: Tx,
  game: string,
  number: number,
  now: Date,
): Promise<number | undefined> {
  const text = `UPDATE ticket_pool SET sold = sold + 1, closed_at = CASE WHEN sold + 1 = tickets THEN $3::timestamptz END
WHERE game = $1 AND number = $2 AND closed_at IS NULL RETURNING sold`;
  const [row] = await tx.query<{ sold: number }>(text, [game, number, now], 'pools-take');
  return row?.sold;
}

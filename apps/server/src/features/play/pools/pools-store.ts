import type { Queryable } from '../../../platform/database.ts';

export interface PoolRow {
  readonly game: string;
  readonly number: number;
  readonly mathHash: string;
  readonly root: string;
  readonly sealed: Buffer;
  readonly tickets: number;
  readonly sold: number;
  readonly openedAt: Date;
  readonly closedAt: Date;
}

export async function findPool(db: Queryable, game: string, number: number): Promise<PoolRow | undefined> {
  const text = `SELECT p.game, p.number, m.math_hash AS "mathHash", p.root, p.seed_sealed AS sealed, p.tickets, p.sold,
  p.opened_at AS "openedAt", p.closed_at AS "closedAt"
FROM ticket_pool p JOIN game_maths m ON m.id = p.maths_id WHERE p.game = $1 AND p.number = $2`;
  const [row] = await db.query<PoolRow>(text, [game, number], 'pools-find');
  return row;
}

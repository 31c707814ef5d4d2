import type { Queryable, Tx } from '../../../platform/database.ts';

export interface ViewRow {
  readonly name: string;
  readonly query: string;
  readonly columns: readonly string[];
}

export async function listViewRows(db: Queryable, operatorId: bigint, list: string): Promise<ViewRow[]> {
  const text =
    'SELECT name, query, columns FROM operator_view WHERE operator_id = $1 AND list = $2 ORDER BY name';
  return db.query<ViewRow>(text, [operatorId, list]);
}

/** Views of one operator are changed one after the other, so that they can be counted. */
export async function lockViews(tx: Tx, operatorId: bigint): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 53))', [`views of ${operatorId}`]);
}

export async function upsertView(tx: Tx, operatorId: bigint, list: string, view: ViewRow): Promise<void> {
  const text = `INSERT INTO operator_view (operator_id, list, name, query, columns) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (operator_id, list, name) DO UPDATE SET query = excluded.query, columns = excluded.columns`;
  await tx.query(text, [operatorId, list, view.name, view.query, view.columns]);
}

/** @returns whether there was one */
export async function removeView(
  db: Queryable,
  operatorId: bigint,
  list: string,
  name: string,
): Promise<boolean> {
  const text =
    'DELETE FROM operator_view WHERE operator_id = $1 AND list = $2 AND name = $3 RETURNING 1 AS one';
  return (await db.query(text, [operatorId, list, name])).length > 0;
}

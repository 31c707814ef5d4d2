import type { Queryable, Tx } from '../../../platform/database.ts';

/** Says of a file that is about to be put that no page names it yet. */
export async function noteLoose(db: Queryable, file: string): Promise<void> {
  await db.query('INSERT INTO loose_file (name, let_go) VALUES ($1, false)', [file]);
}

/** @returns false where it is loose no more, or is being taken away; while somebody does either, this waits for it */
export async function forgetLoose(tx: Tx, file: string): Promise<boolean> {
  const rows = await tx.query('DELETE FROM loose_file WHERE name = $1 RETURNING name', [file]);
  return rows.length > 0;
}

/**
 * Files that a page has let go, and those that no page has named within the hour: by the clock that wrote both, so that what somebody
 * has just put is never among them.
 */
export async function listLoose(
  db: Queryable,
  { resting, limit }: { resting: readonly string[]; limit: number },
): Promise<string[]> {
  const text = `SELECT name FROM loose_file WHERE (let_go OR since < now() - interval '1 hour') AND name::text <> ALL ($1::text[])
ORDER BY since LIMIT $2`;
  return (await db.query<{ name: string }>(text, [resting, limit])).map(({ name }) => name);
}

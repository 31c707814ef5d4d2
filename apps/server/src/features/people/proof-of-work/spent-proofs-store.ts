import type { Queryable } from '../../../platform/database.ts';

/** @returns whether it was not spent before; of two at once one is. */
export async function insertSpent(
  db: Queryable,
  { nonce, expiresAt }: { nonce: Buffer; expiresAt: Date },
): Promise<boolean> {
  const rows = await db.query(
    'INSERT INTO spent_proof (nonce, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
    [nonce, expiresAt],
    'spent-proof-insert',
  );
  return rows.length === 1;
}

export async function deleteSpentBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('DELETE FROM spent_proof WHERE expires_at < $1', [before]);
}

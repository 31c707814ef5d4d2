import type { Queryable } from '../../../platform/database.ts';

export const findMarkKey = async (db: Queryable): Promise<Buffer | undefined> =>
  (await db.query<{ sealed: Buffer }>('SELECT sealed FROM person_mark_key', [], 'person-mark-key'))[0]
    ?.sealed;

/** Keeps the first that comes; it stays for good. */
export async function insertMarkKey(db: Queryable, sealed: Buffer): Promise<void> {
  await db.query('INSERT INTO person_mark_key (sealed) VALUES ($1) ON CONFLICT DO NOTHING', [sealed]);
}

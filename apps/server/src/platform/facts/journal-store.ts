import type { Queryable } from '../database.ts';

/** Makes the partitions for today and so many days more, where they are missing. */
export async function makeDays(db: Queryable, ahead: number): Promise<void> {
  await db.query('SELECT make_fact_days($1)', [ahead]);
}

/** Drops days that are over for longer and that every reader has behind it. @returns how many */
export async function dropDays(db: Queryable, keptDays: number): Promise<number> {
  const [row] = await db.query<{ dropped: number }>('SELECT drop_fact_days($1) AS dropped', [keptDays]);
  return row!.dropped;
}

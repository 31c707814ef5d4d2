import type { Queryable } from '../database.ts';

const READ = `SELECT FROM fact_head h WHERE NOT EXISTS (SELECT FROM outbox) AND EXISTS (SELECT FROM fact_reader)
  AND NOT EXISTS (SELECT FROM fact_reader r WHERE r.position < h.position OR r.again_to IS NOT NULL)`;

/** Whether every reader has read everything that was committed. */
export async function factsAreRead(db: Queryable): Promise<boolean> {
  return (await db.query(READ)).length > 0;
}

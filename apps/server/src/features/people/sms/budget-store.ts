import type { Queryable, Tx } from '../../../platform/database.ts';

/**
 * Counts one more of a day, if the most is not reached. The row is locked until the commit, so that two at once are counted one
 * after the other. @returns whether it was counted
 */
export async function takeOfDay(
  tx: Tx,
  { scope, day, most }: { scope: string; day: string; most: number },
): Promise<boolean> {
  if (most < 1) return false;
  const text = `INSERT INTO sms_budget AS b (scope, day, used) VALUES ($1, $2, 1)
ON CONFLICT (scope, day) DO UPDATE SET used = b.used + 1 WHERE b.used < $3 RETURNING used`;
  return (await tx.query(text, [scope, day, most], 'sms-budget')).length > 0;
}

export async function deleteDaysBefore(db: Queryable, day: string): Promise<void> {
  await db.query('DELETE FROM sms_budget WHERE day < $1', [day]);
}

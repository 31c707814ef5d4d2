import type { Queryable } from '../../../platform/database.ts';

/** Whether an operator has closed the account. */
export async function isBlocked(db: Queryable, playerId: bigint): Promise<boolean> {
  const text = 'SELECT 1 AS one FROM player_block WHERE player_id = $1';
  return (await db.query(text, [playerId])).length > 0;
}

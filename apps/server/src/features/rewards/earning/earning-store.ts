import type { Queryable } from '../../../platform/database.ts';

/** Which of these players hold a goal of earning that is not over. */
export async function listEarners(db: Queryable, players: readonly bigint[]): Promise<Set<bigint>> {
  const rows = await db.query<{ playerId: bigint }>(
    `SELECT DISTINCT player_id AS "playerId" FROM goal WHERE player_id = ANY ($1::bigint[]) AND of = 'earning' AND state IN ('open', 'faulty')`,
    [players],
    'earning-earners',
  );
  return new Set(rows.map(({ playerId }) => playerId));
}

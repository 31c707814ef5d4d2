import type { Tx } from '../../../platform/database.ts';

/** The part of a break that no earlier one covers. */
export interface BreakMove {
  readonly from: Date;
  readonly until: Date;
}

/**
 * Keeps that a break moves ends on, once. @returns how much of it counts; undefined where it has done so before, or earlier ones cover
 * all of it
 */
export async function insertBreakMove(
  tx: Tx,
  playerId: bigint,
  { from, until }: BreakMove,
): Promise<BreakMove | undefined> {
  const text = `INSERT INTO break_move (player_id, until_at, from_at)
SELECT $1, $2::timestamptz, earlier.from_at FROM (
  SELECT greatest($3::timestamptz, max(until_at)) AS from_at FROM break_move WHERE player_id = $1) AS earlier
WHERE earlier.from_at < $2 ON CONFLICT DO NOTHING RETURNING from_at AS "from", until_at AS until`;
  return (await tx.query<BreakMove>(text, [playerId, until, from], 'bonuses-break-move'))[0];
}

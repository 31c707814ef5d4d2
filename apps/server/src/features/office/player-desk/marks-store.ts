import type { Queryable, Tx } from '../../../platform/database.ts';

/** @returns whether the player did not have it. */
export async function insertMark(
  tx: Tx,
  mark: { playerId: bigint; mark: string; at: Date; by: string },
): Promise<boolean> {
  const text = `INSERT INTO player_mark (player_id, mark, at, operator) VALUES ($1, $2, $3, $4)
ON CONFLICT DO NOTHING RETURNING 1 AS one`;
  return (await tx.query(text, [mark.playerId, mark.mark, mark.at, mark.by])).length > 0;
}

/** @returns whether the player had it. */
export async function deleteMark(tx: Tx, playerId: bigint, mark: string): Promise<boolean> {
  const text = 'DELETE FROM player_mark WHERE player_id = $1 AND mark = $2 RETURNING 1 AS one';
  return (await tx.query(text, [playerId, mark])).length > 0;
}

/** Each mark that there is, found by a leap of the index a mark, however many players have it. */
const MARKS = `WITH RECURSIVE leap AS (
  (SELECT mark FROM player_mark ORDER BY mark LIMIT 1)
  UNION ALL
  SELECT (SELECT m.mark FROM player_mark m WHERE m.mark > l.mark ORDER BY m.mark LIMIT 1) FROM leap l WHERE l.mark IS NOT NULL
) SELECT mark FROM leap WHERE mark IS NOT NULL LIMIT $1`;

export const listMarks = async (db: Queryable, limit: number): Promise<string[]> =>
  (await db.query<{ mark: string }>(MARKS, [limit])).map(({ mark }) => mark);

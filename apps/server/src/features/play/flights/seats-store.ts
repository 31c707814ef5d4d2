import type { Queryable } from '../../../platform/database.ts';

export interface SeatRow {
  /** Of the round. */
  readonly key: string;
  readonly nickname: string;
  /** Where the round is to be left by itself. */
  readonly autoCenti: number | null;
  /** When it was left by hand. */
  readonly readAt: Date | null;
}

/**
 * Some of the rounds in a flight that has not ended: those that are open, and those that were left and are paid. By their
 * keys, which are chance, so that whoever comes or leaves changes little of which ones they are.
 */
export async function listSeats(
  db: Queryable,
  { game, number }: { readonly game: string; readonly number: number },
  limit: number,
): Promise<SeatRow[]> {
  const text = `
WITH left_by_hand AS (SELECT player_id, key, read_at FROM flight_leave WHERE game = $1 AND flight = $2),
seat AS (
  SELECT player_id, key, entry FROM open_round
  WHERE game = $1 AND (entry::json #>> '{given,flight,number}')::integer = $2
  UNION ALL
  SELECT r.player_id, r.key, r.entry FROM left_by_hand l JOIN round r ON r.player_id = l.player_id AND r.key = l.key
)
SELECT s.key, p.nickname, (s.entry::json #>> '{choices,0,0}')::integer AS "autoCenti", l.read_at AS "readAt"
FROM seat s JOIN player p ON p.id = s.player_id LEFT JOIN left_by_hand l ON l.key = s.key AND l.player_id = s.player_id
ORDER BY s.key LIMIT $3`;
  return db.query<SeatRow>(text, [game, number, limit], 'flights-seats');
}

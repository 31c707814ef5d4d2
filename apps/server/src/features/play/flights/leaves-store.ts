import type { Queryable } from '../../../platform/database.ts';

export interface LeaveAsked {
  readonly playerId: bigint;
  readonly game: string;
  /** When the request was read. */
  readonly readAt: Date;
  readonly requestId: string;
}

export interface LeaveRow {
  readonly playerId: bigint;
  readonly game: string;
  readonly flight: number;
  readonly key: string;
  readonly readAt: Date;
}

const LEAVE = `player_id AS "playerId", game, flight, key, read_at AS "readAt"`;

/**
 * Writes leaves of different players: each in the flight its open round is in, when that had risen so far by then. The first
 * of a round counts.
 * @param leastMs how long after take-off the multiplier can be left
 */
export async function insertLeaves(
  db: Queryable,
  leaves: readonly LeaveAsked[],
  leastMs: number,
): Promise<LeaveRow[]> {
  const text = `
WITH asked AS (
  SELECT player_id, ($2::text[])[i] AS game, ($3::timestamptz[])[i] AS read_at, ($4::text[])[i] AS request_id
  FROM unnest($1::bigint[]) WITH ORDINALITY AS u (player_id, i)
)
INSERT INTO flight_leave (player_id, game, flight, key, read_at, request_id)
SELECT a.player_id, a.game, f.number, o.key, a.read_at, a.request_id
FROM asked a
JOIN open_round o ON o.player_id = a.player_id AND o.game = a.game
JOIN flight f ON f.game = o.game AND f.number = (o.entry::json #>> '{given,flight,number}')::integer
WHERE f.takes_off_at + $5 * interval '1 millisecond' <= a.read_at
ON CONFLICT DO NOTHING RETURNING ${LEAVE}`;
  const column = <Name extends keyof LeaveAsked>(name: Name) => leaves.map((leave) => leave[name]);
  const instants = leaves.map(({ readAt }) => readAt.toISOString());
  const values = [column('playerId'), column('game'), instants, column('requestId'), leastMs];
  return db.query<LeaveRow>(text, values, 'flights-leave');
}

export async function listLeaves(db: Queryable, game: string, flight: number): Promise<LeaveRow[]> {
  const text = `SELECT ${LEAVE} FROM flight_leave WHERE game = $1 AND flight = $2`;
  return db.query<LeaveRow>(text, [game, flight], 'flights-leaves');
}

/** The last time the player left a flight of the game. */
export async function lastLeave(
  db: Queryable,
  game: string,
  playerId: bigint,
): Promise<LeaveRow | undefined> {
  const text = `SELECT ${LEAVE} FROM flight_leave WHERE game = $1 AND player_id = $2 ORDER BY flight DESC LIMIT 1`;
  return (await db.query<LeaveRow>(text, [game, playerId], 'flights-last-leave'))[0];
}

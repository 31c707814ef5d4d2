import type { Queryable, Tx } from '../../../platform/database.ts';
import type { Counted, RealOrPlay } from './count-returns.ts';

/** The fingerprints of these versions of maths, by their number. */
export async function hashesOfMaths(
  db: Queryable,
  mathsIds: readonly number[],
): Promise<{ id: number; mathHash: string }[]> {
  const text = 'SELECT id, math_hash AS "mathHash" FROM game_maths WHERE id = ANY ($1::smallint[])';
  return db.query(text, [mathsIds], 'returns-maths');
}

/** Who counts, and has facts put aside. */
export const TALLY_READER = 'returns-tally';

/** The rounds of all time and those of a day: the same rows, added to side by side. */
const ADD = `WITH counted AS MATERIALIZED (
  SELECT * FROM unnest($1::smallint[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::numeric[])
    AS c (maths_id, mode, money, rounds, win_units, win_units_squared)
), of_day AS (
  INSERT INTO returns_day (maths_id, mode, money, day, rounds, win_units, win_units_squared)
  SELECT maths_id, mode, money, $7::date, rounds, win_units, win_units_squared FROM counted
  ON CONFLICT (maths_id, mode, money, day) DO UPDATE SET
    rounds = returns_day.rounds + excluded.rounds, win_units = returns_day.win_units + excluded.win_units,
    win_units_squared = returns_day.win_units_squared + excluded.win_units_squared
)
INSERT INTO returns_tally (maths_id, mode, money, rounds, win_units, win_units_squared) SELECT * FROM counted
ON CONFLICT (maths_id, mode, money) DO UPDATE SET
  rounds = returns_tally.rounds + excluded.rounds, win_units = returns_tally.win_units + excluded.win_units,
  win_units_squared = returns_tally.win_units_squared + excluded.win_units_squared`;

/** Only its one reader runs this, so nobody else changes these rows meanwhile. @param day in UTC, `2026-11-23` */
export async function addToTallies(tx: Tx, day: string, counted: readonly Counted[]): Promise<void> {
  const columns = [
    counted.map(({ mathsId }) => mathsId),
    counted.map(({ mode }) => mode),
    counted.map(({ money }) => money),
    counted.map(({ rounds }) => rounds),
    counted.map(({ winUnits }) => winUnits),
    counted.map(({ winUnitsSquared }) => winUnitsSquared),
    day,
  ];
  await tx.query(ADD, columns, 'returns-add');
}

export interface TallyRow {
  readonly mathsId: number;
  readonly mathHash: string;
  readonly mode: string;
  readonly money: RealOrPlay;
  readonly rounds: number;
  readonly winUnits: number;
  readonly winUnitsSquared: number;
}

const TALLIES = `SELECT t.maths_id AS "mathsId", m.math_hash AS "mathHash", t.mode, t.money, t.rounds::float8 AS rounds,
  t.win_units::float8 AS "winUnits", t.win_units_squared::float8 AS "winUnitsSquared"
FROM returns_tally t JOIN game_maths m ON m.id = t.maths_id
WHERE m.math_hash = ANY ($1::text[])`;

/** What was counted of these versions of maths. */
export async function listTallies(db: Queryable, mathHashes: readonly string[]): Promise<TallyRow[]> {
  return db.query<TallyRow>(TALLIES, [mathHashes], 'returns-tallies');
}

/** What was counted of a version of maths on each day from one on, the oldest first. */
export async function listDays(
  db: Queryable,
  mathHash: string,
  from: string,
): Promise<(TallyRow & { day: string })[]> {
  const text = `SELECT t.maths_id AS "mathsId", m.math_hash AS "mathHash", t.mode, t.money, t.rounds::float8 AS rounds,
  t.win_units::float8 AS "winUnits", t.win_units_squared::float8 AS "winUnitsSquared", t.day::text AS day
FROM returns_day t JOIN game_maths m ON m.id = t.maths_id
WHERE m.math_hash = $1 AND t.day >= $2::date ORDER BY t.day`;
  return db.query(text, [mathHash, from], 'returns-days');
}

export interface Reading extends Pick<TallyRow, 'mathsId' | 'mode' | 'money' | 'rounds'> {
  readonly actual: number;
  readonly z: number;
}

const RAISE = `INSERT INTO returns_alarm (maths_id, mode, money, raised_at, rounds, actual, z)
VALUES ($1, $2, $3, $7, $4, $5, $6)
ON CONFLICT (maths_id, mode, money) WHERE ended_at IS NULL
DO UPDATE SET rounds = excluded.rounds, actual = excluded.actual, z = excluded.z
RETURNING xmax = 0 AS new`;

/** @returns whether it was not lasting already */
export async function raiseAlarm(db: Queryable, reading: Reading, now: Date): Promise<boolean> {
  const { mathsId, mode, money, rounds, actual, z } = reading;
  const [row] = await db.query<{ new: boolean }>(RAISE, [mathsId, mode, money, rounds, actual, z, now]);
  return row!.new;
}

const END = `UPDATE returns_alarm SET ended_at = $7, rounds = $4, actual = $5, z = $6
WHERE maths_id = $1 AND mode = $2 AND money = $3 AND ended_at IS NULL RETURNING id`;

/** @returns whether one was lasting */
export async function endAlarm(db: Queryable, reading: Reading, now: Date): Promise<boolean> {
  const { mathsId, mode, money, rounds, actual, z } = reading;
  return (await db.query(END, [mathsId, mode, money, rounds, actual, z, now])).length > 0;
}

export interface LastingAlarm {
  readonly game: string;
  readonly mode: string;
  readonly money: RealOrPlay;
  readonly z: number;
}

export async function listLastingAlarms(db: Queryable): Promise<LastingAlarm[]> {
  const text = `SELECT m.game, a.mode, a.money, a.z FROM returns_alarm a JOIN game_maths m ON m.id = a.maths_id
WHERE a.ended_at IS NULL`;
  return db.query<LastingAlarm>(text, [], 'returns-alarms');
}

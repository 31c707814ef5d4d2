import type { Queryable } from '../../../platform/database.ts';
import { DEAF_MS } from './flight-times.ts';

/** What a process says of itself: since when it has heard without a gap, until when, and what of it is written. */
export interface Beat {
  readonly desk: string;
  readonly heardFrom: Date;
  readonly now: Date;
  readonly writtenTo: Date;
  readonly watchedAt: Date | null;
}

/**
 * One statement: the process's own row, and how far flights in the air are known to have been heard. A process that had a
 * gap begins anew after it, and what it heard then does not reach back over the gap: `heard_to` stays before it.
 * @returns how many flights are not over
 */
export async function keepBeat(db: Queryable, beat: Beat): Promise<number> {
  const text = `
WITH desk AS (
  INSERT INTO leave_desk (id, heard_to, written_to, watched_at) VALUES ($1, $3, $4, $5)
  ON CONFLICT (id) DO UPDATE SET heard_to = $3, written_to = $4, watched_at = coalesce($5, leave_desk.watched_at)
), heard AS (
  UPDATE flight SET heard_to = $3
  WHERE state <> 'paid' AND state = 'flying' AND heard_to < $3::timestamptz
    AND heard_to + $6 * interval '1 millisecond' >= $2::timestamptz
)
SELECT count(*)::integer AS open FROM flight WHERE state <> 'paid' AND state IN ('boarding', 'flying')`;
  const { desk, heardFrom, now, writtenTo, watchedAt } = beat;
  const values = [desk, heardFrom, now, writtenTo, watchedAt, DEAF_MS];
  const [row] = await db.query<{ open: number }>(text, values, 'flights-beat');
  return row!.open;
}

/** Whether every process that is alive has written what it read before then. */
export async function isWritten(db: Queryable, before: Date, now: Date): Promise<boolean> {
  const text = `SELECT FROM leave_desk WHERE written_to < $1 AND heard_to > $2::timestamptz - $3 * interval '1 millisecond' LIMIT 1`;
  return (await db.query(text, [before, now, DEAF_MS], 'flights-written')).length === 0;
}

/**
 * Whether somebody looked at flights within so long, through any process. One that looked before a clock was set back says nothing: it
 * seems to have looked in a time that is yet to come.
 */
export async function isWatched(db: Queryable, now: Date, withinMs: number): Promise<boolean> {
  const text = `SELECT FROM leave_desk WHERE watched_at BETWEEN $1::timestamptz - $2 * interval '1 millisecond'
  AND $1::timestamptz + $2 * interval '1 millisecond' LIMIT 1`;
  return (await db.query(text, [now, withinMs], 'flights-watched')).length > 0;
}

/** Forgets processes that have not been heard of since. */
export async function forgetDesks(db: Queryable, before: Date): Promise<void> {
  await db.query('DELETE FROM leave_desk WHERE heard_to < $1', [before], 'flights-forget-desks');
}

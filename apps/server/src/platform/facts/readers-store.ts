import type { Queryable, Tx } from '../database.ts';
import type { Reader, StoredFact } from '../outbox.ts';
import { dayFactOf, FACT, factOf, type DayFact, type FactRow } from './fact-row.ts';

export async function registerReaders(db: Queryable, readers: readonly Reader[]): Promise<void> {
  const text = `INSERT INTO fact_reader (name, in_order) SELECT * FROM unnest($1::text[], $2::boolean[]) ON CONFLICT (name) DO NOTHING`;
  await db.query(text, [readers.map(({ name }) => name), readers.map(({ inOrder }) => inOrder === true)]);
}

export interface Place {
  readonly name: string;
  readonly position: bigint;
  readonly day: string;
  readonly head: bigint;
  readonly headDay: string;
  /** What is read again: above the first, up to the second. */
  readonly againAfter: bigint | null;
  readonly againTo: bigint | null;
  /** A person wants something that was put aside tried again. */
  readonly again: boolean;
}

const LOCK = `SELECT r.name, r.position, r.day, h.position AS head, h.day AS "headDay", r.again_after AS "againAfter", r.again_to AS "againTo",
  EXISTS (SELECT FROM fact_parked p WHERE p.reader = r.name AND p.again) AS again
FROM fact_reader r CROSS JOIN fact_head h WHERE r.name = ANY ($1::text[]) ORDER BY r.name FOR UPDATE OF r SKIP LOCKED`;

/** @returns where the readers are, but for those as which another process reads */
export async function lockPlaces(tx: Tx, readers: readonly string[]): Promise<Place[]> {
  return tx.query<Place>(LOCK, [readers], 'facts-lock');
}

export interface Stretch {
  readonly topics: readonly string[];
  readonly after: bigint;
  readonly to: bigint;
  /** Days from this one to that one have it; fewer partitions are looked at. */
  readonly fromDay: string;
  readonly toDay: string;
  readonly limit: number;
}

const READ = `SELECT ${FACT}, day FROM fact WHERE position > $1 AND position <= $2 AND day >= $3 AND day <= $4 AND topic = ANY ($5)
ORDER BY position LIMIT $6`;

export async function readFacts(tx: Tx, stretch: Stretch): Promise<DayFact[]> {
  const { after, to, fromDay, toDay, topics, limit } = stretch;
  const values = [after, to, fromDay, toDay, topics, limit];
  const rows = await tx.query<FactRow & { day: string }>(READ, values, 'facts-read');
  return rows.map(dayFactOf);
}

export async function savePosition(
  tx: Tx,
  readers: readonly string[],
  { position, day }: { position: bigint; day: string },
): Promise<void> {
  const text = 'UPDATE fact_reader SET position = $2, day = $3 WHERE name = ANY ($1::text[])';
  await tx.query(text, [readers, position, day], 'facts-position');
}

export interface Behind {
  readonly name: string;
  readonly position: bigint;
}

const BEHIND = `SELECT r.name, r.position FROM fact_reader r CROSS JOIN fact_head h WHERE r.position < h.position AND r.again_to IS NULL`;

/** Readers that are not at the end of the journal, but for those that read something again. */
export async function listReadersBehind(db: Queryable): Promise<Behind[]> {
  return db.query<Behind>(BEHIND, [], 'facts-behind');
}

// One that takes a turn meanwhile is not waited for, and one that took one since is not where it was.
const MOVE_ON = `UPDATE fact_reader SET position = $3, day = $4 WHERE name IN (
  SELECT r.name FROM fact_reader r JOIN unnest($1::text[], $2::bigint[]) AS a (name, position) USING (name, position)
  WHERE r.again_to IS NULL FOR UPDATE OF r SKIP LOCKED)
RETURNING name`;

/** Moves readers on to one place. @returns those that were still where they are said to be */
export async function moveOn(
  db: Queryable,
  readers: readonly Behind[],
  to: Pick<DayFact, 'position' | 'day'>,
): Promise<string[]> {
  const values = [
    readers.map(({ name }) => name),
    readers.map(({ position }) => position),
    to.position,
    to.day,
  ];
  return (await db.query<{ name: string }>(MOVE_ON, values, 'facts-move-on')).map(({ name }) => name);
}

/** How far what is read again is read; to its end, and there is no such any more. */
export async function saveAgain(tx: Tx, reader: string, after: bigint): Promise<void> {
  const text = `UPDATE fact_reader SET again_after = CASE WHEN $2 < again_to THEN $2::bigint END,
  again_to = CASE WHEN $2 < again_to THEN again_to END WHERE name = $1`;
  await tx.query(text, [reader, after], 'facts-again');
}

const TAKE = `DELETE FROM fact_parked WHERE (reader, position) = (
  SELECT reader, position FROM fact_parked WHERE reader = $1 AND again ORDER BY position LIMIT 1) RETURNING ${FACT}`;

/** The next that was put aside and shall be tried again; until the commit it is still put aside for everybody else. */
export async function takeParked(tx: Tx, reader: string): Promise<StoredFact[]> {
  return (await tx.query<FactRow>(TAKE, [reader], 'facts-take-parked')).map(factOf);
}

const PARK = `INSERT INTO fact_parked (reader, ${FACT}, error) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (reader, position) DO UPDATE SET error = excluded.error, parked_at = excluded.parked_at, again = false`;

/** Puts a fact aside for a person to look at. */
export async function parkFact(tx: Tx, reader: string, fact: StoredFact, error: string): Promise<void> {
  const { position, playerId, topic, payload, requestId, createdAt } = fact;
  const values = [reader, position, playerId, topic, payload, requestId ?? null, createdAt, error];
  await tx.query(PARK, values, 'facts-park');
}

export interface ReaderLag {
  readonly name: string;
  /** Positions that it has not read. */
  readonly behind: bigint;
  /** Age of the oldest fact it has not read. */
  readonly oldestSeconds: number;
  readonly parked: bigint;
}

const LAGS = `SELECT r.name, greatest(h.position - r.position, 0) AS behind,
  coalesce(extract(epoch FROM clock_timestamp() - (SELECT f.created_at FROM fact f WHERE f.position = r.position + 1 AND f.day >= r.day)), 0)::float8 AS "oldestSeconds",
  (SELECT count(*) FROM fact_parked p WHERE p.reader = r.name) AS parked
FROM fact_reader r CROSS JOIN fact_head h ORDER BY r.name`;

export async function listReaderLags(db: Queryable): Promise<ReaderLag[]> {
  return db.query<ReaderLag>(LAGS, [], 'facts-lags');
}

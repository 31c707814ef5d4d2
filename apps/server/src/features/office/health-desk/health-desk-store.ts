import type { Queryable, Tx } from '../../../platform/database.ts';
import type { ListSql } from '../../../platform/list-sql.ts';

export interface ReaderPlace {
  readonly name: string;
  readonly position: bigint;
  readonly inOrder: boolean;
  readonly againTo: bigint | null;
}

export async function listPlaces(db: Queryable): Promise<ReaderPlace[]> {
  const text = `SELECT name, position, in_order AS "inOrder", again_to AS "againTo" FROM fact_reader ORDER BY name`;
  return db.query<ReaderPlace>(text);
}

export interface ConnectionRow {
  readonly pid: number;
  readonly name: string;
  readonly waitsFor: string | null;
  readonly since: Date;
  /** For how long it has been at work, or has had a transaction open; null for an idle one. */
  readonly busySeconds: number | null;
}

/** Every connection to this database that the house itself has open. */
export async function listConnections(db: Queryable): Promise<ConnectionRow[]> {
  const text = `SELECT pid, name, waits_for AS "waitsFor", since, busy_seconds AS "busySeconds" FROM house_connections()
WHERE since IS NOT NULL ORDER BY name, since`;
  return db.query<ConnectionRow>(text);
}

/** The leases of jobs that are held now, by the number of each in its class. */
export async function listHeldLeases(db: Queryable, lockClass: number): Promise<number[]> {
  const text = `SELECT objid::bigint::text AS id FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2
  AND classid::bigint = $1 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  const rows = await db.query<{ id: string }>(text, [lockClass]);
  // An oid has no sign, and the number of a lease has one.
  return rows.map(({ id }) => Number(id) | 0);
}

export interface LetterSums {
  readonly waiting: number;
  readonly failed: number;
  readonly oldestWaitingAt: Date | null;
}

const LETTERS = `SELECT (SELECT count(*)::integer FROM letter WHERE sent_at IS NULL AND NOT given_up) AS waiting,
  (SELECT count(*)::integer FROM letter WHERE sent_at IS NULL AND given_up) AS failed,
  (SELECT min(created_at) FROM letter WHERE sent_at IS NULL AND NOT given_up) AS "oldestWaitingAt"`;

export async function sumLetters(db: Queryable): Promise<LetterSums> {
  return (await db.query<LetterSums>(LETTERS))[0]!;
}

export interface AlarmRow {
  readonly game: string;
  readonly mode: string;
  readonly money: string;
  readonly z: number;
  readonly raisedAt: Date;
}

export async function listAlarms(db: Queryable): Promise<AlarmRow[]> {
  const text = `SELECT m.game, a.mode, a.money, a.z, a.raised_at AS "raisedAt" FROM returns_alarm a
JOIN game_maths m ON m.id = a.maths_id WHERE a.ended_at IS NULL ORDER BY a.raised_at`;
  return db.query<AlarmRow>(text);
}

export interface HeadRow {
  readonly number: number;
  readonly day: string;
  readonly publishedAt: Date;
}

export async function newestHead(db: Queryable): Promise<HeadRow | undefined> {
  const text = `SELECT number, day, published_at AS "publishedAt" FROM books_head ORDER BY number DESC LIMIT 1`;
  return (await db.query<HeadRow>(text))[0];
}

export interface SizeRow {
  readonly name: string;
  readonly bytes: bigint;
  /** As they were last estimated. */
  readonly rows: number;
}

const SIZES = `SELECT coalesce(pg_partition_root(c.oid), c.oid)::regclass::text AS name,
  sum(pg_total_relation_size(c.oid))::bigint AS bytes, sum(greatest(c.reltuples, 0))::float8 AS rows
FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
GROUP BY 1 ORDER BY 2 DESC`;

export async function listSizes(db: Queryable): Promise<SizeRow[]> {
  return db.query<SizeRow>(SIZES);
}

export async function sizeOfDatabase(db: Queryable): Promise<bigint> {
  const text = 'SELECT pg_database_size(current_database()) AS bytes';
  return (await db.query<{ bytes: bigint }>(text))[0]!.bytes;
}

export interface ParkedRow {
  readonly reader: string;
  readonly position: bigint;
  readonly topic: string;
  readonly playerId: bigint;
  readonly requestId: string | null;
  readonly parkedAt: Date;
  readonly error: string;
  readonly again: boolean;
  readonly inOrder: boolean;
}

export const PARKED_LIST: ListSql<{ reader?: string; topic?: string }> = {
  select: `SELECT p.reader, p.position, p.topic, p.player_id AS "playerId", p.request_id AS "requestId",
  p.parked_at AS "parkedAt", p.error, p.again, coalesce(r.in_order, true) AS "inOrder"
FROM fact_parked p LEFT JOIN fact_reader r ON r.name = p.reader`,
  sorts: { parkedAt: { by: 'p.parked_at', type: 'timestamptz' } },
  id: { by: `(p.reader || ' ' || p.position)`, type: 'text' },
  filters: {
    reader: (reader, bind) => `p.reader = ${bind(reader)}`,
    topic: (topic, bind) => `p.topic = ${bind(topic)}`,
  },
};

export interface TrafficRow {
  readonly hour: Date;
  readonly provider: string;
  readonly kind: string;
  readonly outcome: string;
  readonly count: bigint;
  readonly took: readonly bigint[];
  readonly lastAt: Date;
}

/** What payment providers sent and answered since, the newest first. */
export async function listTraffic(db: Queryable, since: Date): Promise<TrafficRow[]> {
  const text = `SELECT hour, provider, kind, outcome, count, took::text[] AS took, last_at AS "lastAt" FROM provider_traffic
WHERE hour >= date_trunc('hour', $1::timestamptz) ORDER BY hour DESC, provider, kind, outcome`;
  const rows = await db.query<Omit<TrafficRow, 'took'> & { took: string[] }>(text, [since]);
  return rows.map((row) => ({ ...row, took: row.took.map(BigInt) }));
}

export const listThresholds = (db: Queryable): Promise<{ alarm: string; above: number }[]> =>
  db.query('SELECT alarm, above FROM alarm_threshold');

/** Whoever changes it waits for the other. @returns what was said before; undefined: as it is shipped */
export async function lockThreshold(tx: Tx, alarm: string): Promise<number | undefined> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`alarm ${alarm}`]);
  const text = 'SELECT above FROM alarm_threshold WHERE alarm = $1';
  return (await tx.query<{ above: number }>(text, [alarm]))[0]?.above;
}

/** @param above null: as it is shipped */
export async function setThreshold(tx: Tx, alarm: string, above: number | null): Promise<void> {
  if (above === null) await tx.query('DELETE FROM alarm_threshold WHERE alarm = $1', [alarm]);
  else
    await tx.query(
      'INSERT INTO alarm_threshold (alarm, above) VALUES ($1, $2) ON CONFLICT (alarm) DO UPDATE SET above = excluded.above',
      [alarm, above],
    );
}

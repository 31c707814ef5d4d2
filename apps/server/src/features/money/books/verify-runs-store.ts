import type { Queryable, Tx } from '../../../platform/database.ts';

/** One run of the verification, as the office reads it. */
export interface VerifyRun {
  readonly startedAt: Date;
  readonly tookMs: number;
  readonly agrees: boolean;
  readonly checks: number;
  readonly sinceHead: number | null;
  readonly leftOut: readonly string[];
  readonly accounts: bigint;
  readonly transfers: bigint;
  readonly rounds: bigint;
}

const KEPT_RUNS = 200;

export async function insertRun(tx: Tx, run: VerifyRun): Promise<bigint> {
  const { startedAt, tookMs, agrees, checks, sinceHead, leftOut, accounts, transfers, rounds } = run;
  const text = `INSERT INTO verify_run (started_at, took_ms, agrees, checks, since_head, left_out, accounts, transfers, rounds)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`;
  const values = [startedAt, tookMs, agrees, checks, sinceHead, leftOut, accounts, transfers, rounds];
  return (await tx.query<{ id: bigint }>(text, values))[0]!.id;
}

/** Older runs go, but for those that a finding that still waits names. */
export async function deleteOldRuns(tx: Tx, newest: bigint): Promise<void> {
  await tx.query(
    'DELETE FROM verify_run r WHERE r.id <= $1::bigint - $2::bigint AND NOT EXISTS (SELECT FROM verify_finding f WHERE f.run = r.id)',
    [newest, KEPT_RUNS],
  );
}

export interface FoundDifference {
  readonly name: string;
  readonly says: string;
  readonly difference: string;
}

/** What was found before keeps when it was found first. */
export async function saveFindings(
  tx: Tx,
  found: readonly FoundDifference[],
  { run, at }: { run: bigint; at: Date },
): Promise<void> {
  if (found.length === 0) return;
  const text = `INSERT INTO verify_finding (check_name, says, difference, first_found_at, last_found_at, run)
SELECT f.*, $4::timestamptz, $4::timestamptz, $5::bigint FROM unnest($1::text[], $2::text[], $3::text[]) AS f
ON CONFLICT (check_name) DO UPDATE SET says = excluded.says, difference = excluded.difference,
  last_found_at = excluded.last_found_at, run = excluded.run`;
  const columns = [found.map(({ name }) => name), found.map(({ says }) => says)];
  await tx.query(text, [...columns, found.map(({ difference }) => difference), at, run]);
}

/** What these checks had found is no more. */
export async function deleteFindings(db: Queryable, names: readonly string[]): Promise<void> {
  await db.query('DELETE FROM verify_finding WHERE check_name = ANY ($1)', [names]);
}

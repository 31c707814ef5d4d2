import type { Difference } from '@croupier/domain/money/reconciliation';
import type { Queryable, Tx } from '../../../platform/database.ts';

/** A day of a provider that was compared: the lines of each side, and the differences. */
export interface Run {
  readonly provider: string;
  readonly day: string;
  readonly startedAt: Date;
  readonly tookMs: number;
  readonly ledgerLines: number;
  readonly fileLines: number;
  readonly apiLines: number;
  readonly unasked: number;
  readonly differences: number;
}

export async function insertRun(tx: Tx, run: Run): Promise<bigint> {
  const text = `INSERT INTO reconciliation_run (provider, day, started_at, took_ms, ledger_lines, file_lines, api_lines, unasked, differences)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`;
  const { provider, day, startedAt, tookMs, ledgerLines, fileLines, apiLines, unasked, differences } = run;
  const values = [provider, day, startedAt, tookMs, ledgerLines, fileLines, apiLines, unasked, differences];
  return (await tx.query<{ id: bigint }>(text, values))[0]!.id;
}

interface OfRun {
  readonly provider: string;
  readonly day: string;
  readonly runId: bigint;
  readonly now: Date;
}

/** Two runs of a day at once keep what they found one after the other: the later one says what is gone. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended($1, 7057))`;

const SAVE = `INSERT INTO reconciliation_difference (provider, day, found_at, run_id, what, flow, reference, odd, lines,
  ledger_minor, ledger_currency, file_minor, file_currency, api_minor, api_currency)
SELECT $1, $2::date, $3::timestamptz, $4::bigint, d.* FROM unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::integer[],
  $10::bigint[], $11::text[], $12::bigint[], $13::text[], $14::bigint[], $15::text[]) AS d
ON CONFLICT (provider, day, flow, reference, what, odd) DO UPDATE SET run_id = excluded.run_id, lines = excluded.lines, gone_at = NULL,
  ledger_minor = excluded.ledger_minor, ledger_currency = excluded.ledger_currency, file_minor = excluded.file_minor,
  file_currency = excluded.file_currency, api_minor = excluded.api_minor, api_currency = excluded.api_currency`;

const GONE = `UPDATE reconciliation_difference SET gone_at = $4
WHERE provider = $1 AND day = $2::date AND run_id < $3 AND gone_at IS NULL`;

/** What was found before stays with when that was, and with what a person has said of it; what this run did not find is gone. */
export async function saveDifferences(tx: Tx, run: OfRun, found: readonly Difference[]): Promise<void> {
  const { provider, day, runId, now } = run;
  await tx.query(LOCK, [`${provider} ${day}`]);
  const said = (source: 'ledger' | 'file' | 'api') => [
    found.map((each) => each.said[source]?.amountMinor ?? null),
    found.map((each) => each.said[source]?.currency ?? null),
  ];
  await tx.query(SAVE, [
    ...[provider, day, now, runId],
    ...[
      found.map(({ what }) => what),
      found.map(({ flow }) => flow),
      found.map(({ reference }) => reference),
    ],
    ...[found.map(({ odd }) => odd), found.map(({ lines }) => lines)],
    ...[...said('ledger'), ...said('file'), ...said('api')],
  ]);
  await tx.query(GONE, [provider, day, runId, now]);
}

/** Those of these days that nobody has held against the provider yet. */
export async function listUnrun(db: Queryable, provider: string, days: readonly string[]): Promise<string[]> {
  const text = `SELECT d.day::text AS day FROM unnest($2::date[]) AS d (day)
WHERE NOT EXISTS (SELECT FROM reconciliation_run r WHERE r.provider = $1 AND r.day = d.day) ORDER BY d.day`;
  return (await db.query<{ day: string }>(text, [provider, days])).map(({ day }) => day);
}

/** Notes what was done about one. @returns whether it was open: the first note stands */
export async function closeDifference(
  db: Queryable,
  { id, note, now }: { readonly id: bigint; readonly note: string; readonly now: Date },
): Promise<boolean> {
  const text = `UPDATE reconciliation_difference SET closed_at = $2, note = $3 WHERE id = $1 AND closed_at IS NULL AND gone_at IS NULL
RETURNING 1 AS one`;
  return (await db.query(text, [id, now, note])).length > 0;
}

import type { Queryable } from '../database.ts';
import { dayFactOf, FACT, type DayFact, type FactRow } from './fact-row.ts';

/**
 * Moves the oldest committed facts into the journal, a transaction in itself. While another process does, there is
 * nothing to move.
 */
export async function moveFacts(db: Queryable, most: number): Promise<DayFact[]> {
  const rows = await db.query<FactRow & { day: string }>(
    `SELECT ${FACT}, day FROM move_facts($1)`,
    [most],
    'facts-move',
  );
  return rows.map(dayFactOf);
}

const READ_AGAIN = `SELECT r.name FROM fact_reader r
WHERE r.again_to IS NOT NULL OR EXISTS (SELECT FROM fact_parked p WHERE p.reader = r.name AND p.again)`;

/** The readers that read something again, or shall try again what was put aside. */
export async function listReadersToReadAgain(db: Queryable): Promise<string[]> {
  return (await db.query<{ name: string }>(READ_AGAIN, [], 'facts-work')).map(({ name }) => name);
}

export interface Lag {
  readonly count: number;
  readonly oldestSeconds: number;
}

/** How many facts wait for the sequencer and for how long the oldest has. */
export async function outboxLag(db: Queryable): Promise<Lag> {
  const [row] = await db.query<{ count: bigint; oldest: number | null }>(
    `SELECT count(*) AS count, extract(epoch FROM clock_timestamp() - min(created_at))::float8 AS oldest FROM outbox`,
  );
  return { count: Number(row?.count ?? 0n), oldestSeconds: row?.oldest ?? 0 };
}

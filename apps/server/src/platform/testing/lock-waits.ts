import { expect } from 'vitest';
import type { Database } from '../database.ts';

/** Before the database ends a transaction that holds a lock and does nothing: what waits then is said, in place of a lost connection. */
const LOOKED_FOR_MS = 25_000;

/**
 * Locks that a transaction keeps to its end: of rows, tables, other transactions and our own names. The rest are held for a moment, while a
 * file grows or a commit writes its notices, and whoever waits for one of those stands at no race.
 */
const WAITING = `SELECT left(query, 200) AS query FROM pg_stat_activity a WHERE datname = current_database() AND wait_event_type = 'Lock'
AND wait_event IN ('relation', 'tuple', 'transactionid', 'advisory')`;
/** A reader of facts waits for whom it tells of, whenever it gets there. It is known by the row of its own that it holds. */
const NO_READER = `AND NOT EXISTS (SELECT FROM pg_locks l WHERE l.pid = a.pid AND l.relation = to_regclass('fact_reader'))`;

/**
 * Until so many statements of a test's database wait for a lock. That is what tests of two at once wait for: they hold
 * the lock, and what comes second stands where the race is.
 * @param counted whether readers of facts, and who holds their rows, are counted among them
 */
export async function untilWaitingForLocks(
  owner: Database,
  statements: number,
  counted: { readonly readers: boolean } = { readers: false },
): Promise<void> {
  const text = counted.readers ? WAITING : `${WAITING} ${NO_READER}`;
  const waiting = () => owner.query<{ query: string }>(text);
  await expect.poll(waiting, { interval: 10, timeout: LOOKED_FOR_MS }).toHaveLength(statements);
}

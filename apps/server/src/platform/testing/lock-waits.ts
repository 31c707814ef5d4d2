import { expect } from 'vitest';
import type { Database } from '../database.ts';

/**
 * Until so many statements of a test's database wait for a lock. That is what tests of two at once wait for: they hold
 * the lock, and what comes second stands where the race is.
 */
export async function untilWaitingForLocks(owner: Database, statements: number): Promise<void> {
  const text = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(async () => (await owner.query(text)).length, { interval: 10 }).toBe(statements);
}

import type { Database } from '../database.ts';
import type { Job } from '../jobs.ts';
import type { Log } from '../log.ts';
import { dropDays, makeDays } from './journal-store.ts';

/** Partitions are made so long before they are needed: a job that fails for days stops nothing. */
const DAYS_AHEAD = 7;
const LOOK_EVERY_MS = 600_000;

/** Makes the journal's coming days, and drops those that are over and read by everybody. */
export function journalJob(parts: { db: Database; log: Log; keptDays: number }): Job {
  const { db, log, keptDays } = parts;
  return {
    name: 'facts-journal',
    everyMs: LOOK_EVERY_MS,
    timeoutMs: 20_000,
    run: async () => {
      await makeDays(db, DAYS_AHEAD);
      const dropped = await dropDays(db, keptDays);
      if (dropped > 0) log.info({ dropped }, 'days of the journal were dropped');
    },
  };
}

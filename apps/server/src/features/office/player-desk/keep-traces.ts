import type { Database } from '../../../platform/database.ts';
import type { Job } from '../../../platform/jobs.ts';
import { dropTraceMonths, makeTraceMonths } from './trace-store.ts';

/** Made so long before they are needed: a job that fails for weeks stops nothing. */
const MONTHS_AHEAD = 2;
/** Who looks for a round of longer ago finds it by its player. */
const MONTHS_KEPT = 13;
const LOOK_EVERY_MS = 6 * 3_600_000;

/** Makes the coming months of traces, and drops those that are over for long. */
export const keepTraces = (db: Database): Job => ({
  name: 'trace-months',
  everyMs: LOOK_EVERY_MS,
  timeoutMs: 20_000,
  run: async () => {
    await makeTraceMonths(db, MONTHS_AHEAD);
    await dropTraceMonths(db, MONTHS_KEPT);
  },
});

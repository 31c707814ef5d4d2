import { hostname } from 'node:os';
import type { Clock } from './clock.ts';
import type { Queryable } from './database.ts';
import type { EndedRun } from './job-runner.ts';
import { keepRun } from './job-runs-store.ts';
import type { Log } from './log.ts';

/** A job that ticks each second does not write each second that it did. */
const TOLD_EVERY_MS = 60_000;
const ERROR_MAX = 500;

/**
 * Keeps how jobs went, for whoever looks after the house: each failure, the first run after one, and else one run a minute.
 * What cannot be kept is let go: the job itself was done.
 */
export function createKeptRuns({
  db,
  clock,
  log,
}: {
  db: Queryable;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}): (run: EndedRun) => Promise<void> {
  const process = `${hostname()} ${globalThis.process.pid}`;
  const told = new Map<string, { atMs: number; failed: boolean }>();
  return async ({ job, tookMs, error }) => {
    const failed = error !== undefined;
    const before = told.get(job);
    const isFresh = before && !before.failed && performance.now() - before.atMs < TOLD_EVERY_MS;
    if (!failed && isFresh) return;
    told.set(job, { atMs: performance.now(), failed });
    const endedAt = clock.now();
    const startedAt = new Date(endedAt.getTime() - tookMs);
    const failure = failed
      ? { failedAt: endedAt, error: [...String(error)].slice(0, ERROR_MAX).join('') }
      : { failedAt: null, error: null };
    await keepRun(db, { job, process, startedAt, endedAt, ...failure }).catch((cause: unknown) => {
      told.delete(job);
      log.warn({ err: cause, job }, 'how a job went could not be kept');
    });
  };
}

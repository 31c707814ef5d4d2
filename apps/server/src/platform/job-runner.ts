import { createHash } from 'node:crypto';
import type { Database } from './database.ts';
import type { Job } from './jobs.ts';
import type { Log } from './log.ts';

/** Namespace of the advisory locks of jobs. */
const JOB_LOCK_CLASS = 7_002;

/** Runs each job at its pace. A node that finds a job running, here or elsewhere, lets this tick pass. */
export function createJobRunner({ db, jobs, log }: { db: Database; jobs: readonly Job[]; log: Log }) {
  const timers: NodeJS.Timeout[] = [];
  const stopping = new AbortController();
  const underway = new Map<string, Promise<void>>();

  function tick(job: Job): void {
    if (underway.has(job.name) || stopping.signal.aborted) return;
    const run = runLocked(job)
      .catch((error: unknown) => log.error({ err: error, job: job.name }, 'job failed'))
      .finally(() => underway.delete(job.name));
    underway.set(job.name, run);
  }

  async function runLocked(job: Job): Promise<void> {
    const client = await db.pool.connect();
    try {
      const key = [JOB_LOCK_CLASS, lockOf(job.name)];
      const { rows } = await client.query<{ held: boolean }>(
        'SELECT pg_try_advisory_lock($1, $2) AS held',
        key,
      );
      if (!rows[0]?.held) return;
      try {
        await job.run(AbortSignal.any([stopping.signal, AbortSignal.timeout(job.timeoutMs)]));
      } finally {
        await client.query('SELECT pg_advisory_unlock($1, $2)', key);
      }
    } finally {
      client.release();
    }
  }

  return {
    start: () => {
      for (const job of jobs) timers.push(setInterval(() => tick(job), job.everyMs).unref());
    },
    stop: async () => {
      timers.forEach(clearInterval);
      stopping.abort();
      await Promise.all(underway.values());
    },
  };
}

const lockOf = (name: string): number => createHash('sha256').update(name).digest().readInt32BE(0);

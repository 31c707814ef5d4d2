import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Database } from './database.ts';
import type { Job } from './jobs.ts';
import type { Log } from './log.ts';

/** Namespace of the advisory locks of jobs. */
const JOB_LOCK_CLASS = 7_002;
/** A job that does not hear its signal gets this long before it is given up and its lock with it. */
const GRACE_MS = 1_000;

export interface JobRunner {
  start(): void;
  stop(): Promise<void>;
}

/** Runs each job at its pace. A node that finds a job running, here or elsewhere, lets this tick pass. */
export function createJobRunner({
  db,
  jobs,
  log,
}: {
  db: Database;
  jobs: readonly Job[];
  log: Log;
}): JobRunner {
  const timers: NodeJS.Timeout[] = [];
  const stopping = new AbortController();
  const underway = new Map<string, Promise<void>>();

  function tick(job: Job): void {
    if (underway.has(job.name) || stopping.signal.aborted) return;
    const run = runLocked(db, job, stopping.signal)
      .catch((error: unknown) => log.error({ err: error, job: job.name }, 'job failed'))
      .finally(() => underway.delete(job.name));
    underway.set(job.name, run);
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

async function runLocked(db: Database, job: Job, stopping: AbortSignal): Promise<void> {
  const client = await db.pool.connect();
  let finished = false;
  try {
    const { rows } = await client.query<{ held: boolean }>(
      'SELECT pg_try_advisory_lock($1, $2) AS held',
      lockOf(job),
    );
    if (rows[0]?.held) {
      await runInTime(job, stopping);
      await unlock(client, job);
    }
    finished = true;
  } finally {
    // A connection that may still hold the lock is closed, which gives the lock back.
    client.release(!finished);
  }
}

async function runInTime(job: Job, stopping: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(job.timeoutMs)]);
  let timer: NodeJS.Timeout | undefined;
  const givenUp = new Promise<never>((_, reject) => {
    const giveUp = () => {
      timer = setTimeout(
        () => reject(new Error(`job ${job.name} did not end within ${job.timeoutMs} ms`)),
        GRACE_MS,
      );
    };
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
  await Promise.race([job.run(signal), givenUp]).finally(() => clearTimeout(timer));
}

async function unlock(client: pg.PoolClient, job: Job): Promise<void> {
  await client.query('SELECT pg_advisory_unlock($1, $2)', lockOf(job));
}

const lockOf = (job: Job): number[] => [
  JOB_LOCK_CLASS,
  createHash('sha256').update(job.name).digest().readInt32BE(0),
];

import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { createJobLeases } from './job-leases.ts';
import { createJobRunner, type JobRunner } from './job-runner.ts';
import type { Job } from './jobs.ts';
import { createLog, type Log } from './log.ts';
import { untilWaitingForLocks } from './testing/lock-waits.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
const started: JobRunner[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => Promise.all(started.splice(0).map((runner) => runner.stop())));
afterAll(() => database.drop());

function startNode(
  jobs: readonly Job[],
  told: { log?: Log; failed?: (about: { job: string }) => void } = {},
) {
  const { log = createLog('silent'), failed = () => {} } = told;
  const leases = createJobLeases({ url: database.url, log });
  const runner = createJobRunner({ leases, jobs, log, failed });
  started.push(runner);
  runner.start();
  return runner;
}

const job = (name: string, run: Job['run']): Job => ({ name, everyMs: 10, timeoutMs: 600_000, run });

/** Counts its runs: one that has gone on counting shows that its node has looked at its other jobs as well. */
function counter(name: string) {
  const count = { runs: 0 };
  return { count, job: job(name, async () => void count.runs++) };
}

test('a job never overlaps itself, on one node or two', async () => {
  const holder = await database.owner.pool.connect();
  await holder.query('SELECT pg_advisory_lock(1)');
  const signals: AbortSignal[] = [];
  const locking = job('locking', async (signal) => {
    signals.push(signal);
    await database.db.query('SELECT pg_advisory_xact_lock(1)');
  });
  const [one, two] = [counter('counter of one'), counter('counter of two')];
  startNode([locking, one.job]);
  startNode([locking, two.job]);
  await untilWaitingForLocks(database.owner, 1);
  const before = [one.count.runs, two.count.runs];
  await expect.poll(() => one.count.runs).toBeGreaterThan(before[0]! + 5);
  await expect.poll(() => two.count.runs).toBeGreaterThan(before[1]! + 5);
  await untilWaitingForLocks(database.owner, 1);
  expect(signals).toHaveLength(1);
  await holder.query('SELECT pg_advisory_unlock(1)');
  await expect.poll(() => signals.length).toBeGreaterThan(3);
  holder.release();
});

test('a job that is asked for runs beside its pace, after a run that is under way already', async () => {
  const holder = await database.owner.pool.connect();
  await holder.query('SELECT pg_advisory_lock(2)');
  const seen: string[] = [];
  let now = 'before it was asked for';
  const seldom: Job = {
    ...job('seldom', async () => {
      const begun = now;
      await database.db.query('SELECT pg_advisory_xact_lock(2)');
      seen.push(begun);
    }),
    everyMs: 86_400_000,
  };
  const often = counter('often');
  const runner = startNode([seldom, often.job]);
  // Until its node has a connection for leases no job runs.
  await expect.poll(() => often.count.runs).toBeGreaterThan(0);
  const first = runner.runNow('seldom');
  await untilWaitingForLocks(database.owner, 1);
  now = 'after';
  const second = runner.runNow('seldom');
  await holder.query('SELECT pg_advisory_unlock(2)');
  await Promise.all([first, second]);
  expect(seen).toEqual(['before it was asked for', 'after']);
  await expect(runner.runNow('unknown')).rejects.toThrow('No job is called unknown.');
  holder.release();
});

test('a job whose lease is lost is told, and another node has it', async () => {
  const events: string[] = [];
  const node = (name: string) =>
    job('leased', async (signal) => {
      events.push(`${name} begins`);
      await sleep(600_000, undefined, { signal }).catch(() => {});
      events.push(`${name} ends`);
    });
  const failures: string[] = [];
  startNode([node('one')], { failed: (about) => failures.push(about.job) });
  await expect.poll(() => events).toEqual(['one begins']);
  const two = counter('counter');
  startNode([node('two'), two.job]);
  await expect.poll(() => two.count.runs).toBeGreaterThan(5);
  const [connection] = await database.owner.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'croupier-jobs'
ORDER BY backend_start LIMIT 1`,
  );
  await database.owner.query('SELECT pg_terminate_backend($1)', [connection!.pid]);
  await expect.poll(() => events.toSorted()).toEqual(['one begins', 'one ends', 'two begins']);
  expect(failures).toEqual(['leased']);
});

test('thirty jobs that run at once get through with a pool of two connections', async () => {
  const db = createDatabase({ url: database.url, maxConnections: 2 });
  const begun = new Set<string>();
  const done = new Set<string>();
  const all = Promise.withResolvers<void>();
  const jobs = Array.from({ length: 30 }, (_, index) =>
    job(`one of thirty ${index}`, async () => {
      begun.add(`${index}`);
      if (begun.size === 30) all.resolve();
      // All leases are held before the first of them asks for a connection.
      await all.promise;
      await db.transaction((tx) => tx.query('SELECT 1'));
      done.add(`${index}`);
    }),
  );
  startNode(jobs);
  await expect.poll(() => done.size).toBe(30);
  await Promise.all(started.splice(0).map((runner) => runner.stop()));
  await db.close();
});

test('a job that fails says so with its name, and stops no other', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) });
  const failures: string[] = [];
  const other = counter('well');
  const failing = job('unwell', async () => Promise.reject(new Error('no')));
  startNode([failing, other.job], { log, failed: (about) => failures.push(about.job) });
  await expect.poll(() => failures.length).toBeGreaterThan(2);
  const before = other.count.runs;
  await expect.poll(() => other.count.runs).toBeGreaterThan(before + 2);
  expect(new Set(failures)).toEqual(new Set(['unwell']));
  expect(JSON.parse(lines[0]!)).toMatchObject({ msg: 'job failed', job: 'unwell', err: { message: 'no' } });
});

test('a job that does not end when its time is over is given up', async () => {
  const signals: AbortSignal[] = [];
  const failures: string[] = [];
  const deaf = job('deaf', (signal) => (signals.push(signal), new Promise(() => {})));
  startNode([{ ...deaf, timeoutMs: 20 }], { failed: (about) => failures.push(about.job) });
  await expect.poll(() => signals.length).toBe(2);
  expect(new Set(failures)).toEqual(new Set(['deaf']));
  expect(signals[0]!.aborted).toBe(true);
});

test('two jobs of one name are refused', () => {
  const leases = createJobLeases({ url: database.url, log: createLog('silent') });
  const twice = [counter('twice').job, counter('twice').job];
  expect(() => createJobRunner({ leases, jobs: twice, log: createLog('silent') })).toThrow(/called twice/);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createJobLeases, LEASE_TIMES, type JobLeases, type Lease } from './job-leases.ts';
import { createLog } from './log.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
const started: JobLeases[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => Promise.all(started.splice(0).map((leases) => leases.stop())));
afterAll(() => database.drop());

function startLeases(times = LEASE_TIMES): JobLeases {
  const leases = createJobLeases({ url: database.url, log: createLog('silent'), times });
  leases.start();
  started.push(leases);
  return leases;
}

const untilTaken = (leases: JobLeases, name: string): Promise<Lease> =>
  vi.waitUntil(() => leases.take(name), { timeout: 600_000, interval: 20 });

/** A process of its own that holds a lease. */
async function startHolder(name: string, expireMs: number) {
  const program = join(import.meta.dirname, 'testing/hold-lease-main.ts');
  const child = spawn(process.execPath, [program, database.url, name, String(expireMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (bytes) => (said += String(bytes)));
  await expect.poll(() => said).toBe('held\n');
  return { child, said: () => said };
}

test('a name has one holder, here and elsewhere, until it is given back', async () => {
  const [one, two] = [startLeases(), startLeases()];
  const lease = await untilTaken(one, 'alone');
  await untilTaken(two, 'another');
  expect([await one.take('alone'), await two.take('alone')]).toEqual([undefined, undefined]);
  await lease.release();
  expect(await two.take('alone')).toMatchObject({ lost: { aborted: false } });
  expect(await one.take('alone')).toBeUndefined();
  expect(lease.lost.aborted).toBe(false);
});

test('asks the driver one query at a time when jobs begin at once', async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => void warnings.push(message);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  const leases = startLeases();
  await untilTaken(leases, 'connected');
  const taken = await Promise.all(['a', 'b', 'c'].map((name) => leases.take(name)));
  expect(taken.map((lease) => lease?.lost.aborted)).toEqual([false, false, false]);
  await nextTurn();
  expect(warnings).toEqual([]);
});

test('whoever loses the connection is told, others may take the name, and a new connection is made', async () => {
  const one = startLeases();
  const lease = await untilTaken(one, 'cut');
  const [connection] = await database.owner.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'croupier-jobs'`,
  );
  const two = startLeases();
  await untilTaken(two, 'connected');
  await database.owner.query('SELECT pg_terminate_backend($1)', [connection!.pid]);
  await expect.poll(() => lease.lost.aborted).toBe(true);
  await untilTaken(two, 'cut');
  await untilTaken(one, 'again');
  expect(await one.take('cut')).toBeUndefined();
  await lease.release(); // what is lost is not given back for whoever has it now
  expect(await one.take('cut')).toBeUndefined();
});

test('a process that is killed gives its names up', async () => {
  const holder = await startHolder('killed', LEASE_TIMES.expireMs);
  const leases = startLeases();
  await untilTaken(leases, 'connected');
  expect(await leases.take('killed')).toBeUndefined();
  holder.child.kill('SIGKILL');
  await untilTaken(leases, 'killed');
});

/** So long a busy machine may let the process stand without it being frozen. */
const FROZEN_EXPIRE_MS = 4_000;

async function ageOfOldestMs(): Promise<number> {
  const [oldest] = await database.owner.query<{ ms: number }>(
    `SELECT (1000 * extract(epoch FROM clock_timestamp() - min(backend_start)))::float8 AS ms FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'croupier-jobs'`,
  );
  return oldest!.ms;
}

test('a process that stands still loses its names by the clock of the database, and finds out', async () => {
  const holder = await startHolder('frozen', FROZEN_EXPIRE_MS);
  const leases = startLeases();
  await untilTaken(leases, 'connected');
  // Its beats keep them for as long as it goes on.
  await expect.poll(ageOfOldestMs).toBeGreaterThan(FROZEN_EXPIRE_MS * 1.5);
  expect(await leases.take('frozen')).toBeUndefined();
  holder.child.kill('SIGSTOP');
  await untilTaken(leases, 'frozen');
  expect(holder.said()).toBe('held\n');
  holder.child.kill('SIGCONT');
  await once(holder.child, 'exit');
  expect(holder.said()).toBe('held\nlost\n');
});

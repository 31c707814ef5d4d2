import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive } from './owner.ts';
import { startPostgres, type RunningPostgres } from './start-postgres.ts';

const LAUNCHER = join(import.meta.dirname, 'start-postgres.ts');

let folder: string;
const servers: RunningPostgres[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-pg-'));
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir: folder, database: 'casino' });
  servers.push(server);
  return server;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Another Node process starts the server and is killed without a chance to stop it. */
async function startInProcessAndKillIt(): Promise<void> {
  const script = `import { startPostgres } from ${JSON.stringify(LAUNCHER)};
    await startPostgres({ dataDir: ${JSON.stringify(folder)}, database: 'casino' });
    process.kill(process.pid, 'SIGKILL');`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: 'ignore',
  });
  await new Promise((resolve) => child.once('close', resolve));
}

test('data outlives a stop; the password is kept from others; fsync is on', async () => {
  const first = await start();
  await query(first.url, 'CREATE TABLE kept (n int)');
  expect(await query(first.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
  expect(statSync(join(first.home, 'password')).mode & 0o777).toBe(0o600);
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);

  const second = await start();
  expect(second).toMatchObject({ adopted: false, url: first.url });
  expect(await query(second.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 0 }]);
});

test('a server whose parent was killed is adopted, and then stopped by its new parent', async () => {
  await startInProcessAndKillIt();
  const server = await start();
  expect(server.adopted).toBe(true);
  await query(server.url, 'SELECT 1');
  await server.stop();
  expect(isAlive(server.pid)).toBe(false);
});

test('a server that a living process started is shared, not stopped', async () => {
  const own = await start();
  writeFileSync(join(own.home, 'owner'), `${process.ppid}\n`);
  const guest = await startPostgres({ dataDir: folder, database: 'casino' });
  expect(guest).toMatchObject({ adopted: true, pid: own.pid });
  await guest.stop();
  expect(isAlive(own.pid)).toBe(true);
});

test('two starts at once end with one server', async () => {
  const [one, two] = await Promise.all([start(), start()]);
  expect(one.pid).toBe(two.pid);
});

test('a pid file whose number another program got is no obstacle', async () => {
  const first = await start();
  const pidFile = join(first.home, 'data', 'postmaster.pid');
  const left = readFileSync(pidFile, 'utf8').split('\n');
  process.kill(first.pid, 'SIGKILL');
  while (isAlive(first.pid)) await new Promise((resolve) => setTimeout(resolve, 10));
  writeFileSync(pidFile, [String(process.pid), ...left.slice(1)].join('\n'));

  const second = await start();
  expect(second.adopted).toBe(false);
  await query(second.url, 'SELECT 1');
});

test('a killed server whose processes have not noticed yet is waited for', async () => {
  const first = await start();
  const client = new pg.Client({ connectionString: first.url });
  client.on('error', () => {}); // it is about to be cut off
  await client.connect();
  // Busy inside one call, a backend does not look whether its postmaster is there.
  const loop = "BEGIN WHILE clock_timestamp() < now() + interval '8 s' LOOP END LOOP; END";
  const busy = client.query(`DO $$ ${loop} $$`).catch(() => {});
  const text = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'DO %'`;
  await expect.poll(() => query(first.url, text)).toEqual([{ n: 1 }]);
  process.kill(first.pid, 'SIGKILL');
  while (isAlive(first.pid)) await new Promise((resolve) => setTimeout(resolve, 10));
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await busy;
  await client.end().catch(() => {});
});

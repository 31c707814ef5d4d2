import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../../../../tools/embedded-postgres/index.ts';
import { createDatabase } from '../database.ts';
import { readMigrations } from '../migrate.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readDatabaseState } from './database-state.ts';

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

const SETTINGS = { shared_buffers: '32MB', fsync: 'off' };

let folder: string;
let primary: Postgres;
let standby: Postgres;
let database: TestDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-standby-'));
  // The server's user goes through it to folders of its own.
  chmodSync(folder, 0o711);
  primary = await startPostgres({ dataDir: join(folder, 'primary'), settings: SETTINGS });
  database = await createTestDatabase(primary.url);
  standby = await copyOf(primary);
});
afterAll(async () => {
  // Without its standby nothing would be committed any more.
  await waitFor('');
  await database.drop();
  await standby.stop();
  await primary.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A standby by the name of n2: the folder of a running server, copied while that knows of it. */
async function copyOf({ home, url }: Postgres): Promise<Postgres> {
  const dataDir = join(folder, 'standby');
  const data = join(dataDir, 'data');
  const client = await database.owner.pool.connect();
  try {
    await client.query(`SELECT pg_backup_start('standby', true)`);
    // With its owner, as whom the copy starts.
    expect(spawnSync('cp', ['-a', home, dataDir]).status).toBe(0);
    const { rows } = await client.query<{ label: string }>(
      'SELECT labelfile AS label FROM pg_backup_stop(false)',
    );
    putInto(data, 'backup_label', rows[0]!.label);
  } finally {
    client.release();
  }
  for (const own of ['data/postmaster.pid', 'socket', 'owner'])
    rmSync(join(dataDir, own), { recursive: true, force: true });
  putInto(data, 'standby.signal', '');
  const { password, searchParams } = new URL(url);
  const upstream = `host=${searchParams.get('host')} user=postgres password=${password} application_name=n2`;
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${upstream}'\n`);
  return startPostgres({ dataDir, settings: SETTINGS });
}

function putInto(folder: string, name: string, text: string): void {
  const { uid, gid } = statSync(folder);
  writeFileSync(join(folder, name), text);
  chownSync(join(folder, name), uid, gid);
}

const read = () => readDatabaseState(database.db);

async function waitFor(names: string): Promise<void> {
  await database.owner.query(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
  await database.owner.query('SELECT pg_reload_conf()');
}

test('standbys are told by kind and lag while they stream, and commits wait while one is named', async () => {
  const streaming = (kind: string) => [{ name: 'n2', kind, isStreaming: true, lagBytes: 0 }];
  await expect.poll(read).toMatchObject({ standbys: streaming('async'), timeline: 1, commitsWait: false });
  await waitFor('ANY 1 (n2)');
  await expect.poll(read).toMatchObject({ standbys: streaming('quorum'), commitsWait: true });
  await waitFor('FIRST 1 (n2)');
  await expect.poll(read).toMatchObject({ standbys: streaming('sync'), commitsWait: true });
});

test('what an owner may not see is said to be unknown, and not to be none', async () => {
  await waitFor('');
  await database.owner.query('CREATE ROLE plain');
  await database.owner.query('GRANT CREATE ON SCHEMA public TO plain');
  await database.owner.query('ALTER FUNCTION house_standbys() OWNER TO plain');
  expect(await read()).toMatchObject({ standbys: null, timeline: 1 });
  await database.owner.query('GRANT pg_read_all_stats TO plain');
  expect(await read()).toMatchObject({ standbys: [{ name: 'n2' }] });
});

test('an owner who may not take the right has the function all the same, and is told how a superuser gives it', async () => {
  const { text } = (await readMigrations()).find(({ name }) => name.endsWith('_house_standbys'))!;
  await database.owner.query('CREATE ROLE narrow CREATEROLE');
  const client = await database.owner.pool.connect();
  const notices: (string | undefined)[] = [];
  client.on('notice', ({ message }) => notices.push(message));
  try {
    await client.query('CREATE SCHEMA narrow AUTHORIZATION narrow');
    await client.query(`BEGIN; SET LOCAL search_path = narrow; SET LOCAL ROLE narrow; ${text}; COMMIT`);
    expect(notices).toEqual([expect.stringContaining('GRANT pg_read_all_stats TO narrow')]);
    const { rows } = await client.query('SELECT state FROM narrow.house_standbys()');
    expect(rows).toEqual([{ state: null }]);
  } finally {
    client.release(true);
  }
});

test('what a standby has not replayed is told in bytes, and the standby itself tells of no timeline', async () => {
  const url = new URL(standby.url);
  url.pathname = new URL(database.url).pathname;
  const there = createDatabase({ url: url.href, maxConnections: 1 });
  await there.query('SELECT pg_wal_replay_pause()');
  await database.owner.query(`SELECT pg_logical_emit_message(true, 'test', repeat('x', 100000))`);
  const lag = async () => (await read()).standbys?.[0]?.lagBytes;
  await expect.poll(lag).toBeGreaterThan(100_000);
  expect(await readDatabaseState(there)).toMatchObject({ timeline: null, standbys: [] });
  await there.query('SELECT pg_wal_replay_resume()');
  await expect.poll(lag).toBe(0);
  await there.close();
});

test('a standby that stops is gone, and commits go on waiting where they did', async () => {
  await waitFor('FIRST 1 (n2)');
  await expect.poll(read).toMatchObject({ standbys: [{ kind: 'sync' }] });
  await standby.stop();
  await expect.poll(read).toMatchObject({ standbys: [], commitsWait: true });
});

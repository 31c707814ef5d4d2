import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { migrate, readMigrations, type Migration } from './migrate.ts';
import { untilWaitingForLocks } from './testing/lock-waits.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let applied: Migration[];
beforeAll(async () => {
  database = await createTestDatabase();
  applied = await readMigrations();
});
afterAll(() => database.drop());

const planted = (name: string, text: string): Migration => ({ name, checksum: name, text });

const isThere = async (name: string): Promise<boolean> => {
  const rows = await database.owner.query(
    `SELECT FROM schema_migrations WHERE name = $1 UNION ALL SELECT FROM pg_class WHERE relname = $1`,
    [name],
  );
  return rows.length > 0;
};

test('a migration that somebody stands in the way of says what to do, leaves nothing, and goes through later', async () => {
  const other = createDatabase({ url: database.url, applicationName: 'a long report', maxConnections: 1 });
  const reader = await other.pool.connect();
  await reader.query('BEGIN');
  await reader.query('SELECT count(*) FROM player');
  const migrations = [
    ...applied,
    planted('9001_blocked', 'CREATE TABLE "9001_blocked" (); ALTER TABLE player ADD COLUMN blocked text'),
  ];
  const migrating = migrate(database.owner, () => {}, migrations);
  const said = expect(migrating).rejects.toThrow(
    /^Migration 9001_blocked failed: .*Nothing of it was applied\. Migrate again .* open transactions: \d+ \(a long report, \d+ s\)\.$/,
  );
  await untilWaitingForLocks(database.owner, 1);
  await said;
  expect(await isThere('9001_blocked')).toBe(false);
  await reader.query('ROLLBACK');
  reader.release();
  await other.close();
  await migrate(database.owner, () => {}, migrations);
  expect(await isThere('9001_blocked')).toBe(true);
});

test('a server that starts beside one that migrates waits for it for as long as that takes', async () => {
  const holder = await database.owner.pool.connect();
  await holder.query('SELECT pg_advisory_lock(7001001)');
  const other = createDatabase({ url: database.url, maxConnections: 1, waitMs: 400 });
  const lines: string[] = [];
  const migrating = migrate(other, (line) => lines.push(line), [
    ...applied,
    planted('9002_after', 'SELECT 1'),
  ]);
  await untilWaitingForLocks(database.owner, 1);
  // Three times as long as any other statement of its pool would wait.
  await database.owner.query('SELECT pg_sleep(0.3)');
  expect(lines).toEqual([]);
  await holder.query('SELECT pg_advisory_unlock(7001001)');
  holder.release();
  await migrating;
  expect(lines).toEqual(['applied 9002_after']);
  await other.close();
});

test('what a migration assumes and does not find ends it, with its own words', async () => {
  const text = `CREATE TABLE "9003_assumes" ();
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM player) THEN RAISE 'There is no player yet.'; END IF;
END $$`;
  await expect(
    migrate(database.owner, () => {}, [...applied, planted('9003_assumes', text)]),
  ).rejects.toThrow('Migration 9003_assumes failed: There is no player yet.');
  expect(await isThere('9003_assumes')).toBe(false);
});

test('a migration that was changed after it was applied is refused, and nothing is touched', async () => {
  const [first, ...others] = applied;
  const changed = [{ ...first!, checksum: 'another' }, ...others, planted('9004_later', 'SELECT 1')];
  await expect(migrate(database.owner, () => {}, changed)).rejects.toThrow(
    /was changed after it was applied/,
  );
  expect(await isThere('9004_later')).toBe(false);
});

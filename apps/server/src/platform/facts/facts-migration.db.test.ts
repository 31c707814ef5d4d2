import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, type Database } from '../database.ts';
import { readMigrations } from '../migrate.ts';

const CLUSTER = process.env['CROUPIER_TEST_CLUSTER_URL']!;
const name = `test_${process.env['CROUPIER_TEST_RUN'] ?? 'alone'}_${randomBytes(8).toString('hex')}`;
let cluster: Database;
let db: Database;

beforeEach(async () => {
  cluster = createDatabase({ url: CLUSTER, maxConnections: 1 });
  await cluster.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  const url = new URL(CLUSTER);
  url.pathname = `/${name}`;
  db = createDatabase({ url: url.href, maxConnections: 1 });
  await db.query('CREATE TABLE schema_migrations (name text PRIMARY KEY)');
});
afterEach(async () => {
  await db.close();
  await cluster.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await cluster.close();
});

async function apply(wanted: (name: string) => boolean): Promise<void> {
  for (const { name: migration, text } of await readMigrations())
    if (wanted(migration)) await db.pool.query(`BEGIN;\n${text}\n;COMMIT`);
}
const fill = (table: string, columns: string, values: string) =>
  db.query(`INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE VALUES ${values}`);

test('what was put aside before is put aside for each reader that would have had it; what waits goes on', async () => {
  await apply((migration) => migration < '0040');
  const fact = `'round.settled', '{"id":"x"}'`;
  await fill(
    'outbox_parked',
    'id, player_id, topic, payload, created_at, listener, error',
    `(7, 1, ${fact}, now(), 'returns-tally', 'Error: odd'), (9, 2, 'books.witness', '{}', now(), 'books-witness', 'Error: odd')`,
  );
  await fill('outbox', 'id, player_id, topic, payload', `(5, 1, ${fact}), (12, 1, ${fact})`);
  await apply((migration) => migration.startsWith('0040'));
  expect(await db.query('SELECT reader, position, error FROM fact_parked ORDER BY position, reader')).toEqual(
    [
      ...['books-chain', 'books-witness', 'lobby-plays', 'lobby-winning-now', 'returns-tally'].map(
        (reader) => ({
          reader,
          position: 7n,
          error: 'returns-tally: Error: odd',
        }),
      ),
      { reader: 'books-witness', position: 9n, error: 'books-witness: Error: odd' },
    ],
  );
  // Positions go on above the numbers of what was put aside.
  const moved = await db.query<{ position: bigint }>('SELECT position FROM move_facts(10)');
  expect(moved.map(({ position }) => position)).toEqual([10n, 11n]);
});

test('a database with another history is left as it is', async () => {
  await apply((migration) => migration < '0040');
  await db.query('ALTER TABLE outbox ALTER COLUMN payload TYPE jsonb');
  await expect(apply((migration) => migration.startsWith('0040'))).rejects.toThrow(/another history/);
  await db.query('ROLLBACK');
  expect(await db.query(`SELECT to_regclass('fact') AS there`)).toEqual([{ there: null }]);
});

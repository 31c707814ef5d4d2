import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { rememberSlowQueries } from './slow-queries.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

test('a pool remembers which statements took long, by name or beginning, and never what they were given', async () => {
  const told: string[] = [];
  const onSlowQuery = ({ statement }: { statement: string }) => void told.push(statement);
  const db = createDatabase({ url: database.url, maxConnections: 1, slowQueryMs: 40, onSlowQuery });
  // Connecting may take long, too.
  await db.pool.query('SELECT 1');
  await db.query('SELECT 1');
  await db.query('SELECT pg_sleep(0.1), $1::text', ['a secret'], 'named');
  await db.query('SELECT pg_sleep(0.1), $1::text', ['a secret']);
  const seen = db.slowQueries();
  await db.close();
  expect(seen.map(({ statement }) => statement)).toEqual(['named', 'SELECT pg_sleep(0.1), $1::text']);
  expect(seen[0]!.durationMs).toBeGreaterThanOrEqual(90);
  expect(told).toEqual(seen.map(({ statement }) => statement));
});

test('only the last two hundred are kept', () => {
  const slow = rememberSlowQueries();
  for (let at = 0; at < 250; at += 1) slow.note({ statement: `statement ${at}`, durationMs: at });
  expect(slow.list()).toHaveLength(200);
  expect(slow.list()[0]!.statement).toBe('statement 50');
});

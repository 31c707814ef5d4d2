import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Prepares the database as an installation would; a setting that is undefined is not set. */
async function prepare(CROUPIER_ENV: string | undefined): Promise<{ username: string }[]> {
  const { CROUPIER_ENV: _ours, ...outside } = process.env;
  const env = { ...outside, DATABASE_URL: database.url, ...(CROUPIER_ENV !== undefined && { CROUPIER_ENV }) };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'prepare-main.ts')],
    { env },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as { username: string }[];
}
const countPlayers = async () =>
  (await database.owner.query<{ count: bigint }>('SELECT count(*) FROM player', [], 'count'))[0]!.count;

test.each([undefined, '', 'production', 'staging'])(
  'where the environment is %j nobody gets an account whose password is published',
  async (environment) => {
    expect(await prepare(environment)).toEqual([]);
    expect(await countPlayers()).toBe(0n);
  },
);

test('a development installation has its demo players, and has them once', async () => {
  const accounts = await prepare('development');
  expect(accounts.length).toBeGreaterThan(0);
  expect(await countPlayers()).toBe(BigInt(accounts.length));
  expect(await prepare('development')).toEqual(accounts);
  expect(await countPlayers()).toBe(BigInt(accounts.length));
});

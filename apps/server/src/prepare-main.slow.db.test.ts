import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SHIPPED_ROLES } from '@croupier/domain/office/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Prepares the database as an installation would; a setting that is undefined is not set. */
async function prepare(CROUPIER_ENV: string | undefined): Promise<Prepared> {
  const { CROUPIER_ENV: _ours, ...outside } = process.env;
  const SEED_KEY = '5'.repeat(64);
  const env = {
    ...outside,
    SEED_KEY,
    DATABASE_URL: database.url,
    ...(CROUPIER_ENV !== undefined && { CROUPIER_ENV }),
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'prepare-main.ts')],
    { env },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Prepared;
}
type Prepared = { players: object[]; operators: { role: string }[] };
const countOperators = async () =>
  (await database.owner.query<{ count: bigint }>('SELECT count(*) FROM operator'))[0]!.count;
const countPlayers = async () =>
  (await database.owner.query<{ count: bigint }>('SELECT count(*) FROM player', [], 'count'))[0]!.count;

test.each([undefined, '', 'production', 'staging'])(
  'where the environment is %j nobody gets an account whose password is published',
  async (environment) => {
    expect(await prepare(environment)).toEqual({ players: [], operators: [] });
    expect(await countPlayers()).toBe(0n);
    expect(await countOperators()).toBe(0n);
  },
);

test('a development installation has its demo players and an operator a role, and has them once', async () => {
  const accounts = await prepare('development');
  expect(accounts.players.length).toBeGreaterThan(0);
  expect(accounts.operators.map(({ role }) => role).sort()).toEqual([...SHIPPED_ROLES].sort());
  for (let again = 0; again < 2; again++) {
    expect(await countPlayers()).toBe(BigInt(accounts.players.length));
    expect(await countOperators()).toBe(BigInt(accounts.operators.length));
    expect(await prepare('development')).toEqual(accounts);
  }
});

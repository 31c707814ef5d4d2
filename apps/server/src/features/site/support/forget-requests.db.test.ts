import type { SupportState } from '@croupier/domain/site/support';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../../platform/config.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { createSupport } from './feature.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.owner.query('DELETE FROM support_request'));

const SECRETS = {
  SESSION_SECRET: 'ab'.repeat(32),
  SEED_KEY: 'cd'.repeat(32),
  SANDBOX_PSP_SECRET: 'x'.repeat(16),
};

/** The feature's job, as a server with these settings runs it. */
function runJob(env: Record<string, string> = {}, signal = AbortSignal.timeout(30_000)): Promise<void> {
  const config = readConfig({ ...SECRETS, DATABASE_URL: database.url, ...env });
  const { module } = createSupport({ db: database.db, clock: { now: () => new Date() }, config });
  return module.jobs!.find(({ name }) => name === 'support-forget')!.run(signal);
}

const INSERT = `INSERT INTO support_request (id, sender, input_hash, topic, email, language, message, state, created_at)
SELECT gen_random_uuid(), $1, $1, 'other', 'olena@mail.example', 'ua', $2, $3, now() - make_interval(days => $4)
FROM generate_series(1, $5)`;

async function letters(
  message: string,
  { state, ageDays, count = 1 }: { state: SupportState; ageDays: number; count?: number },
) {
  await database.owner.query(INSERT, [randomBytes(32), message, state, ageDays, count]);
}
const left = async () =>
  (
    await database.owner.query<{ message: string }>('SELECT message FROM support_request ORDER BY message')
  ).map(({ message }) => message);

test('what is dealt with and a year old goes; what is younger, or waits for an answer, stays', async () => {
  await letters('answered and old', { state: 'ANSWERED', ageDays: 366 });
  await letters('closed and old', { state: 'CLOSED', ageDays: 366 });
  await letters('answered and young', { state: 'ANSWERED', ageDays: 364 });
  await letters('closed and young', { state: 'CLOSED', ageDays: 364 });
  await letters('new and old', { state: 'NEW', ageDays: 3_000 });
  await letters('open and old', { state: 'OPEN', ageDays: 3_000 });
  await runJob();
  expect(await left()).toEqual(['answered and young', 'closed and young', 'new and old', 'open and old']);
});

test('how long they are kept is a setting', async () => {
  await letters('thirty-one days old', { state: 'CLOSED', ageDays: 31 });
  await letters('twenty-nine days old', { state: 'CLOSED', ageDays: 29 });
  await runJob({ SUPPORT_KEPT_DAYS: '400' });
  expect(await left()).toHaveLength(2);
  await runJob({ SUPPORT_KEPT_DAYS: '30' });
  expect(await left()).toEqual(['twenty-nine days old']);
});

test('more than a portion goes in one run, and none in a run that is told to stop', async () => {
  await letters('one of many', { state: 'CLOSED', ageDays: 400, count: 1_201 });
  await runJob({}, AbortSignal.abort());
  expect(await left()).toHaveLength(1_201);
  await runJob();
  expect(await left()).toEqual([]);
});

test('the server forgets by this way alone, the oldest first, and nothing of the last day', async () => {
  await letters('of two days ago', { state: 'CLOSED', ageDays: 2 });
  await letters('of three days ago', { state: 'CLOSED', ageDays: 3 });
  await letters('of just now', { state: 'CLOSED', ageDays: 0 });
  await expect(database.db.query('DELETE FROM support_request')).rejects.toThrow(/permission denied/);
  await database.db.query('SELECT forget_support_requests(-9999, 1)');
  expect(await left()).toEqual(['of just now', 'of two days ago']);
  await database.db.query('SELECT forget_support_requests(-9999, 500)');
  expect(await left()).toEqual(['of just now']);
});

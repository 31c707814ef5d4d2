import { SMS_DAY_LIMITS, type SmsLane } from '@croupier/domain/people/sms';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { createSmsWriter } from './write-sms.ts';

let database: TestDatabase;
let now = new Date('2026-11-23T12:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => database.owner.query('TRUNCATE sms, sms_budget'));

const writer = (change: { isOffered?: boolean; dayMax?: number } = {}) =>
  createSmsWriter({
    db: database.db,
    clock: { now: () => now },
    warn: () => {},
    gateway: undefined,
    isOffered: true,
    dayMax: 1_000,
    asked: () => {},
    tried: () => {},
    mayGo: async () => undefined,
    ...change,
  });
const write = (to: string, text = 'Text', writes = writer(), lane: SmsLane = 'owner') =>
  database.db.transaction((tx) => writes(tx, { to, text, lane, playerId: 1n }));
const written = async () => (await database.owner.query('SELECT 1 FROM sms')).length;

test('to numbers of mobile telephones alone, as E.164 writes them, where the house has accounts from', async () => {
  expect(await write('+380671234567')).toBe('written');
  for (const to of ['+380 67 123 45 67', '0671234567', '+12025550123', '+380442345678', '+380900123456', ''])
    expect(await write(to)).toBe('no_such_number');
  expect(await written()).toBe(1);
});

test('a text of more than four parts is not written, and a real house without a gateway writes none', async () => {
  expect(await write('+380671234567', 'ї'.repeat(268))).toBe('written');
  expect(await write('+380671234567', 'ї'.repeat(269))).toBe('too_long');
  expect(await write('+380671234567', 'Text', writer({ isOffered: false }))).toBe('not_offered');
  const [row] = await database.owner.query<{ segments: number }>('SELECT segments FROM sms');
  expect(row).toEqual({ segments: 4 });
});

test('a number has so many texts a day, and new ones the day after', async () => {
  for (let each = 0; each < SMS_DAY_LIMITS.number; each += 1)
    expect(await write('+380671234567')).toBe('written');
  expect(await write('+380671234567')).toBe('too_many');
  expect(await write('+380671234568')).toBe('written');
  now = new Date('2026-11-24T00:00:00Z');
  expect(await write('+380671234567')).toBe('written');
});

test('numbers side by side share theirs: whoever earns by texts has a row of them', async () => {
  const verdicts: string[] = [];
  for (let each = 0; each < SMS_DAY_LIMITS.range + 5; each += 1)
    verdicts.push(await write(`+38067123${String(4000 + each)}`));
  expect(verdicts.filter((verdict) => verdict === 'written')).toHaveLength(SMS_DAY_LIMITS.range);
  expect(await write('+380671235000')).toBe('written');
});

test('what one number asks for in vain takes nothing from all', async () => {
  const writes = writer({ dayMax: SMS_DAY_LIMITS.number + 1 });
  for (let each = 0; each < SMS_DAY_LIMITS.number + 20; each += 1)
    await write('+380671234567', 'Text', writes);
  expect(await write('+77011234567', 'Text', writes)).toBe('written');
  expect(await write('+77011234567', 'Text', writes)).toBe('too_many');
});

test('however much the house tells, half of every budget is left for codes', async () => {
  const writes = writer({ dayMax: 9 });
  const told = (to: string) => write(to, 'An offer', writes, 'news');
  for (let each = 0; each < 4; each += 1) expect(await told('+380671234567')).toBe('written');
  expect(await told('+77011234567')).toBe('too_many');
  for (let each = 0; each < 5; each += 1)
    expect(await write('+380671234567', 'A code', writes)).toBe('written');
  expect(await write('+380671234567', 'A code', writes)).toBe('too_many');
  const [{ used } = { used: 0 }] = await database.owner.query<{ used: number }>(
    `SELECT used FROM sms_budget WHERE scope = 'all'`,
  );
  expect(used).toBe(9);
});

test('however many phones strangers type, a number and the house have codes left for owners', async () => {
  const writes = writer({ dayMax: 10 });
  const claimed = (to: string) => write(to, 'A code', writes, 'claimed');
  for (let each = 0; each < 3; each += 1) expect(await claimed('+380671234567')).toBe('written');
  expect(await claimed('+380671234567')).toBe('too_many');
  expect(await claimed('+77011234567')).toBe('too_many');
  for (let each = 0; each < 7; each += 1)
    expect(await write('+380671234567', 'A code', writes)).toBe('written');
  expect(await write('+48512345678', 'A code', writes)).toBe('too_many');
  const [{ used } = { used: 0 }] = await database.owner.query<{ used: number }>(
    `SELECT used FROM sms_budget WHERE scope = 'all claimed'`,
  );
  expect(used).toBe(3);
});

test('a budget of which nothing is for offers lets none go, not even the first', async () => {
  const writes = writer({ dayMax: 1 });
  expect(await write('+380671234567', 'An offer', writes, 'news')).toBe('too_many');
  expect(await write('+380671234567', 'A code', writes)).toBe('written');
});

test('of two at once that ask for the last text of the day one has it', async () => {
  const writes = writer({ dayMax: 2 });
  await write('+77011234567', 'Text', writes);
  const held = Promise.withResolvers<void>();
  const first = database.db.transaction(async (tx) => {
    const verdict = await writes(tx, { to: '+380671234567', text: 'First', lane: 'owner', playerId: 1n });
    await held.promise;
    return verdict;
  });
  await expect
    .poll(
      async () =>
        (
          await database.owner.query(`SELECT 1 FROM pg_stat_activity
WHERE datname = current_database() AND state = 'idle in transaction'`)
        ).length,
    )
    .toBe(1);
  const second = write('+48512345678', 'Second', writes);
  await untilWaitingForLocks(database.owner, 1);
  held.resolve();
  expect(await Promise.all([first, second])).toEqual(['written', 'too_many']);
  expect(await written()).toBe(2);
});

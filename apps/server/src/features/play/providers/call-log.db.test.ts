import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { createCallLog } from './call-log.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

const log = () => createCallLog({ db: database.db, warn: () => {} });
const call = (status: string, tookMs: number) => ({
  ...{ provider: 'north', status, tookMs, at: new Date('2026-11-23T10:20:00Z') },
});

test('two processes add to the same hours, each once', async () => {
  const [one, other] = [log(), log()];
  for (const process of [one, other]) {
    for (const tookMs of [3, 4, 9_000]) process.count(call('ok', tookMs));
    process.count(call('failed', 3));
  }
  await Promise.all([one.flush(), other.flush()]);
  await one.flush();
  const text = 'SELECT status, within_ms AS within, calls FROM provider_call_hour ORDER BY status, within_ms';
  expect(await database.db.query(text)).toEqual([
    { status: 'failed', within: 5, calls: 2n },
    { status: 'ok', within: 0, calls: 2n },
    { status: 'ok', within: 5, calls: 4n },
  ]);
});

test('a key is said to be used when it was used last, whoever says it later', async () => {
  const [one, other] = [log(), log()];
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 10, minute));
  one.used({ provider: 'north', fingerprint: '0123456789abcdef', at: at(30) });
  other.used({ provider: 'north', fingerprint: '0123456789abcdef', at: at(20) });
  await one.flush();
  await other.flush();
  const text = 'SELECT last_used_at AS at, secret_sealed AS sealed FROM provider_key';
  expect(await database.db.query(text)).toEqual([{ at: at(30), sealed: null }]);
});

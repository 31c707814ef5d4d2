import { afterEach, beforeEach, expect, test } from 'vitest';
import { appendFacts } from '../outbox.ts';
import { factsAreRead } from '../testing/facts-read.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

test('a process killed between effects and position: the effects are there once', async () => {
  const payload = {
    game: 'lantern-tide',
    currency: 'UAH',
    kind: 'real',
    stakeMinor: '1',
    winMinor: '0',
  } as const;
  const rounds = Array.from({ length: 3 }, () => ({
    playerId: 7n,
    topic: 'provider-round.ended' as const,
    payload: { provider: 'studio', ...payload },
  }));
  await database.db.transaction((tx) => appendFacts(tx, rounds));
  // Two that count in one transaction.
  const counted = () =>
    database.owner.query<{ rounds: bigint }>(
      'SELECT rounds FROM game_day UNION ALL SELECT rounds FROM round_tally',
    );
  const seams = { CROUPIER_ENV: 'test', CROUPIER_TEST_SEAMS: '1', PUBLIC_URL: 'http://localhost:1' };
  const killed = startServerProcess(database.url, { ...seams, CRASH_AT: 'facts.before-position' });
  await killed.ended;
  expect(killed.child.signalCode).toBe('SIGKILL');
  expect(await counted()).toEqual([]);
  const next = startServerProcess(database.url, seams);
  await expect.poll(() => factsAreRead(database.owner)).toBe(true);
  next.child.kill();
  await next.ended;
  expect(await counted()).toEqual([{ rounds: 3n }, { rounds: 3n }]);
});

import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { BONUS_PROMOTION } from '@croupier/contract/rewards/bonus-promotions/kind';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestAppOn, type TestApp } from '../../../platform/testing/test-app.ts';
import { createTestDatabase } from '../../../platform/testing/test-database.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { readPoints } from '../points/feature.ts';
import { publishNow } from '../programmes/published.fixture.ts';

const SEED_KEY = randomBytes(32).toString('hex');
let site: TestApp;
beforeAll(async () => {
  site = await startTestAppOn(await createTestDatabase(), { SEED_KEY, MEMORY_MS: '0' });
  const loot = [
    { weight: 1, reward: { kind: 'points', points: 7 }, stock: 1_000, fallback: 1 },
    { weight: 1, reward: { kind: 'points', points: 7 } },
  ];
  const terms = { as: 'magicBox', icon: 'chest', perDay: 100, loot };
  await publishNow(site.db, BONUS_PROMOTION, { code: 'crash', terms });
});
afterAll(() => site.close());

/** @returns the signal that ended the process, or its code */
async function openAndDie(point: string, playerId: bigint, key: string, times = 1) {
  const fixture = join(import.meta.dirname, 'crash.fixture.ts');
  const args = [fixture, site.databaseUrl, SEED_KEY, point, String(playerId), key, String(times)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? code;
}

const rewardsOf = async (playerId: bigint) =>
  (await site.db.query('SELECT FROM reward WHERE player_id = $1', [playerId])).length;
const faultsOfBooks = async () =>
  (await verifyBooks(site.owner)).checks.filter(({ difference }) => difference).map(({ name }) => name);

test.each([
  ['box.drawn', 0],
  ['box.claimed', 0],
  ['box.before-commit', 0],
  ['box.after-commit', 1],
])('gives once when it was killed at %s, where %i rewards were given', async (point, given) => {
  const { id } = await site.createPlayer();
  const key = randomUUID();
  expect(await openAndDie(point, id, key)).toBe('SIGKILL');
  expect(await rewardsOf(id)).toBe(given);
  expect(await openAndDie('none', id, key)).toBe(0);
  expect(await rewardsOf(id)).toBe(1);
  expect(await readPoints(site.db, id)).toBe(7);
  expect(await faultsOfBooks()).toEqual([]);
});

test('gives once under fifty calls of two processes at once', async () => {
  const { id } = await site.createPlayer();
  const key = randomUUID();
  expect(await Promise.all([openAndDie('none', id, key, 25), openAndDie('none', id, key, 25)])).toEqual([
    0, 0,
  ]);
  expect(await rewardsOf(id)).toBe(1);
  expect(await readPoints(site.db, id)).toBe(7);
  const draws = await site.db.query('SELECT FROM loot_draw WHERE player_id = $1', [id]);
  expect(draws).toHaveLength(1);
});

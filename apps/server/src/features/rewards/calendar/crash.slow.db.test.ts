import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestAppOn, type TestApp } from '../../../platform/testing/test-app.ts';
import { createTestDatabase } from '../../../platform/testing/test-database.ts';
import { movePoints, readPoints } from '../points/feature.ts';
import { calendarsOf, dayFromNow } from './calendar.fixture.ts';

const SEED_KEY = randomBytes(32).toString('hex');
const YESTERDAY = dayFromNow(-1);
let site: TestApp;
let desk: ReturnType<typeof calendarsOf>;
beforeAll(async () => {
  site = await startTestAppOn(await createTestDatabase(), { SEED_KEY, MEMORY_MS: '0' });
  desk = calendarsOf(site);
  const reward = { kind: 'points', points: 7 } as const;
  const loot = [
    { weight: 1, reward, stock: 1_000, fallback: 1 },
    { weight: 1, reward },
  ];
  await desk.put('crash', { days: [{ day: YESTERDAY }], loot, missed: { price: 10 } });
});
afterAll(() => site.close());

/** A player with enough for the door of yesterday, once. */
async function withPrice() {
  const player = await site.createPlayer();
  const about = { way: 'earned', source: 'survey', code: 'test', reference: 'start' } as const;
  const move = { playerId: player.id, points: 15, ...about, now: new Date() };
  await site.db.transaction((tx) => movePoints(tx, move));
  return player;
}

/** @returns the signal that ended the process, or its code */
async function openAndDie(point: string, playerId: bigint, times = 1) {
  const fixture = join(import.meta.dirname, 'crash.fixture.ts');
  const of = [String(playerId), 'crash', YESTERDAY, String(times)];
  const args = [fixture, site.databaseUrl, SEED_KEY, point, ...of];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? code;
}

test.each([
  ['door.begun', 0],
  ['door.claimed', 0],
  ['door.before-commit', 0],
  ['door.after-commit', 1],
])(
  'takes the price and gives once when it was killed at %s, where %i rewards were given',
  async (point, rewards) => {
    const player = await withPrice();
    expect(await openAndDie(point, player.id)).toBe('SIGKILL');
    expect(await desk.rewards(player)).toHaveLength(rewards);
    expect(await openAndDie('none', player.id)).toBe(0);
    expect(await desk.rewards(player)).toHaveLength(1);
    expect(await readPoints(site.db, player.id)).toBe(12);
    expect(await desk.faultsOfBooks()).toEqual([]);
  },
);

test('takes the price and gives once under fifty calls of two processes at once', async () => {
  const player = await withPrice();
  const both = [openAndDie('none', player.id, 25), openAndDie('none', player.id, 25)];
  expect(await Promise.all(both)).toEqual([0, 0]);
  expect(await desk.rewards(player)).toHaveLength(1);
  expect(await desk.rows('loot_draw', player)).toHaveLength(1);
  expect(await readPoints(site.db, player.id)).toBe(12);
});

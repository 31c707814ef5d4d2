import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestAppOn, type TestApp } from '../../../platform/testing/test-app.ts';
import { createTestDatabase } from '../../../platform/testing/test-database.ts';
import { readPoints } from '../points/feature.ts';
import { presentsOf } from './presents.fixture.ts';

const SEED_KEY = randomBytes(32).toString('hex');
let site: TestApp;
let desk: ReturnType<typeof presentsOf>;
beforeAll(async () => {
  site = await startTestAppOn(await createTestDatabase(), { SEED_KEY, MEMORY_MS: '0' });
  desk = presentsOf(site);
  const reward = { kind: 'points', points: 7 } as const;
  await desk.put('crash', {
    loot: [
      { weight: 1, reward, stock: 1_000, fallback: 1 },
      { weight: 1, reward },
    ],
  });
});
afterAll(() => site.close());

async function given() {
  const player = await site.createPlayer();
  await desk.give(player, 'crash');
  return { player, id: (await desk.mine(player))[0]!.id };
}

/** @returns the signal that ended the process, or its code */
async function openAndDie(point: string, playerId: bigint, id: string, times = 1) {
  const fixture = join(import.meta.dirname, 'crash.fixture.ts');
  const args = [fixture, site.databaseUrl, SEED_KEY, point, String(playerId), id, String(times)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? code;
}

test.each([
  ['present.begun', 0],
  ['present.claimed', 0],
  ['present.before-commit', 0],
  ['present.after-commit', 1],
])('gives once when it was killed at %s, where %i rewards were given', async (point, rewards) => {
  const { player, id } = await given();
  expect(await openAndDie(point, player.id, id)).toBe('SIGKILL');
  expect(await desk.rewards(player)).toHaveLength(rewards);
  expect(await openAndDie('none', player.id, id)).toBe(0);
  expect(await desk.rewards(player)).toHaveLength(1);
  expect(await readPoints(site.db, player.id)).toBe(7);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('gives once under fifty calls of two processes at once', async () => {
  const { player, id } = await given();
  const both = [openAndDie('none', player.id, id, 25), openAndDie('none', player.id, id, 25)];
  expect(await Promise.all(both)).toEqual([0, 0]);
  expect(await desk.rewards(player)).toHaveLength(1);
  expect(await desk.rows('loot_draw', player)).toHaveLength(1);
  expect(await readPoints(site.db, player.id)).toBe(7);
});

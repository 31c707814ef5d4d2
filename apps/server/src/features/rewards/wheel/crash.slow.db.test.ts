import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestAppOn, type TestApp } from '../../../platform/testing/test-app.ts';
import { createTestDatabase } from '../../../platform/testing/test-database.ts';
import { readPoints } from '../points/feature.ts';
import { wheelsOf } from './wheel.fixture.ts';

const SEED_KEY = randomBytes(32).toString('hex');
let site: TestApp;
let desk: ReturnType<typeof wheelsOf>;
beforeAll(async () => {
  site = await startTestAppOn(await createTestDatabase(), { SEED_KEY, MEMORY_MS: '0' });
  desk = wheelsOf(site);
  const reward = { kind: 'points', points: 7 } as const;
  await desk.put('crash', {
    loot: [
      { weight: 1, reward, stock: 1_000, fallback: 1 },
      { weight: 1, reward },
    ],
  });
});
afterAll(() => site.close());

async function taken() {
  const player = await site.createPlayer();
  return { player, id: (await desk.take(player, 'crash')).attempt };
}

/** @returns the signal that ended the process, or its code */
async function useAndDie(point: string, playerId: bigint, id: string, times = 1) {
  const fixture = join(import.meta.dirname, 'crash.fixture.ts');
  const args = [fixture, site.databaseUrl, SEED_KEY, point, String(playerId), id, String(times)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? code;
}

test.each([
  ['attempt.begun', 0],
  ['attempt.claimed', 0],
  ['attempt.before-commit', 0],
  ['attempt.after-commit', 1],
])('gives once when it was killed at %s, where %i rewards were given', async (point, rewards) => {
  const { player, id } = await taken();
  expect(await useAndDie(point, player.id, id)).toBe('SIGKILL');
  expect(await desk.rewards(player)).toHaveLength(rewards);
  expect(await useAndDie('none', player.id, id)).toBe(0);
  expect(await desk.rewards(player)).toHaveLength(1);
  expect(await readPoints(site.db, player.id)).toBe(7);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('gives once under fifty calls of two processes at once', async () => {
  const { player, id } = await taken();
  const both = [useAndDie('none', player.id, id, 25), useAndDie('none', player.id, id, 25)];
  expect(await Promise.all(both)).toEqual([0, 0]);
  expect(await desk.rewards(player)).toHaveLength(1);
  expect(await desk.rows('loot_draw', player)).toHaveLength(1);
  expect(await readPoints(site.db, player.id)).toBe(7);
});

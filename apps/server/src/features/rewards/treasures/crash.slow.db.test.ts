import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilFactsRead } from '../../money/books/planted-world.fixture.ts';
import { startProviderHouse, type ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { readPoints } from '../points/feature.ts';
import { treasuresOf } from './treasures.fixture.ts';

const SEED_KEY = '0c'.repeat(32);
let site: ProviderHouse;
let desk: ReturnType<typeof treasuresOf>;
beforeAll(async () => {
  site = await startProviderHouse({ SEED_KEY, MEMORY_MS: '0' });
  desk = treasuresOf(site, () => untilFactsRead(site));
  const reward = { kind: 'points', points: 7 } as const;
  await desk.put('crash', {
    loot: [
      { weight: 1, reward, stock: 1_000, fallback: 1 },
      { weight: 1, reward },
    ],
  });
});
afterAll(() => site.close());

/** @returns the signal that ended the process, or its code */
async function openAndDie(point: string, playerId: bigint, id: string, times = 1) {
  const fixture = join(import.meta.dirname, 'crash.fixture.ts');
  const args = [fixture, site.databaseUrl, SEED_KEY, point, String(playerId), id, String(times)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? code;
}

test.each([
  ['treasure.begun', 0],
  ['treasure.claimed', 0],
  ['treasure.before-commit', 0],
  ['treasure.after-commit', 1],
])('gives once when it was killed at %s, where %i rewards were given', async (point, rewards) => {
  const { player, id } = await desk.full('crash');
  expect(await openAndDie(point, player.id, id)).toBe('SIGKILL');
  expect(await desk.rewards(player)).toHaveLength(rewards);
  expect(await openAndDie('none', player.id, id)).toBe(0);
  expect(await desk.rewards(player)).toHaveLength(1);
  expect(await readPoints(site.db, player.id)).toBe(7);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('gives once under fifty calls of two processes at once', async () => {
  const { player, id } = await desk.full('crash');
  const both = [openAndDie('none', player.id, id, 25), openAndDie('none', player.id, id, 25)];
  expect(await Promise.all(both)).toEqual([0, 0]);
  expect(await desk.rewards(player)).toHaveLength(1);
  expect(await desk.rows('loot_draw', player)).toHaveLength(1);
  expect(await readPoints(site.db, player.id)).toBe(7);
});

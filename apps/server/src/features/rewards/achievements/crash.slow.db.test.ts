import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilFactsRead } from '../../money/books/planted-world.fixture.ts';
import { startProviderHouse, type ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { achievementsOf } from './achievements.fixture.ts';

let site: ProviderHouse;
let desk: ReturnType<typeof achievementsOf>;
beforeAll(async () => {
  site = await startProviderHouse({ MEMORY_MS: '0' });
  desk = achievementsOf(site, () => untilFactsRead(site));
});
afterAll(() => site.close());

/** Two medals with money, of which a budget counts what was given, that wait for their reward, and were put off. */
async function owed(code: string) {
  const player = await desk.rich();
  const reward = { kind: 'money', amount: { UAH: '100', EUR: '2', KZT: '1200', RON: '10' } } as const;
  const tiers = [
    { tier: 'silver' as const, target: 2, reward },
    { tier: 'gold' as const, target: 4, reward },
  ];
  const budget = { UAH: '200', EUR: '4', KZT: '2400', RON: '20' };
  await desk.put(player, code, { tiers }, { caps: { budget } });
  await desk.play(player);
  await desk.shutOut(player);
  await desk.reach(player, code, 4);
  await desk.giveOwed(player);
  await desk.letIn(player);
  return player;
}

/** @returns the signal that ended the process, or its code */
async function giveAndDie(point: string, playerId: bigint, times = 1) {
  const fixture = join(import.meta.dirname, 'crash.fixture.ts');
  const args = [fixture, site.databaseUrl, point, String(playerId), String(times)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? code;
}

test.each(['achievement.claimed', 'achievement.before-commit'])(
  'gives each reward once when it was killed at %s',
  async (point) => {
    const player = await owed(point.replace('.', '-'));
    expect(await giveAndDie(point, player.id)).toBe('SIGKILL');
    expect(await desk.rewards(player)).toEqual([]);
    expect(await giveAndDie('none', player.id)).toBe(0);
    expect(await desk.rewards(player)).toHaveLength(2);
    expect(await desk.faultsOfBooks()).toEqual([]);
  },
);

test('gives each reward once under twenty turns of two processes at once', async () => {
  const player = await owed('many-turns');
  const both = [giveAndDie('none', player.id, 10), giveAndDie('none', player.id, 10)];
  expect(await Promise.all(both)).toEqual([0, 0]);
  expect(await desk.rewards(player)).toEqual(['many-turns gold', 'many-turns silver']);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { untilFactsRead } from '../../money/books/planted-world.fixture.ts';
import { nominationsOf } from './nominations.fixture.ts';

const MONEY = { UAH: '1000', EUR: '40', KZT: '12000', RON: '200' };
const DAYS = 5;
let site: TestApp;
let desk: ReturnType<typeof nominationsOf>;
beforeAll(async () => {
  site = await startTestApp({ MEMORY_MS: '0' });
  desk = nominationsOf(site, () => untilFactsRead(site));
});
afterAll(() => site.close());

/** @returns the signal that ended the process, or its code */
async function endAndDie(point: string, times = 1) {
  const fixture = join(import.meta.dirname, 'crash.fixture.ts');
  const child = spawn(process.execPath, [fixture, site.databaseUrl, point, String(DAYS), String(times)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? code;
}

/** Two players of a season that is over by then. */
async function ended(season: string) {
  const reward = { kind: 'money', amount: MONEY } as const;
  const players = await desk.standing(season, [8, 5], { places: [reward, reward] });
  await untilFactsRead(site);
  return players as [TestPlayer, TestPlayer];
}

test.each([
  ['nomination.frozen', 0, 0],
  ['nomination.claimed', 1, 0],
  ['nomination.before-commit', 1, 0],
])('gives each place once when it was killed at %s', async (point, places, rewards) => {
  const [one, two] = await ended(point.replace('.', '-'));
  expect(await endAndDie(point)).toBe('SIGKILL');
  expect(await desk.rows('nomination_place', one)).toHaveLength(places);
  expect(await desk.rewards(one)).toHaveLength(rewards);
  expect(await endAndDie('none')).toBe(0);
  for (const player of [one, two]) {
    expect(await desk.rewards(player)).toHaveLength(1);
    expect(await desk.rows('nomination_place', player)).toHaveLength(1);
  }
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('gives each place once under forty calls of two processes at once', async () => {
  const players = await ended('at-once');
  expect(await Promise.all([endAndDie('none', 20), endAndDie('none', 20)])).toEqual([0, 0]);
  for (const player of players) expect(await desk.rewards(player)).toHaveLength(1);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

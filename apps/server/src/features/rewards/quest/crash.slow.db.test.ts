import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilFactsRead } from '../../money/books/planted-world.fixture.ts';
import { startProviderHouse, type ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { readPoints } from '../points/feature.ts';
import { changeProgramme } from '../programmes/feature.ts';
import { systemClock } from '../../../platform/clock.ts';
import { points, questsOf, STEP } from './quest.fixture.ts';

const MONEY = { UAH: '1000', EUR: '40', KZT: '12000', RON: '200' };
const BUDGET = { UAH: '100000', EUR: '4000', KZT: '1200000', RON: '20000' };
let site: ProviderHouse;
let desk: ReturnType<typeof questsOf>;
beforeAll(async () => {
  site = await startProviderHouse({ MEMORY_MS: '0' });
  desk = questsOf(site, () => untilFactsRead(site));
  const reward = { kind: 'money', amount: MONEY } as const;
  await desk.put('crash', { steps: [{ ...STEP, reward }], final: points(7) }, { caps: { budget: BUDGET } });
});
afterAll(() => site.close());

/** A player who is owed both rewards of a quest: the job of this house has found everything paused. */
async function owed() {
  const player = await desk.rich();
  await desk.join(player, 'crash');
  const change = (act: 'pause' | 'resume') =>
    changeProgramme({ db: site.db, clock: systemClock }, { kind: 'quest', code: 'crash', act, by: 'olena' });
  await change('pause');
  await desk.stake(player);
  await change('resume');
  await site.owner.query(`UPDATE quest_entry SET give_at = now() + interval '1 hour' WHERE player_id = $1`, [
    player.id,
  ]);
  return player;
}

/** @returns the signal that ended the process, or its code */
async function giveAndDie(point: string, playerId: bigint, times = 1) {
  const fixture = join(import.meta.dirname, 'crash.fixture.ts');
  const child = spawn(process.execPath, [fixture, site.databaseUrl, point, String(playerId), String(times)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? code;
}

test.each([
  ['quest.claimed', 0],
  ['quest.before-commit', 0],
  ['quest.after-commit', 1],
])('gives once when it was killed at %s, where %i rewards were given', async (point, rewards) => {
  const player = await owed();
  expect(await giveAndDie(point, player.id)).toBe('SIGKILL');
  expect(await desk.rewards(player)).toHaveLength(rewards);
  expect(await giveAndDie('none', player.id)).toBe(0);
  expect(await desk.rewards(player)).toHaveLength(2);
  expect(await readPoints(site.db, player.id)).toBe(7);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('gives once under forty calls of two processes at once', async () => {
  const player = await owed();
  const both = [giveAndDie('none', player.id, 20), giveAndDie('none', player.id, 20)];
  expect(await Promise.all(both)).toEqual([0, 0]);
  expect(await desk.rewards(player)).toHaveLength(2);
  expect(await readPoints(site.db, player.id)).toBe(7);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

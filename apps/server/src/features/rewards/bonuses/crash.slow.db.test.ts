import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestAppOn, type TestApp } from '../../../platform/testing/test-app.ts';
import { createTestDatabase } from '../../../platform/testing/test-database.ts';
import { ATTACKED, attacksOn, inAll, SPINS, type Attacks } from './attacks.fixture.ts';

const SEED_KEY = randomBytes(32).toString('hex');
const CAPS = { budget: inAll('1000000'), receivers: 1_000, perPlayer: 1 };
let site: TestApp;
let desk: Attacks;
beforeAll(async () => {
  site = await startTestAppOn(await createTestDatabase(), { ...ATTACKED, SEED_KEY });
  desk = attacksOn(site);
  await desk.put('money', {}, { caps: CAPS });
  await desk.put('rounds', SPINS, { caps: CAPS });
});
afterAll(async () => {
  expect(await desk.faultsOfBooks()).toEqual([]);
  await site.close();
});

/** @returns the signal that ended the process, or its code */
async function activateAndDie(point: string, playerId: bigint, id: string, times = 1) {
  const fixture = join(import.meta.dirname, 'crash.fixture.ts');
  const args = [fixture, site.databaseUrl, SEED_KEY, point, String(playerId), id, String(times)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? code;
}

/** What became of a bonus: its money and rounds, the claims of it that are settled and open, and what counts for its player. */
async function givenOf(playerId: bigint, id: string) {
  const count = async (text: string) => (await site.owner.query(text, [playerId, id])).length;
  return {
    given:
      (await count('SELECT FROM bonus_grant WHERE player_id = $1 AND id = $2')) +
      (await count('SELECT FROM gift_grant WHERE player_id = $1 AND id = $2')),
    settled: await count(
      'SELECT FROM programme_claim WHERE player_id = $1 AND key = $2 AND settled_at IS NOT NULL',
    ),
    open: await count('SELECT FROM programme_claim WHERE player_id = $1 AND key = $2 AND settled_at IS NULL'),
    counted: await count(
      `SELECT FROM programme_taken t JOIN bonus b USING (player_id, programme_id) WHERE t.player_id = $1 AND b.id = $2 AND t.times > 0`,
    ),
  };
}

test.each([
  ['money', 'bonus.claimed'],
  ['money', 'bonus.before-commit'],
  ['rounds', 'bonus.claimed'],
  ['rounds', 'bonus.before-commit'],
])('gives %s once when it was killed at %s, and nothing before', async (code, point) => {
  const player = await site.createPlayer();
  const id = await desk.idOf(player, code);
  expect(await activateAndDie(point, player.id, id)).toBe('SIGKILL');
  expect(await givenOf(player.id, id)).toEqual({ given: 0, settled: 0, open: 2, counted: 0 });
  expect(await desk.faultsOfBooks()).toEqual([]);
  expect(await activateAndDie('none', player.id, id)).toBe(0);
  expect(await givenOf(player.id, id)).toEqual({ given: 1, settled: 2, open: 0, counted: 1 });
  expect(await desk.one(player, id)).toMatchObject({ state: 'ACTIVATED' });
});

test('returns what was claimed when the process died and nobody asks again', async () => {
  const player = await site.createPlayer();
  const id = await desk.idOf(player, 'money');
  expect(await activateAndDie('bonus.claimed', player.id, id)).toBe('SIGKILL');
  await site.owner.query(`UPDATE programme_claim SET claimed_at = claimed_at - interval '2 minutes'`);
  await site.app.runJob('programme-claims');
  const given = () => givenOf(player.id, id);
  await expect.poll(given, { timeout: 20_000 }).toEqual({ given: 0, settled: 0, open: 0, counted: 0 });
  for (const { used, claimed } of await desk.scarce('money')) expect(used).toBe(claimed);
});

test('gives once under fifty calls of two processes at once', async () => {
  const player = await site.createPlayer();
  const id = await desk.idOf(player, 'money');
  const both = [activateAndDie('none', player.id, id, 25), activateAndDie('none', player.id, id, 25)];
  expect(await Promise.all(both)).toEqual([0, 0]);
  expect(await givenOf(player.id, id)).toEqual({ given: 1, settled: 2, open: 0, counted: 1 });
  expect(await desk.held(player, 'bonus')).toBe(10_000n);
});

import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { showBonusPromotion } from '@croupier/contract/rewards/bonus-promotions';
import { BONUS_PROMOTION } from '@croupier/contract/rewards/bonus-promotions/kind';
import { testProgress } from '@croupier/contract/site/test-data';
import type { Programme } from '@croupier/domain/rewards/programmes';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { factsAreRead } from '../../../platform/testing/facts-read.ts';
import { startTestAppOn, type TestApp } from '../../../platform/testing/test-app.ts';
import { createTestDatabase } from '../../../platform/testing/test-database.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { readGoals } from '../goals/feature.ts';
import { readPoints } from '../points/feature.ts';
import { publishNow } from '../programmes/published.fixture.ts';

const SEED_KEY = randomBytes(32).toString('hex');
const TEXT = {
  ...{ title: 'Works', lead: 'Make a lamp.', terms: ['One line.'] },
  ...{ parts: { glass: 'Glass' }, recipes: { lamp: 'A lamp' } },
};
let site: TestApp;
beforeAll(async () => {
  site = await startTestAppOn(await createTestDatabase(), { SEED_KEY, MEMORY_MS: '0' });
  const loot = [
    { weight: 1, reward: { kind: 'points', points: 7 }, stock: 1_000, fallback: 1 },
    { weight: 1, reward: { kind: 'points', points: 7 } },
  ];
  const terms = { as: 'magicBox', icon: 'chest', perDay: 100, loot };
  await publishNow(site.db, BONUS_PROMOTION, { code: 'crash', terms });
  const recipe = {
    code: 'lamp',
    needs: [{ part: 'glass', count: 1 }],
    reward: { kind: 'points', points: 7 },
  };
  await publishNow(site.db, BONUS_PROMOTION, {
    ...{ code: 'works', caps: { receivers: 1_000, perPlayer: 1 } },
    terms: {
      ...{ as: 'manufacture', icon: 'lamp', recipes: [recipe] },
      goal: { counts: 'rounds', games: 'all', target: 2 },
      parts: [{ code: 'glass', weight: 1 }],
    },
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, TEXT])) as Programme['texts'],
  });
});
afterAll(() => site.close());

/** @returns the signal that ended the process, or its code */
async function openAndDie(point: string, playerId: bigint, key: string, times = 1, promotion = 'crash') {
  const fixture = join(import.meta.dirname, 'crash.fixture.ts');
  const args = [fixture, site.databaseUrl, SEED_KEY, point, String(playerId), key, String(times), promotion];
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

/** A player who has one part, drawn by the job that draws what was reached. */
async function withPart(): Promise<bigint> {
  const player = await site.createPlayer();
  const { id } = player;
  const show = () => player.call(showBonusPromotion, { body: { code: 'works' } });
  await show();
  const [goal] = await readGoals(site.db, id, { of: 'promotion' });
  await site.call(testProgress, { body: { playerId: String(id), of: goal!.id, current: '2' } });
  while (!(await factsAreRead(site.owner)));
  await show();
  return id;
}

test.each([
  ['set.claimed', 0],
  ['set.before-commit', 0],
  ['set.after-commit', 1],
])('makes one set of one part when it was killed at %s, where %i were made', async (point, made) => {
  const id = await withPart();
  const key = randomUUID();
  expect(await openAndDie(point, id, key, 1, 'works')).toBe('SIGKILL');
  expect(await rewardsOf(id)).toBe(made);
  expect(await openAndDie('none', id, key, 5, 'works')).toBe(0);
  expect(await rewardsOf(id)).toBe(1);
  expect(await readPoints(site.db, id)).toBe(7);
  expect(await faultsOfBooks()).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { checkMiniGame, listMiniGames } from '@croupier/contract/rewards/mini-game';
import { MINI_GAME, type MiniGameTerms } from '@croupier/contract/rewards/mini-game/kind';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { publishNow } from '../programmes/published.fixture.ts';
import { wheelsOf } from './wheel.fixture.ts';

let site: TestApp;
let desk: ReturnType<typeof wheelsOf>;
beforeAll(async () => {
  site = await startTestApp({ MEMORY_MS: '0' });
  desk = wheelsOf(site);
});
afterAll(async () => {
  expect(await desk.faultsOfBooks()).toEqual([]);
  await site.close();
});

const TERMS: MiniGameTerms = {
  as: 'scratch',
  loot: [
    { weight: 3, reward: { kind: 'nothing' } },
    { weight: 1, reward: { kind: 'points', points: 25 } },
  ],
  attempts: { free: 'week' },
};
const put = (code: string, terms: Partial<MiniGameTerms> = {}) =>
  publishNow(site.db, MINI_GAME, { code, terms: { ...TERMS, ...terms } });
const check = (player: TestPlayer, id: string, attempt?: string) =>
  player.call(checkMiniGame, { body: { id, ...(attempt !== undefined && { attempt }) } });
const one = async (player: Pick<TestPlayer, 'call'>, id: string) =>
  (await player.call(listMiniGames, { query: {} })).miniGames.find((game) => game.id === id);
const POINTS = 3;

test('is shown to visitors with its odds, and is played by players alone', async () => {
  await put('open');
  expect(await one(site, 'open')).toMatchObject({
    ...{ kind: 'scratch', current: 0, attempts: [], freeNow: false, loot: { totalWeight: 4 } },
  });
  expect(await keyOf(site.call(checkMiniGame, { body: { id: 'open' } }))).toBe('401 unauthorised');
});

test('draws before the first touch, once, and shows a board that comes to the prize', async () => {
  await put('card');
  const player = await site.createPlayer();
  expect(await one(player, 'card')).toMatchObject({ current: 1, freeNow: true });
  await desk.force(player, 'card', POINTS);
  const key = randomUUID();
  const first = await check(player, 'card', key);
  expect(first).toMatchObject({
    ...{ attempt: key, given: { source: 'mini-game', code: 'card', reward: { points: 25 } } },
    proof: { domain: 'loot-card', givenPlace: 1 },
  });
  expect(first.board.filter((row) => row === 1)).toHaveLength(3);
  expect(await check(player, 'card', key)).toEqual(first);
  expect(await desk.rewards(player)).toHaveLength(1);
  expect(await one(player, 'card')).toMatchObject({ current: 0, last: [{ reward: { points: 25 } }] });
  expect(await keyOf(check(player, 'card'))).toBe('409 no_attempts');
  expect(await keyOf(check(player, 'card', randomUUID()))).toBe('409 no_attempts');
});

test('hides the prize of a map at one place, which is the same when it is asked again', async () => {
  await put('buried', { as: 'map' });
  const player = await site.createPlayer();
  expect(await one(player, 'buried')).toMatchObject({ kind: 'map', current: 1 });
  await desk.force(player, 'buried', POINTS);
  const first = await check(player, 'buried');
  expect(first.board).toHaveLength(20);
  expect(first.board.filter((row) => row !== -1)).toEqual([first.proof.givenPlace]);
  expect(await check(player, 'buried', first.attempt)).toEqual(first);
  expect(await desk.rewards(player)).toHaveLength(1);
});

test('shows the prize of a drop in a pocket, and has none that is blank', async () => {
  await put('pins', { as: 'drop' });
  const player = await site.createPlayer();
  expect(await one(player, 'pins')).toMatchObject({ kind: 'drop', current: 1 });
  const first = await check(player, 'pins');
  expect(first.board).toHaveLength(5);
  expect(first.board).toContain(first.proof.givenPlace);
  expect(first.board).not.toContain(-1);
  expect(await check(player, 'pins', first.attempt)).toEqual(first);
});

test('draws once when two tabs begin the free attempt at once', async () => {
  await put('tabs');
  const player = await site.createPlayer();
  const answers = await Promise.allSettled([check(player, 'tabs'), check(player, 'tabs')]);
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  expect(await desk.rewards(player)).toHaveLength(1);
});

test('uses attempts that were given before the free one', async () => {
  await put('given', { as: 'knock' });
  const player = await site.createPlayer();
  await desk.reward(player, { kind: 'attempts', of: 'mini-game', code: 'given', count: 1 });
  await expect.poll(async () => (await one(player, 'given'))?.current, { timeout: 10_000 }).toBe(2);
  const [waiting] = (await one(player, 'given'))!.attempts;
  const first = await check(player, 'given');
  expect(first.attempt).toBe(waiting!.id);
  expect(first.board[0]).toBe(first.proof.givenPlace);
  await check(player, 'given');
  expect(await keyOf(check(player, 'given'))).toBe('409 no_attempts');
});

test('uses no attempt of another game, of another player or of a wheel', async () => {
  await put('one');
  await put('two');
  await desk.put('wheel');
  const [player, other] = [await site.createPlayer(), await site.createPlayer()];
  const { attempt } = await check(player, 'one');
  expect(await keyOf(check(player, 'two', attempt))).toBe('404 not_found');
  const { attempt: spin } = await desk.take(player, 'wheel');
  expect(await keyOf(check(player, 'one', spin))).toBe('404 not_found');
  expect(await keyOf(desk.spin(player, attempt))).toBe('404 not_found');
  // For somebody else it is a key as any other.
  expect((await check(other, 'one', attempt)).attempt).toBe(attempt);
  expect(await desk.rewards(other)).toHaveLength(1);
});

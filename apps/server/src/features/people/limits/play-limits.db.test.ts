import { randomUUID } from 'node:crypto';
import { ApiError } from '@croupier/contract/kit';
import {
  cancelPlayerLimit,
  confirmPlayerLimit,
  playerLimits,
  setPlayerLimit,
} from '@croupier/contract/people/limits';
import { setRegion } from '@croupier/contract/people/players';
import { playRound } from '@croupier/contract/play/rounds';
import { testClock } from '@croupier/contract/site/test-data';
import type { LimitKey, LimitPeriod } from '@croupier/domain/people/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { createOffsetClock } from '../../../platform/clock.ts';
import { setHouseLimit } from '../house-rules/feature.ts';
import { confirmLimit } from './change-limit.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());
beforeEach(() => setClock(0));

const setClock = (offsetMs: number) => site.call(testClock, { body: { offsetMs } });
const newPlayer = (limits?: Partial<Record<LimitPeriod, string>>, region: 'UA' | 'EU' | 'KZ' = 'UA') =>
  site.createPlayer({ region, balanceMinor: '10000000', ...(limits && { limits }) });
async function movedBy(player: TestPlayer, offsetMs: number): Promise<TestPlayer> {
  await setClock(offsetMs);
  return site.signIn(player);
}

const STAKE = '500';
const stake = (player: TestPlayer, change: { stakeMinor?: string; kind?: 'real' | 'play' } = {}) => {
  const bet = { game: 'sunny-orchard', stakeMinor: STAKE, kind: 'real', ...change } as const;
  return player.call(playRound, { body: { key: randomUUID(), ...bet } });
};
const set = (player: TestPlayer, key: LimitKey, size: string | null) =>
  player.call(setPlayerLimit, { body: { rule: key.rule, period: key.period, size } });
const limitOf = async (player: TestPlayer, { rule, period }: LimitKey) =>
  (await player.call(playerLimits, {})).limits.find((each) => each.rule === rule && each.period === period);

async function ruleAgainst(call: Promise<unknown>): Promise<unknown> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('not refused');
  return error.details;
}

const LOSSES = { rule: 'loss_limit', period: 'day' } as const;
const STAKES = { rule: 'stake_limit', period: 'day' } as const;
const SINGLE = { rule: 'stake_maximum', period: 'round' } as const;
const TIME = { rule: 'session_time', period: 'day' } as const;

test('where limits have to be set first, no real money is staked before there is one of money and one of time, and again once one is gone', async () => {
  const player = await newPlayer({});
  expect((await player.call(playerLimits, {})).needed).toEqual([
    ['deposit_limit', 'loss_limit'],
    ['session_time'],
  ]);
  expect(await ruleAgainst(stake(player))).toMatchObject({
    rule: 'limits_needed',
    leftMinor: '0',
    until: null,
  });
  // Of stakes is none of those that are asked for.
  await set(player, STAKES, '1000000');
  expect(await ruleAgainst(stake(player))).toMatchObject({ rule: 'limits_needed' });
  expect((await set(player, LOSSES, '1000000')).needed).toEqual([['session_time']]);
  expect(await ruleAgainst(stake(player))).toMatchObject({ rule: 'limits_needed' });
  expect((await set(player, TIME, '600')).needed).toEqual([]);
  expect(await stake(player)).toMatchObject({ stakeMinor: STAKE });
  await set(player, LOSSES, null);
  const later = await movedBy(player, DAY_MS + 1_000);
  expect(await stake(later)).toMatchObject({ stakeMinor: STAKE });
  await later.call(confirmPlayerLimit, { body: LOSSES });
  expect(await ruleAgainst(stake(later))).toMatchObject({ rule: 'limits_needed' });
});

test('where none has to be, nothing is asked for; a wish to move where one has to be is enough', async () => {
  const player = await newPlayer(undefined, 'EU');
  expect((await player.call(playerLimits, {})).needed).toEqual([]);
  expect(await stake(player, { stakeMinor: '100' })).toMatchObject({ stakeMinor: '100' });
  await player.call(setRegion, { body: { region: 'UA', ageConfirmed: true } });
  // Beyond the least time between two rounds there.
  await setClock(MINUTE_MS);
  expect(await ruleAgainst(stake(player, { stakeMinor: '100' }))).toMatchObject({ rule: 'limits_needed' });
});

test('of many stakes at once exactly so many are taken as the player allows themselves', async () => {
  const player = await newPlayer();
  await set(player, STAKES, '2500');
  const answers = await Promise.all(Array.from({ length: 20 }, () => keyOf(stake(player))));
  expect(answers.filter((answer) => answer === 'answered')).toHaveLength(5);
  expect(await ruleAgainst(stake(player))).toMatchObject({ ...STAKES, limitMinor: '2500', leftMinor: '0' });
  const told = await limitOf(player, STAKES);
  expect(told).toMatchObject({ size: '2500', used: '2500', left: '0', currency: 'UAH' });
  expect(Date.parse(told!.until!)).toBeGreaterThan(Date.now() + DAY_MS);
});

test('a single stake is held to its limit from the next one on; a higher one waits', async () => {
  const player = await newPlayer();
  await stake(player);
  await set(player, SINGLE, '499');
  expect(await ruleAgainst(stake(player))).toMatchObject({ rule: 'stake_maximum', limitMinor: '499' });
  await set(player, SINGLE, '500');
  expect(await limitOf(player, SINGLE)).toMatchObject({ size: '499', used: null, asked: { size: '500' } });
  expect(await ruleAgainst(stake(player))).toMatchObject({ rule: 'stake_maximum' });
  const later = await movedBy(player, DAY_MS + 1_000);
  expect(await ruleAgainst(stake(later))).toMatchObject({ rule: 'stake_maximum' });
  await later.call(confirmPlayerLimit, { body: SINGLE });
  expect(await stake(later)).toMatchObject({ stakeMinor: STAKE });
});

test('time of play runs by minutes in which something is staked, and is there again a day later', async () => {
  const player = await newPlayer();
  await set(player, TIME, '2');
  // Both at the beginning of one minute.
  await setClock(MINUTE_MS - (Date.now() % MINUTE_MS));
  await stake(player);
  await stake(player);
  let now = await movedBy(player, 10 * MINUTE_MS);
  expect(await limitOf(now, TIME)).toMatchObject({ size: '2', left: '1', currency: null });
  await stake(now);
  now = await movedBy(player, 12 * MINUTE_MS);
  const refusal = (await ruleAgainst(stake(now))) as { until: string };
  expect(refusal).toMatchObject({ rule: 'session_time', leftMinor: '0' });
  expect(Date.parse(refusal.until)).toBeGreaterThan(Date.now() + DAY_MS);
  now = await movedBy(player, DAY_MS + 2 * 60 * MINUTE_MS);
  expect(await stake(now)).toMatchObject({ stakeMinor: STAKE });
});

test('of two confirmations at once one is taken; a raise beside a limit of the house leaves that one in force', async () => {
  const player = await newPlayer();
  await set(player, STAKES, '1000');
  await set(player, STAKES, '900000');
  const later = await movedBy(player, DAY_MS + 1_000);
  const clock = createOffsetClock();
  clock.setOffset(DAY_MS + 1_000);
  const now = clock.now();
  const confirm = () => site.db.transaction((tx) => confirmLimit(tx, player.id, STAKES, now));
  const house = { playerId: player.id, ...STAKES, amountMinor: 400n, currency: 'UAH' } as const;
  const by = { by: 'test', reason: 'a test', now };
  const [one, other] = await Promise.all([
    confirm(),
    confirm(),
    site.db.transaction((tx) => setHouseLimit(tx, house, by)),
  ]);
  expect([one, other].filter((answer) => answer === undefined)).toHaveLength(1);
  expect([one, other]).toContainEqual({ refused: 'conflict' });
  expect(await limitOf(later, STAKES)).toMatchObject({ size: '900000', house: { size: '400' } });
  expect(await ruleAgainst(stake(later))).toMatchObject({ ...STAKES, limitMinor: '400', byHouse: true });
});

test('what is not offered is not there, unless it is set; what no limit can be is refused', async () => {
  const inKazakhstan = await newPlayer(undefined, 'KZ');
  expect(await keyOf(set(inKazakhstan, STAKES, '1000'))).toBe('404 not_found');
  const player = await newPlayer();
  expect(await keyOf(set(player, { ...SINGLE, period: 'day' }, '1000'))).toBe('404 not_found');
  expect(await keyOf(set(player, TIME, '1441'))).toBe('422 amount_out_of_range');
  expect(await keyOf(set(player, { ...TIME, period: 'week' }, '10080'))).toBe('answered');
  await set(player, STAKES, '1000');
  await player.call(setRegion, { body: { region: 'KZ' } });
  expect(await keyOf(set(player, STAKES, '900'))).toBe('answered');
  expect(await limitOf(player, STAKES)).toBeDefined();
});

test('each change is told once, with what it is about, and a wish that is taken back is none', async () => {
  const player = await newPlayer();
  await set(player, SINGLE, '900');
  await set(player, SINGLE, '900');
  await set(player, SINGLE, '5000');
  await player.call(cancelPlayerLimit, { body: SINGLE });
  await set(player, TIME, '30');
  const facts = await site.owner.query<{ topic: string; payload: object }>(
    `SELECT topic, payload FROM (SELECT topic, payload, created_at FROM outbox WHERE player_id = $1
       UNION ALL SELECT topic, payload, created_at FROM fact WHERE player_id = $1) AS f
     WHERE topic LIKE 'limit.%' ORDER BY created_at`,
    [player.id],
  );
  expect(facts).toMatchObject([
    { topic: 'limit.set', payload: { ...SINGLE, size: '900', currency: 'UAH' } },
    { topic: 'limit.asked', payload: SINGLE },
    { topic: 'limit.set', payload: { ...TIME, size: '30' } },
  ]);
});

import { askReturn, stops } from '@croupier/contract/people/exclusions';
import { confirmPlayerLimit, playerLimits, setPlayerLimit } from '@croupier/contract/people/limits';
import { me, setRegion } from '@croupier/contract/people/players';
import { testAgo } from '@croupier/contract/site/test-data';
import type { InputOf } from '@croupier/contract/kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { LIMITS_BOOKS } from '../../people/limits/feature.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAY = { rule: 'deposit_limit', period: 'day' } as const;
let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

type Did = InputOf<typeof testAgo>['body'] extends infer Body
  ? Body extends { playerId: string }
    ? Omit<Body, 'playerId'>
    : never
  : never;
const ago = (player: TestPlayer, did: Did) =>
  keyOf(site.call(testAgo, { body: { playerId: String(player.id), ...did } as never }));

test('a limit that is asked for waits less, for one player alone, and the record says as much as the limit', async () => {
  const [player, other] = [await site.createPlayer({ limits: { day: '10000' } }), await site.createPlayer()];
  expect(await ago(player, { did: 'ask-limits', agoMs: DAY_MS })).toBe('409 conflict');
  for (const { call } of [player, other]) await call(setPlayerLimit, { body: { ...DAY, size: '10000' } });
  for (const { call } of [player, other]) await call(setPlayerLimit, { body: { ...DAY, size: '20000' } });
  expect(await ago(player, { did: 'ask-limits', agoMs: 23 * HOUR_MS })).toBe('answered');
  expect(await keyOf(player.call(confirmPlayerLimit, { body: DAY }))).toBe('418 user_cant_use_exception');
  expect(await ago(player, { did: 'ask-limits', agoMs: DAY_MS })).toBe('answered');
  expect((await player.call(confirmPlayerLimit, { body: DAY })).limits[0]).toMatchObject({ size: '20000' });
  expect(await keyOf(other.call(confirmPlayerLimit, { body: DAY }))).toBe('418 user_cant_use_exception');
  const walked = LIMITS_BOOKS.flatMap((check) => ('walk' in check ? [check.walk] : []));
  expect(walked).toHaveLength(1);
  expect(await site.owner.transaction((tx) => walked[0]!(tx, () => undefined))).toBeUndefined();
});

test('a wish that has lapsed is none', async () => {
  const player = await site.createPlayer({ limits: { day: '10000' } });
  await player.call(setPlayerLimit, { body: { ...DAY, size: null } });
  await ago(player, { did: 'ask-limits', agoMs: 9 * DAY_MS });
  expect((await player.call(playerLimits, {})).limits[0]).toMatchObject({ size: '10000', asked: null });
});

test('a move that waits is made, by the job that makes all of them', async () => {
  const player = await site.createPlayer({ region: 'EU' });
  expect(await ago(player, { did: 'ask-region', agoMs: DAY_MS })).toBe('409 conflict');
  await player.call(setRegion, { body: { region: 'SL' } });
  expect(await ago(player, { did: 'ask-region', agoMs: DAY_MS })).toBe('answered');
  await site.app.runJob('move-regions');
  await expect.poll(async () => (await player.call(me, {})).profile?.region, { timeout: 60_000 }).toBe('SL');
});

test('a stop that began long ago is over: a break by itself, an exclusion a day after it was asked about', async () => {
  const player = await site.createPlayer();
  const state = async () => (await player.call(stops, {})).state;
  expect(await ago(player, { did: 'ask-return', agoMs: DAY_MS })).toBe('409 conflict');
  expect(await ago(player, { did: 'stop', term: 'day', agoMs: 300 * DAY_MS })).toBe('answered');
  expect(await state()).toBeNull();
  expect(await ago(player, { did: 'stop', term: 'half-year', agoMs: 200 * DAY_MS })).toBe('answered');
  expect(await state()).toMatchObject({ kind: 'exclusion', mayReturn: true });
  await player.call(askReturn, {});
  expect(await state()).toMatchObject({ mayReturn: false });
  expect(await ago(player, { did: 'ask-return', agoMs: DAY_MS })).toBe('answered');
  expect(await state()).toBeNull();
});

import { randomUUID } from 'node:crypto';
import { ApiError } from '@croupier/contract/kit';
import {
  cancelPlayerLimit,
  confirmPlayerLimit,
  type PlayerLimit,
  playerLimits,
  setPlayerLimit,
} from '@croupier/contract/people/limits';
import { createPayIn } from '@croupier/contract/money/payments';
import { setRegion } from '@croupier/contract/people/players';
import { testClock } from '@croupier/contract/site/test-data';
import type { LimitPeriod } from '@croupier/domain/people/limits';
import type { RegionId } from '@croupier/domain/site/regions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let site: TestApp;
beforeAll(async () => {
  // Nobody listens there: a deposit is written down and stays open, which is all that a limit counts.
  site = await startTestApp({ SANDBOX_PSP_URL: 'http://127.0.0.1:9' });
});
afterAll(() => site.close());
beforeEach(() => setClock(0));

const setClock = (offsetMs: number) => site.call(testClock, { body: { offsetMs } });

/** A player; their session lasts half an hour, so one whose clock is moved signs in again. */
async function newPlayer(
  limits: Partial<Record<LimitPeriod, string>> = {},
  region: RegionId = 'UA',
): Promise<TestPlayer> {
  return site.createPlayer({ region, limits });
}

/** @returns the outcome in a word: the refusal's key, or `taken` (the provider is away, the deposit is written down). */
async function deposit(player: TestPlayer, amountMinor: string): Promise<string> {
  const body = { key: randomUUID(), amountMinor, language: 'ua' as const };
  const error: unknown = await player.call(createPayIn, { body }).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('a provider that is away gave a page');
  return error.key === 'payment_provider_unavailable' ? 'taken' : error.key;
}

async function dayOf(player: TestPlayer): Promise<PlayerLimit> {
  return (await player.call(playerLimits, {})).limits.find(({ period }) => period === 'day')!;
}

async function refusalOf(call: Promise<unknown>): Promise<{ key: string; details: unknown }> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('not refused');
  return { key: error.key, details: error.details };
}

const DAY = { rule: 'deposit_limit', period: 'day' } as const;
const set = (player: TestPlayer, size: string | null) =>
  player.call(setPlayerLimit, { body: { ...DAY, size } });
const confirm = (player: TestPlayer) => player.call(confirmPlayerLimit, { body: DAY });

test('a hundred deposits at once keep to the limit: exactly those that fit are taken', async () => {
  const player = await newPlayer({ day: '100000' });
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => deposit(player, '10000')));
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === 'user_cant_use_exception')).toHaveLength(90);
  expect(await dayOf(player)).toMatchObject({ used: '100000', left: '0' });
});

test('of two deposits at once that fit only alone, one is taken', async () => {
  const player = await newPlayer({ week: '150000' });
  const outcomes = await Promise.all([deposit(player, '100000'), deposit(player, '100000')]);
  expect(outcomes.sort()).toEqual(['taken', 'user_cant_use_exception']);
});

test('the refusal tells which limit, how much is left and from when it would fit', async () => {
  const player = await newPlayer({ day: '100000', month: '500000' });
  const earliest = Date.now();
  await deposit(player, '80000');
  const latest = Date.now();
  await site.owner.query(`UPDATE pay_in SET state = 'PAID' WHERE player_id = $1`, [player.id]);
  const body = { key: randomUUID(), amountMinor: '30000', language: 'ua' as const };
  const refused = await refusalOf(player.call(createPayIn, { body }));
  expect(refused).toMatchObject({
    key: 'user_cant_use_exception',
    details: {
      rule: 'deposit_limit',
      period: 'day',
      currency: 'UAH',
      limitMinor: '100000',
      leftMinor: '20000',
    },
  });
  const { until } = refused.details as { until: string };
  expect(Date.parse(until) - DAY_MS).toBeGreaterThanOrEqual(earliest);
  expect(Date.parse(until) - DAY_MS).toBeLessThanOrEqual(latest);
  expect(await deposit(player, '20000')).toBe('taken');
});

test('a deposit that failed gives its room back; one that is refused leaves no row', async () => {
  const player = await newPlayer({ day: '100000' });
  await deposit(player, '100000');
  expect(await deposit(player, '10000')).toBe('user_cant_use_exception');
  await site.owner.query(`UPDATE pay_in SET state = 'FAILED' WHERE player_id = $1`, [player.id]);
  expect(await site.owner.query('SELECT 1 FROM pay_in WHERE player_id = $1', [player.id])).toHaveLength(1);
  expect(await deposit(player, '100000')).toBe('taken');
});

test('lower is at once; higher waits a day and is confirmed, never by itself', async () => {
  const player = await newPlayer();
  await set(player, '100000');
  await set(player, '50000');
  expect(await dayOf(player)).toMatchObject({ size: '50000', asked: null });
  await set(player, '200000');
  const { size, asked } = await dayOf(player);
  expect([size, asked?.size]).toEqual(['50000', '200000']);
  expect(await refusalOf(confirm(player))).toMatchObject({
    key: 'user_cant_use_exception',
    details: { rule: 'limit_wait', until: asked!.confirmFrom },
  });
  const later = await movedBy(player, DAY_MS + 1_000);
  expect(await dayOf(later)).toMatchObject({ size: '50000' });
  expect(await deposit(later, '60000')).toBe('user_cant_use_exception');
  expect((await confirm(later)).limits[0]).toMatchObject({ size: '200000', asked: null });
  expect(await deposit(later, '60000')).toBe('taken');
  expect((await refusalOf(confirm(later))).key).toBe('conflict');
  expect(await changesOf(player)).toEqual(['set', 'lowered', 'asked', 'raised']);
});

test('a removal waits as well, can be taken back, and lapses when nobody confirms it', async () => {
  const player = await newPlayer({ day: '100000' });
  await set(player, null);
  expect((await dayOf(player)).asked).toMatchObject({ size: null });
  await player.call(cancelPlayerLimit, { body: DAY });
  expect((await refusalOf(confirm(player))).key).toBe('conflict');
  await set(player, null);
  const late = await movedBy(player, 9 * DAY_MS);
  expect((await refusalOf(confirm(late))).key).toBe('conflict');
  await set(late, null);
  const later = await movedBy(player, 10 * DAY_MS + 1_000);
  await confirm(later);
  expect(await dayOf(later)).toMatchObject({ size: null, left: null });
});

test('lowering takes a wish for more back; a limit is weakened once a month at most', async () => {
  const player = await newPlayer({ day: '100000' });
  await set(player, '200000');
  await set(player, '90000');
  expect(await dayOf(player)).toMatchObject({ size: '90000', asked: null });
  await set(player, '200000');
  const later = await movedBy(player, DAY_MS);
  await confirm(later);
  await set(later, '300000');
  const { asked } = await dayOf(later);
  expect(new Date(asked!.confirmFrom).getTime() - Date.now()).toBeGreaterThan(31 * DAY_MS);
});

test('a move to another region and its currency changes nothing', async () => {
  const player = await newPlayer({ day: '10000' }, 'RC');
  await deposit(player, '8000');
  await player.call(setRegion, { body: { region: 'EU' } });
  expect(await deposit(player, '500')).toBe('user_cant_use_exception');
  expect(await dayOf(player)).toMatchObject({ currency: 'RON', size: '10000', left: '2000' });
});

test.each(['0', '-1', '0.1', '1e308', 'NaN', 500, {}, '9999999999999'])(
  'a limit of %j is refused and changes nothing',
  async (size) => {
    const player = await newPlayer({ day: '100000' });
    const refused = await refusalOf(player.call(setPlayerLimit, { body: { ...DAY, size: size as string } }));
    expect(['invalid_request', 'amount_out_of_range']).toContain(refused.key);
    expect(await dayOf(player)).toMatchObject({ size: '100000', asked: null });
  },
);

test('what a player did to a limit can neither be changed nor removed by the server', async () => {
  await newPlayer({ day: '100000' });
  await expect(site.db.query('UPDATE player_limit_change SET size = 1')).rejects.toThrow('denied');
  await expect(site.db.query('DELETE FROM player_limit')).rejects.toThrow('denied');
});

/** The same player at another time, signed in anew. */
async function movedBy(player: TestPlayer, offsetMs: number): Promise<TestPlayer> {
  await setClock(offsetMs);
  return site.signIn(player);
}

async function changesOf(player: TestPlayer): Promise<string[]> {
  const rows = await site.owner.query<{ change: string }>(
    'SELECT change FROM player_limit_change WHERE player_id = $1 ORDER BY number',
    [player.id],
  );
  return rows.map(({ change }) => change);
}

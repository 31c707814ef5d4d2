import { STOP_TERM_NAMES } from '@croupier/domain/people/exclusions';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { setHouseBreak } from '../house-rules/feature.ts';
import { listPlayRules } from '../play-rules/feature.ts';
import { lockPlayer } from '../players/feature.ts';
import { askReturn } from './ask-return.ts';
import { exclusionsListeners } from './exclusions-listeners.ts';
import { readStops } from './exclusions-view.ts';
import { isStopped, listStops } from './exclusions-store.ts';
import { openStops } from './stops.fixture.ts';

const DAY_MS = 86_400_000;
const house = await openStops();
const { db, owner, clock, parts } = house;
afterAll(() => house.database.drop());

const state = async (player: Awaited<ReturnType<typeof house.newPlayer>>) =>
  (await readStops(parts, player)).state;
const topics = (playerId: bigint) =>
  owner.query<{ topic: string }>(
    `SELECT topic FROM outbox WHERE player_id = $1 AND topic ~ '^(break|exclusion)' ORDER BY id`,
    [playerId],
  );

test('a break holds at once, for stakes and deposits, and ends by itself', async () => {
  const player = await house.newPlayer();
  expect(await house.stop(player, 'day')).toBeUndefined();
  expect(await state(player)).toMatchObject({ kind: 'break', mayReturn: false });
  expect(await listPlayRules(db, player.playerId, clock.now())).toContainEqual(
    expect.objectContaining({ rule: 'break', from: new Date(0) }),
  );
  expect(await isStopped(db, player.playerId, new Date(clock.now().getTime() + DAY_MS - 1_000))).toBe(true);
  expect(await isStopped(db, player.playerId, new Date(clock.now().getTime() + DAY_MS))).toBe(false);
});

test('what stands is only ever made longer: a shorter one, and the same one pressed twice, add nothing', async () => {
  const player = await house.newPlayer();
  await house.stop(player, 'year');
  const before = await state(player);
  await house.stop(player, 'half-year');
  expect(await state(player)).toEqual(before);
  await house.stop(player, 'three-years');
  expect((await state(player))!.until! > before!.until!).toBe(true);
  expect(await listStops(db, player.playerId)).toHaveLength(2);
  expect(await topics(player.playerId)).toEqual([{ topic: 'exclusion.begun' }, { topic: 'exclusion.begun' }]);
});

test('a break that the house set is told as its own, and of two that hold the one that ends last', async () => {
  const player = await house.newPlayer();
  const set = { by: 'somebody', reason: 'a test', now: clock.now() };
  const setBreak = (days: number) => {
    const until = new Date(clock.now().getTime() + days * DAY_MS);
    return db.transaction((tx) => setHouseBreak(tx, { playerId: player.playerId, until }, set));
  };
  await setBreak(2);
  expect(await state(player)).toMatchObject({ kind: 'break', byHouse: true, mayReturn: false });
  await house.stop(player, 'day');
  expect(await state(player)).toHaveProperty('byHouse');
  await house.stop(player, 'week');
  expect(await state(player)).not.toHaveProperty('byHouse');
  await setBreak(9);
  expect(await state(player)).toHaveProperty('byHouse');
  await house.stop(player, 'half-year');
  expect(await state(player)).toMatchObject({ kind: 'exclusion', opensAt: null });
});

test('each stop, the house’s among them, is told to the player’s open screens', () => {
  const [stops] = exclusionsListeners;
  expect(new Set(stops!.topics)).toEqual(
    new Set(['break.begun', 'exclusion.begun', 'exclusion.over', 'house-break.set']),
  );
});

test('a term that the region does not offer is refused', async () => {
  expect(await house.stop(await house.newPlayer(), 'forever')).toEqual({ refused: 'invalid_request' });
  const abroad = await house.newPlayer(undefined, { region: 'EU' });
  expect(await house.stop(abroad, 'three-years')).toEqual({ refused: 'invalid_request' });
  expect(await house.stop(abroad, 'forever')).toBeUndefined();
  expect(await state(abroad)).toMatchObject({
    kind: 'exclusion',
    until: null,
    opensAt: null,
    mayReturn: false,
  });
});

test('two at once are both kept, whichever comes first', async () => {
  const player = await house.newPlayer();
  const pressed = await db.transaction(async (tx) => {
    await lockPlayer(tx, player.playerId);
    const both = [house.stop(player, 'year'), house.stop(player, 'two-years'), house.stop(player, 'day')];
    await untilWaitingForLocks(owner, 3);
    return both;
  });
  expect(await Promise.all(pressed)).toEqual([undefined, undefined, undefined]);
  const { until } = (await state(player))!;
  expect(new Date(until!).getTime()).toBeGreaterThan(clock.now().getTime() + 700 * DAY_MS);
});

test('after its end an exclusion opens a day after its player has asked, once, and not before', async () => {
  const player = await house.newPlayer();
  await house.stop(player, 'half-year');
  expect(await askReturn(parts, player.playerId)).toEqual({ refused: 'conflict' });
  clock.setOffset(200 * DAY_MS);
  expect(await state(player)).toMatchObject({ mayReturn: true, opensAt: null });
  expect(await isStopped(db, player.playerId, clock.now())).toBe(true);
  expect(await Promise.all([askReturn(parts, player.playerId), askReturn(parts, player.playerId)])).toEqual([
    undefined,
    undefined,
  ]);
  expect(await state(player)).toMatchObject({ mayReturn: false });
  clock.setOffset(201 * DAY_MS - 60_000);
  expect(await isStopped(db, player.playerId, clock.now())).toBe(true);
  clock.setOffset(201 * DAY_MS + 60_000);
  expect(await state(player)).toBeNull();
  expect(await isStopped(db, player.playerId, clock.now())).toBe(false);
  expect((await topics(player.playerId)).filter(({ topic }) => topic === 'exclusion.over')).toHaveLength(1);
  clock.setOffset(0);
});

test('who has not stopped has nothing to return from', async () => {
  const player = await house.newPlayer();
  expect(await askReturn(parts, player.playerId)).toEqual({ refused: 'conflict' });
  await house.stop(player, 'day');
  expect(await askReturn(parts, player.playerId)).toEqual({ refused: 'conflict' });
});

test.each([
  'UPDATE play_stop SET until_at = now()',
  'DELETE FROM play_stop',
  'TRUNCATE play_stop, stop_trace',
  'DELETE FROM stop_return',
  'DELETE FROM stop_trace',
])('neither the server nor who owns the database may: %s', async (text) => {
  const player = await house.newPlayer();
  await house.stop(player, 'year');
  await expect(db.query(text)).rejects.toThrow(/permission denied|never changed/);
  await expect(owner.query(text)).rejects.toThrow('never changed and never taken away');
});

test('the table refuses what would open sooner: a wish before the end, and an exclusion of some weeks', async () => {
  const { playerId } = await house.newPlayer();
  const insert = (kind: string, days: number) =>
    db.query(
      `INSERT INTO play_stop (player_id, place, kind, began_at, until_at) VALUES ($1, 1, $2, now(), now() + $3 * interval '1 day')`,
      [playerId, kind, days],
    );
  await expect(insert('exclusion', 60)).rejects.toThrow('check');
  await expect(insert('break', 90)).rejects.toThrow('check');
  await insert('exclusion', 200);
  await expect(
    db.query('INSERT INTO stop_return (player_id, asked_at) VALUES ($1, now())', [playerId]),
  ).rejects.toThrow('has not ended');
});

test('no sequence of presses and of days opens what was closed, as the rules of stakes see it', async () => {
  const step = fc.record({
    term: fc.constantFrom(...STOP_TERM_NAMES),
    afterDays: fc.integer({ min: 0, max: 250 }),
    returns: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const player = await house.newPlayer();
      let closedUntil = 0;
      let days = 0;
      for (const { term, afterDays, returns } of steps) {
        days += afterDays;
        clock.setOffset(days * DAY_MS);
        if (returns) await askReturn(parts, player.playerId);
        else if (!(await house.stop(player, term))) {
          const { until } = (await state(player))!;
          closedUntil = Math.max(closedUntil, until === null ? Infinity : new Date(until).getTime());
        }
        const stopped = await isStopped(db, player.playerId, clock.now());
        expect(stopped || clock.now().getTime() >= closedUntil).toBe(true);
        // What stakes are judged by and what the player is told are one.
        expect((await state(player)) !== null).toBe(stopped);
      }
      clock.setOffset(0);
    }),
    { numRuns: 12 },
  );
});

import { listPoints } from '@croupier/contract/rewards/points';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { movePoints, readPoints, type NewMove } from './feature.ts';
import { expirePoints } from './move-points.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const NOW = new Date('2026-12-01T12:00:00Z');
const DAY_MS = 86_400_000;
const inDays = (days: number): Date => new Date(NOW.getTime() + days * DAY_MS);

const newPlayer = async (): Promise<bigint> => (await site.createPlayer()).id;
const move = (playerId: bigint, way: NewMove['way'], points: number, more: Partial<NewMove> = {}) =>
  site.db.transaction((tx) =>
    movePoints(tx, {
      ...{ playerId, way, points, source: 'goal', code: 'play', reference: `${way} ${points}`, now: NOW },
      ...more,
    }),
  );
const faultsOfBooks = async () =>
  (await verifyBooks(site.owner)).checks.filter(({ difference }) => difference).map(({ name }) => name);

test('moves points once by way, source, code and reference', async () => {
  const player = await newPlayer();
  expect(await move(player, 'earned', 100)).toEqual({ status: 'moved', left: 100 });
  expect(await move(player, 'earned', 100)).toEqual({ status: 'replayed', left: 100 });
  expect(await move(player, 'spent', 30)).toEqual({ status: 'moved', left: 70 });
  expect(await move(player, 'spent', 30)).toEqual({ status: 'replayed', left: 70 });
  expect(await move(player, 'spent', 71)).toEqual({ status: 'insufficient_points', left: 70 });
  expect(await readPoints(site.db, player)).toBe(70);
});

test('lets one of two spend the last points', async () => {
  const player = await newPlayer();
  await move(player, 'earned', 50);
  const buy = (reference: string) => move(player, 'spent', 50, { reference });
  const both = await site.owner.transaction(async (tx) => {
    await tx.query('SELECT FROM point_balance WHERE player_id = $1 FOR UPDATE', [player]);
    const buying = [buy('first'), buy('second')];
    await untilWaitingForLocks(site.owner, 2);
    return buying;
  });
  const verdicts = (await Promise.all(both)).map(({ status }) => status);
  expect(verdicts.toSorted()).toEqual(['insufficient_points', 'moved']);
  expect(await readPoints(site.db, player)).toBe(0);
});

test('shows no debt, and has what is earned next pay for it first', async () => {
  const player = await newPlayer();
  await move(player, 'earned', 100);
  await move(player, 'spent', 90);
  expect(await move(player, 'taken-back', 60)).toEqual({ status: 'moved', left: 0 });
  expect(await move(player, 'earned', 40, { reference: 'later' })).toEqual({ status: 'moved', left: 0 });
  expect(await move(player, 'earned', 25, { reference: 'last' })).toEqual({ status: 'moved', left: 15 });
});

test('expires what nobody spent, at its time and not before, also when the job stands still', async () => {
  const player = await newPlayer();
  await move(player, 'earned', 100, { expiresAt: inDays(1) });
  await move(player, 'earned', 200, { reference: 'later', expiresAt: inDays(2) });
  await move(player, 'spent', 30);
  const expire = (now: Date) => site.db.transaction((tx) => expirePoints(tx, player, now));
  expect(await expire(NOW)).toBe(0);
  expect(await expire(inDays(1))).toBe(70);
  expect(await expire(inDays(1))).toBe(0);
  const late = { reference: 'late', now: inDays(3) };
  expect(await move(player, 'spent', 1, late)).toEqual({ status: 'insufficient_points', left: 0 });
});

test('refuses what is no whole number of points', async () => {
  const player = await newPlayer();
  for (const points of [0, -1, 0.5, Number.NaN, 2_000_000_000])
    await expect(move(player, 'earned', points)).rejects.toThrow(RangeError);
});

test('lists the moves of its player, newest first, page by page', async () => {
  const player = await site.createPlayer();
  const other = await site.createPlayer();
  for (let n = 1; n <= 51; n += 1) await move(player.id, 'earned', n);
  const first = await player.call(listPoints, { query: {} });
  expect(first).toMatchObject({ rewardPoints: 1_326, tierPoints: 1_326, expiresNext: null, nextCursor: '2' });
  expect(first.moves.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, at) => 51 - at));
  const second = await player.call(listPoints, { query: { cursor: '2' } });
  expect(second.moves).toMatchObject([{ number: 1, way: 'earned', points: 1, leftAfter: 1 }]);
  expect(second.nextCursor).toBeNull();
  expect(await other.call(listPoints, { query: {} })).toMatchObject({ rewardPoints: 0, moves: [] });
});

test('the books agree, and find a balance that was changed and a move that is gone', async () => {
  expect(await faultsOfBooks()).toEqual([]);
  const player = await newPlayer();
  await move(player, 'earned', 10);
  await move(player, 'spent', 4);
  await site.owner.query('UPDATE point_balance SET reward_points = 60 WHERE player_id = $1', [player]);
  expect(await faultsOfBooks()).toEqual(['points']);
  await site.owner.query('UPDATE point_balance SET reward_points = 6 WHERE player_id = $1', [player]);
  expect(await faultsOfBooks()).toEqual([]);
  await site.owner.query('DELETE FROM point_move WHERE player_id = $1 AND number = 1', [player]);
  expect(await faultsOfBooks()).toEqual(['points']);
  await site.owner.query('DELETE FROM point_move WHERE player_id = $1', [player]);
  await site.owner.query('DELETE FROM point_balance WHERE player_id = $1', [player]);
});

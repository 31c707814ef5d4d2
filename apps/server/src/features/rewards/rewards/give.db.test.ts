import { listRewards } from '@croupier/contract/rewards/rewards';
import type { PlainReward } from '@croupier/domain/rewards/rewards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { balancesOf } from '../../money/ledger/feature.ts';
import { readPoints } from '../points/feature.ts';
import { give, giveMany, listThings, rewardId } from './feature.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const NOW = new Date('2026-12-01T12:00:00Z');
const giveTo = (playerId: bigint, reward: PlainReward, reference = 'first') =>
  site.db.transaction((tx) =>
    give(tx, { playerId, source: 'operator', code: 'lamp', reference, reward, now: NOW }),
  );
const realOf = async (playerId: bigint) =>
  (await balancesOf(site.db, playerId)).find((one) => one.kind === 'real' && one.currency === 'UAH')
    ?.amountMinor;
const faultsOfBooks = async () =>
  (await verifyBooks(site.owner)).checks.filter(({ difference }) => difference).map(({ name }) => name);

test('gives money once under fifty calls at once', async () => {
  const player = await site.createPlayer();
  const before = (await realOf(player.id)) ?? 0n;
  const reward = { kind: 'money', amountMinor: 2_500n, currency: 'UAH' } as const;
  const all = await Promise.all(Array.from({ length: 50 }, () => giveTo(player.id, reward)));
  expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(new Set(all.map(({ row }) => row.id)).size).toBe(1);
  expect(await realOf(player.id)).toBe(before + 2_500n);
});

test('answers the first reward when the same name comes with other contents', async () => {
  const player = await site.createPlayer();
  await giveTo(player.id, { kind: 'points', points: 40 });
  const again = await giveTo(player.id, { kind: 'points', points: 4_000 });
  expect(again).toMatchObject({ isNew: false, row: { body: { points: 40 } } });
  expect(await readPoints(site.db, player.id)).toBe(40);
  await giveTo(player.id, { kind: 'points', points: 2 }, 'second');
  expect(await readPoints(site.db, player.id)).toBe(42);
});

test('gives many at once, in any order, each once', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => site.createPlayer()));
  const before = await Promise.all(players.map(({ id }) => realOf(id)));
  const givings = players.flatMap(({ id: playerId }, n) => {
    const of = { playerId, source: 'operator', code: 'many', now: NOW } as const;
    return [
      { ...of, reference: 'points', reward: { kind: 'points', points: n + 1 } } as const,
      { ...of, reference: 'money', reward: { kind: 'money', amountMinor: 100n, currency: 'UAH' } } as const,
      { ...of, reference: 'points', reward: { kind: 'points', points: 999 } } as const,
    ];
  });
  const giveAll = (all: typeof givings) => site.db.transaction((tx) => giveMany(tx, all));
  const [first, second] = await Promise.all([giveAll(givings), giveAll(givings.toReversed())]);
  const isNew = [...first!, ...second!].filter((given) => given.isNew);
  expect(isNew).toHaveLength(12);
  const points = await Promise.all(players.map(({ id }) => readPoints(site.db, id)));
  // Whichever came first said what is given; the other found it.
  expect(points.every((each, n) => each === n + 1 || each === 999)).toBe(true);
  const after = await Promise.all(players.map(({ id }) => realOf(id)));
  expect(after.map((each, n) => each! - (before[n] ?? 0n))).toEqual(players.map(() => 100n));
  expect(await faultsOfBooks()).toEqual([]);
});

test('puts a thing into the queue of things', async () => {
  const player = await site.createPlayer();
  const { row } = await giveTo(player.id, { kind: 'thing', name: 'A cup', picture: '' });
  expect(await listThings(site.db, player.id, [row.id])).toEqual(
    new Map([[row.id, expect.objectContaining({ state: 'ORDERED', tracking: null })]]),
  );
});

test('lists what its player was given, in their language, and nobody else’s', async () => {
  const player = await site.createPlayer();
  const other = await site.createPlayer();
  const name = { ua: 'Чашка', ru: 'Чашка', en: 'A cup', kk: 'Кесе' };
  await giveTo(player.id, { kind: 'thing', name, picture: 'cup' });
  const { rewards, nextCursor } = await player.call(listRewards, { query: { language: 'ua' } });
  expect(rewards).toEqual([
    {
      ...{
        id: rewardId({ playerId: player.id, source: 'operator', code: 'lamp', reference: 'first' }),
      },
      ...{ source: 'operator', code: 'lamp', givenAt: NOW.toISOString(), takenBackAt: null },
      ...{ reward: { kind: 'thing', name: 'Чашка', picture: 'cup' }, to: '/store' },
    },
  ]);
  expect(nextCursor).toBeNull();
  expect((await other.call(listRewards, { query: {} })).rewards).toEqual([]);
});

test('the books agree, and find a reward whose money, points or thing is missing', async () => {
  expect(await faultsOfBooks()).toEqual([]);
  const player = await site.createPlayer();
  const { row } = await giveTo(player.id, { kind: 'thing', name: 'A cup', picture: '' }, 'thing');
  const change = (text: string) => site.owner.query(text, [player.id, row.id]);
  await change('DELETE FROM reward_thing WHERE player_id = $1 AND reward_id = $2');
  expect(await faultsOfBooks()).toEqual(['reward-things']);
  await change(
    `UPDATE reward SET kind = 'points', body = '{"kind":"points","points":7}' WHERE player_id = $1 AND id = $2`,
  );
  expect(await faultsOfBooks()).toEqual(['reward-points']);
  await change(
    `UPDATE reward SET kind = 'money', currency = 'UAH', amount_minor = 700 WHERE player_id = $1 AND id = $2`,
  );
  expect(await faultsOfBooks()).toEqual(['reward-money']);
  await change('DELETE FROM reward WHERE player_id = $1 AND id = $2');
  expect(await faultsOfBooks()).toEqual([]);
});

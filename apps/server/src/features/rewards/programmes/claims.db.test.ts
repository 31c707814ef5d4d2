import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tx } from '../../../platform/database.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { createEachApart } from '../../../platform/each-apart.ts';
import { claim, claimAll, closeClaims, returnClaim } from './claims.ts';
import { holdClaim, settleClaimsOf } from './claims-store.ts';
import { PROGRAMMES_BOOKS } from './programmes-books-store.ts';
import { chestOf, openDesk, type Desk } from './programmes.fixture.ts';
import { giveBackForPlayer, leftForPlayer, takeForPlayer } from './take-for-player.ts';

let desk: Desk;
let programmeId: bigint;
beforeEach(async () => {
  desk = await openDesk();
  await desk.publish(chestOf('oak'));
  programmeId = await desk.idOf('oak');
});
afterEach(() => desk.database.drop());

const now = new Date();
const wish = (key: string, cap: bigint, more: { what?: string; amount?: bigint } = {}) => ({
  ...{ programmeId, what: 'receivers', key, cap, playerId: 7n },
  ...more,
});
const used = async (what = 'receivers') =>
  (
    await desk.database.db.query<{ used: bigint }>('SELECT used FROM programme_use WHERE what = $1', [what])
  )[0]?.used;
const keysIn = async () =>
  (await desk.database.db.query<{ key: string }>('SELECT key FROM programme_claim')).map(({ key }) => key);
/** Differences that the books find. */
async function findings(): Promise<object[]> {
  const found = await Promise.all(PROGRAMMES_BOOKS.map(({ sql }) => desk.database.owner.query(sql)));
  return found.flat();
}
/** Lets so many statements come to the row of what is scarce, and then all of them go on. */
async function atOnce<T>(works: readonly (() => Promise<T>)[], waiting: number): Promise<T[]> {
  const holder = await desk.database.owner.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM programme_use FOR UPDATE');
  const working = works.map((work) => work());
  await untilWaitingForLocks(desk.database.owner, waiting);
  await holder.query('COMMIT');
  holder.release();
  return Promise.all(working);
}

test('of a hundred who want the last one, one has it', async () => {
  const { db } = desk.database;
  expect(await claim(db, wish(randomUUID(), 2n), now)).toBe('claimed');
  const keys = Array.from({ length: 100 }, () => randomUUID());
  // As many at once as there are connections; the others follow.
  const had = await atOnce(
    keys.map((key) => () => claim(db, wish(key, 2n), now)),
    10,
  );
  expect(had.filter((status) => status === 'claimed')).toHaveLength(1);
  expect(had.filter((status) => status === 'full')).toHaveLength(99);
  expect(await used()).toBe(2n);
  expect(await findings()).toEqual([]);
});

test('the same key finds its claim, also at the same moment, and takes nothing again', async () => {
  const { db } = desk.database;
  await claim(db, wish(randomUUID(), 10n), now);
  const key = randomUUID();
  const had = await atOnce(
    Array.from({ length: 5 }, () => () => claim(db, wish(key, 10n), now)),
    5,
  );
  expect(had.sort()).toEqual(['claimed', 'found', 'found', 'found', 'found']);
  expect(await used()).toBe(2n);
  // Also when nothing is left.
  expect(await claim(db, wish(key, 2n), now)).toBe('found');
  expect(await claim(db, wish(randomUUID(), 2n), now)).toBe('full');
});

test('a budget is taken by amounts, and never beyond', async () => {
  const { db } = desk.database;
  const budget = (amount: bigint) => claim(db, wish(randomUUID(), 100n, { what: 'budget UAH', amount }), now);
  expect(await budget(101n)).toBe('full');
  expect(await budget(60n)).toBe('claimed');
  expect(await budget(41n)).toBe('full');
  expect(await budget(40n)).toBe('claimed');
  expect(await used('budget UAH')).toBe(100n);
});

test('what is returned may be claimed again, and what is settled is not returned', async () => {
  const { db } = desk.database;
  const key = randomUUID();
  await claim(db, wish(key, 1n), now);
  expect(await returnClaim(db, wish(key, 1n))).toBe(true);
  expect(await returnClaim(db, wish(key, 1n))).toBe(false);
  expect(await used()).toBe(0n);
  expect(await claim(db, wish(key, 1n), now)).toBe('claimed');
  await settleClaimsOf(db, [key], now);
  expect(await returnClaim(db, wish(key, 1n))).toBe(false);
  expect(await used()).toBe(1n);
});

test('of several things all are claimed, or none', async () => {
  const { db } = desk.database;
  const key = randomUUID();
  const wishes = [
    { ...wish(key, 5n), over: 'full' },
    { ...wish(key, 10n, { what: 'budget UAH', amount: 11n }), over: 'budget' },
  ] as const;
  expect(await claimAll(db, wishes, now)).toBe('budget');
  expect(await keysIn()).toEqual([]);
  expect(await claimAll(db, wishes.slice(0, 1), now)).toBeUndefined();
  expect(await keysIn()).toEqual([key]);
});

/** A transaction that has done its work and is not over yet. */
function held(work: (tx: Tx) => Promise<void>): { begun: Promise<void>; end: () => Promise<void> } {
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = desk.database.db.transaction(async (tx) => {
    await work(tx);
    begun.resolve();
    await over.promise;
  });
  done.catch(begun.reject);
  return { begun: begun.promise, end: () => (over.resolve(), done) };
}

/** The job that closes claims, where one key alone has led to something. */
const closing = (given: string) =>
  closeClaims({
    ...{ db: desk.database.db, clock: desk.clock },
    isGiven: (_db, { key }) => Promise.resolve(key === given),
    apart: createEachApart({ clock: desk.clock, failed: ({ err }) => expect(err).toBeUndefined() }),
  });

test('claims that were left behind are settled where something was given, and else returned', async () => {
  const { db } = desk.database;
  const [given, lost, fresh] = [randomUUID(), randomUUID(), randomUUID()];
  const before = new Date(now.getTime() - 61_000);
  for (const key of [given, lost]) await claim(db, wish(key, 3n), before);
  await claim(db, wish(fresh, 3n), now);
  const job = closing(given);
  await job.run(new AbortController().signal);
  await job.run(new AbortController().signal);
  const rows = await db.query(
    'SELECT key, settled_at IS NOT NULL AS settled FROM programme_claim ORDER BY claimed_at',
  );
  expect(rows).toEqual([
    { key: given, settled: true },
    { key: fresh, settled: false },
  ]);
  expect(await used()).toBe(2n);
  expect(await findings()).toEqual([]);
});

test('a claim that somebody is giving for is waited for, and not returned', async () => {
  const { db, owner } = desk.database;
  const key = randomUUID();
  const slow = wish(key, 3n);
  await claim(db, slow, new Date(now.getTime() - 61_000));
  const giving = held(async (tx) => void expect(await holdClaim(tx, slow)).toBe(true));
  await giving.begun;
  const closed = closing(key).run(new AbortController().signal);
  await untilWaitingForLocks(owner, 1);
  await giving.end();
  await closed;
  expect(await keysIn()).toEqual([key]);
});

test('a claim that was returned is not given for any more', async () => {
  const { db } = desk.database;
  const lost = wish(randomUUID(), 3n);
  await claim(db, lost, new Date(now.getTime() - 61_000));
  await closing(randomUUID()).run(new AbortController().signal);
  expect(await db.transaction((tx) => holdClaim(tx, lost))).toBe(false);
});

test('the books name what is used and not claimed', async () => {
  await claim(desk.database.db, wish(randomUUID(), 3n), now);
  await desk.database.owner.query('UPDATE programme_use SET used = used + 1');
  expect(await findings()).toEqual([
    { programme_id: programmeId, what: 'receivers', used: 2n, claimed: '1' },
  ]);
});

const taking = (more: object = {}) => ({
  ...{ playerId: 7n, programmeId, region: 'UA' as const, now },
  caps: { perPlayer: 3, perPeriod: { period: 'day' as const, count: 2 } },
  ...more,
});
const take = (more: object = {}) => desk.database.db.transaction((tx) => takeForPlayer(tx, taking(more)));

test('a player has their share in all and in each day, by the clocks of their region', async () => {
  const { db } = desk.database;
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
  expect(await leftForPlayer(db, taking())).toBe(0);
  const tomorrow = { now: new Date(now.getTime() + 24 * 3_600_000) };
  expect(await leftForPlayer(db, taking(tomorrow))).toBe(1);
  expect([await take(tomorrow), await take(tomorrow)]).toEqual([true, false]);
  // What was refused was counted nowhere.
  await db.transaction((tx) => giveBackForPlayer(tx, taking(tomorrow)));
  expect(await take(tomorrow)).toBe(true);
  expect(await take({ ...tomorrow, playerId: 8n })).toBe(true);
});

test('without a share there is no bound', async () => {
  expect(await take({ caps: {} })).toBe(true);
  expect(await leftForPlayer(desk.database.db, taking({ caps: {} }))).toBeUndefined();
});

test('of two of a player at once who want the last of their share, one has it', async () => {
  const { db, owner } = desk.database;
  const last = { caps: { perPlayer: 1 } };
  const slow = held(async (tx) => void expect(await takeForPlayer(tx, taking(last))).toBe(true));
  await slow.begun;
  const second = take(last);
  await untilWaitingForLocks(owner, 1);
  await slow.end();
  expect(await second).toBe(false);
  expect(await leftForPlayer(db, taking(last))).toBe(0);
});

import { seeNomination, type Place } from '@croupier/contract/contests/nominations';
import { listNotices } from '@croupier/contract/people/notices';
import { playRound } from '@croupier/contract/play/rounds';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOffsetClock } from '../../../platform/clock.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import type { Tx } from '../../../platform/database.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { untilFactsRead } from '../../money/books/planted-world.fixture.ts';
import { readPoints } from '../../rewards/points/feature.ts';
import { endLeft, freezeSeasons } from './freeze-seasons.ts';
import { giveOwed } from './give-owed.ts';
import { nominationsOf, points } from './nominations.fixture.ts';
import { showNominations } from './nominations-view.ts';
import { listOwed } from './places-store.ts';
import { showPlaces } from './places-view.ts';
import { setActive } from './set-active.ts';

let site: TestApp;
let desk: ReturnType<typeof nominationsOf>;
beforeAll(async () => {
  site = await startTestApp({ MEMORY_MS: '0' });
  desk = nominationsOf(site, () => untilFactsRead(site));
});
afterAll(async () => {
  const faults = await desk.faultsOfBooks();
  await site.close();
  expect(faults).toEqual([]);
});

type Shown = { readonly my: Place | null; readonly places: readonly Place[] };

/** A season is over three days from now, and its places stand an hour later. */
const [OVER, LATER] = [4, 5];

const signedIn = (player: TestPlayer) => ({ playerId: player.id, region: 'UA' }) as never;

test('orders by the result, then by who came to it first, and shows masked names and no account', async () => {
  const [one, two, three] = (await desk.standing('order', [4, 7, 4])) as [TestPlayer, TestPlayer, TestPlayer];
  const came = (player: TestPlayer, ago: string) =>
    site.owner.query(`UPDATE goal SET reached_at = now() - $2::interval WHERE player_id = $1`, [
      player.id,
      ago,
    ]);
  await came(one, '1 hour');
  await came(three, '2 hours');
  const { my, places, aroundPlaces } = await desk.places(one, 'order');
  expect(places.map(({ result, isMe }) => [result, isMe])).toEqual([
    ['7', false],
    ['4', false],
    ['4', true],
  ]);
  expect(places.map(({ reward }) => reward)).toEqual([points(9), points(5), null]);
  expect([my, aroundPlaces]).toEqual([places[2], []]);
  expect(places.every(({ name }) => name.includes('•••'))).toBe(true);
  expect(places.every(({ userId }) => /^[0-9a-f]{16}$/.test(userId))).toBe(true);
  expect((await desk.places(two, 'order')).my).toMatchObject({ number: 1, isMe: true });
});

test('shows those around a player who is not among the first', async () => {
  const players = await desk.standing('many', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  const { my, places, aroundPlaces } = await desk.places(players[1]!, 'many');
  expect(places.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(my).toMatchObject({ number: 13, result: '2' });
  expect(aroundPlaces.map(({ number }) => number)).toEqual([11, 12, 13, 14]);
});

test('shows at once what a player came to themself, and moves of the others and breaks as they come', async () => {
  const [one, two, three] = (await desk.standing('kept', [1, 2, 3])) as [TestPlayer, TestPlayer, TestPlayer];
  const parts = desk.partsAt(createOffsetClock(), 60_000);
  const shown = async (player: TestPlayer) => {
    const { my, places } = (await showPlaces(parts, signedIn(player), 'kept', 'en')) as never as Shown;
    return [my?.number, ...places.map(({ result }) => result)];
  };
  expect(await shown(one)).toEqual([3, '3', '2', '1']);
  await desk.reach(one, 'kept', 5);
  expect(await shown(one)).toEqual([1, '5', '3', '2']);
  // The others see it when the order is read anew; who is on a break is hidden from that moment on.
  expect(await shown(two)).toEqual([2, '3', '2', '1']);
  await desk.shutOut(three);
  expect(await shown(two)).toEqual([2, '2', '1']);
  expect(await shown(three)).toEqual([undefined, '2', '1']);
});

test('is over for a process whose clock is behind, once its places stand', async () => {
  const [one] = (await desk.standing('behind', [2])) as [TestPlayer];
  await desk.freeze(OVER);
  const behind = desk.partsIn(2.99);
  expect(await setActive(behind, signedIn(one), 'behind')).toMatchObject({ details: { why: 'ended' } });
  const reader = { playerId: one.id, region: 'UA', language: 'en' } as const;
  const seen = (await showNominations(behind, reader)).find(({ id }) => id === 'behind')!;
  expect(seen).toMatchObject({ status: 'END', active: false, winners: [{ number: 1 }] });
});

test('shows nobody who is on a break, and moves the others up past who is blocked or excluded', async () => {
  const [one, two, three, four, excluded] = (await desk.standing('hidden', [9, 8, 7, 6, 10])) as TestPlayer[];
  await desk.exclude(excluded!);
  await desk.block(one!);
  await desk.shutOut(two!);
  const { places, my } = await desk.places(four!, 'hidden');
  expect(places.map(({ number, result }) => [number, result])).toEqual([
    [2, '7'],
    [3, '6'],
  ]);
  expect(my).toMatchObject({ number: 3 });
  const mine = await desk.places(two!, 'hidden');
  expect([mine.my, mine.places.length, mine.aroundPlaces]).toEqual([null, 2, []]);
  expect((await desk.places(three!, 'hidden')).my).toMatchObject({ number: 2 });
});

test('keeps the places once a season is over, and gives each its reward once', async () => {
  const [one, two, three, late] = (await desk.standing('season', [9, 8, 7, 0])) as [
    ...[TestPlayer, TestPlayer, TestPlayer, TestPlayer],
  ];
  await desk.play(late);
  await Promise.all([desk.freeze(OVER), desk.freeze(OVER)]);
  for (const player of [one, two, three, one, two]) await desk.giveOwed(LATER, player);
  expect(await desk.rewards(one)).toEqual(['season season 1']);
  expect(await desk.rewards(two)).toEqual(['season season 2']);
  expect(await desk.rewards(three)).toEqual([]);
  expect([await readPoints(site.db, one.id), await readPoints(site.db, two.id)]).toEqual([9, 5]);
  await untilFactsRead(site);
  const { notices } = await one.call(listNotices, { query: {} });
  expect(notices.filter(({ kind }) => kind === 'nomination-placed')).toHaveLength(1);
  const parts = desk.partsIn(LATER);
  const reader = { playerId: three.id, region: 'UA', language: 'en' } as const;
  const after = (await showNominations(parts, reader)).find(({ id }) => id === 'season')!;
  expect(after).toMatchObject({ status: 'END', active: false, seen: false, againAt: null });
  expect(after.winners.map(({ number, result }) => [number, result])).toEqual([
    ...[
      [1, '9'],
      [2, '8'],
      [3, '7'],
      [4, '1'],
    ],
  ]);
  expect(await showPlaces(parts, signedIn(three), 'season', 'en')).toMatchObject({
    ...{ my: { number: 3, isMe: true, reward: null }, aroundPlaces: [] },
  });
  expect(await setActive(parts, signedIn(three), 'season')).toMatchObject({ details: { why: 'ended' } });
  // Nothing counts for it any more.
  await endLeft(parts);
  await desk.play(three);
  expect((await desk.rows('goal', three))[0]).toMatchObject({ state: 'over', current: 7n });
});

test('says that its end was seen to whoever stood in it alone', async () => {
  const [one] = (await desk.standing('seen', [1])) as [TestPlayer];
  const see = (player: TestPlayer) => keyOf(player.call(seeNomination, { body: { id: 'seen' } }));
  expect([await see(one), await see(one), await see(await desk.rich())]).toEqual([
    ...['answered', 'answered', '404 not_found'],
  ]);
  expect(await desk.rows('nomination_entry', one)).toMatchObject([{ seen: true }]);
});

test('waits an hour after the end, and for rounds that are not counted yet', async () => {
  const [one] = (await desk.standing('waits', [3])) as [TestPlayer];
  const places = () => desk.rows('nomination_place', one);
  await desk.freeze(3 + 0.5 / 24);
  expect(await places()).toEqual([]);
  await site.owner.transaction(async (tx) => {
    await tx.query(`SELECT FROM fact_reader WHERE name = 'goals' FOR UPDATE`);
    const bet = { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '100', kind: 'real' } as const;
    await one.call(playRound, { body: bet });
    await freezeSeasons(desk.partsIn(OVER));
  });
  expect(await places()).toEqual([]);
  await desk.freeze(OVER);
  expect(await places()).toMatchObject([{ number: 1, result: 4n }]);
});

test('waits for a result that is counted anew', async () => {
  const [one] = (await desk.standing('anew', [3])) as [TestPlayer];
  const count = (counted: boolean) =>
    site.owner.query('UPDATE goal SET counted = $2 WHERE player_id = $1', [one.id, counted]);
  await count(false);
  await desk.freeze(OVER);
  expect(await desk.rows('nomination_place', one)).toEqual([]);
  await count(true);
  await desk.freeze(OVER);
  expect(await desk.rows('nomination_place', one)).toHaveLength(1);
});

test('gives nothing to a blocked player or one on a break, and it once that is over', async () => {
  const [one, two] = (await desk.standing('breaks', [9, 8])) as [TestPlayer, TestPlayer];
  await desk.shutOut(one);
  await desk.freeze(OVER);
  await desk.block(two);
  const give = async (days: number) => {
    for (const player of [one, two]) await desk.giveOwed(days, player);
  };
  await give(LATER);
  expect([await desk.rewards(one), await desk.rewards(two)]).toEqual([[], []]);
  const reader = { playerId: undefined, region: 'UA', language: 'en' } as const;
  const all = await showNominations(desk.partsIn(LATER), reader);
  expect(all.find(({ id }) => id === 'breaks')!.winners).toEqual([]);
  await desk.letIn(one);
  await site.owner.query('DELETE FROM player_block WHERE player_id = $1', [two.id]);
  await give(LATER);
  expect(await desk.rewards(one)).toEqual([]);
  await give(LATER + 1);
  expect([await desk.rewards(one), await desk.rewards(two)]).toEqual([
    ['breaks breaks 1'],
    ['breaks breaks 2'],
  ]);
});

/** So many give a player what they are owed, and wait for their lock; meanwhile something else happens. */
async function heldWhile(
  player: TestPlayer,
  givers: number,
  meanwhile: (tx: Tx) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const parts = desk.partsIn(LATER);
  const owed = await listOwed(site.db, { now: parts.clock.now(), resting: [], limit: 1_000 });
  const place = owed.find(({ playerId }) => playerId === player.id)!;
  const { turns } = await site.owner.transaction(async (tx) => {
    await tx.query('SELECT FROM player WHERE id = $1 FOR UPDATE', [player.id]);
    const all = Array.from({ length: givers }, () => giveOwed(parts, place));
    await untilWaitingForLocks(site.owner, givers);
    await meanwhile(tx);
    return { turns: all };
  });
  await Promise.all(turns);
}

test('gives a reward once when two give it at once', async () => {
  const [one] = (await desk.standing('twice', [2])) as [TestPlayer];
  await desk.freeze(OVER);
  await heldWhile(one, 2);
  expect(await desk.rewards(one)).toEqual(['twice twice 1']);
});

test('gives no money of a region that its player leaves while it is given', async () => {
  const amount = { UAH: '1000', EUR: '40', KZT: '12000', RON: '200' };
  const places = [{ kind: 'money', amount } as const];
  const [one] = (await desk.standing('leaving', [2], { places })) as [TestPlayer];
  const moveTo = (region: string, db: Pick<Tx, 'query'>) =>
    db.query('UPDATE player SET region = $2 WHERE id = $1', [one.id, region]);
  await desk.freeze(OVER);
  await heldWhile(one, 1, (tx) => moveTo('EU', tx));
  await moveTo('UA', site.owner);
  expect(await desk.rewards(one)).toEqual([]);
  await desk.giveOwed(LATER + 1, one);
  expect(await desk.rewards(one)).toEqual(['leaving leaving 1']);
});

import { listNominations } from '@croupier/contract/contests/nominations';
import { profile } from '@croupier/contract/people/players';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { voidNow } from '../../money/books/planted-voids.fixture.ts';
import { untilFactsRead } from '../../money/books/planted-world.fixture.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { changeProgramme } from '../../rewards/programmes/feature.ts';
import { alignEnds } from './align-ends.ts';
import { localDay, nominationsOf, oneOf, points } from './nominations.fixture.ts';
import { setActive } from './set-active.ts';

const seedKey = [Buffer.alloc(32, 13)] as const;
let site: TestApp;
let desk: ReturnType<typeof nominationsOf>;
beforeAll(async () => {
  site = await startTestApp({ MEMORY_MS: '0', SEED_KEY: seedKey[0].toString('hex') });
  desk = nominationsOf(site, () => untilFactsRead(site));
});
afterAll(async () => {
  const faults = await desk.faultsOfBooks();
  await site.close();
  expect(faults).toEqual([]);
});

/** A season is over three days from now, and its places stand an hour later. */
const OVER = 4;

const whyNot = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: { key: string; details?: { why?: string; rule?: string } }) =>
      [error.key, error.details?.why ?? error.details?.rule].filter(Boolean).join(' '),
  );
const signedIn = (player: TestPlayer) => ({ playerId: player.id, region: 'UA' }) as never;
const currentOf = async (player: TestPlayer, id: string) => (await desk.one(player, id))!.progress!.current;

test('counts what is played while a nomination is the active one, and takes it up again where it stood', async () => {
  const player = await desk.rich();
  await desk.put([player], 'turns', [oneOf('one'), oneOf('two', { measure: 'games' })]);
  await desk.play(player);
  expect(await desk.one(player, 'one')).toMatchObject({
    ...{ season: 'turns', seasonName: 'A season', name: 'Name of one', measure: 'rounds', status: 'CURRENT' },
    ...{ active: false, activeSince: null, againAt: null, rule: null, seen: true, winners: [] },
    ...{ reward: points(9), rewards: [points(9), points(5)], terms: ['<p>A <strong>line</strong>.</p>'] },
    progress: { counts: 'rounds', current: '0', target: '0', unit: 'rounds', money: ['real'] },
  });
  expect(await desk.choose(player, 'one')).toMatchObject({ id: 'one', active: true, againAt: null });
  await desk.play(player);
  expect(await currentOf(player, 'one')).toBe('1');
  // The first choice is no change: it may be changed at once.
  expect(await desk.choose(player, 'two')).toMatchObject({ active: true, againAt: expect.any(String) });
  await desk.play(player);
  expect([await currentOf(player, 'one'), await currentOf(player, 'two')]).toEqual(['1', '1']);
  expect(await whyNot(desk.choose(player, 'one'))).toBe('conflict');
  await desk.age(player, 1);
  await desk.choose(player, 'one');
  await desk.play(player);
  expect([await currentOf(player, 'one'), await currentOf(player, 'two')]).toEqual(['2', '1']);
  expect((await player.call(profile, {})).nominations).toEqual({ active: 'one' });
});

test('answers what is when the active one is chosen again, whatever the day', async () => {
  const player = await desk.rich();
  await desk.put([player], 'again', [oneOf('same'), oneOf('else')]);
  await desk.choose(player, 'same');
  await desk.choose(player, 'else');
  const before = await desk.rows('nomination_entry', player);
  expect(await desk.choose(player, 'else')).toMatchObject({ active: true });
  expect(await desk.rows('nomination_entry', player)).toEqual(before);
});

test('changes once when two devices choose at once', async () => {
  const player = await desk.rich();
  await desk.put([player], 'devices', [oneOf('first'), oneOf('left'), oneOf('right')]);
  await desk.choose(player, 'first');
  const { all } = await site.owner.transaction(async (tx) => {
    await tx.query('SELECT FROM player WHERE id = $1 FOR UPDATE', [player.id]);
    const calls = ['left', 'right'].map((id) => whyNot(desk.choose(player, id)));
    await untilWaitingForLocks(site.owner, 2);
    return { all: calls };
  });
  expect((await Promise.all(all)).sort()).toEqual(['answered', 'conflict']);
  const entries = await desk.rows('nomination_entry', player);
  expect(entries.filter(({ active }) => active)).toHaveLength(1);
  expect(entries).toHaveLength(2);
});

test('lets a choice be changed from the next midnight of the region on, in a night when the clocks change', async () => {
  const player = await desk.rich();
  await desk.put([player], 'night', [oneOf('dusk'), oneOf('dawn'), oneOf('noon')], {
    schedule: { from: '2026-01-01T00:00', until: '2027-06-01T00:00', zone: 'region' },
  });
  const at = (instant: string) => ({ now: () => new Date(instant) });
  const choose = (instant: string, id: string) => setActive(desk.partsAt(at(instant)), signedIn(player), id);
  // In Kyiv this day has 23 hours.
  expect(await choose('2027-03-27T20:00Z', 'dusk')).toBeUndefined();
  expect(await choose('2027-03-27T22:30Z', 'dawn')).toBeUndefined();
  expect(await choose('2027-03-28T20:59Z', 'noon')).toEqual({
    refused: 'conflict',
    details: { againAt: '2027-03-28T21:00:00.000Z' },
  });
  expect(await choose('2027-03-28T21:00Z', 'noon')).toBeUndefined();
});

test('lets nobody change twice a day by a clock that is set back over midnight, and says when they may', async () => {
  const player = await desk.rich();
  await desk.put([player], 'set-back', [oneOf('ahead'), oneOf('back'), oneOf('third')], {
    schedule: { from: '2026-01-01T00:00', until: '2027-06-01T00:00', zone: 'region' },
  });
  const at = (instant: string) => ({ now: () => new Date(instant) });
  const choose = (instant: string, id: string) => setActive(desk.partsAt(at(instant)), signedIn(player), id);
  expect(await choose('2027-05-03T20:00Z', 'ahead')).toBeUndefined();
  // In Kyiv it is ten past midnight, and an hour earlier after that.
  expect(await choose('2027-05-03T21:10Z', 'back')).toBeUndefined();
  for (const instant of ['2027-05-03T20:10Z', '2027-05-03T21:20Z'])
    expect(await choose(instant, 'third')).toMatchObject({
      details: { againAt: '2027-05-04T21:00:00.000Z' },
    });
  expect(await choose('2027-05-04T21:00Z', 'third')).toBeUndefined();
});

test('takes a voided round back', async () => {
  const player = await desk.rich();
  await desk.put([player], 'voids', [oneOf('voided')]);
  await desk.choose(player, 'voided');
  const { id } = await desk.play(player);
  await desk.play(player);
  await voidNow(site.db, seedKey, { playerId: player.id, key: id });
  await untilFactsRead(site);
  expect(await currentOf(player, 'voided')).toBe('1');
});

test('is not for another audience, somebody on a break, nor for anybody while it is paused or withdrawn', async () => {
  const [one, other] = [await desk.rich(), await desk.rich()];
  await desk.put([one], 'mine', [oneOf('for-one'), oneOf('for-two')]);
  expect(await desk.one(other, 'for-one')).toBeUndefined();
  expect(await whyNot(desk.choose(other, 'for-one'))).toBe('user_cant_use_exception not_for_you');
  expect(await whyNot(desk.choose(one, 'there-is-none'))).toBe('not_found');
  await desk.shutOut(one);
  expect(await whyNot(desk.choose(one, 'for-one'))).toBe('user_cant_use_exception break');
  expect(await desk.one(one, 'for-one')).toMatchObject({ rule: { rule: 'break' } });
  await desk.letIn(one);
  await desk.choose(one, 'for-one');
  const act = (what: 'pause' | 'withdraw') =>
    changeProgramme(
      { db: site.db, clock: systemClock },
      { kind: 'nomination', code: 'mine', act: what, by: 'olena' },
    );
  await act('pause');
  expect(await whyNot(desk.choose(one, 'for-two'))).toBe('offer_over paused');
  await desk.play(one);
  expect(await currentOf(one, 'for-one')).toBe('1');
  await act('withdraw');
  expect(await whyNot(desk.choose(one, 'for-one'))).toBe('not_found');
  await site.app.runJob('nominations-end');
  await desk.freeze(OVER);
  expect(await desk.rows('nomination_place', one)).toEqual([]);
  expect((await one.call(profile, {})).nominations).toEqual({ active: null });
});

test('compares nobody by two measures when a later version changes it', async () => {
  const [one] = (await desk.standing('changed', [5])) as [TestPlayer];
  await desk.put([one], 'changed', [oneOf('changed', { measure: 'days-streak' })], { basedOn: 1 });
  expect((await desk.places(one, 'changed')).places).toEqual([]);
  expect(await desk.choose(one, 'changed')).toMatchObject({ active: true, measure: 'days-streak' });
  await desk.play(one);
  expect((await desk.places(one, 'changed')).my).toMatchObject({ number: 1, result: '1' });
});

test('is begun anew by everybody under the version that follows a withdrawal, on the same day too', async () => {
  const [one, other] = [await desk.rich(), await desk.rich()];
  const nominations = [oneOf('mended'), oneOf('mended-too')];
  await desk.put([one, other], 'mended', nominations);
  for (const player of [one, other]) {
    await desk.choose(player, 'mended-too');
    await desk.choose(player, 'mended');
    await desk.play(player);
  }
  const withdraw = { kind: 'nomination', code: 'mended', act: 'withdraw', by: 'olena' } as const;
  await changeProgramme({ db: site.db, clock: systemClock }, withdraw);
  await desk.put([one, other], 'mended', nominations, { basedOn: 1 });
  // One does before the job has ended what was counted, the other after it.
  for (const player of [one, other]) {
    expect(await desk.one(player, 'mended')).toMatchObject({
      ...{ active: false, againAt: null, progress: { current: '0' } },
    });
    expect(await desk.choose(player, 'mended')).toMatchObject({ active: true, againAt: null });
    await desk.play(player);
    expect((await desk.places(player, 'mended')).my).toMatchObject({ result: '1' });
    await site.app.runJob('nominations-end');
  }
  expect((await desk.places(one, 'mended')).places.map(({ result }) => result)).toEqual(['1', '1']);
});

test('tells a visitor what there is, and nothing of anybody', async () => {
  const one = await desk.rich();
  await desk.put([one], 'visitors', [oneOf('open-to-all')]);
  const { nominations } = await site.call(listNominations, { query: { language: 'en' } });
  expect(nominations.find(({ id }) => id === 'open-to-all')).toMatchObject({
    ...{ active: false, progress: null, rule: null, againAt: null, seen: true, winners: [] },
  });
});

test('counts for everybody until the end that the version in force says', async () => {
  const player = await desk.rich();
  await desk.put([player], 'longer', [oneOf('long-run')]);
  await desk.choose(player, 'long-run');
  await desk.play(player);
  const until = localDay(9);
  const schedule = { from: '2026-01-01T00:00', until, zone: 'UTC' } as const;
  await desk.put([player], 'longer', [oneOf('long-run')], { basedOn: 1, schedule });
  await alignEnds(desk.partsIn(0));
  await untilFactsRead(site);
  expect(await desk.rows('goal', player)).toMatchObject([
    { until_at: new Date(`${until}Z`), counted: true, current: 1n },
  ]);
});

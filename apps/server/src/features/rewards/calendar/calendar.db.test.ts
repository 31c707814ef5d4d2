import { getDraw } from '@croupier/contract/play/fairness';
import { BONUS_PROMOTION } from '@croupier/contract/rewards/bonus-promotions/kind';
import { openBonusPromotion } from '@croupier/contract/rewards/bonus-promotions';
import { getPresent } from '@croupier/contract/rewards/calendar';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { movePoints, readPoints } from '../points/feature.ts';
import { changeProgramme, pauseAll, resumeAll } from '../programmes/feature.ts';
import { publishNow } from '../programmes/published.fixture.ts';
import { changeGivingCap } from '../rewards/feature.ts';
import { calendarsOf, dayFromNow, termsNow } from './calendar.fixture.ts';

let site: TestApp;
let desk: ReturnType<typeof calendarsOf>;
beforeAll(async () => {
  site = await startTestApp({ MEMORY_MS: '0' });
  desk = calendarsOf(site);
});
afterAll(() => site.close());

const FEW = 0;
const MANY = 3;
const [YESTERDAY, TODAY, TOMORROW] = [dayFromNow(-1), dayFromNow(0), dayFromNow(1)];
const points = (count: number) => ({ kind: 'points', points: count }) as const;

const whyNot = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: { key: string; details?: { why?: string; rule?: string } }) =>
      [error.key, error.details?.why ?? error.details?.rule].filter(Boolean).join(' '),
  );
const withPoints = async (count: number) => {
  const player = await site.createPlayer();
  const about = { way: 'earned', source: 'survey', code: 'test', reference: 'start' } as const;
  await site.db.transaction((tx) =>
    movePoints(tx, { playerId: player.id, points: count, ...about, now: new Date() }),
  );
  return player;
};
const holding = <T>(player: TestPlayer, work: () => Promise<T>[], waiting: number) =>
  site.owner
    .transaction(async (tx) => {
      await tx.query('SELECT FROM player WHERE id = $1 FOR UPDATE', [player.id]);
      const all = work();
      await untilWaitingForLocks(site.owner, waiting);
      return { all };
    })
    .then(({ all }) => Promise.all(all));

test('tells its doors and the odds, and gives what was drawn, once', async () => {
  await desk.put('december', {}, { texts: withTeasers() });
  const player = await site.createPlayer();
  const before = await desk.show(player, 'december');
  expect(before).toMatchObject({
    ...{ code: 'december', from: YESTERDAY, to: TOMORROW, today: TODAY, timeZone: 'Europe/Kyiv' },
    ...{ missed: 'lost', rule: null, terms: ['<p>One line.</p>'] },
    doors: [
      { day: YESTERDAY, state: 'MISSED', teaser: 'first', isDrawn: false, given: null },
      { day: TODAY, state: 'OPEN', teaser: '', isDrawn: true, given: null },
      { day: TOMORROW, state: 'LOCKED', teaser: 'third', isDrawn: false, given: null },
    ],
    loot: { totalWeight: 4, rows: [{ weight: 3 }, { weight: 1, left: 1, fallback: 0 }] },
  });
  await desk.force(player, 'december', MANY);
  const first = await desk.open(player, 'december');
  expect(first).toMatchObject({
    given: { source: 'calendar', code: 'december', reward: { points: 50 } },
    proof: { domain: 'calendar-december', drawnPlace: 1, givenPlace: 1 },
  });
  expect(first.calendar!.doors[1]).toMatchObject({ state: 'OPENED', given: { reward: { points: 50 } } });
  expect(await desk.open(player, 'december')).toEqual(first);
  expect([await desk.rewards(player), await readPoints(site.db, player.id)]).toMatchObject([[{}], 50]);
  const params = { pair: first.proof!.seedPairId, domain: 'calendar-december', nonce: '0' };
  expect((await player.call(getDraw, { params })).proof).toEqual(first.proof);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

function withTeasers() {
  const text = { title: 'A', lead: 'B', terms: ['One line.'], teasers: ['first', '', 'third'] };
  return { ua: text, ru: text, en: text, kk: text };
}

test('shares no stream with a magic box of the same code', async () => {
  await desk.put('winter');
  const terms = { as: 'magicBox', icon: 'chest', perDay: 1, loot: termsNow().loot! } as const;
  await publishNow(site.db, BONUS_PROMOTION, { code: 'winter', terms });
  const player = await site.createPlayer();
  const box = await player.call(openBonusPromotion, { body: { key: randomUUID(), code: 'winter' } });
  const door = await desk.open(player, 'winter');
  expect([box.proof, door.proof]).toMatchObject([
    { domain: 'loot-winter', nonce: 0 },
    { domain: 'calendar-winter', nonce: 0 },
  ]);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('draws nothing for a door with a gift of its own', async () => {
  await desk.put('plain', { days: [{ day: TODAY, reward: points(9) }], loot: undefined! });
  const player = await site.createPlayer();
  expect(await desk.open(player, 'plain')).toMatchObject({ proof: null, given: { reward: points(9) } });
  expect(await desk.rows('loot_draw', player)).toEqual([]);
  expect((await desk.show(player, 'plain'))!.loot).toBeNull();
});

test('gives once when a door is opened in two tabs at once', async () => {
  await desk.put('tabs');
  const player = await site.createPlayer();
  const twice = () => [desk.open(player, 'tabs'), desk.open(player, 'tabs')];
  const [one, other] = await holding(player, twice, 2);
  expect(one!.given).toEqual(other!.given);
  expect(one!.proof).toEqual(other!.proof);
  expect(await desk.rewards(player)).toHaveLength(1);
  expect(await desk.rows('loot_draw', player)).toHaveLength(1);
});

test('opens no day to come, no day that it does not have, and no day that is lost', async () => {
  await desk.put('strict');
  const player = await site.createPlayer();
  const tried = (day: string) => whyNot(desk.open(player, 'strict', day));
  expect([await tried(TOMORROW), await tried(dayFromNow(2)), await tried(YESTERDAY)]).toEqual([
    ...['conflict', 'not_found', 'offer_over ended'],
  ]);
  expect(await whyNot(desk.open(player, 'unknown'))).toBe('not_found');
  expect(await keyOf(site.call(getPresent, { query: { code: 'strict', day: TODAY }, body: {} }))).toBe(
    '401 unauthorised',
  );
  expect(await desk.rewards(player)).toEqual([]);
});

test('keeps missed doors open when its terms say so', async () => {
  await desk.put('patient', { missed: 'open' });
  const player = await site.createPlayer();
  expect((await desk.show(player, 'patient'))!.doors[0]!.state).toBe('OPEN');
  expect(await desk.open(player, 'patient', YESTERDAY)).toMatchObject({ given: { reward: points(3) } });
  expect(await whyNot(desk.open(player, 'patient', TOMORROW))).toBe('conflict');
});

test('opens a missed door for its price, takes that once, and takes nothing for the door of today', async () => {
  await desk.put('priced', { missed: { price: 20 } });
  const player = await withPoints(25);
  const twice = () => [1, 2].map(() => desk.open(player, 'priced', YESTERDAY));
  await holding(player, twice, 2);
  expect(await readPoints(site.db, player.id)).toBe(8);
  await desk.force(player, 'priced', FEW);
  await desk.open(player, 'priced', TODAY);
  expect(await readPoints(site.db, player.id)).toBe(13);
  expect((await desk.rows('calendar_door', player)).map(({ price }) => price)).toEqual([20, null]);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('opens no missed door for whoever has fewer points, and takes none', async () => {
  await desk.put('dear', { missed: { price: 20 } });
  const player = await withPoints(19);
  await expect(desk.open(player, 'dear', YESTERDAY)).rejects.toMatchObject({
    ...{ key: 'insufficient_points', details: { points: 19, price: 20 } },
  });
  expect([await desk.rows('calendar_door', player), await readPoints(site.db, player.id)]).toEqual([[], 19]);
});

test('gives the fallback when the stock of the drawn row is gone', async () => {
  await desk.put('scarce');
  const [lucky, late] = [await site.createPlayer(), await site.createPlayer()];
  for (const player of [lucky, late]) await desk.force(player, 'scarce', MANY);
  const answers = await Promise.all([lucky, late].map((player) => desk.open(player, 'scarce')));
  expect(answers.map(({ proof }) => proof!.drawnPlace)).toEqual([1, 1]);
  expect(answers.map(({ proof }) => proof!.givenPlace).sort()).toEqual([0, 1]);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('opens nothing while it is paused, and nothing once it was withdrawn', async () => {
  await desk.put('taken-back');
  const player = await site.createPlayer();
  await pauseAll({ db: site.db, clock: systemClock }, 'olena');
  const paused = [await whyNot(desk.open(player, 'taken-back')), await desk.show(player, 'taken-back')];
  await resumeAll(site);
  expect(paused).toEqual(['offer_over paused', null]);
  const withdraw = { kind: 'calendar', code: 'taken-back', act: 'withdraw', by: 'olena' } as const;
  await changeProgramme({ db: site.db, clock: systemClock }, withdraw);
  expect(await whyNot(desk.open(player, 'taken-back'))).toBe('offer_over withdrawn');
});

test('answers what was given for an opened door after another version was published', async () => {
  await desk.put('changed');
  const player = await site.createPlayer();
  await desk.force(player, 'changed', FEW);
  const { given } = await desk.open(player, 'changed');
  await desk.put('changed', { days: [{ day: TODAY, reward: points(99) }], loot: undefined! }, {}, 1);
  expect((await desk.open(player, 'changed')).given).toEqual(given);
  expect(await readPoints(site.db, player.id)).toBe(5);
  const other = await site.createPlayer();
  expect((await desk.open(other, 'changed')).given.reward).toEqual(points(99));
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('is not for whom it is not for: not told and not opened', async () => {
  await desk.put('elsewhere', {}, { audience: { regions: ['KZ'] } });
  await desk.put('verified', {}, { audience: { regions: ['UA'], verified: 2 } });
  const player = await site.createPlayer();
  expect(await desk.show(player, 'elsewhere')).toBeNull();
  expect(await whyNot(desk.open(player, 'elsewhere'))).toBe('not_found');
  expect((await desk.show(player, 'verified'))!.rule).toMatchObject({ rule: 'verification_needed' });
  expect(await whyNot(desk.open(player, 'verified'))).toBe('user_cant_use_exception verification_needed');
});

test('cannot be opened on a break', async () => {
  await desk.put('resting');
  const player = await site.createPlayer();
  await site.owner.query(
    `INSERT INTO play_rule (player_id, rule, from_at, until_at) VALUES ($1, 'break', now() - interval '1 minute', now() + interval '1 day')`,
    [player.id],
  );
  expect(await whyNot(desk.open(player, 'resting'))).toBe('user_cant_use_exception break');
  expect(await desk.rows('calendar_door', player)).toEqual([]);
});

test('two doors at once do not pass the house’s caps together', async () => {
  const [one, other] = [YESTERDAY, TODAY].map((day) => ({ day, reward: points(30) }));
  await desk.put('capped', { days: [one!, other!], loot: undefined!, missed: 'open' });
  const player = await site.createPlayer();
  const cap = (most: bigint | undefined) =>
    site.db.transaction((tx) =>
      changeGivingCap(tx, { what: 'points', period: 'day', most, changedBy: 'olena', changedAt: new Date() }),
    );
  await cap(50n);
  const both = () => [YESTERDAY, TODAY].map((day) => whyNot(desk.open(player, 'capped', day)));
  const answers = await holding(player, both, 2);
  await cap(undefined);
  expect(answers.sort()).toEqual(['answered', 'offer_over mine_used']);
});

test('goes on from the draw when the process went between draw and reward', async () => {
  await desk.put('half');
  const player = await site.createPlayer();
  await desk.force(player, 'half', FEW);
  await desk.open(player, 'half');
  const change = (text: string) => site.owner.query(text, [player.id]);
  await change('UPDATE loot_draw SET given_place = NULL, reward_id = NULL WHERE player_id = $1');
  await change(
    `UPDATE calendar_door SET reward_id = NULL, begun_at = now() - interval '2 minutes' WHERE player_id = $1`,
  );
  for (const table of ['reward', 'point_move', 'point_balance'])
    await change(`DELETE FROM ${table} WHERE player_id = $1`);
  await site.app.runJob('calendar-finish');
  expect(await readPoints(site.db, player.id)).toBe(5);
  expect((await desk.open(player, 'half')).given.reward).toEqual(points(5));
  expect(await desk.faultsOfBooks()).toEqual([]);
});

const ON_THE_CHANGE = ['2027-03-27', '2027-03-28', '2027-03-29', '2027-10-30', '2027-10-31', '2027-11-01'];

test('opens each door from midnight to midnight by the region’s clocks, on a day of 23 hours and one of 25', async () => {
  const days = ON_THE_CHANGE.map((day) => ({ day, reward: points(1) }));
  await desk.put('clocks', { days, loot: undefined! });
  const player = await site.createPlayer();
  const at = (instant: string, day: string) => desk.openAt(player, instant, { code: 'clocks', day });
  // Kyiv: midnight is 22:00 UTC in winter and 21:00 in summer; the 28th of March has 23 hours, the 31st of October 25.
  expect(await at('2027-03-27T21:59:59Z', '2027-03-28')).toBe('conflict');
  expect(await at('2027-03-27T22:00:00Z', '2027-03-28')).toBe('2027-03-28');
  expect(await at('2027-03-28T20:59:59Z', '2027-03-29')).toBe('conflict');
  expect(await at('2027-03-28T21:00:00Z', '2027-03-29')).toBe('2027-03-29');
  expect(await at('2027-10-30T20:59:59Z', '2027-10-31')).toBe('conflict');
  const other = await site.createPlayer();
  const last = { code: 'clocks', day: '2027-10-31' };
  expect(await desk.openAt(other, '2027-10-31T21:59:59Z', last)).toBe('2027-10-31');
  expect(await at('2027-10-31T22:00:00Z', '2027-10-31')).toBe('offer_over');
  expect(await at('2027-10-31T22:00:00Z', '2027-11-01')).toBe('2027-11-01');
  expect(await desk.rewards(player)).toHaveLength(3);
});

test('has each date once for whoever moves to a region whose day is another', async () => {
  const days = ['2027-01-10', '2027-01-11'].map((day) => ({ day, reward: points(2) }));
  await desk.put('moved', { days, loot: undefined! });
  const player = await site.createPlayer();
  // It is the 11th in Almaty already when it is the 10th in Kyiv.
  const instant = '2027-01-10T20:00:00Z';
  const at = (day: string, region: 'UA' | 'KZ') =>
    desk.openAt(player, instant, { code: 'moved', day, region });
  expect(await at('2027-01-11', 'UA')).toBe('conflict');
  expect(await at('2027-01-11', 'KZ')).toBe('2027-01-11');
  expect(await at('2027-01-11', 'KZ')).toBe('2027-01-11');
  expect(await at('2027-01-10', 'KZ')).toBe('offer_over');
  expect(await at('2027-01-10', 'UA')).toBe('2027-01-10');
  expect(await at('2027-01-11', 'UA')).toBe('2027-01-11');
  expect(await desk.rewards(player)).toHaveLength(2);
  expect(await readPoints(site.db, player.id)).toBe(4);
});

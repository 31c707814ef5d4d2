import { randomUUID } from 'node:crypto';
import { getDraw } from '@croupier/contract/play/fairness';
import { showWheel, spinWheel } from '@croupier/contract/rewards/wheel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { readPoints } from '../points/feature.ts';
import { changeProgramme, pauseAll, resumeAll } from '../programmes/feature.ts';
import { changeGivingCap } from '../rewards/feature.ts';
import { wheelsOf } from './wheel.fixture.ts';

let site: TestApp;
let desk: ReturnType<typeof wheelsOf>;
beforeAll(async () => {
  site = await startTestApp({ MEMORY_MS: '0' });
  desk = wheelsOf(site);
});
afterAll(async () => {
  expect(await desk.faultsOfBooks()).toEqual([]);
  await site.close();
});

const FEW = 0;
const MANY = 3;

/** A player who has taken their free attempt. */
async function taken(code: string) {
  const player = await site.createPlayer();
  return { player, id: (await desk.take(player, code)).attempt };
}
const whyNot = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: { key: string; details: { why?: string; rule?: string; nextFreeAt?: string | null } }) =>
      `${error.key} ${error.details.why ?? error.details.rule ?? typeof error.details.nextFreeAt}`,
  );
const change = (code: string, act: 'withdraw' | 'end') =>
  changeProgramme({ db: site.db, clock: systemClock }, { kind: 'wheel', code, act, by: 'olena' });
const holding = <T>(player: TestPlayer, work: () => Promise<T>[], waiting: number) =>
  site.owner
    .transaction(async (tx) => {
      await tx.query('SELECT FROM player WHERE id = $1 FOR UPDATE', [player.id]);
      const all = work();
      await untilWaitingForLocks(site.owner, waiting);
      return { all };
    })
    .then(({ all }) => Promise.all(all));
const rich = async (points = 100) => {
  const player = await site.createPlayer();
  await desk.reward(player, { kind: 'points', points });
  return player;
};
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('shows prizes, odds and sectors before a spin, and gives what was drawn, once', async () => {
  await desk.put('brass');
  const player = await site.createPlayer();
  const wheel = await desk.one(player, 'brass');
  expect(wheel).toMatchObject({
    ...{ name: 'A wheel', rule: null, attempts: [], freeNow: true, nextFreeAt: null, price: null, last: [] },
    loot: {
      totalWeight: 4,
      rows: [
        { weight: 3, left: null },
        { weight: 1, left: 1, fallback: 0 },
      ],
    },
    sectors: [
      { place: 0, label: '5 points', widthMicro: 250_000, colour: 'felt' },
      { place: 1, label: '50 points', widthMicro: 500_000, colour: 'gold' },
      { place: 0, widthMicro: 250_000 },
    ],
  });
  const { attempt: id, points } = await desk.take(player, 'brass');
  expect(points).toBeNull();
  expect(await desk.one(player, 'brass')).toMatchObject({
    ...{ attempts: [{ id, from: 'free', expiresAt: null }], freeNow: false },
  });
  await desk.force(player, 'brass', MANY);
  const first = await desk.spin(player, id);
  expect(first).toMatchObject({
    ...{ sector: 1, given: { source: 'wheel', code: 'brass', reward: { kind: 'points', points: 50 } } },
    proof: { domain: 'loot-brass', drawnPlace: 1, givenPlace: 1, tableHash: wheel!.loot.hash },
  });
  expect(await desk.spin(player, id)).toEqual(first);
  expect(await readPoints(site.db, player.id)).toBe(50);
  const after = await desk.one(player, 'brass');
  expect(after).toMatchObject({ attempts: [], freeNow: false, last: [{ reward: { points: 50 } }] });
  expect(Date.parse(after!.nextFreeAt!)).toBeGreaterThan(Date.now());
  const { proof } = await player.call(getDraw, {
    params: { pair: first.proof.seedPairId, domain: 'loot-brass', nonce: String(first.proof.nonce) },
  });
  expect(proof).toEqual(first.proof);
});

test('gives one free attempt a period, the same one for another key until it is used', async () => {
  await desk.put('daily');
  const { player, id } = await taken('daily');
  expect((await desk.take(player, 'daily')).attempt).toBe(id);
  await desk.spin(player, id);
  expect(await whyNot(desk.take(player, 'daily'))).toBe('no_attempts string');
  expect((await desk.take(player, 'daily', 'free', id)).attempt).toBe(id);
  expect(await desk.attempts(player)).toHaveLength(1);
});

test('refuses a key that was used for something else', async () => {
  await desk.put('key-one', { attempts: { free: 'day', price: 1 } });
  await desk.put('key-two');
  const { player, id } = await taken('key-one');
  expect(await keyOf(desk.take(player, 'key-two', 'free', id))).toBe('409 key_reused');
  expect(await keyOf(desk.take(player, 'key-one', 'points', id))).toBe('409 key_reused');
});

test('counts days by the clocks of the region, on the night of summer time too', async () => {
  await desk.put('night');
  const player = await site.createPlayer();
  const at = async (instant: string, region?: 'EU') => {
    const answer = await desk.takeAt(player, { code: 'night', instant, ...(region && { region }) });
    if (!('id' in answer)) return answer.refused;
    await site.owner.query(`UPDATE attempt SET state = 'EXPIRED', ended_at = now() WHERE state = 'OPEN'`);
    return 'taken';
  };
  // Clocks in Kyiv go forward at 01:00 UTC on 28 March: the day has 23 hours.
  expect(await at('2027-03-27T21:59:59Z')).toBe('taken');
  expect(await at('2027-03-27T22:00:00Z')).toBe('taken');
  expect(await at('2027-03-28T20:59:59Z')).toBe('no_attempts');
  expect(await at('2027-03-28T21:00:00Z')).toBe('taken');
  // Where it is 28 March still, that day's attempt is had.
  expect(await at('2027-03-28T21:00:00Z', 'EU')).toBe('no_attempts');
  expect(await desk.attempts(player)).toHaveLength(3);
});

test('takes one free attempt and draws it once when two tabs ask at once', async () => {
  await desk.put('tabs');
  const player = await site.createPlayer();
  const [one, other] = await holding(player, () => [desk.take(player, 'tabs'), desk.take(player, 'tabs')], 2);
  expect(one).toEqual(other);
  const id = one!.attempt;
  const [first, second] = await holding(player, () => [desk.spin(player, id), desk.spin(player, id)], 2);
  expect(first).toEqual(second);
  expect(await desk.rewards(player)).toHaveLength(1);
  expect(await desk.rows('loot_draw', player)).toHaveLength(1);
});

test('sells attempts for points, once by key, and none to whoever has too few', async () => {
  await desk.put('sold', { attempts: { price: 40 } });
  const player = await rich();
  expect(await desk.one(player, 'sold')).toMatchObject({ price: 40, freeNow: false });
  const key = randomUUID();
  expect(await desk.take(player, 'sold', 'points', key)).toEqual({ attempt: key, points: 60 });
  expect(await desk.take(player, 'sold', 'points', key)).toEqual({ attempt: key, points: 60 });
  await desk.force(player, 'sold', FEW);
  await desk.spin(player, key);
  const [one, other] = await holding(
    player,
    () => [1, 2].map(() => whyNot(desk.take(player, 'sold', 'points'))),
    2,
  );
  expect([one, other].sort()).toEqual(['answered', 'insufficient_points undefined']);
  expect(await whyNot(desk.take(player, 'sold', 'free'))).toBe('no_attempts object');
});

test('is nobody else’s, and no visitor’s', async () => {
  await desk.put('mine');
  const { id } = await taken('mine');
  const other = await site.createPlayer();
  expect(await keyOf(desk.spin(other, id))).toBe('404 not_found');
  expect(await keyOf(other.call(spinWheel, { params: { id: 'no-id' }, body: {} }))).toBe(
    '400 invalid_request',
  );
  expect(await keyOf(site.call(spinWheel, { params: { id }, body: {} }))).toBe('401 unauthorised');
  expect(await keyOf(site.call(showWheel, { query: {} }))).toBe('401 unauthorised');
  expect(await keyOf(desk.take(other, 'no-such-wheel'))).toBe('404 not_found');
  expect(await keyOf(other.call(showWheel, { query: { code: 'no-such-wheel' } }))).toBe('404 not_found');
});

test('gives the fallback, and stops at its sector, when the stock of the drawn row is gone', async () => {
  await desk.put('scarce');
  const [lucky, late] = [await taken('scarce'), await taken('scarce')];
  for (const { player } of [lucky, late]) await desk.force(player, 'scarce', MANY);
  const answers = await Promise.all([desk.spin(lucky.player, lucky.id), desk.spin(late.player, late.id)]);
  expect(answers.map(({ proof }) => proof.drawnPlace)).toEqual([1, 1]);
  expect(answers.map(({ proof }) => proof.givenPlace).sort()).toEqual([0, 1]);
  for (const { sector, proof } of answers) expect(proof.givenPlace === 1 ? [1] : [0, 2]).toContain(sector);
});

test('draws by the table that an attempt was given under, and shows that one, when another version is published', async () => {
  await desk.put('changed');
  const { player, id } = await taken('changed');
  const loot = [1, 2].map((points) => ({ weight: 1, reward: { kind: 'points' as const, points } }));
  await desk.put('changed', { loot }, {}, 1);
  expect((await desk.one(player, 'changed'))!.loot).toMatchObject({ version: 1, totalWeight: 4 });
  await desk.force(player, 'changed', FEW);
  expect(await desk.spin(player, id)).toMatchObject({ given: { reward: { points: 5 } } });
  expect((await desk.one(player, 'changed'))!.loot).toMatchObject({ version: 2, totalWeight: 2 });
});

test('lets an attempt be used for a week after the end of its wheel, and gives no new one', async () => {
  await desk.put('ending');
  const { player, id } = await taken('ending');
  const late = await taken('ending');
  await change('ending', 'end');
  expect(await whyNot(desk.take(await site.createPlayer(), 'ending'))).toBe('offer_over ended');
  const wheel = await desk.one(player, 'ending');
  expect(wheel).toMatchObject({ attempts: [{ id }], freeNow: false, nextFreeAt: null });
  const days = (Date.parse(wheel!.attempts[0]!.expiresAt!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  await desk.expireAt(inDays(6));
  expect((await desk.spin(player, id)).given.code).toBe('ending');
  expect(await desk.one(player, 'ending')).toBeUndefined();
  await desk.expireAt(inDays(8));
  expect(await whyNot(desk.spin(late.player, late.id))).toBe('offer_over ended');
  expect(await desk.rewards(late.player)).toEqual([]);
});

test('gives points back, once, when an attempt that was bought runs out with its wheel', async () => {
  await desk.put('refunded', { attempts: { price: 40 } });
  const player = await rich();
  const { attempt } = await desk.take(player, 'refunded', 'points');
  await change('refunded', 'withdraw');
  expect(await whyNot(desk.spin(player, attempt))).toBe('offer_over withdrawn');
  for (let time = 0; time < 2; time++) await desk.expireAt(inAnHour());
  expect(await readPoints(site.db, player.id)).toBe(100);
  expect((await desk.attempts(player)).map(({ state }) => state)).toEqual(['EXPIRED']);
});

test('waits while the house gives nothing', async () => {
  await desk.put('paused');
  const { player, id } = await taken('paused');
  await pauseAll({ db: site.db, clock: systemClock }, 'olena');
  const answers = [
    await whyNot(desk.spin(player, id)),
    await whyNot(desk.take(await site.createPlayer(), 'paused')),
  ];
  await desk.expireAt(inAnHour());
  await resumeAll(site);
  expect(answers).toEqual(['offer_over paused', 'offer_over paused']);
  expect((await desk.spin(player, id)).given.code).toBe('paused');
});

test('is not there for who it is not for, and waits for who is on a break', async () => {
  await desk.put('others', {}, { audience: { regions: ['UA'], deposits: { least: 3 } } });
  const player = await site.createPlayer();
  expect(await desk.one(player, 'others')).toBeUndefined();
  expect(await whyNot(desk.take(player, 'others'))).toBe('user_cant_use_exception not_for_you');
  await desk.put('break');
  const { player: away, id } = await taken('break');
  await site.owner.query(
    `INSERT INTO play_rule (player_id, rule, from_at, until_at) VALUES ($1, 'break', now() - interval '1 minute', now() + interval '1 day')`,
    [away.id],
  );
  expect(await whyNot(desk.spin(away, id))).toBe('user_cant_use_exception break');
  expect(await desk.one(away, 'break')).toMatchObject({ rule: { rule: 'break' }, attempts: [{ id }] });
});

test('keeps an attempt, and tells why, when its player moves to where a prize has no amount', async () => {
  const money = { kind: 'money', amount: { UAH: '100' } } as const;
  await desk.put(
    'hryvnia',
    { loot: [1, 1].map((weight) => ({ weight, reward: money })) },
    { audience: { regions: ['UA'] } },
  );
  const { player, id } = await taken('hryvnia');
  await site.owner.query(`UPDATE player SET region = 'EU' WHERE id = $1`, [player.id]);
  const refused = await whyNot(desk.spin(player, id));
  await site.owner.query(`UPDATE player SET region = 'UA' WHERE id = $1`, [player.id]);
  expect(refused).toMatch('user_cant_use_exception');
  expect((await desk.spin(player, id)).given.reward).toMatchObject({ amountMinor: '100' });
});

test('takes and draws nothing when a prize might be more than the house’s caps allow', async () => {
  await desk.put('capped', { attempts: { free: 'day', price: 1 } });
  const { player, id } = await taken('capped');
  const cap = (most: bigint | undefined) =>
    site.db.transaction((tx) =>
      changeGivingCap(tx, { what: 'points', period: 'day', most, changedBy: 'olena', changedAt: new Date() }),
    );
  await cap(49n);
  const refused = [await whyNot(desk.spin(player, id)), await whyNot(desk.take(player, 'capped', 'points'))];
  await cap(undefined);
  expect(refused).toEqual(['offer_over mine_used', 'offer_over mine_used']);
  await desk.spin(player, id);
});

test('gives a player no more attempts than their share', async () => {
  await desk.put('share', { attempts: { free: 'day', price: 5 } }, { caps: { perPlayer: 2 } });
  const player = await rich();
  for (const by of ['free', 'points'] as const) await desk.take(player, 'share', by);
  expect(await whyNot(desk.take(player, 'share', 'points'))).toBe('offer_over mine_used');
  expect(await readPoints(site.db, player.id)).toBe(95);
  expect(await desk.one(player, 'share')).toMatchObject({ price: null, freeNow: false, nextFreeAt: null });
});

test('gives the attempts that a reward promises, once', async () => {
  await desk.put('promised', { attempts: {} });
  const player = await site.createPlayer();
  await desk.reward(player, { kind: 'attempts', of: 'wheel', code: 'promised', count: 3 });
  await desk.reward(player, { kind: 'attempts', of: 'wheel', code: 'promised', count: 1 }, 'operator');
  const came = async () =>
    ((await desk.one(player, 'promised'))?.attempts ?? []).map(({ from }) => from).sort();
  await expect.poll(came, { timeout: 10_000 }).toEqual(['operator', 'reward', 'reward', 'reward']);
  const { id } = (await desk.rewards(player)).find(({ source }) => source === 'survey') as { id: string };
  const about = { source: 'survey', code: 'test', kind: 'attempts', of: 'wheel:promised' } as const;
  await site.db.transaction((tx) =>
    appendFacts(tx, [{ playerId: player.id, topic: 'reward.given', payload: { id, ...about, count: 3 } }]),
  );
  await desk.reward(player, { kind: 'attempts', of: 'wheel', code: 'promised', count: 1 });
  await expect.poll(async () => (await came()).length, { timeout: 10_000 }).toBe(5);
});

test('gives one attempt for each deposit that is large enough', async () => {
  await desk.put('deposited', { attempts: { onDeposit: { UAH: '50000', EUR: '1', KZT: '1', RON: '1' } } });
  const player = await site.createPlayer();
  const payIn = randomUUID();
  await desk.deposit(player, '49999');
  await desk.deposit(player, '50000', payIn);
  await desk.deposit(player, '50000', payIn);
  await desk.deposit(player, '70000');
  const came = async () => ((await desk.one(player, 'deposited'))?.attempts ?? []).map(({ from }) => from);
  await expect.poll(came, { timeout: 10_000 }).toEqual(['deposit', 'deposit']);
});

test('goes on from the draw when the process went between draw and reward', async () => {
  await desk.put('half');
  const { player, id } = await taken('half');
  await desk.force(player, 'half', FEW);
  await desk.spin(player, id);
  const changed = (text: string) => site.owner.query(text, [player.id]);
  await changed('UPDATE loot_draw SET given_place = NULL, reward_id = NULL WHERE player_id = $1');
  await changed(
    `UPDATE attempt SET state = 'OPEN', reward_id = NULL, given_place = NULL, ended_at = NULL, begun_at = now() - interval '2 minutes' WHERE player_id = $1`,
  );
  for (const table of ['reward', 'point_move', 'point_balance'])
    await changed(`DELETE FROM ${table} WHERE player_id = $1`);
  await site.app.runJob('attempts-finish');
  expect((await desk.attempts(player)).map(({ state }) => state)).toEqual(['DRAWN']);
  expect(await readPoints(site.db, player.id)).toBe(5);
  expect((await desk.spin(player, id)).given.reward).toMatchObject({ points: 5 });
});

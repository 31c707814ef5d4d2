import { randomUUID } from 'node:crypto';
import { beginStop } from '@croupier/contract/people/exclusions';
import { listNotices } from '@croupier/contract/people/notices';
import { setRegion } from '@croupier/contract/people/players';
import { getDraw } from '@croupier/contract/play/fairness';
import { openPresent } from '@croupier/contract/rewards/presents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { untilFactsRead } from '../../money/books/planted-world.fixture.ts';
import { readPoints } from '../points/feature.ts';
import { changeProgramme, pauseAll, replaceSegment, resumeAll } from '../programmes/feature.ts';
import { changeGivingCap } from '../rewards/feature.ts';
import { wrapByHand } from './feature.ts';
import { presentsOf } from './presents.fixture.ts';

let site: TestApp;
let desk: ReturnType<typeof presentsOf>;
beforeAll(async () => {
  site = await startTestApp({ MEMORY_MS: '0' });
  desk = presentsOf(site);
});
afterAll(() => site.close());

const FEW = 0;
const MANY = 3;

/** A player with one present of a programme. */
async function given(code: string) {
  const player = await site.createPlayer();
  await desk.give(player, code);
  const [present] = await desk.mine(player);
  return { player, id: present!.id, present: present! };
}
const whyNot = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: { key: string; details: { why?: string; rule?: string } }) =>
      `${error.key} ${error.details.why ?? error.details.rule}`,
  );
const withdraw = (code: string) =>
  changeProgramme(
    { db: site.db, clock: systemClock },
    { kind: 'present', code, act: 'withdraw', by: 'olena' },
  );
const holding = <T>(player: TestPlayer, work: () => Promise<T>[], waiting: number) =>
  site.owner
    .transaction(async (tx) => {
      await tx.query('SELECT FROM player WHERE id = $1 FOR UPDATE', [player.id]);
      const all = work();
      await untilWaitingForLocks(site.owner, waiting);
      return { all };
    })
    .then(({ all }) => Promise.all(all));

test('tells what may be inside before it is opened, and gives what was drawn, once', async () => {
  await desk.put('ribbon');
  const { player, id, present } = await given('ribbon');
  expect(present).toMatchObject({
    ...{ code: 'ribbon', name: 'A thing', rule: null, terms: ['<p>One line of <strong>terms</strong>.</p>'] },
    mayHold: [
      { place: 0, weight: 3, reward: { kind: 'points', points: 5 }, left: null },
      { place: 1, weight: 1, reward: { kind: 'points', points: 50 }, left: 1, fallback: 0 },
    ],
  });
  const days = (Date.parse(present.expireDate!) - Date.parse(present.createdDate)) / 86_400_000;
  expect(days).toBe(7);
  await desk.force(player, 'ribbon', MANY);
  const first = await desk.open(player, id);
  expect(first).toMatchObject({
    given: { source: 'present', code: 'ribbon', reward: { kind: 'points', points: 50 } },
    proof: { domain: 'loot-ribbon', drawnPlace: 1, givenPlace: 1 },
  });
  expect(await desk.open(player, id)).toEqual(first);
  expect([await desk.mine(player), await readPoints(site.db, player.id)]).toEqual([[], 50]);
  const { proof } = await player.call(getDraw, {
    params: { pair: first.proof!.seedPairId, domain: 'loot-ribbon', nonce: String(first.proof!.nonce) },
  });
  expect(proof).toEqual(first.proof);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('draws nothing when there is one thing in it', async () => {
  await desk.put('plain', { loot: [{ weight: 1, reward: { kind: 'points', points: 9 } }] });
  const { player, id } = await given('plain');
  expect(await desk.open(player, id)).toMatchObject({ proof: null, given: { reward: { points: 9 } } });
  expect(await desk.rows('loot_draw', player)).toEqual([]);
});

test('tells its player by a notice, once', async () => {
  await desk.put('told');
  const { player } = await given('told');
  await desk.give(player, 'told');
  const kinds = async () => (await player.call(listNotices, { query: {} })).notices.map(({ kind }) => kind);
  await untilFactsRead(site);
  expect((await kinds()).filter((kind) => kind === 'present-given')).toHaveLength(1);
});

test('gives once when it is opened in two tabs at once', async () => {
  await desk.put('tabs');
  const { player, id } = await given('tabs');
  const [one, other] = await holding(player, () => [desk.open(player, id), desk.open(player, id)], 2);
  expect(one).toEqual(other);
  expect(await desk.rewards(player)).toHaveLength(1);
  expect(await desk.rows('loot_draw', player)).toHaveLength(1);
});

test('is nobody else’s, and no visitor’s', async () => {
  await desk.put('mine');
  const { id } = await given('mine');
  const other = await site.createPlayer();
  expect(await keyOf(desk.open(other, id))).toBe('404 not_found');
  expect(await keyOf(desk.open(other, randomUUID()))).toBe('404 not_found');
  expect(await keyOf(other.call(openPresent, { body: { id: 'no-id' } }))).toBe('400 invalid_request');
  expect(await keyOf(site.call(openPresent, { body: { id } }))).toBe('401 unauthorised');
});

test('gives the fallback when the stock of the drawn row is gone', async () => {
  await desk.put('scarce');
  const [lucky, late] = [await given('scarce'), await given('scarce')];
  for (const { player } of [lucky, late]) await desk.force(player, 'scarce', MANY);
  const answers = await Promise.all([desk.open(lucky.player, lucky.id), desk.open(late.player, late.id)]);
  expect(answers.map(({ proof }) => proof!.drawnPlace)).toEqual([1, 1]);
  expect(answers.map(({ proof }) => proof!.givenPlace).sort()).toEqual([0, 1]);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('cannot be opened after its end, also before the job has written that down', async () => {
  await desk.put('late');
  const { player, id } = await given('late');
  await site.owner.query(
    `UPDATE present SET given_at = now() - interval '8 days', expires_at = now() - interval '1 second' WHERE player_id = $1`,
    [player.id],
  );
  expect(await desk.mine(player)).toEqual([]);
  expect(await whyNot(desk.open(player, id))).toBe('offer_over ended');
  await site.app.runJob('presents-end');
  expect(await desk.states(player)).toEqual(['EXPIRED']);
  expect(await whyNot(desk.open(player, id))).toBe('offer_over ended');
  expect(await desk.rewards(player)).toEqual([]);
});

test('gives nothing when its programme was withdrawn, and waits while it is paused', async () => {
  await desk.put('taken-back');
  const { player, id } = await given('taken-back');
  await pauseAll({ db: site.db, clock: systemClock }, 'olena');
  const paused = await whyNot(desk.open(player, id));
  await resumeAll(site);
  expect(paused).toBe('offer_over paused');
  await withdraw('taken-back');
  expect(await whyNot(desk.open(player, id))).toBe('offer_over withdrawn');
  await site.app.runJob('presents-end');
  expect(await desk.states(player)).toEqual(['CANCELED']);
  expect(await whyNot(desk.open(player, id))).toBe('offer_over withdrawn');
});

test('is taken back with the version that it is of, also where the next one is published at once', async () => {
  await desk.put('mended');
  const { player, id } = await given('mended');
  await withdraw('mended');
  await desk.put('mended', {}, {}, 1);
  await site.app.runJob('presents-end');
  expect(await desk.states(player)).toEqual(['CANCELED']);
  expect(await whyNot(desk.open(player, id))).toBe('offer_over withdrawn');
});

test('holds what it held when it was given, when another version is published in between', async () => {
  await desk.put('changed');
  const { player, id } = await given('changed');
  await desk.put('changed', { loot: [{ weight: 1, reward: { kind: 'points', points: 1 } }] }, {}, 1);
  expect((await desk.mine(player))[0]!.mayHold).toHaveLength(2);
  await desk.force(player, 'changed', FEW);
  expect(await desk.open(player, id)).toMatchObject({ given: { reward: { points: 5 } } });
});

test('cannot be opened on a break, and is there again after it', async () => {
  await desk.put('paused');
  const { player, id } = await given('paused');
  const rule = (until: string) =>
    site.owner.query(
      `INSERT INTO play_rule (player_id, rule, from_at, until_at) VALUES ($1, 'break', now() - interval '1 minute', ${until})`,
      [player.id],
    );
  await rule(`now() + interval '1 day'`);
  expect(await whyNot(desk.open(player, id))).toBe('user_cant_use_exception break');
  expect((await desk.mine(player))[0]).toMatchObject({ rule: { rule: 'break' } });
  await site.owner.query(`UPDATE play_rule SET until_at = now() WHERE player_id = $1`, [player.id]);
  expect((await desk.open(player, id)).given.code).toBe('paused');
});

test('is taken away when its player excludes themselves', async () => {
  await desk.put('left');
  const { player } = await given('left');
  await player.call(beginStop, { body: { term: 'half-year' } });
  await expect.poll(() => desk.states(player), { timeout: 10_000 }).toEqual(['CANCELED']);
  expect(await desk.rewards(player)).toEqual([]);
});

test('stays closed when it might bring more than the house’s caps allow', async () => {
  await desk.put('capped');
  const { player, id } = await given('capped');
  const cap = (most: bigint | undefined) =>
    site.db.transaction((tx) =>
      changeGivingCap(tx, { what: 'points', period: 'day', most, changedBy: 'olena', changedAt: new Date() }),
    );
  await cap(49n);
  const refused = await whyNot(desk.open(player, id));
  await cap(undefined);
  expect(refused).toBe('offer_over mine_used');
  await desk.open(player, id);
});

test('two presents at once do not pass the house’s caps together', async () => {
  const loot = [{ weight: 1, reward: { kind: 'points', points: 30 } }] as const;
  await desk.put('one-cap', { loot: [...loot] });
  const player = await site.createPlayer();
  for (const reference of ['first', 'second']) await desk.give(player, 'one-cap', reference);
  const ids = (await desk.mine(player)).map(({ id }) => id);
  await site.db.transaction((tx) =>
    changeGivingCap(tx, {
      ...{ what: 'points', period: 'day', most: 50n, changedBy: 'olena', changedAt: new Date() },
    }),
  );
  const answers = await holding(player, () => ids.map((id) => whyNot(desk.open(player, id))), 2);
  await site.db.transaction((tx) =>
    changeGivingCap(tx, {
      ...{ what: 'points', period: 'day', most: undefined, changedBy: 'olena', changedAt: new Date() },
    }),
  );
  expect(answers.sort()).toEqual(['answered', 'offer_over mine_used']);
});

test('goes on from the draw when the process went between draw and reward', async () => {
  await desk.put('half');
  const { player, id } = await given('half');
  await desk.force(player, 'half', FEW);
  await desk.open(player, id);
  const change = (text: string) => site.owner.query(text, [player.id]);
  await change('UPDATE loot_draw SET given_place = NULL, reward_id = NULL WHERE player_id = $1');
  await change(
    `UPDATE present SET state = 'WAITING', reward_id = NULL, ended_at = NULL, begun_at = now() - interval '2 minutes' WHERE player_id = $1`,
  );
  for (const table of ['reward', 'point_move', 'point_balance'])
    await change(`DELETE FROM ${table} WHERE player_id = $1`);
  await site.app.runJob('presents-finish');
  expect(await desk.states(player)).toEqual(['OPENED']);
  expect(await readPoints(site.db, player.id)).toBe(5);
  expect((await desk.open(player, id)).given.reward).toMatchObject({ points: 5 });
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('has no more receivers than it may, and a player no more than their share', async () => {
  await desk.put('few', {}, { caps: { receivers: 1, perPlayer: 1 } });
  const [first, second] = [await site.createPlayer(), await site.createPlayer()];
  await Promise.all([desk.give(first, 'few'), desk.give(second, 'few')]);
  const counts = [(await desk.mine(first)).length, (await desk.mine(second)).length];
  expect(counts.sort()).toEqual([0, 1]);
  await desk.put('share', {}, { caps: { receivers: 5, perPlayer: 1 } });
  for (const reference of ['one', 'two']) await desk.give(first, 'share', reference);
  expect((await desk.mine(first)).filter(({ code }) => code === 'share')).toHaveLength(1);
  const [use] = await site.owner.query<{ used: bigint }>(
    `SELECT used FROM programme_use u JOIN programme p ON p.id = u.programme_id WHERE p.code = 'share'`,
  );
  expect(use!.used).toBe(1n);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('a birthday brings one present a year, also when its player moves and another programme is first there', async () => {
  const there = { audience: { regions: ['UA', 'EU'] as const } };
  await desk.put('cake', {}, { ...there, place: 1 });
  await desk.put('candle', {}, { ...there, place: 2 });
  const player = await site.createPlayer();
  await site.owner.query('SELECT correct_birthday($1, $2)', [player.id, '1984-02-29']);
  const had = async () =>
    (await desk.rows('present', player)).map(({ code, reference }) => [code, reference]);
  await desk.birthdaysAt('2027-02-28T21:30:00Z');
  expect(await had()).toEqual([]);
  // In Kyiv it is 1 March already.
  await desk.birthdaysAt('2027-02-28T22:30:00Z');
  await desk.birthdaysAt('2027-03-01T10:00:00Z');
  expect(await had()).toEqual([['cake', 'birthday 2027']]);
  await player.call(setRegion, { body: { region: 'EU', ageConfirmed: true } });
  await desk.birthdaysAt('2027-03-01T12:00:00Z');
  expect(await had()).toHaveLength(1);
  await desk.birthdaysAt('2028-02-29T12:00:00Z');
  expect((await had()).map(([, reference]) => reference).sort()).toEqual(['birthday 2027', 'birthday 2028']);
});

test('a birthday brings nothing to who has excluded themselves, and they are not told', async () => {
  const player = await site.createPlayer();
  await site.owner.query('SELECT correct_birthday($1, $2)', [player.id, '1980-05-05']);
  await site.owner.query(
    `INSERT INTO play_rule (player_id, rule, from_at) VALUES ($1, 'exclusion', now() - interval '1 minute')`,
    [player.id],
  );
  await desk.birthdaysAt('2027-05-05T12:00:00Z');
  expect(await desk.rows('present', player)).toEqual([]);
});

test('a segment is given its present once a run, and nobody else is', async () => {
  await desk.put('quiet', { trigger: { by: 'segment' } }, { audience: { regions: ['UA'], in: ['quiet'] } });
  const [inside, outside] = [await site.createPlayer(), await site.createPlayer()];
  const made = { code: 'quiet', filter: null, madeAt: new Date(), madeBy: 'olena' };
  await site.db.transaction((tx) => replaceSegment(tx, made, [inside.id]));
  for (let time = 0; time < 2; time++) await site.app.runJob('presents-segments');
  expect((await desk.mine(inside)).map(({ code }) => code)).toEqual(['quiet']);
  expect(await desk.mine(outside)).toEqual([]);
});

test('one that was given by hand is opened in the money it was given in', async () => {
  const player = await site.createPlayer();
  const id = randomUUID();
  const reward = { kind: 'money', amount: { UAH: '700' } } as const;
  const now = new Date();
  for (let time = 0; time < 2; time++)
    await site.db.transaction((tx) => wrapByHand(tx, { playerId: player.id, id, reward, now }));
  expect(await desk.mine(player)).toMatchObject([
    {
      id,
      code: 'by-hand',
      name: '',
      mayHold: [{ weight: 1, reward: { amountMinor: '700', currency: 'UAH' } }],
    },
  ]);
  expect(await desk.open(player, id)).toMatchObject({
    ...{ proof: null, given: { source: 'operator', code: 'by-hand', reward: { amountMinor: '700' } } },
  });
  expect(await desk.faultsOfBooks()).toEqual([]);
});

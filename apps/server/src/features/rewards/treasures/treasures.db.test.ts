import { randomUUID } from 'node:crypto';
import { listNotices } from '@croupier/contract/people/notices';
import { beginStop } from '@croupier/contract/people/exclusions';
import { profile } from '@croupier/contract/people/players';
import { getDraw } from '@croupier/contract/play/fairness';
import { openBox } from '@croupier/contract/rewards/treasures';
import { testProgress } from '@croupier/contract/site/test-data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendFacts } from '../../../platform/outbox.ts';
import { systemClock } from '../../../platform/clock.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { voidNow } from '../../money/books/planted-voids.fixture.ts';
import { untilFactsRead } from '../../money/books/planted-world.fixture.ts';
import { startProviderHouse, type ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { readPoints } from '../points/feature.ts';
import { changeProgramme, pauseAll, resumeAll } from '../programmes/feature.ts';
import { changeGivingCap } from '../rewards/feature.ts';
import { treasuresOf } from './treasures.fixture.ts';

const seedKey = [Buffer.alloc(32, 9)] as const;
let site: ProviderHouse;
let desk: ReturnType<typeof treasuresOf>;
const read = () => untilFactsRead(site);
beforeAll(async () => {
  site = await startProviderHouse({ MEMORY_MS: '0', SEED_KEY: seedKey[0].toString('hex') });
  desk = treasuresOf(site, read);
});
afterAll(() => site.close());

const FEW = 0;
const MANY = 3;
const points = (count: number) => ({ kind: 'points', points: count }) as const;
const ONE = { loot: [{ weight: 1, reward: points(9) }] };

const whyNot = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: { key: string; details?: { why?: string; rule?: string } }) =>
      [error.key, error.details?.why ?? error.details?.rule].filter(Boolean).join(' '),
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
const endJob = () => site.app.runJob('treasures-end');
const dotOf = async (player: TestPlayer) => (await player.call(profile, {})).alerts.treasures;

async function voidIt({ id }: TestPlayer, key: string): Promise<void> {
  await voidNow(site.db, seedKey, { playerId: id, key });
  await read();
}

test('fills by own stakes, is told of when it is full, and gives what was drawn, once', async () => {
  await desk.put('oak');
  const { player, id } = await desk.given('oak');
  await desk.stake(player, '200');
  const [filling] = await desk.mine(player);
  expect(filling).toMatchObject({
    ...{ id, code: 'oak', state: 'PROCESSING', current: '200', target: '500', typeIcon: 'wood' },
    ...{ accessible: false, given: null, rule: null, names: { en: 'A thing', kk: 'A thing' } },
    progress: { counts: 'stakes', unit: 'minor', currency: 'UAH', money: ['real'] },
    loot: { totalWeight: 4, rows: [{ weight: 3 }, { weight: 1, left: 1 }] },
  });
  await expect(desk.open(player, id)).rejects.toMatchObject({
    ...{ key: 'target_not_reached', details: { current: '200', target: '500' } },
  });
  expect(await dotOf(player)).toBe(0);
  await desk.stake(player, '300');
  expect((await desk.mine(player))[0]).toMatchObject({ state: 'AVAILABLE', accessible: true });
  expect(await dotOf(player)).toBe(1);
  const kinds = (await player.call(listNotices, { query: {} })).notices.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'box-full')).toHaveLength(1);
  await desk.force(player, 'oak', MANY);
  const first = await desk.open(player, id);
  expect(first).toMatchObject({
    box: { state: 'OPENED', given: { source: 'box', code: 'oak', reward: points(50) } },
    proof: { domain: 'chest-oak', drawnPlace: 1, givenPlace: 1 },
  });
  expect([await dotOf(player), await readPoints(site.db, player.id)]).toEqual([0, 50]);
  const params = { pair: first.proof!.seedPairId, domain: 'chest-oak', nonce: '0' };
  expect((await player.call(getDraw, { params })).proof).toEqual(first.proof);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('is done with the second press, gives the same answer to it, and is hidden from those that go on', async () => {
  await desk.put('seen', ONE);
  const { player, id } = await desk.full('seen');
  const first = await desk.open(player, id);
  expect([first.box.state, (await desk.mine(player)).length]).toEqual(['OPENED', 1]);
  const second = await desk.open(player, id);
  expect(second.box).toEqual({ ...first.box, state: 'FINISHED' });
  expect((await desk.open(player, id)).box).toEqual(second.box);
  expect(await desk.mine(player)).toEqual([]);
  expect(await desk.mine(player, 'true')).toMatchObject([{ id, state: 'FINISHED' }]);
  expect(await readPoints(site.db, player.id)).toBe(9);
});

test('gives once when it is opened in two tabs at once', async () => {
  await desk.put('tabs');
  const { player, id } = await desk.full('tabs');
  const [one, other] = await holding(player, () => [desk.open(player, id), desk.open(player, id)], 2);
  expect(one!.box.given).toEqual(other!.box.given);
  expect(await desk.rewards(player)).toHaveLength(1);
  expect(await desk.rows('loot_draw', player)).toHaveLength(1);
});

test('is nobody else’s, and no visitor’s', async () => {
  await desk.put('mine', ONE);
  const { id } = await desk.full('mine');
  const other = await site.createPlayer();
  expect(await keyOf(desk.open(other, id))).toBe('404 not_found');
  expect(await keyOf(desk.open(other, randomUUID()))).toBe('404 not_found');
  expect(await keyOf(site.call(openBox, { params: { id }, query: {}, body: {} }))).toBe('401 unauthorised');
});

test('loses exactly what a voided round gave while it fills, and nothing once it is full', async () => {
  await desk.put('voided', ONE);
  const { player, id } = await desk.given('voided');
  const first = await desk.stake(player, '200');
  const second = await desk.stake(player, '200');
  await voidIt(player, first.id);
  expect((await desk.mine(player))[0]).toMatchObject({ state: 'PROCESSING', current: '200' });
  await desk.stake(player, '300');
  expect(await desk.states(player)).toEqual(['AVAILABLE']);
  await voidIt(player, second.id);
  expect((await desk.mine(player))[0]).toMatchObject({ state: 'AVAILABLE', accessible: true });
  expect((await desk.open(player, id)).box.given!.reward).toEqual(points(9));
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('can be opened at the moment its goal is reached, before anybody has followed from that', async () => {
  await desk.put('quick', ONE);
  const { player, id } = await desk.full('quick');
  await site.owner.query(
    `UPDATE treasure_box SET state = 'PROCESSING', filled_at = NULL WHERE player_id = $1`,
    [player.id],
  );
  expect((await desk.mine(player))[0]).toMatchObject({ state: 'PROCESSING', accessible: true });
  expect((await desk.open(player, id)).box.state).toBe('OPENED');
});

test('gives the fallback when the stock of the drawn row is gone', async () => {
  await desk.put('scarce');
  const [lucky, late] = [await desk.full('scarce'), await desk.full('scarce')];
  for (const { player } of [lucky, late]) await desk.force(player, 'scarce', MANY);
  const answers = await Promise.all([lucky, late].map(({ player, id }) => desk.open(player, id)));
  expect(answers.map(({ proof }) => proof!.drawnPlace)).toEqual([1, 1]);
  expect(answers.map(({ proof }) => proof!.givenPlace).sort()).toEqual([0, 1]);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('is lost when it was not filled in time, and done once that was seen', async () => {
  await desk.put('late', ONE);
  const { player, id } = await desk.given('late');
  // Its last day has passed, but a round of it may still be under way.
  await desk.age(player, 7);
  await endJob();
  expect(await desk.states(player)).toEqual(['PROCESSING']);
  await desk.age(player, 1);
  await endJob();
  expect(await desk.states(player)).toEqual(['LOST']);
  await desk.stake(player);
  expect(await desk.states(player)).toEqual(['LOST']);
  expect((await desk.open(player, id)).box).toMatchObject({ state: 'FINISHED', given: null });
  expect(await desk.rewards(player)).toEqual([]);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('is not lost on its last evening when it is full: it waits for thirty days more', async () => {
  await desk.put('patient', ONE);
  const [kept, gone] = [await desk.full('patient'), await desk.full('patient')];
  await desk.age(kept.player, 36);
  await desk.age(gone.player, 37);
  // Also before the job has written it down.
  expect(await whyNot(desk.open(gone.player, gone.id))).toBe('offer_over ended');
  expect(await dotOf(gone.player)).toBe(0);
  await endJob();
  expect(await desk.states(gone.player)).toEqual(['LOST']);
  expect(await desk.states(kept.player)).toEqual(['AVAILABLE']);
  expect((await desk.open(kept.player, kept.id)).box.state).toBe('OPENED');
});

test('stays when its goal is reached while the job looks at it', async () => {
  await desk.put('just', ONE);
  const { player, id } = await desk.given('just');
  await desk.age(player, 8);
  await site.call(testProgress, { body: { playerId: String(player.id), of: id, current: '500' } });
  await endJob();
  await read();
  expect(await desk.states(player)).toEqual(['AVAILABLE']);
});

test('is put away by itself seven days after its end', async () => {
  await desk.put('left', ONE);
  const { player, id } = await desk.full('left');
  await desk.open(player, id);
  await desk.age(player, 6);
  await endJob();
  expect(await desk.states(player)).toEqual(['OPENED']);
  await desk.age(player, 1);
  await endJob();
  expect(await desk.states(player)).toEqual(['FINISHED']);
});

/** What follows of an answered address. */
async function answered() {
  const player = await site.createPlayer({ balanceMinor: '1000000' });
  await site.db.transaction((tx) =>
    appendFacts(tx, [{ playerId: player.id, topic: 'account.email-verified', payload: {} }]),
  );
  await read();
  return player;
}

test('comes with an answered address, once, and the next one and the same again once it is done', async () => {
  await desk.put('first', { ...ONE, given: 'registration', repeat: true });
  await desk.put('second', { ...ONE, given: 'after', after: 'first' });
  const player = await answered();
  const codes = async () => (await desk.mine(player)).map(({ code }) => code).sort();
  expect(await codes()).toEqual(['first']);
  await site.db.transaction((tx) =>
    appendFacts(tx, [{ playerId: player.id, topic: 'account.phone-verified', payload: {} }]),
  );
  await read();
  expect(await codes()).toEqual(['first']);
  await desk.stake(player);
  const [{ id } = { id: '' }] = await desk.mine(player);
  await desk.open(player, id);
  await read();
  expect(await codes()).toEqual(['first']);
  await desk.open(player, id);
  await read();
  expect(await codes()).toEqual(['first', 'second']);
  // What was staked before they came does not fill them.
  expect((await desk.mine(player)).map(({ current }) => current)).toEqual(['0', '0']);
  const withdraw = (code: string) =>
    changeProgramme({ db: site.db, clock: systemClock }, { kind: 'box', code, act: 'withdraw', by: 'olena' });
  for (const code of ['first', 'second']) await withdraw(code);
  await endJob();
  expect((await desk.states(player)).sort()).toEqual(['FINISHED', 'LOST', 'LOST']);
});

test('has no next one for somebody who lost it and never came back', async () => {
  await desk.put('chain', { ...ONE, given: 'registration', repeat: true });
  const [away, back] = [await answered(), await answered()];
  for (const player of [away, back]) await desk.age(player, 8);
  await endJob();
  const [{ id } = { id: '' }] = await desk.mine(back);
  await desk.open(back, id);
  await desk.age(away, 8);
  await endJob();
  await read();
  expect(await desk.states(away)).toEqual(['FINISHED']);
  expect((await desk.states(back)).sort()).toEqual(['FINISHED', 'PROCESSING']);
});

test('comes no more often than a player’s share of it', async () => {
  await desk.put('share', ONE, { caps: { perPlayer: 1 } });
  const { player, id } = await desk.given('share');
  await desk.given('share', player);
  expect((await desk.mine(player)).map((box) => box.id)).toEqual([id]);
});

test('holds what it held when it was given, when another version is published in between', async () => {
  await desk.put('changed', ONE);
  const { player, id } = await desk.given('changed');
  const goal = { counts: 'rounds', games: 'all', target: 900 } as const;
  await desk.put('changed', { goal, loot: [{ weight: 1, reward: points(1) }] }, {}, 1);
  await desk.stake(player);
  expect((await desk.open(player, id)).box).toMatchObject({ target: '500', given: { reward: points(9) } });
});

test('waits while everything is paused, and is opened when its programme was withdrawn after it was full', async () => {
  await desk.put('held', ONE);
  const { player, id } = await desk.full('held');
  await pauseAll({ db: site.db, clock: systemClock }, 'olena');
  const paused = await whyNot(desk.open(player, id));
  await resumeAll(site);
  expect(paused).toBe('offer_over paused');
  const withdraw = { kind: 'box', code: 'held', act: 'withdraw', by: 'olena' } as const;
  await changeProgramme({ db: site.db, clock: systemClock }, withdraw);
  await endJob();
  expect((await desk.open(player, id)).box.state).toBe('OPENED');
});

test('fills no more once its version was withdrawn, also where the next one is published at once', async () => {
  await desk.put('mended', ONE);
  const { player } = await desk.given('mended');
  const withdraw = { kind: 'box', code: 'mended', act: 'withdraw', by: 'olena' } as const;
  await changeProgramme({ db: site.db, clock: systemClock }, withdraw);
  await desk.put('mended', ONE, {}, 1);
  await endJob();
  expect(await desk.states(player)).toEqual(['LOST']);
});

test('cannot be opened on a break, and a box that fills is lost with an exclusion', async () => {
  await desk.put('resting', ONE);
  const { player, id } = await desk.full('resting');
  await site.owner.query(
    `INSERT INTO play_rule (player_id, rule, from_at, until_at) VALUES ($1, 'break', now() - interval '1 minute', now() + interval '1 day')`,
    [player.id],
  );
  expect(await whyNot(desk.open(player, id))).toBe('user_cant_use_exception break');
  expect((await desk.mine(player))[0]).toMatchObject({ rule: { rule: 'break' } });
  const leaver = await desk.given('resting');
  await leaver.player.call(beginStop, { body: { term: 'half-year' } });
  await read();
  expect(await desk.states(leaver.player)).toEqual(['LOST']);
});

test('two boxes at once do not pass the house’s caps together', async () => {
  await desk.put('capped', { ...ONE, loot: [{ weight: 1, reward: points(30) }] });
  const { player, id } = await desk.given('capped');
  await desk.given('capped', player);
  await desk.stake(player);
  const ids = (await desk.mine(player)).map((box) => box.id);
  expect(ids).toContain(id);
  const cap = (most: bigint | undefined) =>
    site.db.transaction((tx) =>
      changeGivingCap(tx, { what: 'points', period: 'day', most, changedBy: 'olena', changedAt: new Date() }),
    );
  await cap(50n);
  const both = () => ids.map((one) => whyNot(desk.open(player, one)));
  const answers = await holding(player, both, 2);
  await cap(undefined);
  expect(answers.sort()).toEqual(['answered', 'offer_over mine_used']);
});

test('goes on from the draw when the process went between draw and reward', async () => {
  await desk.put('half');
  const { player, id } = await desk.full('half');
  await desk.force(player, 'half', FEW);
  await desk.open(player, id);
  const change = (text: string) => site.owner.query(text, [player.id]);
  await change('UPDATE loot_draw SET given_place = NULL, reward_id = NULL WHERE player_id = $1');
  await change(
    `UPDATE treasure_box SET state = 'AVAILABLE', reward_id = NULL, ended_at = NULL, begun_at = now() - interval '2 minutes' WHERE player_id = $1`,
  );
  await change(`DELETE FROM reward WHERE player_id = $1 AND source = 'box'`);
  for (const table of ['point_move', 'point_balance'])
    await change(`DELETE FROM ${table} WHERE player_id = $1`);
  await site.app.runJob('treasures-finish');
  expect(await desk.states(player)).toEqual(['OPENED']);
  expect(await readPoints(site.db, player.id)).toBe(5);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

import { getPromotion } from '@croupier/contract/site/promotions';
import { DAY_MS } from '@croupier/domain/rewards/programmes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNotices } from '@croupier/contract/people/notices';
import { profile } from '@croupier/contract/people/players';
import { cancelBonus, readBonuses, setSeenExpiration, updateSeen } from '@croupier/contract/rewards/bonuses';
import { CUSTOM_TAB } from '@croupier/contract/rewards/bonuses/kind';
import { systemClock } from '../../../platform/clock.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { untilFactsRead } from '../../money/books/planted-world.fixture.ts';
import { importShipped } from '../../site/content/feature.ts';
import { publishNow } from '../programmes/published.fixture.ts';
import type { BonusParts } from './bonus-parts.ts';
import { bonusesOf, refusalOf } from './bonuses.fixture.ts';
import { tellExpiring } from './follow-bonuses.ts';

let site: TestApp;
let desk: ReturnType<typeof bonusesOf>;
beforeAll(async () => {
  // What is published is there with the next call.
  site = await startTestApp({ MEMORY_MS: '0' });
  desk = bonusesOf(site);
});
afterAll(() => site.close());

test('an offer stands on the shelf until it is taken, becomes bonus money when it is activated, and nothing more when asked again', async () => {
  await desk.put('plain');
  const player = await site.createPlayer();
  expect(await desk.shelf(player)).toContain('plain');
  const taken = await desk.assign(player, 'plain');
  expect(taken).toMatchObject({
    ...{ code: 'plain', state: 'NOT_ACTIVATED', availability: 'AVAILABLE', needs: null, seen: false },
    ...{ value: '10000', unit: 'currency', currency: 'UAH', disabledActivation: false },
    rules: { wagerTimes: 1, wagerBase: 'BONUS', order: 'REAL_FIRST' },
  });
  expect(await desk.shelf(player)).not.toContain('plain');
  expect((await desk.assign(player, 'plain')).id).toBe(taken.id);
  expect(await desk.held(player, 'bonus')).toBe(0n);

  const active = await desk.activate(player, taken.id);
  expect(active).toMatchObject({
    ...{ state: 'ACTIVATED', currentWager: '0', totalWager: '10000', leftMinor: '10000' },
    cancelTakes: { forfeitedMinor: '10000', wageredMinor: '0', openRound: null },
  });
  expect(await desk.activate(player, taken.id)).toMatchObject({ state: 'ACTIVATED', leftMinor: '10000' });
  expect(await desk.held(player, 'bonus')).toBe(10_000n);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('what is wagered becomes real money, and the bonus stands in the archive', async () => {
  await desk.put('short', { wagerTimes: 0 });
  const player = await site.createPlayer({ balanceMinor: '100' });
  const { id } = await desk.take(player, 'short');
  // Nothing had to be wagered: it is over with the next round.
  await desk.play(player, '100');
  await expect.poll(async () => (await desk.all(player, true))[0]?.state).toBe('FINISHED');
  expect(await desk.all(player)).toEqual([]);
  expect((await desk.all(player, true))[0]).toMatchObject({
    id,
    convertedMinor: '10000',
    forfeitedMinor: '0',
  });
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('a second bonus in money waits behind the active one, and takes its turn once that has ended', async () => {
  await desk.put('one');
  await desk.put('two');
  const player = await site.createPlayer();
  const first = await desk.take(player, 'one');
  const second = await desk.take(player, 'two');
  expect(second).toMatchObject({
    ...{ state: 'NOT_ACTIVATED', needs: 'turn', waitsBehind: first.id, disabledActivation: true },
  });
  const canceled = await player.call(cancelBonus, { params: { id: first.id }, body: {} });
  expect(canceled).toMatchObject({ state: 'CANCELED', forfeitedMinor: '10000' });
  expect(await desk.activate(player, second.id)).toMatchObject({ state: 'ACTIVATED' });
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('of two activations of two bonuses at once one is active and the other waits', async () => {
  await desk.put('left');
  await desk.put('right');
  const player = await site.createPlayer();
  const ids = [await desk.idOf(player, 'left'), await desk.idOf(player, 'right')];
  const [, ...both] = await site.owner.transaction(async (tx) => {
    await tx.query('SELECT FROM player WHERE id = $1 FOR UPDATE', [player.id]);
    const asked = ids.map((id) => desk.activate(player, id));
    await untilWaitingForLocks(site.owner, 2);
    return [null, ...asked];
  });
  const states = (await Promise.all(both)).map((bonus) => bonus!.state);
  expect(states.toSorted()).toEqual(['ACTIVATED', 'NOT_ACTIVATED']);
  expect(await desk.held(player, 'bonus')).toBe(10_000n);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('of many who want the last of a budget one has it, and the others find it in other hands', async () => {
  await desk.put('last', {}, { caps: { budget: { UAH: '10000', EUR: '300', KZT: '100000', RON: '1500' } } });
  const players = await Promise.all(Array.from({ length: 8 }, () => site.createPlayer()));
  const ids = await Promise.all(players.map((player) => desk.idOf(player, 'last')));
  const answers = await Promise.all(players.map((player, n) => refusalOf(desk.activate(player, ids[n]!))));
  expect(answers.filter((each) => each === 'done')).toHaveLength(1);
  expect(answers.filter((each) => each === '409 offer_over budget')).toHaveLength(7);
  const loser = players[answers.findIndex((each) => each !== 'done')]!;
  expect(await desk.all(loser, true)).toMatchObject([{ state: 'ACTIVATED_OTHER_PEOPLE' }]);
  expect(await desk.faultsOfBooks()).toEqual([]);
});

test('a bonus that is put away cannot be activated, and its place on the shelf stays empty for the run', async () => {
  await desk.put('unwanted');
  const player = await site.createPlayer();
  const id = await desk.idOf(player, 'unwanted');
  expect(await player.call(cancelBonus, { params: { id }, body: {} })).toMatchObject({ state: 'CANCELED' });
  expect(await refusalOf(desk.activate(player, id))).toBe('409 offer_over ended');
  expect((await desk.assign(player, 'unwanted')).state).toBe('CANCELED');
});

test('a bonus is expired from its last moment on, also before any job has seen that, and is told of until its player has been', async () => {
  await desk.put('late', { claimDays: 1 });
  const player = await site.createPlayer();
  const id = await desk.idOf(player, 'late');
  const past = `UPDATE bonus SET expires_at = now() - interval '1 second' WHERE player_id = $1 AND id = $2`;
  await site.owner.query(past, [player.id, id]);
  expect(await refusalOf(desk.activate(player, id))).toBe('409 offer_over ended');
  expect(await desk.all(player, true)).toMatchObject([{ state: 'EXPIRED', needShowExpiredModal: true }]);
  const news = async () => (await player.call(profile, {})).alerts.bonuses;
  expect(await news()).toBe(1);
  await player.call(setSeenExpiration, { body: { ids: [id] } });
  expect(await desk.all(player, true)).toMatchObject([{ state: 'EXPIRED', needShowExpiredModal: false }]);
  expect(await news()).toBe(0);
});

test('tells once, within its last day, that an active bonus ends, and never of one of two days or less', async () => {
  await desk.put('lasting', { validDays: 7 });
  await desk.put('brief', { validDays: 2 });
  const [player, other] = [await site.createPlayer(), await site.createPlayer()];
  const { id, expireDate } = await desk.take(player, 'lasting');
  await desk.take(other, 'brief');
  const end = Date.parse(expireDate!);
  const tellAt = (beforeMs: number) =>
    tellExpiring({ ...site, clock: { now: () => new Date(end - beforeMs) } } as unknown as BonusParts);
  await tellAt(DAY_MS + 60_000);
  const told = () =>
    site.owner.query(
      `SELECT player_id AS "playerId", payload FROM fact WHERE topic = 'bonus.expiring' AND player_id = ANY ($1)`,
      [[player.id, other.id]],
    );
  expect(await told()).toEqual([]);
  await Promise.all([tellAt(DAY_MS), tellAt(DAY_MS - 1)]);
  await tellAt(60_000);
  const payload = { id, code: 'lasting', expiresAt: expireDate };
  await untilFactsRead(site);
  expect(await told()).toEqual([{ playerId: player.id, payload }]);
  const { notices } = await player.call(listNotices, { query: {} });
  expect(notices.filter(({ kind }) => kind === 'bonus-expiring')).toHaveLength(1);
});

test('somebody else’s bonus is none, and what is seen is seen once', async () => {
  await desk.put('mine');
  const [player, other] = [await site.createPlayer(), await site.createPlayer()];
  const id = await desk.idOf(player, 'mine');
  expect(await refusalOf(desk.activate(other, id))).toBe('404 not_found');
  expect(await refusalOf(other.call(cancelBonus, { params: { id }, body: {} }))).toBe('404 not_found');
  expect(await other.call(updateSeen, { body: { ids: [id] } })).toEqual({ unseen: 0 });
  expect((await desk.all(player))[0]!.seen).toBe(false);
  expect(await player.call(updateSeen, { body: { ids: [id] } })).toEqual({ unseen: 0 });
  expect((await desk.all(player))[0]!.seen).toBe(true);
});

test('who is on a break may have nothing, and a region that allows no free bonus is offered none', async () => {
  await desk.put('free');
  const player = await site.createPlayer();
  const id = await desk.idOf(player, 'free');
  const rule = `INSERT INTO play_rule (player_id, rule, from_at, until_at) VALUES ($1, 'break', now(), now() + interval '1 day')`;
  await site.owner.query(rule, [player.id]);
  expect(await refusalOf(desk.activate(player, id))).toBe('418 user_cant_use_exception break');
  expect(await desk.shelf(player)).toEqual([]);
  const elsewhere = await site.createPlayer({ region: 'KZ' });
  expect(await refusalOf(desk.assign(elsewhere, 'free'))).toBe('404 not_found');
});

test('the terms that a bonus was taken under hold, whatever its programme becomes', async () => {
  await desk.put('changing');
  const player = await site.createPlayer();
  const id = await desk.idOf(player, 'changing');
  await desk.put(
    'changing',
    { amount: { UAH: '90000', EUR: '1', KZT: '1', RON: '1' }, wagerTimes: 5 },
    {},
    1,
  );
  expect(await desk.activate(player, id)).toMatchObject({
    version: 1,
    leftMinor: '10000',
    totalWager: '10000',
  });
});

test('an offer that asks for rounds first is shown with how many are missing, and can be taken once they are played', async () => {
  await desk.put('after-two', { maybe: { spins: 2 } });
  const player = await site.createPlayer({ balanceMinor: '1000' });
  const maybe = async () =>
    (await player.call(readBonuses, { query: {} })).maybeBonuses.find(
      ({ bonus }) => bonus.code === 'after-two',
    );
  expect((await maybe())?.rule).toEqual({
    ...{ currentSpinCount: 0, spinCount: 2, showIfCanSubscribeToPush: false, showIfCanInstallPwa: false },
  });
  expect(await refusalOf(desk.assign(player, 'after-two'))).toBe('404 not_found');
  for (let round = 0; round < 2; round++) await desk.play(player, '100');
  await expect.poll(maybe, { timeout: 10_000 }).toBeUndefined();
  expect(await desk.shelf(player)).toContain('after-two');
  expect((await desk.assign(player, 'after-two')).state).toBe('NOT_ACTIVATED');
});

test('an offer that asks for the app is shown as that, and can be taken once the app was opened', async () => {
  await desk.put('with-app', { maybe: { pwa: true } });
  const player = await site.createPlayer();
  const maybe = async () =>
    (await player.call(readBonuses, { query: {} })).maybeBonuses.find(
      ({ bonus }) => bonus.code === 'with-app',
    );
  expect((await maybe())?.rule).toMatchObject({ showIfCanInstallPwa: true, showIfCanSubscribeToPush: false });
  expect(await refusalOf(desk.assign(player, 'with-app'))).toBe('404 not_found');
  await site.owner.query('INSERT INTO app_install (player_id, installed_at) VALUES ($1, now())', [player.id]);
  expect(await maybe()).toBeUndefined();
  expect((await desk.assign(player, 'with-app')).state).toBe('NOT_ACTIVATED');
});

test('a tab that an operator made names its bonuses', async () => {
  await publishNow(site.db, CUSTOM_TAB, { code: 'mine', terms: { bonusCodes: ['plain', 'short'] } });
  const player = await site.createPlayer();
  expect((await player.call(readBonuses, { query: { language: 'en' } })).customTabs).toEqual([
    { code: 'mine', name: 'A thing', bonusCodes: ['plain', 'short'] },
  ]);
});

test('a promotion that tells of a bonus shows its offer, and none where there is none', async () => {
  await importShipped({ db: site.db, clock: systemClock });
  const shown = () =>
    site.call(getPromotion, { params: { id: 'gift-spins' }, query: { language: 'en', region: 'UA' } });
  expect(await shown()).toMatchObject({ programme: { kind: 'bonus', code: 'weekly-spins' }, offer: null });
  await desk.put('weekly-spins');
  expect((await shown()).offer).toMatchObject({ code: 'weekly-spins', value: '10000', currency: 'UAH' });
});

import { activateByCode, promoOf } from '@croupier/contract/rewards/bonuses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { excludeBefore } from '../../people/exclusions/stop-in-flight.fixture.ts';
import { systemClock } from '../../../platform/clock.ts';
import { claim, changeProgramme } from '../programmes/feature.ts';
import { ATTACKED, attacksOn, inAll, SPINS, type Attacks } from './attacks.fixture.ts';
import { refusalOf } from './bonuses.fixture.ts';

let site: TestApp;
let desk: Attacks;
beforeAll(async () => {
  site = await startTestApp(ATTACKED);
  desk = attacksOn(site);
});
afterAll(async () => {
  expect(await desk.faultsOfBooks()).toEqual([]);
  await site.close();
});

const heldPlayer = (id: bigint): [string, unknown[]] => ['SELECT FROM player WHERE id = $1 FOR UPDATE', [id]];

test('gives a bonus once when two activate it at once', async () => {
  await desk.put('twice', {}, { caps: { budget: inAll('10000'), receivers: 1 } });
  const player = await site.createPlayer();
  const id = await desk.idOf(player, 'twice');
  const answers = await desk.together(heldPlayer(player.id), () => [
    refusalOf(desk.activate(player, id)),
    refusalOf(desk.activate(player, id)),
  ]);
  expect(answers).toEqual(['done', 'done']);
  expect(await desk.held(player, 'bonus')).toBe(10_000n);
  expect(await desk.scarce('twice')).toEqual([
    { what: 'budget UAH', used: 10_000n, claimed: 10_000n, open: 0 },
    { what: 'receivers', used: 1n, claimed: 1n, open: 0 },
  ]);
});

test('loses nothing to itself when one player claims the last of a budget twice at once', async () => {
  await desk.put('own-last', {}, { caps: { budget: inAll('10000') } });
  const player = await site.createPlayer();
  const id = await desk.idOf(player, 'own-last');
  // Another one has had the first unit and gives it back: the row of uses is there to be waited for.
  const [programme] = await site.owner.query<{ id: bigint }>(
    `SELECT id FROM programme WHERE code = 'own-last'`,
  );
  await site.owner.query(
    `INSERT INTO programme_use (programme_id, what, used) VALUES ($1, 'budget UAH', 0)`,
    [programme!.id],
  );
  const answers = await desk.together(
    ['SELECT FROM programme_use WHERE programme_id = $1 FOR UPDATE', [programme!.id]],
    () => [refusalOf(desk.activate(player, id)), refusalOf(desk.activate(player, id))],
  );
  expect(answers).toEqual(['done', 'done']);
  expect(await desk.one(player, id)).toMatchObject({ state: 'ACTIVATED', leftMinor: '10000' });
});

test('returns what was claimed at once when another bonus became active meanwhile', async () => {
  await desk.put('first-one');
  await desk.put('scarce-one', {}, { caps: { receivers: 1 } });
  const [player, other] = [await site.createPlayer({ balanceMinor: '100' }), await site.createPlayer()];
  // With a seat, so that both wait for the player alone, in their order.
  await desk.play(player, '100');
  const [first, scarce] = [await desk.idOf(player, 'first-one'), await desk.idOf(player, 'scarce-one')];
  const both = await site.owner.transaction(async (tx) => {
    await tx.query(...heldPlayer(player.id));
    const one = desk.activate(player, first);
    await untilWaitingForLocks(site.owner, 1);
    const two = desk.activate(player, scarce);
    await untilWaitingForLocks(site.owner, 2);
    return { all: [one, two] };
  });
  const [, waiting] = await Promise.all(both.all);
  expect(waiting).toMatchObject({ state: 'NOT_ACTIVATED', needs: 'turn', waitsBehind: first });
  expect(await desk.scarce('scarce-one')).toEqual([{ what: 'receivers', used: 0n, claimed: 0n, open: 0 }]);
  // The last one is there for somebody else.
  expect(await desk.take(other, 'scarce-one')).toMatchObject({ state: 'ACTIVATED' });
  await desk.cancel(player, first);
  expect(await refusalOf(desk.activate(player, scarce))).toBe('409 offer_over full');
});

test('returns a claim by the job, and settles none, when its activation never happened', async () => {
  await desk.put('left-behind', {}, { caps: { receivers: 1 } });
  const player = await site.createPlayer();
  const key = await desk.idOf(player, 'left-behind');
  const [programme] = await site.owner.query<{ id: bigint }>(
    `SELECT id FROM programme WHERE code = 'left-behind'`,
  );
  const wish = { programmeId: programme!.id, what: 'receivers', key, playerId: player.id, cap: 1n };
  expect(await claim(site.db, wish, new Date(Date.now() - 120_000))).toBe('claimed');
  await site.app.runJob('programme-claims');
  await expect
    .poll(() => desk.scarce('left-behind'), { timeout: 10_000 })
    .toEqual([{ what: 'receivers', used: 0n, claimed: 0n, open: 0 }]);
  expect(await desk.activate(player, key)).toMatchObject({ state: 'ACTIVATED' });
});

test('gives a code of one use to one of two when both take it at once', async () => {
  await desk.put('one-use', { trigger: { by: 'code' }, codes: { kind: 'unique' } });
  await site.owner.query(
    `INSERT INTO promo_code (code, from_at, uses_max, created_at, bonus) VALUES ('single', '2020-01-01', 1, now(), 'one-use')`,
  );
  const players = [await site.createPlayer(), await site.createPlayer()];
  const answers = await desk.together([`SELECT FROM promo_code WHERE code = 'single' FOR UPDATE`, []], () =>
    players.map((player) => refusalOf(desk.assign(player, 'one-use', 'single'))),
  );
  expect(answers.toSorted()).toEqual(['404 not_found', 'done']);
});

test('activates nothing when an exclusion is being committed', async () => {
  await desk.put('stopped', {}, { caps: { receivers: 1 } });
  const player = await site.createPlayer();
  const id = await desk.idOf(player, 'stopped');
  const house = { db: site.db, owner: site.owner, clock: systemClock };
  const [asked] = await excludeBefore(house, { playerId: player.id, region: 'UA' }, () => [
    refusalOf(desk.activate(player, id)),
  ]);
  expect(await asked).toBe('418 user_cant_use_exception exclusion');
  await desk.untilRead();
  expect(await desk.one(player, id)).toMatchObject({ state: 'CANCELED' });
  expect(await desk.held(player, 'bonus')).toBe(0n);
  expect(await desk.scarce('stopped')).toEqual([{ what: 'receivers', used: 0n, claimed: 0n, open: 0 }]);
});

test('activates or expires a bonus, and never both, when the job comes by at the same moment', async () => {
  await desk.put('edge');
  const player = await site.createPlayer();
  const id = await desk.idOf(player, 'edge');
  const answer = await site.owner.transaction(async (tx) => {
    await tx.query('SELECT FROM bonus WHERE player_id = $1 AND id = $2 FOR UPDATE', [player.id, id]);
    const asked = refusalOf(desk.activate(player, id));
    await untilWaitingForLocks(site.owner, 1);
    // It runs out while the activation waits.
    await tx.query('UPDATE bonus SET expires_at = now() WHERE player_id = $1 AND id = $2', [player.id, id]);
    return { asked };
  });
  expect(await answer.asked).toBe('409 offer_over ended');
  await site.app.runJob('bonuses-end');
  expect(await desk.one(player, id)).toMatchObject({ state: 'EXPIRED' });
  expect(await desk.held(player, 'bonus')).toBe(0n);
});

test('gives nothing more when its programme is withdrawn while a player activates', async () => {
  await desk.put('taken-back', {}, { caps: { receivers: 5 } });
  const player = await site.createPlayer();
  const id = await desk.idOf(player, 'taken-back');
  const asked = await site.owner.transaction(async (tx) => {
    await tx.query(...heldPlayer(player.id));
    const activating = refusalOf(desk.activate(player, id));
    await untilWaitingForLocks(site.owner, 1);
    const change = { kind: 'bonus', code: 'taken-back', act: 'withdraw', by: 'olena' } as const;
    await changeProgramme({ db: site.db, clock: systemClock }, change);
    return { activating };
  });
  expect(await asked.activating).toBe('409 offer_over withdrawn');
  expect(await desk.scarce('taken-back')).toEqual([{ what: 'receivers', used: 0n, claimed: 0n, open: 0 }]);
  await site.app.runJob('bonuses-end');
  await expect.poll(async () => (await desk.one(player, id))?.state, { timeout: 10_000 }).toBe('CANCELED');
});

test('is taken back with the version that it is of, also where the next one is published at once', async () => {
  await desk.put('mended');
  const player = await site.createPlayer();
  const id = await desk.idOf(player, 'mended');
  const change = { kind: 'bonus', code: 'mended', act: 'withdraw', by: 'olena' } as const;
  await changeProgramme({ db: site.db, clock: systemClock }, change);
  await desk.put('mended', {}, {}, 1);
  await site.app.runJob('bonuses-end');
  await expect.poll(async () => (await desk.one(player, id))?.state, { timeout: 10_000 }).toBe('CANCELED');
});

test('takes what is scarce for the rounds that come with a bonus, and gives none when there is none left', async () => {
  await desk.put('along', { ...SPINS, trigger: { by: 'operator' } }, { caps: { receivers: 1 } });
  await desk.put('with-spins', { additional: 'along' });
  const [player, other] = [await site.createPlayer(), await site.createPlayer()];
  const ofAlong = async (of: typeof player) =>
    [...(await desk.all(of)), ...(await desk.all(of, true))].find(({ code }) => code === 'along')?.state;
  await desk.take(player, 'with-spins');
  await expect.poll(() => ofAlong(player), { timeout: 10_000 }).toBe('ACTIVATED');
  expect(await desk.scarce('along')).toEqual([{ what: 'receivers', used: 1n, claimed: 1n, open: 0 }]);
  await desk.take(other, 'with-spins');
  await site.app.runJob('bonuses-activate');
  expect(await ofAlong(other)).toBeUndefined();
  expect(await desk.held(other, 'bonus')).toBe(10_000n);
});

test('comes to an end when two programmes come along with each other', async () => {
  await desk.put('round-one', { ...SPINS, trigger: { by: 'operator' } });
  await desk.put('round-two', { ...SPINS, additional: 'round-one' });
  // Published at the same moment as the other: nothing has compared the two.
  await site.owner.query(
    `UPDATE programme_version v SET body = jsonb_set(v.body, '{terms,additional}', '"round-two"') FROM programme p
WHERE p.id = v.programme_id AND p.code = 'round-one'`,
  );
  const player = await site.createPlayer();
  await desk.take(player, 'round-two');
  const given = async () => (await desk.all(player)).map(({ code, state }) => `${code} ${state}`).toSorted();
  const all = ['round-one ACTIVATED', 'round-two ACTIVATED', 'round-two ACTIVATED'];
  await expect.poll(given, { timeout: 10_000 }).toEqual(all);
  await site.app.runJob('bonuses-activate');
  expect(await given()).toEqual(all);
});

test('tells of no code when a shared one is used up, and of their bonus to who has it', async () => {
  await desk.put('few', { trigger: { by: 'code' }, codes: { kind: 'shared', code: 'FEW-26', uses: 1 } });
  const [player, waiting, late] = [
    await site.createPlayer(),
    await site.createPlayer(),
    await site.createPlayer(),
  ];
  const mine = await desk.assign(waiting, 'few-26');
  await player.call(activateByCode, { body: { code: 'few-26' } });
  expect(await refusalOf(desk.assign(late, 'few-26'))).toBe('404 not_found');
  const looked = await site.call(promoOf, { params: { code: 'few-26' }, query: {} });
  expect(looked.offer).toBeNull();
  expect(await refusalOf(desk.activate(waiting, mine.id))).toBe('409 offer_over others');
});

test('gives no bonus in the money of another region when its player has moved', async () => {
  await desk.put('moved');
  const player = await site.createPlayer();
  const id = await desk.idOf(player, 'moved');
  // The figures of the house are by region: what was done in one is counted before the move, which nobody tells them of.
  await desk.untilRead();
  await site.owner.query(`UPDATE player SET region = 'EU' WHERE id = $1`, [player.id]);
  const there = await site.signIn(player);
  expect(await refusalOf(desk.activate(there, id))).toBe('418 user_cant_use_exception region_rule');
  expect(await desk.held(player, 'bonus')).toBe(0n);
  await desk.untilRead();
  await site.owner.query(`UPDATE player SET region = 'UA' WHERE id = $1`, [player.id]);
});

import { deleteAccount } from '@croupier/contract/people/deletion';
import { playRound } from '@croupier/contract/play/rounds';
import { updateSeen } from '@croupier/contract/rewards/bonuses';
import { testOutcome } from '@croupier/contract/site/test-data';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendFacts } from '../../../platform/outbox.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { seedStudioGames } from '../../play/providers/feature.ts';
import { ATTACKED, attacksOn, SPINS, type Attacks } from './attacks.fixture.ts';
import { refusalOf } from './bonuses.fixture.ts';
import { followBreaks } from './follow-breaks.ts';

let site: TestApp;
let desk: Attacks;
beforeAll(async () => {
  site = await startTestApp(ATTACKED);
  desk = attacksOn(site);
  await seedStudioGames(site.owner);
  await desk.put('money', { wagerTimes: 2 });
  await desk.put('waiting');
  await desk.put('gift', SPINS);
  const { spins } = SPINS;
  const moon = { ...spins!, provider: 'paper-moon', games: ['paper-moon-toss'] };
  await desk.put('moon', { ...SPINS, type: 'PROVIDER_GIFT_SPINS', spins: moon });
});
afterAll(async () => {
  expect(await desk.faultsOfBooks()).toEqual([]);
  await site.close();
});

test('refuses to cancel a bonus while a round of it is open, and says which one', async () => {
  const player = await site.createPlayer();
  const { id } = await desk.take(player, 'money');
  const round = await desk.openReef(player, '1000');
  expect(await desk.one(player, id)).toMatchObject({
    availableForCancel: false,
    cancelTakes: { forfeitedMinor: '9000', wageredMinor: '1000', openRound: round },
  });
  expect(await refusalOf(desk.cancel(player, id))).toBe('409 round_open');
  await desk.leaveReef(player, round);
  expect(await desk.cancel(player, id)).toMatchObject({ state: 'CANCELED' });
});

test('forfeits the bonus part of a win when the bonus ran out while its round was open', async () => {
  const player = await site.createPlayer();
  const { id } = await desk.take(player, 'money');
  const round = await desk.openReef(player, '1000');
  await desk.expire(player, id);
  expect(await refusalOf(desk.cancel(player, id))).toBe('409 conflict');
  expect(await desk.one(player, id)).toMatchObject({ state: 'EXPIRED', forfeitedMinor: '9000' });
  await desk.leaveReef(player, round);
  expect([await desk.held(player, 'bonus'), await desk.held(player, 'real')]).toEqual([0n, 0n]);
});

test('pays a late win as real money when the bonus was finished while its round was open', async () => {
  await desk.put('parked', { wagerTimes: 1, amount: { UAH: '10000', EUR: '1', KZT: '1', RON: '1' } });
  const player = await site.createPlayer();
  const { id } = await desk.take(player, 'parked');
  const round = await desk.openReef(player, '10000');
  await expect.poll(async () => (await desk.one(player, id))?.state, { timeout: 10_000 }).toBe('FINISHED');
  await desk.leaveReef(player, round);
  expect(await desk.held(player, 'bonus')).toBe(0n);
  expect(await desk.held(player, 'real')).toBeGreaterThan(0n);
});

test('takes no stake from a bonus when it has run out and no job has come by', async () => {
  const player = await site.createPlayer();
  const { id } = await desk.take(player, 'money');
  await desk.expire(player, id);
  expect(await refusalOf(desk.play(player, '100'))).toContain('insufficient_funds');
  expect(await desk.one(player, id)).toMatchObject({ state: 'EXPIRED', currentWager: '0' });
});

test('converts a bonus once when its last round and a cancellation come at once', async () => {
  await desk.put('last-round', { wagerTimes: 1 });
  const player = await site.createPlayer({ balanceMinor: '10000' });
  const { id } = await desk.take(player, 'last-round');
  const [, canceled] = await desk.together(
    ['SELECT FROM player_seat WHERE player_id = $1 FOR UPDATE', [player.id]],
    () => [refusalOf(desk.play(player, '10000')), refusalOf(desk.cancel(player, id))],
  );
  await expect
    .poll(async () => (await desk.one(player, id))?.state, { timeout: 10_000 })
    .toBe(canceled === 'done' ? 'CANCELED' : 'FINISHED');
  await Promise.all([1, 2].map(() => site.app.runJob('purses-end')));
  const sum = `SELECT coalesce(sum(amount_minor), 0)::bigint AS minor FROM every_transfer
WHERE player_id = $1 AND operation = 'bonus-conversion' AND kind = 'real'`;
  const [{ minor }] = (await site.owner.query<{ minor: bigint }>(sum, [player.id])) as [{ minor: bigint }];
  expect(minor).toBe(canceled === 'done' ? 0n : 10_000n);
});

const endsOf = async (player: TestPlayer) =>
  (
    await site.owner.query<{ at: Date }>(
      `SELECT expires_at AS at FROM bonus_grant WHERE player_id = $1 AND state = 'ACTIVATED'
UNION ALL SELECT expires_at FROM gift_grant WHERE player_id = $1 UNION ALL SELECT expires_at FROM provider_free_rounds WHERE player_id = $1`,
      [player.id],
    )
  ).map(({ at }) => at.getTime());

test('moves the end of all that is under way on by a break, once, and of a longer one by what it adds', async () => {
  const player = await site.createPlayer();
  for (const code of ['money', 'gift', 'moon']) await desk.take(player, code);
  const waiting = await desk.assign(player, 'waiting');
  const before = await endsOf(player);
  expect(before).toHaveLength(3);
  const movedDays = async () =>
    (await endsOf(player)).map((at, n) => Math.round((at - before[n]!) / 1_000) / 86_400);
  await desk.stop(player, 'day');
  await desk.untilRead();
  expect((await movedDays()).map(Math.round)).toEqual([1, 1, 1]);
  const [once] = await site.owner.query<{ until: Date; from: Date }>(
    'SELECT until_at AS until, from_at AS "from" FROM break_move WHERE player_id = $1',
    [player.id],
  );
  // The same fact again, as if its reader had not come to its commit.
  const fact = { playerId: player.id, createdAt: once!.from, payload: { until: once!.until.toISOString() } };
  await site.db.transaction((tx) => followBreaks(tx, [fact as never]));
  expect((await movedDays()).map(Math.round)).toEqual([1, 1, 1]);
  await desk.stop(player, 'week');
  await desk.untilRead();
  for (const days of await movedDays()) expect(days).toBeCloseTo(7, 2);
  expect((await desk.one(player, waiting.id))!.expireDate).toBe(waiting.expireDate);
});

test('moves no end when the break was over before anything of it began', async () => {
  const player = await site.createPlayer();
  for (const code of ['money', 'gift', 'moon']) await desk.take(player, code);
  const before = await endsOf(player);
  // A new reader begins with the oldest fact there is.
  const at = Date.now() - 3 * 86_400_000;
  const payload = { until: new Date(at + 86_400_000).toISOString() };
  const fact = { playerId: player.id, createdAt: new Date(at), payload };
  await site.db.transaction((tx) => followBreaks(tx, [fact as never]));
  expect(await endsOf(player)).toEqual(before);
});

test('plays on with a bonus after a break when the process remembers its end from before', async () => {
  const player = await site.createPlayer();
  const { id } = await desk.take(player, 'money');
  const soon = `UPDATE bonus_grant SET expires_at = now() + interval '1 second' WHERE player_id = $1 AND id = $2`;
  await site.owner.query(soon, [player.id, id]);
  // The process remembers the end with this round.
  await desk.play(player, '100');
  const moved = `UPDATE bonus_grant SET expires_at = now() + interval '1 day' WHERE player_id = $1 AND id = $2`;
  await site.owner.query(moved, [player.id, id]);
  const over = `SELECT FROM bonus_grant WHERE player_id = $1 AND created_at < now() - interval '1100 milliseconds'`;
  await expect.poll(() => site.owner.query(over, [player.id]), { timeout: 5_000 }).toHaveLength(1);
  await desk.play(player, '100');
  expect(await desk.one(player, id)).toMatchObject({ state: 'ACTIVATED', currentWager: '200' });
});

test('puts away what waits, and gives up what is active, when its player leaves', async () => {
  const player = await site.createPlayer();
  await desk.take(player, 'money');
  await desk.take(player, 'gift');
  await desk.assign(player, 'waiting');
  expect(await refusalOf(player.call(deleteAccount, { query: {} }))).toBe('409 conflict');
  await player.call(deleteAccount, { query: { giveUp: '1' } });
  const states = async () =>
    (
      await site.owner.query<{ state: string }>(
        `SELECT coalesce(g.state, f.state, b.state) AS state FROM bonus b LEFT JOIN bonus_grant g ON g.player_id = b.player_id AND g.id = b.id
LEFT JOIN gift_grant f ON f.player_id = b.player_id AND f.id = b.id WHERE b.player_id = $1`,
        [player.id],
      )
    ).map(({ state }) => state);
  await expect.poll(states, { timeout: 10_000 }).toEqual(['CANCELED', 'CANCELED', 'CANCELED']);
});

test('says that won money waits when another bonus is active, and counts no bonus as unseen when it is over', async () => {
  const player = await site.createPlayer();
  const money = await desk.take(player, 'money');
  const { id } = await desk.take(player, 'gift');
  const of = { playerId: String(player.id), game: 'sunny-orchard' };
  await site.call(testOutcome, { body: { ...of, outcome: 'won' } });
  const bet = {
    key: randomUUID(),
    game: 'sunny-orchard',
    stakeMinor: '200',
    kind: 'real',
    giftId: id,
  } as const;
  await player.call(playRound, { body: bet });
  expect(await desk.cancel(player, id)).toMatchObject({
    ...{ state: 'NOT_ACTIVATED', needs: 'turn', waitsBehind: money.id, disabledActivation: true },
  });
  expect(await desk.activate(player, id)).toMatchObject({ state: 'NOT_ACTIVATED' });
  await desk.cancel(player, money.id);
  expect(await player.call(updateSeen, { body: { ids: [id] } })).toEqual({ unseen: 0 });
  expect(await desk.activate(player, id)).toMatchObject({ state: 'ACTIVATED', needs: null });
});

test('refuses a round of a gift when it has run out and no job has come by', async () => {
  const player = await site.createPlayer();
  const { id } = await desk.take(player, 'gift');
  await site.owner.query(
    `UPDATE gift_grant SET expires_at = now() - interval '1 millisecond' WHERE player_id = $1`,
    [player.id],
  );
  const bet = {
    key: randomUUID(),
    game: 'sunny-orchard',
    stakeMinor: '200',
    kind: 'real',
    giftId: id,
  } as const;
  expect(await refusalOf(player.call(playRound, { body: bet }))).toContain('gift_over');
});

test('offers no next step when that is of another region', async () => {
  await desk.put('elsewhere', { trigger: { by: 'operator' } }, { audience: { regions: ['EU'] } });
  await desk.put('leads-away', { wagerTimes: 0 });
  await site.owner.query(
    `UPDATE programme_version v SET body = jsonb_set(v.body, '{terms,next}', '"elsewhere"') FROM programme p
WHERE p.id = v.programme_id AND p.code = 'leads-away'`,
  );
  const player = await site.createPlayer({ balanceMinor: '100' });
  const { id } = await desk.take(player, 'leads-away');
  await desk.play(player, '100');
  await expect.poll(async () => (await desk.one(player, id))?.state, { timeout: 10_000 }).toBe('FINISHED');
  await desk.untilRead();
  expect(await desk.all(player)).toEqual([]);
});

test('cancels or finishes, and never both, when the expiry job comes by at once', async () => {
  const player = await site.createPlayer();
  const { id } = await desk.take(player, 'money');
  const asked = await site.owner.transaction(async (tx) => {
    await tx.query('SELECT FROM player_seat WHERE player_id = $1 FOR UPDATE', [player.id]);
    const canceling = refusalOf(desk.cancel(player, id));
    await untilWaitingForLocks(site.owner, 1);
    await tx.query('UPDATE bonus_grant SET expires_at = now() WHERE player_id = $1', [player.id]);
    return { canceling };
  });
  expect(await asked.canceling).toBe('409 conflict');
  expect(await desk.one(player, id)).toMatchObject({ state: 'EXPIRED', forfeitedMinor: '10000' });
});

test('moves ends on by a break that the house sets, as by one of the player', async () => {
  const player = await site.createPlayer();
  await desk.take(player, 'money');
  const [before] = await endsOf(player);
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await site.db.transaction((tx) =>
    appendFacts(tx, [{ playerId: player.id, topic: 'house-break.set', payload: { until } }]),
  );
  await desk.untilRead();
  const [after] = await endsOf(player);
  expect((after! - before!) / 86_400_000).toBeCloseTo(3, 2);
});

test('cancels what spins have won while it waits behind another bonus, once and with the books in order', async () => {
  const player = await site.createPlayer();
  const money = await desk.take(player, 'money');
  const { id } = await desk.take(player, 'gift');
  const of = { playerId: String(player.id), game: 'sunny-orchard' };
  await site.call(testOutcome, { body: { ...of, outcome: 'won' } });
  const bet = {
    key: randomUUID(),
    game: 'sunny-orchard',
    stakeMinor: '200',
    kind: 'real',
    giftId: id,
  } as const;
  await player.call(playRound, { body: bet });
  // The rest of the spins is given up: what they have won waits.
  expect(await desk.cancel(player, id)).toMatchObject({ state: 'NOT_ACTIVATED', availableForCancel: true });
  const canceled = await Promise.all([desk.cancel(player, id), desk.cancel(player, id)]);
  expect(canceled).toMatchObject([{ state: 'CANCELED' }, { state: 'CANCELED' }]);
  await desk.cancel(player, money.id);
  expect(await refusalOf(desk.activate(player, id))).toBe('done');
  expect(await desk.one(player, id)).toMatchObject({ state: 'CANCELED' });
  expect(await desk.held(player, 'bonus')).toBe(0n);
});

test('asks for no dialog of an expired bonus when spins ran out with nothing made of them', async () => {
  const player = await site.createPlayer();
  const { id } = await desk.take(player, 'gift');
  await site.owner.query(`UPDATE gift_grant SET state = 'EXPIRED', ended_at = now() WHERE player_id = $1`, [
    player.id,
  ]);
  expect(await desk.one(player, id)).toMatchObject({ state: 'EXPIRED', needShowExpiredModal: false });
});

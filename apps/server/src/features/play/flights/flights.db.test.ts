import { commitmentOf, endMsOf, multiplierAt, sharedCrashPoint } from '@croupier/games';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import { findChain } from './chains-store.ts';
import { GAME } from './flight-house.fixture.ts';
import { createFlightsFixture, definition } from './flights.fixture.ts';
import { listFlights } from './flights-store.ts';
import { betOf } from '../rounds/rounds.fixture.ts';

let on: Awaited<ReturnType<typeof createFlightsFixture>>;
beforeAll(async () => {
  on = await createFlightsFixture();
});
afterAll(async () => expect(await on.close()).toEqual([]));

const between = (least: number, most: number) => (crashCenti: number) =>
  crashCenti >= least && crashCenti <= most;

describe('a flight together', () => {
  it('pays whoever set where to leave and was not too late, and tells everyone its end', async () => {
    await on.openFlight(between(150, 400));
    const [early, greedy, sitting] = await on.aboard(150, 401, undefined);
    const crashCenti = await on.land();
    expect(await on.paidTo(early!)).toBe(150);
    expect(await on.paidTo(greedy!)).toBe(0);
    expect(await on.paidTo(sitting!)).toBe(0);
    expect(on.told.at(-1)!.message).toMatchObject({
      name: 'flight',
      data: { crashCenti, heardCenti: null },
    });
    expect((await on.latest()).state).toBe('paid');
    expect(on.unheard).toEqual([]);
  });

  it('is left by hand at what it was when the request was read, and again answers the round as it is', async () => {
    await on.openFlight(between(200, 1_000));
    const [player] = await on.aboard(undefined);
    expect(await on.leave(player!)).toEqual({ refused: 'conflict' });
    await on.flyTo(130);
    const readAt = on.clock.now();
    await on.pass(1_000);
    const left = multiplierAt(definition, readAt.getTime() - (await on.latest()).takesOffAt.getTime());
    const first = await on.leave(player!, readAt);
    expect(first).toMatchObject({ winMinor: String(left), state: 'settled' });
    expect(JSON.stringify(first)).toContain('"crashCenti":null'); // others still fly
    const others = await Promise.all(Array.from({ length: 10 }, () => on.leave(player!)));
    for (const other of others) expect(other).toEqual(first);
    await on.land();
    expect(await on.leave(player!)).toEqual(first);
    expect(await on.paidTo(player!)).toBe(left);
    await on.openFlight(() => true);
    expect(await on.leave(player!)).toEqual(first); // the one before has not taken off yet
    await on.land();
    expect(await on.leave(player!)).toEqual({ refused: 'not_found' });
  });

  it('is left once by ten at the same time, of one player in two processes', async () => {
    const other = on.createHouse();
    await on.openFlight(between(200, 1_000));
    const [player] = await on.aboard(undefined);
    await on.flyTo(150);
    const leaves = await Promise.all(
      Array.from({ length: 10 }, (_, n) => on.leave(player!, on.clock.now(), n % 2 ? other : on.house)),
    );
    expect(leaves.filter(isRefusal)).toEqual([]);
    const [first] = leaves;
    expect(first).toMatchObject({ state: 'settled' });
    expect(leaves).toEqual(Array(10).fill(first));
    await on.land();
    expect(await on.paidTo(player!)).toBeGreaterThanOrEqual(150);
    expect(await on.owner.query('SELECT FROM flight_leave WHERE player_id = $1', [player])).toHaveLength(1);
    await other.desk.stop();
  });

  it('tells the settled round to whoever leaves again while the first leave is being paid, in any process', async () => {
    const other = on.createHouse();
    await on.openFlight(between(200, 1_000));
    const [player] = await on.aboard(undefined);
    await on.flyTo(150);
    const holder = await on.owner.pool.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM player_seat WHERE player_id = $1 FOR UPDATE', [player]);
      const first = on.leave(player!);
      await untilWaitingForLocks(on.owner, 1);
      const again = [on.house, on.house, other].map((by) => on.leave(player!, on.clock.now(), by));
      await untilWaitingForLocks(on.owner, 2); // the first one's, and the other process's
      await holder.query('COMMIT');
      const paid = await first;
      expect(paid).toMatchObject({ state: 'settled' });
      expect(await Promise.all(again)).toEqual([paid, paid, paid]);
    } finally {
      holder.release();
    }
    await on.land();
    await other.desk.stop();
  });

  it('pays who leaves while a beat is under way that began before', async () => {
    await on.openFlight(between(200, 1_000));
    const [player] = await on.aboard(undefined);
    await on.flyTo(150);
    const holder = await on.owner.pool.connect();
    try {
      await holder.query('BEGIN; LOCK TABLE leave_desk IN EXCLUSIVE MODE');
      const beat = on.house.desk.beat();
      await untilWaitingForLocks(on.owner, 1);
      on.skip(100);
      const leaving = on.leave(player!);
      await expect
        .poll(() => on.owner.query('SELECT FROM flight_leave WHERE player_id = $1', [player]))
        .toHaveLength(1);
      await holder.query('COMMIT');
      await beat;
      expect(await leaving).toMatchObject({ state: 'settled' });
    } finally {
      holder.release();
    }
    await on.land();
  });

  it('pays who left in time though the flight ended before the leave was paid', async () => {
    await on.openFlight(between(150, 400));
    const [player] = await on.aboard(undefined);
    const { takesOffAt } = await on.latest();
    const endsMs = takesOffAt.getTime() + endMsOf(definition, await on.endOf());
    await on.pass(endsMs - 1 - on.time.ms);
    const readAt = on.clock.now();
    const pay = on.house.paymaster.step;
    on.house.paymaster.step = async () => undefined;
    await on.pass(1_000);
    expect((await on.latest()).state).toBe('ended');
    const left = await on.leave(player!, readAt);
    expect(left).toMatchObject({ state: 'settled' });
    on.house.paymaster.step = pay;
    await on.settle();
    expect(await on.leave(player!, readAt)).toEqual(left);
  });

  it('can be left to the last millisecond of its end, for as much as leaving by itself gives, and no later', async () => {
    await on.openFlight(between(150, 400));
    const [inTime, late, byItself] = await on.aboard(undefined, undefined, await on.endOf());
    const crashCenti = await on.endOf();
    const { takesOffAt } = await on.latest();
    const endsMs = takesOffAt.getTime() + endMsOf(definition, crashCenti);
    await on.pass(endsMs - 1 - on.time.ms);
    notRefused(await on.leave(inTime!));
    on.skip(1);
    expect(await on.leave(late!)).toEqual({ refused: 'too_late' });
    await on.settle();
    const last = multiplierAt(definition, endsMs - 1 - takesOffAt.getTime());
    expect(last).toBeLessThanOrEqual(crashCenti);
    expect(await on.paidTo(inTime!)).toBe(last);
    expect(await on.paidTo(byItself!)).toBe(crashCenti);
    expect(await on.paidTo(late!)).toBe(0);
    expect(await on.leave(late!)).toEqual({ refused: 'too_late' });
  });

  it('takes no bet after it took off, whatever the clock says then, and no second one of a player', async () => {
    await on.openFlight(between(200, 1_000));
    const [player] = await on.aboard(undefined);
    expect(await on.bet(player!)).toEqual({ refused: 'round_open' });
    await on.flyTo(120);
    const newcomer = await on.player('UA', 10_000n);
    expect(await on.bet(newcomer)).toEqual({ refused: 'too_late' });
    on.time.ms -= 5_000; // what was in the air is boarding again by this clock, and everybody has seen how far it came
    expect(await on.bet(newcomer)).toEqual({ refused: 'too_late' });
    on.time.ms += 5_000;
    await on.land();
  });

  it('lets nobody choose where they left', async () => {
    await on.openFlight(between(150, 400));
    const player = await on.player('UA', 10_000n);
    const opened = notRefused(await on.bet(player));
    expect(on.openOf(opened)).toMatchObject({ asks: 'flight' });
    const step = { playerId: player, key: opened.id, step: 1, choice: [500_000], requestId: 'test' };
    expect(await on.house.rounds.step(step)).toEqual({ refused: 'choice_not_allowed' });
    await on.land();
    expect(await on.paidTo(player)).toBe(0);
  });

  it('answers a bet it took as taken, when the bet comes again after take-off and after the end', async () => {
    await on.openFlight(between(150, 400));
    const player = await on.player('UA', 10_000n);
    const key = randomUUID();
    const asked = betOf(player, { game: GAME, choice: [150], key });
    const first = await on.house.rounds.play(asked);
    expect(on.openOf(first)).toMatchObject({ asks: 'flight' });
    await on.flyTo(120);
    expect(await on.house.rounds.play(asked)).toEqual(first);
    await on.land();
    expect(await on.house.rounds.play(asked)).toMatchObject({
      id: key,
      winMinor: '150',
    });
    expect(await on.paidTo(player)).toBe(150);
  });
});

it('was decided before anyone staked: each revealed seed leads back to the commitment', async () => {
  await on.openFlight(() => true);
  await on.land();
  const chain = (await findChain(on.db, GAME, 1))!;
  const flights = (await listFlights(on.db, GAME, 10_000)).toReversed();
  let known = chain.commitment;
  for (const { seed, crashCenti, number } of flights) {
    expect(commitmentOf(seed!)).toBe(known);
    known = seed!;
    const publicSeed = chain.publicSeed!;
    const end = sharedCrashPoint(definition, { serverSeed: seed!, publicSeed, flight: number });
    expect(end).toBe(crashCenti);
  }
});

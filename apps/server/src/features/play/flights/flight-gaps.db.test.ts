import { endMsOf, flightMsOf, multiplierAt } from '@croupier/games';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { createFlightsFixture, definition } from './flights.fixture.ts';

let on: Awaited<ReturnType<typeof createFlightsFixture>>;
beforeAll(async () => {
  on = await createFlightsFixture();
});
beforeEach(() => {
  on.unheard.length = 0;
});
afterAll(async () => {
  expect(await on.close()).toEqual([]);
  expect(on.failures).toEqual([]);
});

const HOUR_MS = 3_600_000;
const between = (least: number, most: number) => (crashCenti: number) =>
  crashCenti >= least && crashCenti <= most;
/** The end of a gap is believed only after it was looked at for a while. */
const lookTwice = async () => {
  await on.settle();
  await on.pass(1_000);
  await on.settle();
};

describe('a house that did not hear its players', () => {
  it('takes out whoever would leave by hand where it last heard them, pays the others as ever, and raises an alarm', async () => {
    await on.openFlight(between(300, 2_000));
    const [byHand, reached, notReached, left] = await on.aboard(undefined, 250, 500_000, undefined);
    await on.flyTo(120);
    notRefused(await on.leave(left!));
    const { takesOffAt, number } = await on.latest();
    const heardCenti = multiplierAt(definition, on.time.ms - takesOffAt.getTime());
    on.skip(60_000);
    await lookTwice();
    expect(await on.latest()).toMatchObject({ state: 'paid', heardCenti, void: false });
    expect(await on.paidTo(byHand!)).toBe(heardCenti);
    expect(await on.paidTo(reached!)).toBe(250);
    expect(await on.paidTo(notReached!)).toBe(0);
    expect(await on.paidTo(left!)).toBe(heardCenti);
    expect(on.unheard).toEqual([number]);
    expect(on.told.at(-1)!.message).toMatchObject({ data: { heardCenti } });
  });

  it('gives the stake back where it never heard them, and still pays who had set where to leave', async () => {
    await on.openFlight(between(150, 400));
    const [byHand, reached] = await on.aboard(undefined, 150);
    on.skip(HOUR_MS);
    await lookTwice();
    expect((await on.latest()).heardCenti).toBe(100);
    expect(await on.paidTo(byHand!)).toBe(100);
    expect(await on.paidTo(reached!)).toBe(150);
  });

  it('counts a flight that nobody can leave as lost all the same', async () => {
    await on.openFlight((crashCenti) => crashCenti === 100);
    const [byHand] = await on.aboard(undefined);
    on.skip(HOUR_MS);
    await lookTwice();
    expect(await on.paidTo(byHand!)).toBe(0);
  });

  it('hides the end until it has heard, and breaks off the same whether the flight had ended or not', async () => {
    await on.openFlight(between(150, 160));
    const [byHand] = await on.aboard(undefined);
    await on.flyTo(145);
    const { takesOffAt } = await on.latest();
    const heardCenti = multiplierAt(definition, on.time.ms - takesOffAt.getTime());
    on.skip(endMsOf(definition, await on.endOf()) + takesOffAt.getTime() - on.time.ms + 100);
    const { desk } = on.house;
    const { beat } = desk;
    desk.beat = async () => undefined; // nobody hears, but somebody looks at the flight
    await on.settle();
    expect((await on.latest()).state).toBe('flying');
    on.skip(2_000);
    await lookTwice();
    desk.beat = beat;
    expect(await on.latest()).toMatchObject({ state: 'paid', heardCenti });
    expect(await on.paidTo(byHand!)).toBe(heardCenti);
  });

  it('lets pass what is shorter than two seconds', async () => {
    await on.openFlight(between(150, 400));
    const [byHand] = await on.aboard(undefined);
    await on.flyTo(120);
    on.skip(1_900);
    await on.pass(1);
    await on.land();
    expect((await on.latest()).heardCenti).toBeNull();
    expect(await on.paidTo(byHand!)).toBe(0);
    expect(on.unheard).toEqual([]);
  });

  it('counts on the other process when one is deaf', async () => {
    const other = on.createHouse();
    await on.openFlight(between(200, 1_000));
    const [byHand] = await on.aboard(undefined);
    await on.flyTo(120);
    for (let n = 0; n < 5; n += 1) {
      on.skip(1_000);
      await other.desk.beat();
    }
    notRefused(await on.leave(byHand!, on.clock.now(), other));
    await on.land();
    expect((await on.latest()).heardCenti).toBeNull();
    expect(on.unheard).toEqual([]);
    await other.desk.stop();
  });
});

describe('a clock', () => {
  it('that ran ahead and was set back voids the flight that it opened: stakes go back, and the next one opens at once', async () => {
    on.time.ms += HOUR_MS;
    await on.openFlight(between(300, 2_000));
    const [byHand, byItself] = await on.aboard(undefined, 200);
    const { number } = await on.latest();
    on.time.ms -= HOUR_MS;
    const player = await on.player('UA', 10_000n);
    expect(await on.bet(player)).toEqual({ refused: 'too_late' });
    await on.settle();
    expect(await on.latest()).toMatchObject({ number, state: 'paid', void: true, heardCenti: null });
    expect(await on.paidTo(byHand!)).toBe(100);
    expect(await on.paidTo(byItself!)).toBe(100);
    expect(on.unheard).toEqual([number]);
    expect(on.told.at(-1)!.message).toMatchObject({ data: { number, void: true } });
    on.house.desk.watched();
    await on.pass(4_000);
    const next = await on.latest();
    expect(next).toMatchObject({ number: number + 1, state: 'boarding' });
    expect(next.takesOffAt.getTime() - on.time.ms).toBeLessThanOrEqual(on.BETTING_MS);
    notRefused(await on.bet(player));
    await on.land();
    expect(await on.latest()).toMatchObject({ state: 'paid', void: false });
  });

  it('that voids a flight is known to the books: they find a stake that was given back without it, and one that was kept', async () => {
    const found = async () => {
      const { checks } = await verifyBooks(on.owner);
      return checks.filter(({ difference }) => difference).map(({ name }) => name);
    };
    const turn = (number: number) =>
      on.owner.query('UPDATE flight SET void = NOT void WHERE number = $1', [number]);
    await on.openFlight(between(150, 400));
    await on.aboard(undefined);
    const { number: flown } = await on.land().then(on.latest);
    on.time.ms += HOUR_MS;
    await on.openFlight(between(300, 2_000));
    await on.aboard(undefined);
    const { number: voided } = await on.latest();
    on.time.ms -= HOUR_MS;
    await on.settle();
    expect(await on.latest()).toMatchObject({ number: voided, state: 'paid', void: true });
    expect(await found()).toEqual([]);
    for (const number of [flown, voided]) {
      await turn(number);
      expect(await found()).toEqual(['flight-rounds']);
      await turn(number);
    }
  });

  it('that was set back by less than is let pass voids nothing', async () => {
    await on.openFlight(between(150, 400));
    const [player] = await on.aboard(150);
    const { number } = await on.latest();
    on.time.ms -= 1_900;
    await on.pass(1_000);
    await on.land();
    expect(await on.latest()).toMatchObject({ number, state: 'paid', void: false });
    expect(await on.paidTo(player!)).toBe(150);
  });

  it('that was set back opens the next flight though a process that died had been looked at by the clock of before', async () => {
    const dead = on.createHouse();
    await on.openFlight(() => true);
    await on.land();
    const { number } = await on.latest();
    on.time.ms += HOUR_MS;
    dead.desk.watched();
    await dead.desk.beat();
    on.time.ms -= HOUR_MS;
    on.house.desk.watched();
    await on.house.desk.beat();
    await on.pass(4_000);
    expect(await on.latest()).toMatchObject({ number: number + 1 });
    await dead.desk.stop();
  });

  it('that was set back between an end and its pay-out holds up no pay-out', async () => {
    await on.openFlight(between(150, 400));
    const [player] = await on.aboard(150);
    const { step } = on.house.paymaster;
    on.house.paymaster.step = async () => undefined;
    await on.land();
    expect((await on.latest()).state).toBe('ended');
    on.time.ms -= HOUR_MS;
    on.house.paymaster.step = step;
    await on.pass(2_000);
    expect(await on.paidTo(player!)).toBe(150);
  });

  it.each([
    ['back', -HOUR_MS],
    ['ahead', HOUR_MS],
  ])('set %s in a flight takes everybody out where they were last heard', async (_, byMs) => {
    await on.openFlight(between(300, 2_000));
    const [byHand, byItself] = await on.aboard(undefined, 200);
    await on.flyTo(120);
    const { takesOffAt } = await on.latest();
    const heardCenti = multiplierAt(definition, on.time.ms - takesOffAt.getTime());
    on.time.ms += byMs;
    await on.house.desk.beat();
    await lookTwice();
    expect(await on.latest()).toMatchObject({ state: 'paid', heardCenti });
    expect(await on.paidTo(byHand!)).toBe(heardCenti);
    expect(await on.paidTo(byItself!)).toBe(200);
  });

  it('set back after an end keeps nobody from the next flight', async () => {
    await on.openFlight(() => true);
    await on.land();
    const { number } = await on.latest();
    on.time.ms -= HOUR_MS;
    on.house.desk.watched();
    await on.house.desk.beat();
    await on.settle();
    expect(await on.latest()).toMatchObject({ number: number + 1, state: 'boarding' });
  });
});

it('what is read in time is paid though it was written after the end', async () => {
  await on.openFlight(between(150, 1_000));
  const [player] = await on.aboard(undefined);
  await on.flyTo(140);
  const readAt = on.clock.now();
  const { takesOffAt } = await on.latest();
  const endsMs = takesOffAt.getTime() + endMsOf(definition, await on.endOf());
  const owner = await on.owner.pool.connect();
  try {
    await owner.query('BEGIN; LOCK TABLE flight_leave IN EXCLUSIVE MODE');
    const leaving = on.leave(player!, readAt);
    await on.pass(endsMs - on.time.ms);
    await on.settle();
    expect((await on.latest()).state).toBe('ended'); // it ended, and is not paid out past what is still in hand
    expect(await on.paidTo(player!)).toBe(0);
    expect(await on.db.query('SELECT FROM open_round WHERE player_id = $1', [player])).toHaveLength(1);
    await owner.query('COMMIT');
    notRefused(await leaving);
  } finally {
    owner.release();
  }
  await on.settle();
  expect((await on.latest()).state).toBe('paid');
  expect(await on.paidTo(player!)).toBe(multiplierAt(definition, readAt.getTime() - takesOffAt.getTime()));
  expect(flightMsOf(definition, 140)).toBeLessThanOrEqual(readAt.getTime() - takesOffAt.getTime());
});

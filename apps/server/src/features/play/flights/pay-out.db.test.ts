import { multiplierAt } from '@croupier/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import { betOf, losingDraws } from '../rounds/rounds.fixture.ts';
import { createFlightsFixture, definition } from './flights.fixture.ts';

let on: Awaited<ReturnType<typeof createFlightsFixture>>;
beforeAll(async () => {
  on = await createFlightsFixture();
});
afterAll(async () => expect(await on.close()).toEqual([]));

const isLow = (crashCenti: number) => crashCenti >= 150 && crashCenti <= 400;

it('a round that cannot be closed holds up no other, nor the next flight, and is paid when it can be', async () => {
  await on.openFlight(isLow);
  const early = await on.player('UA', 10_100n);
  // Its seed, pair and nonce are those of a round that is settled: the database refuses it in the statement of all.
  on.house.tape.put(early, 'sunny-orchard', [losingDraws()]);
  const spun = await on.house.rounds.play(betOf(early));
  notRefused(spun);
  notRefused(await on.bet(early, [150]));
  const [unread, ...others] = await on.aboard(150, 150, 150, undefined);
  await on.owner.query('UPDATE open_round SET nonce = 0 WHERE player_id = $1', [early]);
  const [kept] = await on.owner.query<{ entry: string }>(
    'SELECT entry FROM open_round WHERE player_id = $1',
    [unread],
  );
  await on.owner.query(
    `UPDATE open_round SET entry = replace(entry, '[150]', '[1.5]') WHERE player_id = $1`,
    [unread],
  );
  const before = await on.paidTo(early);
  const { number } = await on.latest();
  await on.land();
  expect((await on.latest()).state).toBe('ended');
  expect(await Promise.all(others.map((player) => on.paidTo(player)))).toEqual([150, 150, 0]);
  expect(await on.paidTo(early)).toBe(before);
  expect(on.failures.filter((failure) => failure.includes('paying out round'))).toHaveLength(2);

  await on.openFlight(isLow);
  const [next] = await on.aboard(150);
  await on.land();
  expect((await on.latest()).state).toBe('paid');
  expect((await on.latest()).number).toBeGreaterThan(number);
  expect(await on.paidTo(next!)).toBe(150);

  await on.owner.query('UPDATE open_round SET nonce = 1 WHERE player_id = $1', [early]);
  await on.owner.query('UPDATE open_round SET entry = $2 WHERE player_id = $1', [unread, kept!.entry]);
  await on.pass(70_000);
  expect(await on.paidTo(early)).toBe(before + 150);
  expect(await on.paidTo(unread!)).toBe(150);
  expect(await on.db.query(`SELECT FROM flight WHERE state = 'ended'`)).toEqual([]);
});

it('two processes that pay the same flight at the same time pay it once', async () => {
  const other = on.createHouse();
  await on.openFlight(isLow);
  const players = await on.aboard(...Array.from({ length: 12 }, (_, n) => (n % 3 === 0 ? undefined : 150)));
  await on.flyTo(120);
  const by = await Promise.all(
    players.flatMap((player, n) =>
      n % 6 === 0 ? [on.leave(player, on.clock.now(), n % 4 ? other : on.house)] : [],
    ),
  );
  expect(by.filter(isRefusal)).toEqual([]);
  const paying = on.house.paymaster.step.bind(on.house.paymaster);
  on.house.paymaster.step = async () => (await Promise.all([paying(), other.paymaster.step()]))[0];
  await on.land();
  const paid = await Promise.all(players.map((player) => on.paidTo(player)));
  expect(paid).toEqual(players.map((_, n) => (n % 6 === 0 ? paid[0] : n % 3 === 0 ? 0 : 150)));
  expect(paid[0]).toBeGreaterThanOrEqual(120);
  await other.desk.stop();
});

it.each(['flight.after-leave', 'flight.before-payout', 'flight.after-payout'])(
  'a house that dies at %s leaves behind what another one pays by, once',
  async (point) => {
    await on.openFlight(isLow);
    const [left, byItself, sitting] = await on.aboard(undefined, 150, undefined);
    await on.flyTo(120);
    on.dying.at = point;
    if (point === 'flight.after-leave') await expect(on.leave(left!)).rejects.toThrow(point);
    else {
      const { rounds } = on.house;
      const { end } = rounds;
      // Its leave is a row, and the flight ends before anything else is done about it.
      rounds.end = async () => ({ closed: [], failed: [] });
      await on.leave(left!);
      rounds.end = end;
    }
    const { takesOffAt } = await on.latest();
    const leftCenti = multiplierAt(definition, on.time.ms - takesOffAt.getTime());
    expect(await on.paidTo(left!)).toBe(0);
    await on.land();
    on.dying.at = undefined;
    const next = on.createHouse();
    await next.paymaster.step();
    expect((await on.latest()).state).toBe('paid');
    expect(await Promise.all([left!, byItself!, sitting!].map(on.paidTo))).toEqual([leftCenti, 150, 0]);
    await next.desk.stop();
  },
);

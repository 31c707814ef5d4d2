import type { FlightSeat } from '@croupier/contract/play/flights';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAME } from './flight-house.fixture.ts';
import { createSeatTeller, seatsOf } from './flight-seats.ts';
import { createFlightsFixture } from './flights.fixture.ts';

let on: Awaited<ReturnType<typeof createFlightsFixture>>;
beforeAll(async () => {
  on = await createFlightsFixture();
});
afterAll(async () => {
  // They never signed up, of which the books would speak.
  await on.owner.query('DELETE FROM player');
  expect(await on.close()).toEqual([]);
});

/** Players on the open flight who have names, each with where to leave by itself. */
async function aboard(...autos: (number | undefined)[]): Promise<bigint[]> {
  const players = await on.aboard(...autos);
  await on.owner.query(
    `INSERT INTO player (id, email, email_canonical, password_hash, nickname, region, language, brand, age_confirmed, created_at)
OVERRIDING SYSTEM VALUE SELECT id, 'e' || id, 'e' || id, '$argon2id$', 'Falcon-' || id, 'UA', 'ua', 'x', 18, now()
FROM unnest($1::bigint[]) AS id`,
    [players],
  );
  return players;
}

const left = (seats: readonly FlightSeat[]) => seats.map(({ leftCenti }) => leftCenti).sort();
const seatsNow = async () => seatsOf(on.house, await on.latest());
const lastTold = () =>
  on.told.map(({ message }) => message).findLast((message) => message.name === 'flightSeats')!.data;

it('tells who is in a flight and where they left, by hand or by themselves', async () => {
  await on.openFlight((crashCenti) => crashCenti >= 200 && crashCenti < 1_000);
  expect(await seatsNow()).toEqual([]);
  const [, byHand, both] = await aboard(150, undefined, 120, undefined, 100_000);
  const boarded = await seatsNow();
  expect(left(boarded)).toEqual([null, null, null, null, null]);
  expect(new Set(boarded.map(({ seat }) => seat)).size).toBe(5);
  expect(JSON.stringify(boarded)).not.toMatch(/Falcon/);
  for (const { player } of boarded) expect(player).toContain('•••');
  await on.flyTo(140);
  expect(await on.leave(byHand!)).toMatchObject({ state: 'settled' });
  // Set at 1.20, left by hand later: the lower one counts, and is what is told.
  expect(await on.leave(both!)).toMatchObject({ winMinor: '120' });
  const leftByHand = (await seatsNow()).map(({ leftCenti }) => leftCenti).filter((centi) => centi !== null);
  expect(leftByHand).toHaveLength(2);
  expect(leftByHand).toContain(120);
  await on.flyTo(160);
  const flown = await seatsNow();
  expect(left(flown)).toContain(150);
  expect(flown.map(({ seat }) => seat)).toEqual(boarded.map(({ seat }) => seat));
  await on.land();
  expect(lastTold()).toMatchObject({ game: GAME, number: (await on.latest()).number });
  expect(left(lastTold().seats)).toEqual(left(flown));
  expect(await seatsNow()).toEqual([]);
});

it('tells nothing that was not heard yet: an exit would say that the flight went so far', async () => {
  await on.openFlight((crashCenti) => crashCenti >= 300 && crashCenti < 1_000);
  await aboard(150);
  await on.flyTo(140);
  on.skip(1_800); // by the clock well above 1.50, and nobody has written that players were heard
  expect(left(await seatsNow())).toEqual([null]);
  await on.pass(100);
  expect(left(await seatsNow())).toEqual([150]);
  await on.land();
});

it('tells each news once, and nothing of an empty flight', async () => {
  const tellings = () => on.told.filter(({ message }) => message.name === 'flightSeats').length;
  await on.openFlight((crashCenti) => crashCenti >= 200 && crashCenti < 1_000);
  const teller = createSeatTeller(on.house, GAME);
  const before = tellings();
  expect(await teller.step()).toBeGreaterThan(0);
  expect(tellings()).toBe(before);
  await aboard(undefined);
  await teller.step();
  await teller.step();
  expect(tellings()).toBe(before + 1);
  await on.land();
  expect(await teller.step()).toBeUndefined();
});

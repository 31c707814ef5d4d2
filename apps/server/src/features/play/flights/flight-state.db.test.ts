import { FLIGHT_FOLLOWED_BY, flightStateBefore, type FlightState } from '@croupier/domain/play/flights';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GAME } from './flight-house.fixture.ts';
import { createFlightsFixture } from './flights.fixture.ts';
import { endFlight, findFlight, markPaid, takeOff } from './flights-store.ts';

let on: Awaited<ReturnType<typeof createFlightsFixture>>;
beforeAll(async () => {
  on = await createFlightsFixture();
});
// What is in the books is not looked at: these flights are bare rows that no chain ever decided.
afterAll(async () => void (await on.close()));

const states = Object.keys(FLIGHT_FOLLOWED_BY) as FlightState[];
const name = { game: GAME, number: 1 };

/** What moves a flight into each state; nothing moves one into the first. */
const MOVES: Record<FlightState, () => Promise<boolean>> = {
  boarding: async () => false,
  flying: () => takeOff(on.db, name),
  ended: async () => {
    const { heardTo } = (await findFlight(on.db, GAME, 1))!;
    const end = { crashCenti: 150, seed: '5a'.repeat(32), endedAt: on.clock.now(), heardCenti: null };
    return endFlight(on.db, name, { ...end, heardTo: heardTo ?? on.clock.now() });
  },
  paid: () => markPaid(on.db, name),
};

describe.each(states)('a flight that is %s', (from) => {
  beforeEach(async () => {
    await on.owner.query(
      `INSERT INTO flight (game, number, chain, place, takes_off_at) VALUES ($1, 1, 1, 0, now())
ON CONFLICT (game, number) DO UPDATE SET state = 'boarding', heard_to = NULL, ended_at = NULL, crash_centi = NULL, seed = NULL`,
      [GAME],
    );
    const way: FlightState[] = [];
    for (let state: FlightState | undefined = from; state !== 'boarding'; state = flightStateBefore(state!))
      way.unshift(state!);
    for (const state of way) expect(await MOVES[state]()).toBe(true);
  });

  it.each(states.filter((state) => state !== 'boarding'))(
    'comes to %s only from the state before',
    async (to) => {
      expect(await MOVES[to]()).toBe(FLIGHT_FOLLOWED_BY[from] === to);
      const { state } = (await findFlight(on.db, GAME, 1))!;
      expect(state).toBe(FLIGHT_FOLLOWED_BY[from] === to ? to : from);
    },
  );
});

it('a gap is not believed when somebody has heard more since it was looked at', async () => {
  await on.owner.query(
    `UPDATE flight SET state = 'flying', heard_to = $1, ended_at = NULL, crash_centi = NULL, seed = NULL`,
    [new Date(1_000)],
  );
  const end = { crashCenti: 150, seed: '5a'.repeat(32), endedAt: on.clock.now(), heardCenti: 120 };
  expect(await endFlight(on.db, name, { ...end, heardTo: new Date(900) })).toBe(false);
  expect(await endFlight(on.db, name, { ...end, heardTo: new Date(1_000) })).toBe(true);
});

import { endMsOf, flightMsOf, findGame, type CrashDefinition, type RoundOutcome } from '@croupier/games';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { balancesOf } from '../../money/ledger/feature.ts';
import type { Played } from '../rounds/feature.ts';
import { betOf, createRoundsFixture } from '../rounds/rounds.fixture.ts';
import {
  createFlightHouse,
  createSurroundings,
  GAME,
  type FlightHouse,
  type RoundsFixture,
  type Surroundings,
} from './flight-house.fixture.ts';
import { BETTING_MS } from './flight-times.ts';
import { listFlights } from './flights-store.ts';
import { leaveFlight } from './leave-flight.ts';

export const definition = findGame(GAME)!.definition as CrashDefinition;
/** How far time goes on at once: less than is a gap. */
const STEP_MS = 1_000;

/** A house whose flights stand still until the test lets time pass; several processes share its clock. */
export async function createFlightsFixture() {
  const fixture = await createRoundsFixture();
  const around = createSurroundings();
  const house = createFlightHouse(fixture, around);
  const hours = createHours(house, around);
  return {
    ...fixture,
    ...around,
    ...hours,
    ...createFlying(fixture, house, around, hours),
    ...createPlaying(fixture, house, around),
    house,
    createHouse: (db = fixture.db) => createFlightHouse({ ...fixture, db }, around),
    close: async () => {
      const report = await verifyBooks(fixture.owner);
      await house.desk.stop();
      await fixture.drop();
      return report.checks.filter((check) => check.difference);
    },
    BETTING_MS,
  };
}

type Hours = ReturnType<typeof createHours>;

/** How time goes on, and the house with it. */
function createHours(house: FlightHouse, { time }: Surroundings) {
  /** Makes every step that is due now. */
  async function settle(): Promise<void> {
    for (let steps = 0; steps < 20; steps += 1) {
      const waitMs = await house.pilot.step();
      if (waitMs === undefined || waitMs > 50) break;
    }
    await house.paymaster.step();
  }
  /** Time goes on for everybody, and the house hears players in it. */
  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS) {
      skip(Math.min(left, STEP_MS));
      await house.desk.beat();
      await settle();
    }
  }
  /** Time goes on and nobody is there to hear. */
  function skip(ms: number): void {
    time.ms += ms;
    time.steadyMs += ms;
  }
  return { settle, pass, skip };
}

/** The flights one after another, and as far as a test wants them to fly. */
function createFlying(
  { db, owner }: RoundsFixture,
  house: FlightHouse,
  { time, clock }: Surroundings,
  { settle, pass }: Hours,
) {
  const latest = async () => (await listFlights(db, GAME, 1))[0]!;
  const endOf = async () => (await house.seeds.endOf(definition, await latest())).crashCenti;

  /** A flight that takes bets and will end so. */
  async function openFlight(fits: (crashCenti: number) => boolean): Promise<void> {
    for (;;) {
      house.desk.watched();
      await house.desk.beat();
      await settle();
      const flight = (await listFlights(db, GAME, 1))[0];
      if (flight?.state === 'boarding' && clock.now() < flight.takesOffAt && fits(await endOf())) return;
      if (flight?.state === 'boarding') await skipFlight();
      else await pass(1_000);
    }
  }
  /** Has the newest flight over at once, when nobody is in it. */
  async function skipFlight(): Promise<void> {
    const flight = await latest();
    const { crashCenti, seed } = await house.seeds.endOf(definition, flight);
    await owner.query(
      `UPDATE flight SET state = 'paid', heard_to = takes_off_at, ended_at = $2, crash_centi = $3, seed = $4 WHERE number = $1`,
      [flight.number, new Date(time.ms - 60_000), crashCenti, seed],
    );
  }
  /** To where the multiplier of the open flight first is so high. */
  async function flyTo(centi: number): Promise<void> {
    const { takesOffAt } = await latest();
    await pass(takesOffAt.getTime() + flightMsOf(definition, centi) - time.ms);
  }
  /** To the end of the flight, everybody paid. */
  async function land(): Promise<number> {
    const { takesOffAt } = await latest();
    const crashCenti = await endOf();
    await pass(takesOffAt.getTime() + endMsOf(definition, crashCenti) - time.ms);
    await settle();
    return crashCenti;
  }
  return { latest, endOf, openFlight, flyTo, land };
}

/** What players do, and what they come away with. */
function createPlaying(fixture: RoundsFixture, house: FlightHouse, { clock }: Surroundings) {
  const bet = (playerId: bigint, choice: number[] = []): Promise<Played> =>
    house.rounds.play(betOf(playerId, { game: GAME, choice }));
  return {
    bet,
    /** Players who bet on the open flight, each where to leave by itself. */
    aboard: async (...autos: (number | undefined)[]) =>
      Promise.all(
        autos.map(async (auto) => {
          const player = await fixture.player('UA', 10_000n);
          notRefused(await bet(player, auto === undefined ? [] : [auto]));
          return player;
        }),
      ),
    leave: (playerId: bigint, readAt = clock.now(), by = house) =>
      leaveFlight(by, definition, { playerId, readAt, requestId: 'test' }),
    paidTo: async (playerId: bigint) => {
      const balances = await balancesOf(fixture.db, playerId);
      return Number(balances.find(({ kind }) => kind === 'real')!.amountMinor - 9_900n);
    },
    openOf: (played: Played) => (notRefused(played).outcome as RoundOutcome).open,
  };
}

import { crashPoint } from '../../../platform/crash-point.ts';
import { fewAtATime } from '../../../platform/few-at-a-time.ts';
import type { Module } from '../../../platform/module.ts';
import type { Meters } from '../../../platform/observe/meters.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Catalog } from '../catalog/feature.ts';
import { createBeacon, type Fairness } from '../fairness/feature.ts';
import type { Rounds } from '../rounds/feature.ts';
import { createLeaveCloser } from './close-leaves.ts';
import { CRASH_GAMES, crashGame } from './crash-game.ts';
import { createDriver } from './drive-flights.ts';
import { createFlightSeeds, type SeedsDeps } from './flight-seeds.ts';
import { BETTING_MS } from './flight-times.ts';
import type { FlightsAlarm, FlightsParts } from './flights-parts.ts';
import { flightsRoutes } from './flights-routes.ts';
import { holdFlight, listFlights } from './flights-store.ts';
import { definitionOf } from './definition-of.ts';
import { createLeaveDesk, type LeaveDesk } from './leave-desk.ts';
import { leaveFlight, type Leave } from './leave-flight.ts';

/** A driver that has nothing to do is asked again so often. */
const TICK_MS = 1_000;
/** So long one process drives at the most before another may. */
const DRIVE_MS = 600_000;

const ANSWERS_AT_ONCE = 4;

type FlightsPlatform = Needs<'db' | 'settleDb' | 'clock' | 'meters' | 'publish' | 'error', 'beaconServers'>;

/** Below the feature; and how its chains of seeds are made, where not as for players. */
interface Lower extends Omit<SeedsDeps, 'db' | 'clock' | 'vault' | 'beacon'> {
  readonly catalog: Catalog;
  readonly fairness: Pick<Fairness, 'vault'>;
  readonly rounds: Rounds;
}

export interface Flights {
  readonly module: Module;
  readonly desk: LeaveDesk;
  readonly leave: Leave;
}

/** Flights that all players of a game fly together: bets, leaving, the end, on time in every process. */
export function createFlights(
  platform: FlightsPlatform,
  { catalog, fairness, rounds, ...chains }: Lower,
): Flights {
  const { db, settleDb, clock, config, meters, error } = platform;
  const { vault } = fairness;
  const alarm = createAlarm(meters, error);
  const desk = createLeaveDesk({ settleDb, clock, failed: alarm.failed });
  const beacon = createBeacon(config.beaconServers);
  const seeds = createFlightSeeds({ db, clock, vault, beacon, ...chains });
  const parts: FlightsParts = { ...platform, catalog, rounds, desk, seeds, alarm, crashPoint };
  const closer = createLeaveCloser(parts);
  const answering = fewAtATime(ANSWERS_AT_ONCE);
  const leave: Leave = async (game, input) => {
    const definition = crashGame(game);
    return definition ? leaveFlight({ ...parts, closer, answering }, definition, input) : refuse('not_found');
  };
  takeBets(parts, rounds, desk);
  return {
    desk,
    leave,
    module: {
      name: 'flights',
      routes: (http) => {
        flightsRoutes(http, { ...parts, leave });
        // A flight may be in the air since before this process was there.
        http.raw.addHook('onReady', async () => desk.wake());
        http.raw.addHook('onClose', () => desk.stop());
      },
      jobs: CRASH_GAMES.map((game) => ({
        name: `flights-${game}`,
        everyMs: TICK_MS,
        timeoutMs: DRIVE_MS,
        run: createDriver(parts, game),
      })),
    },
  };
}

function createAlarm(meters: Meters, error: FlightsPlatform['error']): FlightsAlarm {
  const countUnheard = meters.counter(
    'croupier_flights_unheard_total',
    'Flights in which players could not be heard for longer than is let pass',
    ['game'],
  );
  const countFailure = meters.counter(
    'croupier_flight_failures_total',
    'Steps of flights, or rounds in them, that failed and are tried again',
  );
  return {
    unheard: (flight) => {
      countUnheard({ game: flight.game });
      error('players could not be heard in a flight', flight);
    },
    failed: (err, doing) => {
      countFailure();
      error('flights failed', { err, doing });
    },
  };
}

/** Decides bets: they are taken while the flight is boarding, and only into one that is about to take off. */
export function takeBets(
  parts: Pick<FlightsParts, 'db' | 'clock' | 'catalog'>,
  rounds: Pick<Rounds, 'settleShared'>,
  desk: Pick<LeaveDesk, 'wake'>,
): void {
  const { db, clock } = parts;
  rounds.settleShared('crash', async (bet) => {
    desk.wake();
    const [last] = await listFlights(db, bet.game.code, 1);
    return async (tx) => {
      const flight = last && (await holdFlight(tx, bet.game.code, last.number));
      if (flight?.state !== 'boarding') return refuse('too_late');
      const waitMs = flight.takesOffAt.getTime() - clock.now().getTime();
      if (waitMs <= 0 || waitMs > BETTING_MS) return refuse('too_late');
      // A flight keeps the maths it was opened with; a round is played by those the catalogue offers now.
      if (definitionOf(parts, flight) !== bet.game.definition) return refuse('game_unavailable');
      return { given: { flight: { number: flight.number } } };
    };
  });
}

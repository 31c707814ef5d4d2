import type { Module } from '../../platform/module.ts';
import type { Rounds } from '../rounds/index.ts';
import { createLeaveCloser } from './close-leaves.ts';
import { CRASH_GAMES, crashGame } from './crash-game.ts';
import { createDriver } from './drive-flights.ts';
import { fewAtATime } from '../../platform/few-at-a-time.ts';
import { createFlightSeeds, type SeedsDeps } from './flight-seeds.ts';
import { BETTING_MS } from './flight-times.ts';
import type { FlightsDeps } from './flights-deps.ts';
import { flightsRoutes } from './flights-routes.ts';
import { holdFlight, listFlights } from './flights-store.ts';
import { definitionOf } from './fly.ts';
import { createLeaveDesk, type LeaveDesk } from './leave-desk.ts';
import { leaveFlight, type LeaveInput, type LeaveResult } from './leave-flight.ts';

/** A driver that has nothing to do is asked again so often. */
const TICK_MS = 1_000;
/** So long one process drives at the most before another may. */
const DRIVE_MS = 600_000;

const ANSWERS_AT_ONCE = 4;

type Options = Omit<FlightsDeps, 'seeds' | 'desk'> & SeedsDeps;

export interface Flights {
  readonly module: Module;
  readonly desk: LeaveDesk;
  /** Takes a player out of the flight of a game. */
  leave(game: string, input: LeaveInput): Promise<LeaveResult>;
}

/** Flights that all players of a game fly together: bets, leaving, the end, on time in every process. */
export function createFlights(options: Options): Flights {
  const { settleDb, clock, alarm } = options;
  const desk = createLeaveDesk({ settleDb, clock, failed: alarm.failed });
  const deps: FlightsDeps = { ...options, desk, seeds: createFlightSeeds(options) };
  const closer = createLeaveCloser(deps);
  const answering = fewAtATime(ANSWERS_AT_ONCE);
  const leave: Flights['leave'] = async (game, input) => {
    const definition = crashGame(game);
    return definition
      ? leaveFlight({ ...deps, closer, answering }, definition, input)
      : { ok: false, reason: 'not_found' };
  };
  takeBets(deps, deps.rounds, desk);
  return {
    desk,
    leave,
    module: {
      name: 'flights',
      routes: (http) => {
        flightsRoutes(http, { ...deps, leave });
        // A flight may be in the air since before this process was there.
        http.raw.addHook('onReady', async () => desk.wake());
        http.raw.addHook('onClose', () => desk.stop());
      },
      jobs: CRASH_GAMES.map((game) => ({
        name: `flights-${game}`,
        everyMs: TICK_MS,
        timeoutMs: DRIVE_MS,
        run: createDriver(deps, game),
      })),
    },
  };
}

/** Decides bets: they are taken while the flight is boarding, and only into one that is about to take off. */
export function takeBets(
  deps: Pick<FlightsDeps, 'db' | 'clock' | 'catalog'>,
  rounds: Pick<Rounds, 'settleFixed'>,
  desk: Pick<LeaveDesk, 'wake'>,
): void {
  const { db, clock } = deps;
  rounds.settleFixed('crash', async (bet) => {
    desk.wake();
    const [last] = await listFlights(db, bet.game.code, 1);
    return async (tx) => {
      const flight = last && (await holdFlight(tx, bet.game.code, last.number));
      if (flight?.state !== 'boarding') return { refused: 'too_late' };
      const waitMs = flight.takesOffAt.getTime() - clock.now().getTime();
      if (waitMs <= 0 || waitMs > BETTING_MS) return { refused: 'too_late' };
      // A flight keeps the maths it was opened with; a round is played by those the catalogue offers now.
      if (definitionOf(deps, flight) !== bet.game.definition) return { refused: 'game_unavailable' };
      return { given: { flight: { number: flight.number } } };
    };
  });
}

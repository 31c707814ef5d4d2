import { GAMES, type CrashDefinition } from '@croupier/games';
import type { Database } from '../../platform/database.ts';
import type { Module } from '../../platform/module.ts';
import { createFlightSeeds, type SeedsDeps } from './flight-seeds.ts';
import { flightsRoutes } from './flights-routes.ts';
import { holdFlight, listFlights } from './flights-store.ts';
import { fly, type FlyDeps } from './fly.ts';

/** Flights go on while somebody looked so recently; then the last one ends and no other opens. */
const WATCHED_MS = 90_000;
const TICK_MS = 1_000;

/** Flights that all players of a game fly together: bets, leaving, the end, on time in every process. */
export function createFlights(options: Omit<FlyDeps, 'seeds'> & SeedsDeps): { module: Module } {
  const deps: FlyDeps = { ...options, seeds: createFlightSeeds(options) };
  const { db, clock, rounds } = options;
  let lookedAtMs = -Infinity;
  const timers = new Map<string, NodeJS.Timeout>();

  async function advance(definition: CrashDefinition): Promise<void> {
    clearTimeout(timers.get(definition.id));
    const wanted = clock.now().getTime() - lookedAtMs < WATCHED_MS;
    const { dueAt } = await fly(deps, definition, wanted);
    if (!dueAt) return;
    const waitMs = Math.max(0, dueAt.getTime() - clock.now().getTime());
    // On time where this process lives; the tick does it where it does not.
    const timer = setTimeout(() => void advance(definition).catch(() => undefined), waitMs);
    timers.set(definition.id, timer.unref());
  }

  rounds.settleFixed('crash', async (bet) => {
    const number = await flightForBets(db, bet.game.code);
    return async (tx) => {
      const flight = number === undefined ? undefined : await holdFlight(tx, bet.game.code, number);
      if (!flight || flight.endedAt || clock.now() >= flight.takesOffAt) return { refused: 'too_late' };
      return { given: { flight: { number: flight.number } } };
    };
  });

  const look = async (definition: CrashDefinition): Promise<void> => {
    lookedAtMs = clock.now().getTime();
    await advance(definition);
  };
  const tick = async (): Promise<void> => {
    for (const { definition } of GAMES) if (definition.engine === 'crash') await advance(definition);
  };
  return {
    module: {
      name: 'flights',
      routes: (http) => flightsRoutes(http, { ...deps, look }),
      jobs: [{ name: 'flights-tick', everyMs: TICK_MS, timeoutMs: 30_000, run: tick }],
    },
  };
}

async function flightForBets(db: Database, game: string): Promise<number | undefined> {
  const [last] = await listFlights(db, game, 1);
  return last?.endedAt ? undefined : last?.number;
}

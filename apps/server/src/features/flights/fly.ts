import { endMsOf, type CrashDefinition } from '@croupier/games';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { LivePublication } from '../../platform/outbox.ts';
import type { Rounds } from '../rounds/index.ts';
import type { FlightSeeds } from './flight-seeds.ts';
import { flightView } from './flight-view.ts';
import { endFlight, insertFlight, listFlights, type FlightRow } from './flights-store.ts';

/** How long bets are taken, and how long the end is looked at before the next flight opens. */
export const BETTING_MS = 8_000;
export const PAUSE_MS = 3_500;
/** Leaves that came in time are written before the others are paid out. */
const SETTLE_AFTER_MS = 300;
/** A flight whose end is noticed so much too late could not be left by hand meanwhile: it is void. */
const MISSED_MS = 5_000;

export interface FlyDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly rounds: Rounds;
  readonly seeds: FlightSeeds;
  readonly publish: (publications: LivePublication[]) => void;
}

/**
 * Brings the game's flights up to the clock: ends one that is over, pays everybody in it, opens the next. Every step is
 * idempotent and any process may make it, so nothing is lost with a process.
 * @param wanted whether a next flight should open: none does while nobody looks
 * @returns the flight of now, and when something is due next
 */
export async function fly(
  deps: FlyDeps,
  definition: CrashDefinition,
  wanted: boolean,
): Promise<{ flight: FlightRow | undefined; dueAt: Date | undefined }> {
  const game = definition.id;
  const [last] = await listFlights(deps.db, game, 1);
  const now = deps.clock.now().getTime();
  if (last && !last.endedAt) {
    const { crashCenti, seed } = await deps.seeds.endOf(definition, last);
    const endsAt = last.takesOffAt.getTime() + endMsOf(definition, crashCenti);
    if (now < endsAt) return { flight: last, dueAt: new Date(endsAt) };
    await end(deps, last, { crashCenti, seed, isVoid: now - endsAt > MISSED_MS });
    return fly(deps, definition, wanted);
  }
  const paidAt = (last?.endedAt?.getTime() ?? -Infinity) + SETTLE_AFTER_MS;
  if (now < paidAt) return { flight: last, dueAt: new Date(paidAt) };
  if (last) await payOut(deps, last);
  const opensAt = last?.endedAt ? last.endedAt.getTime() + PAUSE_MS : now;
  if (now < opensAt) return { flight: last, dueAt: wanted ? new Date(opensAt) : undefined };
  if (!wanted) return { flight: last, dueAt: undefined };
  await open(deps, game, last);
  return fly(deps, definition, wanted);
}

async function open(deps: FlyDeps, game: string, last: FlightRow | undefined): Promise<void> {
  const { db, clock, seeds } = deps;
  let chain = await seeds.newest(game);
  let place = last?.chain === chain.number ? last.place + 1 : 0;
  if (place >= chain.length) {
    chain = await seeds.lengthen(game);
    place = 0;
  }
  const takesOffAt = new Date(clock.now().getTime() + BETTING_MS);
  const number = (last?.number ?? 0) + 1;
  const opened = await insertFlight(db, { game, number, chain: chain.number, place, takesOffAt });
  if (opened) await tellFlight(deps, game);
}

async function end(
  deps: FlyDeps,
  { game, number }: FlightRow,
  { crashCenti, seed, isVoid }: { crashCenti: number; seed: string; isVoid: boolean },
): Promise<void> {
  const endedAt = deps.clock.now();
  const ended = await endFlight(deps.db, { game, number, crashCenti, seed, endedAt, void: isVoid });
  if (ended) await tellFlight(deps, game);
}

/** Tells everyone the newest flight as it is now. */
async function tellFlight({ db, publish }: FlyDeps, game: string): Promise<void> {
  const [flight] = await listFlights(db, game, 1);
  publish([{ playerId: null, message: { name: 'flight', data: flightView(flight!) } }]);
}

/** Ends every round that is still open in a flight that has ended: one by one, so that one that fails holds up no other. */
async function payOut({ rounds }: FlyDeps, flight: FlightRow): Promise<void> {
  const { number, crashCenti } = flight;
  for (const { playerId, key } of await rounds.listOpenOf(flight.game)) {
    await rounds.close({
      playerId,
      key,
      requestId: `flight-${number}`,
      end: (entry) =>
        entry.given?.flight?.number === number
          ? {
              ...entry,
              given: { flight: { number, crashCenti: crashCenti!, ...(flight.void ? { void: true } : {}) } },
            }
          : undefined,
    });
  }
}

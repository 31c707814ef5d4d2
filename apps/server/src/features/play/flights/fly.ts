import { definitionOf } from './definition-of.ts';
import { forgetDesks, isWatched } from './desk-store.ts';
import type { FlightsParts } from './flights-parts.ts';
import { BETTING_MS, DEAF_MS, PAUSE_MS } from './flight-times.ts';
import { tellLastSeats } from './flight-seats.ts';
import { flightView } from './flight-view.ts';
import {
  endFlight,
  insertFlight,
  listFlights,
  takeOff,
  voidFlight,
  type FlightRow,
} from './flights-store.ts';
import { judgeFlight } from './judge-flight.ts';

/** A flight opens while somebody looked so recently; else the last one ends and no other opens. */
const WATCHED_MS = 90_000;
const DESK_KEPT_MS = 600_000;
/** How soon to look again whether players have been heard up to the end. */
const HEARD_SOON_MS = 25;

/** Brings the flights of a game up to the clock. */
export interface Pilot {
  /**
   * Makes the one step that is due, if one is. Every step is a move that only its state allows, so any process may make
   * it and nothing is lost with one.
   * @returns in how many milliseconds to look again; undefined when nothing flies and nobody looks
   */
  step(): Promise<number | undefined>;
}

type Parts = Pick<FlightsParts, 'db' | 'clock' | 'catalog' | 'seeds' | 'desk' | 'publish' | 'alarm'>;

/** @param steadyMs a clock that nobody sets */
export function createPilot(
  parts: Parts,
  game: string,
  steadyMs: () => number = () => performance.now(),
): Pilot {
  const doubtedMs = createDoubt(steadyMs);
  return {
    async step() {
      const [last] = await listFlights(parts.db, game, 1);
      if (last?.state === 'boarding') return board(parts, last);
      if (last?.state === 'flying') return watch(parts, last, doubtedMs);
      return rest(parts, game, last);
    },
  };
}

/** For how many milliseconds it has been so that nobody heard more of this flight. */
type DoubtedMs = (flight: FlightRow, heardToMs: number) => number;

function createDoubt(steadyMs: () => number): DoubtedMs {
  /** The flight in the air, how far it was heard when it was last looked at, and since when it is so. */
  let doubt: { readonly number: number; readonly heardToMs: number; readonly sinceMs: number } | undefined;
  return ({ number }, heardToMs) => {
    const isSame = doubt?.number === number && doubt.heardToMs === heardToMs;
    if (!isSame) doubt = { number, heardToMs, sinceMs: steadyMs() };
    return steadyMs() - doubt!.sinceMs;
  };
}

/** No flight opens for longer: one that lies further ahead was opened by a clock that has been set back since. */
const FURTHEST_MS = BETTING_MS + DEAF_MS;
/** Of a flight in which nobody was heard at all. */
const LEAST_HEARD_CENTI = 100;

async function board(parts: Parts, flight: FlightRow): Promise<number> {
  const { db, clock } = parts;
  const waitMs = flight.takesOffAt.getTime() - clock.now().getTime();
  if (waitMs > FURTHEST_MS) {
    await callOff(parts, flight);
    return 0;
  }
  if (waitMs > 0) return waitMs;
  await takeOff(db, flight);
  return 0;
}

/** Nobody knows any more when it should take off, and who bet has not bet on waiting: the stakes go back, however the chain has it end. */
async function callOff(parts: Parts, flight: FlightRow): Promise<void> {
  const { db, clock, seeds, alarm } = parts;
  const { game, number } = flight;
  const { crashCenti, seed } = await seeds.endOf(definitionOf(parts, flight), flight);
  const now = clock.now();
  const furthest = new Date(now.getTime() + FURTHEST_MS);
  if (!(await voidFlight(db, flight, { crashCenti, seed, endedAt: now }, furthest))) return;
  alarm.unheard({ game, number, heardCenti: LEAST_HEARD_CENTI });
  await tellFlight(parts, game);
}

async function watch(parts: Parts, flight: FlightRow, doubtedMs: DoubtedMs): Promise<number> {
  const { db, clock, seeds, desk, alarm } = parts;
  const { game, number } = flight;
  const definition = definitionOf(parts, flight);
  const { crashCenti, seed } = await seeds.endOf(definition, flight);
  const takesOffMs = flight.takesOffAt.getTime();
  const heardTo = flight.heardTo!;
  const heardToMs = heardTo.getTime();
  const judged = judgeFlight(
    definition,
    { takesOffMs, heardToMs, crashCenti },
    clock.now().getTime(),
    doubtedMs(flight, heardToMs),
  );
  if (judged.kind === 'wait') return judged.ms;
  if (judged.kind === 'ask') {
    await desk.beat();
    return HEARD_SOON_MS;
  }
  const { heardCenti } = judged;
  // What is only looked at holds nothing up that pays.
  await tellLastSeats(parts, flight).catch((error: unknown) => alarm.failed(error, `the seats of ${game}`));
  if (await endFlight(db, flight, { crashCenti, seed, endedAt: clock.now(), heardCenti, heardTo })) {
    if (heardCenti !== null) alarm.unheard({ game, number, heardCenti });
    await tellFlight(parts, game);
  }
  return 0;
}

async function rest(parts: Parts, game: string, last: FlightRow | undefined): Promise<number | undefined> {
  const now = parts.clock.now().getTime();
  const opensInMs = last ? last.endedAt!.getTime() + PAUSE_MS - now : 0;
  // However far a clock was set back, the pause is no longer than it is.
  if (opensInMs > 0 && opensInMs <= PAUSE_MS) return opensInMs;
  if (!(await isWatched(parts.db, new Date(now), WATCHED_MS))) return undefined;
  await open(parts, game, last);
  return 0;
}

async function open(parts: Parts, game: string, last: FlightRow | undefined): Promise<void> {
  const { db, clock, catalog, seeds, alarm } = parts;
  const { mathsId } = (await catalog.find(game))!;
  const number = (last?.number ?? 0) + 1;
  const { chain, place } = await seeds.next(game, number);
  const now = clock.now().getTime();
  const takesOffAt = new Date(now + BETTING_MS);
  const opened = await insertFlight(db, { game, number, chain, place, takesOffAt, mathsId });
  if (!opened) return;
  await tellFlight(parts, game);
  await forgetDesks(db, new Date(now - DESK_KEPT_MS));
  seeds.lookAhead(game).catch((error: unknown) => alarm.failed(error, `the chains of ${game}`));
}

/** Tells everyone the newest flight as it is now. */
async function tellFlight({ db, publish }: Parts, game: string): Promise<void> {
  const [flight] = await listFlights(db, game, 1);
  publish([{ playerId: null, message: { name: 'flight', data: flightView(flight!) } }]);
}

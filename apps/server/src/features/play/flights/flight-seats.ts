import { SEATS_TOLD, type FlightSeat } from '@croupier/contract/play/flights';
import { maskedName } from '@croupier/domain/people/players';
import { multiplierAt, type CrashDefinition } from '@croupier/games';
import { leftAt } from './decided-entry.ts';
import type { FlightsParts } from './flights-parts.ts';
import { listFlights, type FlightRow } from './flights-store.ts';
import { definitionOf } from './definition-of.ts';
import { listSeats, type SeatRow } from './seats-store.ts';

type Parts = Pick<FlightsParts, 'db' | 'catalog' | 'seeds' | 'publish'>;

/** How often it is looked whether there is anything to tell. */
const LOOK_MS = 200;
const SEAT_DIGITS = 12;

/** Who is in a flight, and who left it, as far as players were heard; nobody once it is over. */
export async function seatsOf(parts: Omit<Parts, 'publish'>, flight: FlightRow): Promise<FlightSeat[]> {
  if (flight.endedAt) return [];
  const rows = await listSeats(parts.db, flight, SEATS_TOLD);
  if (rows.length === 0) return [];
  const definition = definitionOf(parts, flight);
  const { crashCenti } = await parts.seeds.endOf(definition, flight);
  return rows.map((row) => ({
    seat: row.key.slice(-SEAT_DIGITS),
    player: maskedName(row.nickname),
    leftCenti: leftSoFar(definition, flight, crashCenti, row),
  }));
}

/** Tells everyone who is in a flight that has not ended, each time there is something new. */
export function createSeatTeller(parts: Parts, game: string): { step(): Promise<number | undefined> } {
  let told = '';
  return {
    /** @returns in how many milliseconds to look again; undefined when there is no flight to tell of */
    async step() {
      const [flight] = await listFlights(parts.db, game, 1);
      if (!flight || flight.endedAt) return undefined;
      const seats = await seatsOf(parts, flight);
      const news = JSON.stringify([flight.number, seats]);
      if (news !== told && seats.length > 0) publishSeats(parts, flight, seats);
      told = news;
      return LOOK_MS;
    },
  };
}

/** Tells who left just before the end: once it has ended their rounds are closed like all others. */
export async function tellLastSeats(parts: Parts, flight: FlightRow): Promise<void> {
  const seats = await seatsOf(parts, flight);
  if (seats.length > 0) publishSeats(parts, flight, seats);
}

function publishSeats({ publish }: Parts, { game, number }: FlightRow, seats: FlightSeat[]): void {
  publish([{ playerId: null, message: { name: 'flightSeats', data: { game, number, seats } } }]);
}

/**
 * Where somebody left, by hand or by what they had set, whichever was lower. What the house has not heard to yet is not
 * told, whoever would leave there: it would say that the flight went so far.
 */
function leftSoFar(
  definition: CrashDefinition,
  flight: FlightRow,
  crashCenti: number,
  { autoCenti, readAt }: SeatRow,
): number | null {
  const { takesOffAt, heardTo } = flight;
  if (!heardTo) return null;
  const heardCenti = Math.min(crashCenti, multiplierAt(definition, heardTo.getTime() - takesOffAt.getTime()));
  const byHand = readAt && readAt <= heardTo ? leftAt(definition, flight, crashCenti, readAt) : undefined;
  const bySetting = autoCenti !== null && autoCenti <= heardCenti ? autoCenti : undefined;
  return byHand === undefined && bySetting === undefined
    ? null
    : Math.min(byHand ?? Infinity, bySetting ?? Infinity);
}

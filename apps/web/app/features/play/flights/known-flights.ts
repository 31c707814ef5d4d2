import type { Flight, FlightSeat, getFlights } from '@croupier/contract/play/flights';
import type { OutputOf } from '@croupier/contract/kit';

export type Flights = OutputOf<typeof getFlights>;
const PAST_KEPT = 20;

/** What is known after news of one flight. News of what is over already changes nothing. */
export function withFlight(known: Flights, news: Flight): Flights {
  const { current, past } = known;
  if (current === null || news.number > current.number)
    return {
      ...known,
      current: news,
      past: current ? [current, ...past].slice(0, PAST_KEPT) : past,
      seats: [],
    };
  return news.number === current.number && !isOver(current) ? { ...known, current: news } : known;
}

/** What is known after an answer, which may have been under way since before the last news. */
export function withAnswer(known: Flights | undefined, answer: Flights): Flights {
  if (!known?.current) return answer;
  const { current } = answer;
  const isOlder =
    current === null ||
    current.number < known.current.number ||
    (current.number === known.current.number && isOver(known.current) && !isOver(current));
  if (isOlder) return known;
  // Of a flight that is over no more is told; who was in it is still to be seen.
  const isToldOut = current !== null && isOver(current) && current.number === known.current.number;
  return isToldOut && known.seats.length > 0 ? { ...answer, seats: known.seats } : answer;
}

/** What was told of flights last: which one there is, and who is in it. */
export interface FlightNews {
  readonly flight?: Flight;
  readonly seats?: { readonly number: number; readonly seats: FlightSeat[] };
}

export function withNews(known: Flights, { flight, seats }: FlightNews): Flights {
  const next = flight ? withFlight(known, flight) : known;
  return seats ? withSeats(next, seats.number, seats.seats) : next;
}

/** What is known after news of who is in a flight; of another flight they change nothing. */
export const withSeats = (known: Flights, number: number, seats: FlightSeat[]): Flights =>
  known.current?.number === number ? { ...known, seats } : known;

const isOver = (flight: Flight): boolean => flight.endedAt !== null;

import type { Flight, getFlights } from '@croupier/contract/play/flights';
import type { OutputOf } from '@croupier/contract/kit';

export type Flights = OutputOf<typeof getFlights>;
const PAST_KEPT = 20;

/** What is known after news of one flight. News of what is over already changes nothing. */
export function withFlight(known: Flights, news: Flight): Flights {
  const { current, past } = known;
  if (current === null || news.number > current.number)
    return { ...known, current: news, past: current ? [current, ...past].slice(0, PAST_KEPT) : past };
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
  return isOlder ? known : answer;
}

const isOver = (flight: Flight): boolean => flight.endedAt !== null;

import type { Flight } from '@croupier/contract/play/flights';
import { expect, test } from 'vitest';
import { withAnswer, withFlight, withSeats, type Flights } from './known-flights.ts';

const flight = (number: number, isOver = false) =>
  ({ number, endedAt: isOver ? '2026-01-01T00:00:00.000Z' : null }) as Flight;
const flights = (current: Flight | null, ...past: Flight[]): Flights => ({
  now: '2026-01-01T00:00:00.000Z',
  current,
  past,
  seats: [],
  chains: [],
});

test('an answer that was under way when news came does not take them back', () => {
  const ended = withFlight(flights(flight(7)), flight(7, true));
  expect(ended.current).toEqual(flight(7, true));
  expect(withAnswer(ended, flights(flight(7)))).toBe(ended);
  const next = withFlight(ended, flight(8));
  expect(next).toMatchObject({ current: flight(8), past: [flight(7, true)] });
  expect(withAnswer(next, flights(flight(7, true)))).toBe(next);
  expect(withAnswer(next, flights(null))).toBe(next);
});

test('an answer that is as new or newer counts', () => {
  const known = flights(flight(7));
  for (const answer of [flights(flight(7)), flights(flight(7, true)), flights(flight(8), flight(7, true))])
    expect(withAnswer(known, answer)).toBe(answer);
  expect(withAnswer(undefined, flights(null))).toEqual(flights(null));
});

test('news of a flight that is over already change nothing', () => {
  const known = flights(flight(8), flight(7, true));
  expect(withFlight(known, flight(7))).toBe(known);
  const over = flights(flight(8, true));
  expect(withFlight(over, flight(8))).toBe(over);
  expect(withFlight(flights(null), flight(1))).toMatchObject({ current: flight(1), past: [] });
});

test('who is in a flight is known until the next one, also after its end', () => {
  const seats = [{ seat: '0123456789ab', player: 'Fa•••07', leftCenti: 150 }];
  const known = withSeats(flights(flight(7)), 7, seats);
  expect(known.seats).toEqual(seats);
  expect(withSeats(known, 6, [])).toBe(known);
  const over = withFlight(known, flight(7, true));
  expect(over.seats).toEqual(seats);
  expect(withAnswer(over, flights(flight(7, true))).seats).toEqual(seats);
  expect(withFlight(over, flight(8)).seats).toEqual([]);
  expect(withAnswer(over, flights(flight(8))).seats).toEqual([]);
});

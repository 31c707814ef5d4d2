import { expect, test } from 'vitest';
import { FLIGHT_FOLLOWED_BY, flightStateBefore, type FlightState } from './flight-state.ts';

const states = Object.keys(FLIGHT_FOLLOWED_BY) as FlightState[];

test('a flight goes through every state once, from boarding to paid', () => {
  const way: FlightState[] = [];
  for (let at: FlightState | null = 'boarding'; at !== null; at = FLIGHT_FOLLOWED_BY[at]) {
    expect(way).not.toContain(at);
    way.push(at);
  }
  expect(way).toEqual(['boarding', 'flying', 'ended', 'paid']);
  expect(states.sort()).toEqual([...way].sort());
});

test('the state before is the one that is followed by it', () => {
  expect(flightStateBefore('boarding')).toBeUndefined();
  for (const state of states) {
    const before = flightStateBefore(state);
    if (before) expect(FLIGHT_FOLLOWED_BY[before]).toBe(state);
  }
});

/**
 * The states of a flight. `boarding`: bets are taken until it takes off. `flying`: it can be left, bets are refused,
 * whatever the clock says by then. `ended`: its end is public, and rounds in it are being closed. `paid`: none is open.
 * One that cannot take off, because the clock it was opened by has been set back, is called off: `ended` from `boarding`.
 */
export type FlightState = 'boarding' | 'flying' | 'ended' | 'paid';

/** What each state of a flight that takes off may be followed by. */
export const FLIGHT_FOLLOWED_BY = {
  boarding: 'flying',
  flying: 'ended',
  ended: 'paid',
  paid: null,
} as const satisfies Record<FlightState, FlightState | null>;

/** The one state from which a flight may come into this one; none for the first. */
export function flightStateBefore(state: FlightState): FlightState | undefined {
  const states = Object.keys(FLIGHT_FOLLOWED_BY) as FlightState[];
  return states.find((before) => FLIGHT_FOLLOWED_BY[before] === state);
}

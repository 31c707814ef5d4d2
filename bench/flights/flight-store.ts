/** A flight as far as the benchmark needs it. */
export interface Newest {
  readonly number: number;
  readonly state: string;
  readonly chain: number;
  readonly place: number;
  readonly takesOffAt: Date;
}
export const NEWEST = `SELECT number, state, chain, place, takes_off_at AS "takesOffAt" FROM flight
WHERE game = $1 ORDER BY number DESC LIMIT 1`;

/** The flight, while a round may be open in it. */
export const UNPAID = `SELECT FROM flight WHERE game = $1 AND number = $2 AND state <> 'paid'`;

/** How many rounds won; all of them are of the one flight. */
export const WON = 'SELECT count(*)::integer AS won FROM round WHERE win_minor > 0';

/** Leaves of the flight that the house wrote as read before then. */
export const READ_BEFORE =
  'SELECT count(*)::integer AS read FROM flight_leave WHERE game = $1 AND flight = $2 AND read_at < $3';

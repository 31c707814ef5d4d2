import { flightStateBefore, type FlightState } from '@croupier/domain/play/flights';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface FlightRow {
  readonly game: string;
  readonly number: number;
  readonly state: FlightState;
  readonly chain: number;
  readonly place: number;
  /** Null only for flights from before it was kept. */
  readonly mathHash: string | null;
  readonly takesOffAt: Date;
  /** Null until it has taken off; see the column. */
  readonly heardTo: Date | null;
  readonly endedAt: Date | null;
  readonly crashCenti: number | null;
  readonly seed: string | null;
  readonly heardCenti: number | null;
  readonly void: boolean;
}

type FlightName = Pick<FlightRow, 'game' | 'number'>;

const FLIGHT = `SELECT f.game, f.number, f.state, f.chain, f.place, m.math_hash AS "mathHash", f.takes_off_at AS "takesOffAt",
  f.heard_to AS "heardTo", f.ended_at AS "endedAt", f.crash_centi AS "crashCenti", f.seed, f.heard_centi AS "heardCenti", f.void
FROM flight f LEFT JOIN game_maths m ON m.id = f.maths_id`;
const FIND = `${FLIGHT} WHERE f.game = $1 AND f.number = $2`;

/** Newest first. */
export async function listFlights(db: Queryable, game: string, limit: number): Promise<FlightRow[]> {
  const text = `${FLIGHT} WHERE f.game = $1 ORDER BY f.number DESC LIMIT $2`;
  return db.query<FlightRow>(text, [game, limit], 'flights-list');
}

/** Flights that have ended and in which rounds may be open still, oldest first. */
export async function listUnpaid(db: Queryable, game: string): Promise<FlightRow[]> {
  const text = `${FLIGHT} WHERE f.game = $1 AND f.state <> 'paid' AND f.state = 'ended' ORDER BY f.number`;
  return db.query<FlightRow>(text, [game], 'flights-unpaid');
}

export async function findFlight(
  db: Queryable,
  game: string,
  number: number,
): Promise<FlightRow | undefined> {
  const [row] = await db.query<FlightRow>(FIND, [game, number], 'flights-find');
  return row;
}

export interface HeardBand {
  /** Counted from 0 by `fromCenti`. */
  readonly band: number;
  readonly ended: number;
  readonly unheard: number;
}

/** Of the latest flights that have ended, how many ended from each bound on, and how many of those were not heard. */
export async function countUnheard(
  db: Queryable,
  game: string,
  { fromCenti, latest }: { fromCenti: readonly number[]; latest: number },
): Promise<HeardBand[]> {
  const text = `SELECT width_bucket(crash_centi, $2::integer[]) - 1 AS band, count(*)::integer AS ended,
  (count(*) FILTER (WHERE heard_centi IS NOT NULL OR void))::integer AS unheard
FROM (SELECT crash_centi, heard_centi, void FROM flight WHERE game = $1 AND ended_at IS NOT NULL
  ORDER BY number DESC LIMIT $3) latest GROUP BY band`;
  return db.query<HeardBand>(text, [game, fromCenti, latest], 'flights-unheard');
}

/** How many seeds of a chain have been flown by. */
export async function placesUsed(db: Queryable, game: string, chain: number): Promise<number> {
  const text = 'SELECT max(place) + 1 AS used FROM flight WHERE game = $1 AND chain = $2';
  const [row] = await db.query<{ used: number | null }>(text, [game, chain], 'flights-places');
  return row?.used ?? 0;
}

/** @returns false when another process was first */
export async function insertFlight(
  db: Queryable,
  flight: FlightName & Pick<FlightRow, 'chain' | 'place' | 'takesOffAt'> & { readonly mathsId: number },
): Promise<boolean> {
  const text = `INSERT INTO flight (game, number, chain, place, takes_off_at, maths_id) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT DO NOTHING RETURNING number`;
  const { game, number, chain, place, takesOffAt, mathsId } = flight;
  return (await db.query(text, [game, number, chain, place, takesOffAt, mathsId])).length === 1;
}

/** The flight as it is, held so that it cannot take off while a bet is written. */
export async function holdFlight(tx: Tx, game: string, number: number): Promise<FlightRow | undefined> {
  const [row] = await tx.query<FlightRow>(`${FIND} FOR SHARE OF f`, [game, number], 'flights-hold');
  return row;
}

/** From now on it can be left, and the house has to hear it. */
export const takeOff = (db: Queryable, flight: FlightName): Promise<boolean> =>
  move(db, flight, 'flying', 'heard_to = takes_off_at', []);

export interface FlightEnd {
  readonly crashCenti: number;
  readonly seed: string;
  readonly endedAt: Date;
  /** The multiplier to which players were heard, where there was a gap. */
  readonly heardCenti: number | null;
  /** As it was when this was decided: whoever has heard more meanwhile has it decided again. */
  readonly heardTo: Date;
}

export const endFlight = (db: Queryable, flight: FlightName, end: FlightEnd): Promise<boolean> =>
  move(
    db,
    flight,
    'ended',
    'ended_at = $5, crash_centi = $6, seed = $7, heard_centi = $8',
    [end.endedAt, end.crashCenti, end.seed, end.heardCenti, end.heardTo],
    'AND ($8::integer IS NULL OR heard_to = $9::timestamptz)',
  );

/**
 * Ends a flight that never took off: every stake in it goes back. Bets that are being written are waited for, and none comes after.
 * @param after only if it takes off later than that
 */
export async function voidFlight(
  db: Queryable,
  { game, number }: FlightName,
  { crashCenti, seed, endedAt }: Pick<FlightEnd, 'crashCenti' | 'seed' | 'endedAt'>,
  after: Date,
): Promise<boolean> {
  const text = `UPDATE flight SET state = 'ended', void = true, ended_at = $3, crash_centi = $4, seed = $5
WHERE game = $1 AND number = $2 AND state = 'boarding' AND takes_off_at > $6 RETURNING number`;
  return (await db.query(text, [game, number, endedAt, crashCenti, seed, after])).length === 1;
}

/** No round is open in it any more. */
export const markPaid = (db: Queryable, flight: FlightName): Promise<boolean> =>
  move(db, flight, 'paid', 'heard_to = heard_to', []);

/** @returns false when the flight is in no state from which it may come into this one: another process was first */
async function move(
  db: Queryable,
  { game, number }: FlightName,
  to: FlightState,
  set: string,
  values: readonly unknown[],
  where = '',
): Promise<boolean> {
  const text = `UPDATE flight SET state = $4, ${set} WHERE game = $1 AND number = $2 AND state = $3 ${where} RETURNING number`;
  return (await db.query(text, [game, number, flightStateBefore(to), to, ...values])).length === 1;
}

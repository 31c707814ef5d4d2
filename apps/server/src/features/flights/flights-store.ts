import type { Queryable, Tx } from '../../platform/database.ts';

export interface ChainRow {
  readonly game: string;
  readonly number: number;
  readonly commitment: string;
  readonly publicSeed: string;
  readonly length: number;
  readonly sealed: Buffer;
}

export interface FlightRow {
  readonly game: string;
  readonly number: number;
  readonly chain: number;
  readonly place: number;
  readonly takesOffAt: Date;
  readonly endedAt: Date | null;
  readonly crashCenti: number | null;
  readonly seed: string | null;
  readonly void: boolean;
}

const FLIGHT = `game, number, chain, place, takes_off_at AS "takesOffAt", ended_at AS "endedAt", crash_centi AS "crashCenti",
  seed, void FROM flight`;
const FIND = `SELECT ${FLIGHT} WHERE game = $1 AND number = $2`;

export async function findChain(db: Queryable, game: string, number?: number): Promise<ChainRow | undefined> {
  const text = `SELECT game, number, commitment, public_seed AS "publicSeed", length, last_seed_sealed AS sealed
FROM flight_chain WHERE game = $1 AND ($2::integer IS NULL OR number = $2) ORDER BY number DESC LIMIT 1`;
  const [row] = await db.query<ChainRow>(text, [game, number ?? null], 'flights-chain');
  return row;
}

export async function insertChain(db: Queryable, chain: ChainRow, openedAt: Date): Promise<void> {
  const text = `INSERT INTO flight_chain (game, number, commitment, public_seed, length, last_seed_sealed, opened_at)
VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`;
  const { game, number, commitment, publicSeed, length, sealed } = chain;
  await db.query(text, [game, number, commitment, publicSeed, length, sealed, openedAt]);
}

/** Newest first. */
export async function listFlights(db: Queryable, game: string, limit: number): Promise<FlightRow[]> {
  const text = `SELECT ${FLIGHT} WHERE game = $1 ORDER BY number DESC LIMIT $2`;
  return db.query<FlightRow>(text, [game, limit], 'flights-list');
}

export async function findFlight(
  db: Queryable,
  game: string,
  number: number,
): Promise<FlightRow | undefined> {
  const [row] = await db.query<FlightRow>(FIND, [game, number], 'flights-find');
  return row;
}

/** @returns false when another process was first */
export async function insertFlight(
  db: Queryable,
  flight: Pick<FlightRow, 'game' | 'number' | 'chain' | 'place' | 'takesOffAt'>,
): Promise<boolean> {
  const text = `INSERT INTO flight (game, number, chain, place, takes_off_at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT DO NOTHING RETURNING number`;
  const { game, number, chain, place, takesOffAt } = flight;
  return (await db.query(text, [game, number, chain, place, takesOffAt])).length === 1;
}

/** The flight as it is, held so that it cannot end while a bet or a leave is written. */
export async function holdFlight(tx: Tx, game: string, number: number): Promise<FlightRow | undefined> {
  const [row] = await tx.query<FlightRow>(`${FIND} FOR SHARE`, [game, number], 'flights-hold');
  return row;
}

/** @returns false when it had ended already */
export async function endFlight(
  db: Queryable,
  end: Pick<FlightRow, 'game' | 'number' | 'void'> & { crashCenti: number; seed: string; endedAt: Date },
): Promise<boolean> {
  const text = `UPDATE flight SET ended_at = $3, crash_centi = $4, seed = $5, void = $6
WHERE game = $1 AND number = $2 AND ended_at IS NULL RETURNING number`;
  const { game, number, endedAt, crashCenti, seed } = end;
  return (await db.query(text, [game, number, endedAt, crashCenti, seed, end.void])).length === 1;
}

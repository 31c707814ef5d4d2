import type { Queryable } from '../../../platform/database.ts';

export interface ChainRow {
  readonly game: string;
  readonly number: number;
  readonly kind: 'house' | 'beacon';
  readonly commitment: string;
  /** Null while the beacon's round is awaited. */
  readonly publicSeed: string | null;
  readonly beaconNetwork: string | null;
  readonly beaconRound: number | null;
  readonly beaconSignature: string | null;
  readonly length: number;
  /** The last seed: all others follow from it. */
  readonly sealed: Buffer;
  /** See `chain-marks.ts`; null for chains from before they were kept. */
  readonly marksSealed: Buffer | null;
  /** When the commitment was published. */
  readonly openedAt: Date;
}

const PUBLIC = `game, number, kind, commitment, public_seed AS "publicSeed", beacon_network AS "beaconNetwork",
  beacon_round::integer AS "beaconRound", beacon_signature AS "beaconSignature", length, opened_at AS "openedAt"`;

/** A chain without what makes its seeds. */
export type PublicChain = Omit<ChainRow, 'sealed' | 'marksSealed'>;

/** Every chain of a game, in the order in which they were announced. */
export async function listChains(db: Queryable, game: string): Promise<PublicChain[]> {
  const text = `SELECT ${PUBLIC} FROM flight_chain WHERE game = $1 ORDER BY number`;
  return db.query<PublicChain>(text, [game], 'flights-chains');
}

export async function findChain(db: Queryable, game: string, number: number): Promise<ChainRow | undefined> {
  const text = `SELECT ${PUBLIC}, last_seed_sealed AS sealed, marks_sealed AS "marksSealed"
FROM flight_chain WHERE game = $1 AND number = $2`;
  const [row] = await db.query<ChainRow>(text, [game, number], 'flights-chain');
  return row;
}

/** Announces a chain. @returns false when another process announced one of this number first */
export async function insertChain(db: Queryable, chain: ChainRow): Promise<boolean> {
  const text = `INSERT INTO flight_chain (game, number, kind, commitment, public_seed, beacon_network, beacon_round, length,
  last_seed_sealed, marks_sealed, opened_at, fixed_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, CASE WHEN $5::text IS NULL THEN NULL ELSE $11::timestamptz END)
ON CONFLICT DO NOTHING RETURNING number`;
  const { game, number, kind, commitment, publicSeed, beaconNetwork, beaconRound, length, sealed } = chain;
  const values = [game, number, kind, commitment, publicSeed, beaconNetwork, beaconRound, length, sealed];
  return (await db.query(text, [...values, chain.marksSealed, chain.openedAt])).length === 1;
}

/** Gives an announced chain the public seed that its beacon's round came to. Once. */
export async function fixChain(
  db: Queryable,
  { game, number }: Pick<ChainRow, 'game' | 'number'>,
  fixed: { readonly publicSeed: string; readonly signature: string; readonly fixedAt: Date },
): Promise<void> {
  const text = `UPDATE flight_chain SET public_seed = $3, beacon_signature = $4, fixed_at = $5
WHERE game = $1 AND number = $2 AND public_seed IS NULL`;
  await db.query(text, [game, number, fixed.publicSeed, fixed.signature, fixed.fixedAt]);
}

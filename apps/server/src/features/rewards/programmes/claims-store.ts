import type { Queryable, Tx } from '../../../platform/database.ts';

/** Names a claim on something scarce, under the key of the reward that will be given for it. */
export interface ClaimKey {
  readonly programmeId: bigint;
  /** `receivers`, `budget UAH`, `row 3`. */
  readonly what: string;
  /** The id of what is given. */
  readonly key: string;
  readonly playerId: bigint;
}

/**
 * Takes of what is scarce and keeps who took it, in one statement. Where the key has a claim nothing is taken. Of two with one key at once
 * the second fails by the primary key, and with it what it took.
 */
const CLAIM = `WITH found AS (SELECT FROM programme_claim WHERE programme_id = $1 AND what = $2 AND key = $3),
taken AS (
  INSERT INTO programme_use AS u (programme_id, what, used)
  SELECT $1, $2, $4::bigint WHERE NOT EXISTS (SELECT FROM found) AND $4::bigint <= $5::bigint
  ON CONFLICT (programme_id, what) DO UPDATE SET used = u.used + $4 WHERE u.used + $4 <= $5
  RETURNING programme_id),
claimed AS (
  INSERT INTO programme_claim (programme_id, what, key, amount, claimed_at, player_id)
  SELECT $1, $2, $3, $4, $6, $7 FROM taken RETURNING key)
SELECT CASE WHEN EXISTS (SELECT FROM found) THEN 'found' WHEN EXISTS (SELECT FROM claimed) THEN 'claimed' ELSE 'full' END AS status`;

export async function insertClaim(
  db: Queryable,
  claim: ClaimKey & { amount: bigint; cap: bigint; now: Date },
): Promise<'claimed' | 'found' | 'full'> {
  type Row = { status: 'claimed' | 'found' | 'full' };
  const { programmeId, what, key, amount, cap, now, playerId } = claim;
  const values = [programmeId, what, key, amount, cap, now, playerId];
  const [row] = await db.query<Row>(CLAIM, values, 'programmes-claim');
  return row!.status;
}

/** Whether a key has its claim already. */
export async function hasClaim(
  db: Queryable,
  { programmeId, what, key }: Omit<ClaimKey, 'playerId'>,
): Promise<boolean> {
  const text = 'SELECT FROM programme_claim WHERE programme_id = $1 AND what = $2 AND key = $3';
  return (await db.query(text, [programmeId, what, key], 'programmes-claim-has')).length > 0;
}

const RETURN = `WITH gone AS (
  DELETE FROM programme_claim WHERE programme_id = $1 AND what = $2 AND key = $3 AND settled_at IS NULL RETURNING amount)
UPDATE programme_use u SET used = u.used - gone.amount FROM gone WHERE u.programme_id = $1 AND u.what = $2 RETURNING u.used`;

/** @returns whether there was one that was not settled */
export async function deleteClaim(
  db: Queryable,
  { programmeId, what, key }: Omit<ClaimKey, 'playerId'>,
): Promise<boolean> {
  return (await db.query(RETURN, [programmeId, what, key], 'programmes-claim-return')).length > 0;
}

/** Settles all claims of what has been given, by its ids: a reader of facts does, not the transaction that gives. */
export async function settleClaimsOf(db: Queryable, keys: readonly string[], now: Date): Promise<void> {
  const text =
    'UPDATE programme_claim SET settled_at = $2 WHERE key = ANY ($1::uuid[]) AND settled_at IS NULL';
  if (keys.length > 0) await db.query(text, [keys, now], 'programmes-claim-settle');
}

/** Claims that nobody has settled since, the oldest first. */
export const listOpenClaims = (db: Queryable, before: Date, most: number): Promise<ClaimKey[]> =>
  db.query<ClaimKey>(
    `SELECT programme_id AS "programmeId", what, key, player_id AS "playerId" FROM programme_claim
WHERE settled_at IS NULL AND claimed_at < $1 ORDER BY claimed_at, key LIMIT $2`,
    [before, most],
    'programmes-claims-open',
  );

/** Keeps a claim from being returned until the transaction ends. @returns false where it has been */
export async function holdClaim(
  tx: Tx,
  { programmeId, what, key }: Omit<ClaimKey, 'playerId'>,
): Promise<boolean> {
  const text = 'SELECT FROM programme_claim WHERE programme_id = $1 AND what = $2 AND key = $3 FOR KEY SHARE';
  return (await tx.query(text, [programmeId, what, key], 'programmes-claim-hold')).length > 0;
}

/** Waits for who holds it. @returns false where it has been returned, or settled */
export async function lockOpenClaim(tx: Tx, { programmeId, what, key }: ClaimKey): Promise<boolean> {
  const text = `SELECT FROM programme_claim WHERE programme_id = $1 AND what = $2 AND key = $3 AND settled_at IS NULL FOR UPDATE`;
  return (await tx.query(text, [programmeId, what, key], 'programmes-claim-lock')).length > 0;
}

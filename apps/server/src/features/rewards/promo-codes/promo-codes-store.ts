import type { PromoCode } from '@croupier/domain/rewards/promo-codes';
import type { Queryable, Tx } from '../../../platform/database.ts';

const FIND = `SELECT region, from_at AS "from", until_at AS "until", uses_max AS "usesMax", used, state, bonus
FROM promo_code WHERE code = $1`;

export async function findPromo(db: Queryable, code: string): Promise<PromoCode | undefined> {
  return (await db.query<PromoCode>(FIND, [code], 'promo-find'))[0];
}

interface NewPromo extends Pick<PromoCode, 'region' | 'from' | 'until' | 'usesMax'> {
  readonly code: string;
  readonly bonus?: string | null;
  readonly now: Date;
}

/** @returns false where there is one of this code, which stays as it is */
export async function insertPromo(db: Queryable, promo: NewPromo): Promise<boolean> {
  return (await insertPromos(db, promo, [promo.code])).length > 0;
}

/** Inserts codes of the same terms. @returns those that there were not before */
export async function insertPromos(
  db: Queryable,
  { region, from, until, usesMax, bonus = null, now }: Omit<NewPromo, 'code'>,
  codes: readonly string[],
): Promise<string[]> {
  const text = `INSERT INTO promo_code (code, region, from_at, until_at, uses_max, bonus, created_at)
SELECT c.code, $2, $3, $4, $5, $6, $7 FROM unnest($1::text[]) AS c (code) ON CONFLICT (code) DO NOTHING RETURNING code`;
  const rows = await db.query<{ code: string }>(text, [codes, region, from, until, usesMax, bonus, now]);
  return rows.map(({ code }) => code);
}

/** Locked: of two who take the last use the second one sees it taken. */
export async function lockPromo(tx: Tx, code: string): Promise<PromoCode | undefined> {
  return (await tx.query<PromoCode>(`${FIND} FOR NO KEY UPDATE`, [code], 'promo-lock'))[0];
}

/** The caller holds the code's lock. What was redeemed stays so; what was brought and waits is not redeemed any more. */
export async function closePromo(tx: Tx, code: string): Promise<void> {
  await tx.query(`UPDATE promo_code SET state = 'closed' WHERE code = $1`, [code]);
}

/** The caller holds the code's lock. */
export async function countUse(tx: Tx, code: string): Promise<void> {
  await tx.query('UPDATE promo_code SET used = used + 1 WHERE code = $1', [code]);
}

interface Redemption {
  readonly playerId: bigint;
  readonly code: string;
}

export async function isRedeemed(db: Queryable, { playerId, code }: Redemption): Promise<boolean> {
  const text =
    'SELECT 1 AS one FROM promo_redemption WHERE player_id = $1 AND code = $2 AND redeemed_at IS NOT NULL';
  return (await db.query(text, [playerId, code])).length > 0;
}

export async function insertRedemption(tx: Tx, of: Redemption & { now: Date }): Promise<void> {
  const text = `INSERT INTO promo_redemption (player_id, code, brought_at, redeemed_at) VALUES ($1, $2, $3, $3)
ON CONFLICT (player_id, code) DO UPDATE SET redeemed_at = $3`;
  await tx.query(text, [of.playerId, of.code, of.now]);
}

/** An account brings a code that it redeems once it is answered. */
export async function insertBrought(
  tx: Tx,
  { playerId, code, now }: Redemption & { now: Date },
): Promise<void> {
  const text = 'INSERT INTO promo_redemption (player_id, code, brought_at) VALUES ($1, $2, $3)';
  await tx.query(text, [playerId, code, now]);
}

/** What these players have brought and not redeemed, in the order in which codes are locked. */
export async function listBrought(
  db: Queryable,
  playerIds: readonly bigint[],
): Promise<(Redemption & { broughtAt: Date })[]> {
  const text = `SELECT player_id AS "playerId", code, brought_at AS "broughtAt" FROM promo_redemption
WHERE player_id = ANY ($1::bigint[]) AND redeemed_at IS NULL ORDER BY code, player_id`;
  return db.query(text, [playerIds]);
}

export async function deleteBrought(tx: Tx, { playerId, code }: Redemption): Promise<void> {
  const text = 'DELETE FROM promo_redemption WHERE player_id = $1 AND code = $2 AND redeemed_at IS NULL';
  await tx.query(text, [playerId, code]);
}

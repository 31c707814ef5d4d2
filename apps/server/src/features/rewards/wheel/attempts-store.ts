import type { Currency } from '@croupier/domain/money/amounts';
import type { AttemptOf, AttemptSource, AttemptState } from '@croupier/domain/rewards/wheel';
import type { Queryable, Tx } from '../../../platform/database.ts';

/** An attempt as its row keeps it. */
export interface AttemptRow {
  readonly playerId: bigint;
  readonly id: string;
  readonly kind: AttemptOf;
  readonly code: string;
  readonly programmeId: bigint;
  readonly version: number;
  readonly cameBy: AttemptSource;
  readonly reference: string;
  /** The price that was paid for it; null where it was given. */
  readonly points: number | null;
  readonly state: AttemptState;
  readonly givenAt: Date;
  /** Null before it is being used. */
  readonly drawnPlace: number | null;
  readonly currency: Currency | null;
  readonly seedPair: number | null;
  readonly nonce: number | null;
  /** What was drawn, or its fallback; null before it was given. */
  readonly givenPlace: number | null;
  readonly rewardId: string | null;
}

/** An attempt that is being used, or was. */
export interface BegunAttempt extends AttemptRow {
  readonly drawnPlace: number;
  readonly currency: Currency;
  readonly seedPair: number;
  readonly nonce: number;
}

export type NewAttempt = Pick<
  AttemptRow,
  | ('playerId' | 'id' | 'kind' | 'code' | 'programmeId' | 'version')
  | ('cameBy' | 'reference' | 'points' | 'givenAt')
>;

type Key = Pick<AttemptRow, 'playerId' | 'id'>;
type OfKind = Pick<AttemptRow, 'playerId' | 'kind'>;

const COLUMNS = `player_id AS "playerId", id, kind, code, programme_id AS "programmeId", version, came_by AS "cameBy", reference, points, state,
  given_at AS "givenAt", drawn_place AS "drawnPlace", currency, seed_pair AS "seedPair", nonce, given_place AS "givenPlace", reward_id AS "rewardId"`;

export async function findAttempt(db: Queryable, { playerId, id }: Key): Promise<AttemptRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM attempt WHERE player_id = $1 AND id = $2`;
  return (await db.query<AttemptRow>(text, [playerId, id], 'attempts-find'))[0];
}

/** The one that was given for something. */
export async function findByReference(
  db: Queryable,
  { playerId, kind, code, reference }: Pick<AttemptRow, 'playerId' | 'kind' | 'code' | 'reference'>,
): Promise<AttemptRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM attempt WHERE player_id = $1 AND kind = $2 AND code = $3 AND reference = $4`;
  return (await db.query<AttemptRow>(text, [playerId, kind, code, reference], 'attempts-by-reference'))[0];
}

/** The one that a player is using; there is no more than one. */
export async function findBegun(db: Queryable, playerId: bigint): Promise<BegunAttempt | undefined> {
  const text = `SELECT ${COLUMNS} FROM attempt WHERE player_id = $1 AND state = 'OPEN' AND drawn_place IS NOT NULL`;
  return (await db.query<BegunAttempt>(text, [playerId], 'attempts-find-begun'))[0];
}

/** Attempts of a player that are not used up, the oldest first. */
export const listOpen = (db: Queryable, { playerId, kind }: OfKind, limit: number): Promise<AttemptRow[]> =>
  db.query<AttemptRow>(
    `SELECT ${COLUMNS} FROM attempt WHERE player_id = $1 AND kind = $2 AND state = 'OPEN' ORDER BY given_at, id LIMIT $3`,
    [playerId, kind, limit],
    'attempts-open',
  );

/** The last ones of which something was given, the newest first. */
export const listLast = (
  db: Queryable,
  { playerId, kind, code }: OfKind & Pick<AttemptRow, 'code'>,
  limit: number,
): Promise<{ rewardId: string }[]> =>
  db.query(
    `SELECT reward_id AS "rewardId" FROM attempt WHERE player_id = $1 AND kind = $2 AND code = $3 AND state = 'DRAWN'
ORDER BY ended_at DESC LIMIT $4`,
    [playerId, kind, code, limit],
    'attempts-last',
  );

/** Attempts that a process left between the draw and the reward. */
export const listUnfinished = (
  db: Queryable,
  before: Date,
  { resting, limit }: { resting: readonly string[]; limit: number },
): Promise<BegunAttempt[]> =>
  db.query<BegunAttempt>(
    `SELECT ${COLUMNS} FROM attempt WHERE state = 'OPEN' AND drawn_place IS NOT NULL AND begun_at < $1 AND id <> ALL ($2::uuid[])
ORDER BY begun_at LIMIT $3`,
    [before, resting, limit],
    'attempts-unfinished',
  );

/** Attempts of a programme that nobody has begun to use. */
export const listUnused = (db: Queryable, programmeId: bigint, limit: number): Promise<AttemptRow[]> =>
  db.query<AttemptRow>(
    `SELECT ${COLUMNS} FROM attempt WHERE programme_id = $1 AND state = 'OPEN' AND drawn_place IS NULL LIMIT $2`,
    [programmeId, limit],
    'attempts-unused',
  );

/** Keeps an attempt, once by its occasion. @returns how many of its kind and code are open with it; undefined where it was given before */
export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<number | undefined> {
  const { playerId, id, kind, code, programmeId, version, cameBy, reference, points, givenAt } = attempt;
  const rows = await tx.query(
    `INSERT INTO attempt (player_id, id, kind, code, programme_id, version, came_by, reference, points, given_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING RETURNING id`,
    [...[playerId, id, kind, code, programmeId, version, cameBy], ...[reference, points, givenAt]],
    'attempts-insert',
  );
  if (rows.length === 0) return undefined;
  const text = `SELECT count(*)::integer AS count FROM attempt WHERE player_id = $1 AND kind = $2 AND code = $3 AND state = 'OPEN'`;
  return (await tx.query<{ count: number }>(text, [playerId, kind, code], 'attempts-count'))[0]!.count;
}

/** Keeps what was drawn, before it is given. It is called under the player's lock, for one that nobody is using yet. */
export async function setBegun(
  tx: Tx,
  { playerId, id, drawnPlace, currency, seedPair, nonce }: BegunAttempt,
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE attempt SET drawn_place = $3, currency = $4, seed_pair = $5, nonce = $6, begun_at = $7
WHERE player_id = $1 AND id = $2 AND state = 'OPEN' AND drawn_place IS NULL`,
    [playerId, id, drawnPlace, currency, seedPair, nonce, now],
    'attempts-begin',
  );
}

/** Says what was given, once. @returns false where it was said before */
export async function setDrawn(
  tx: Tx,
  { playerId, id }: Key,
  { givenPlace, rewardId, now }: { givenPlace: number; rewardId: string; now: Date },
): Promise<boolean> {
  const text = `UPDATE attempt SET state = 'DRAWN', given_place = $3, reward_id = $4, ended_at = $5
WHERE player_id = $1 AND id = $2 AND state = 'OPEN' AND drawn_place IS NOT NULL RETURNING id`;
  return (await tx.query(text, [playerId, id, givenPlace, rewardId, now], 'attempts-drawn')).length === 1;
}

/** Ends one that nobody is using. @returns false where it is over already, or is being used */
export async function setExpired(tx: Tx, { playerId, id }: Key, now: Date): Promise<boolean> {
  const text = `UPDATE attempt SET state = 'EXPIRED', ended_at = $3
WHERE player_id = $1 AND id = $2 AND state = 'OPEN' AND drawn_place IS NULL RETURNING id`;
  return (await tx.query(text, [playerId, id, now], 'attempts-expire')).length === 1;
}

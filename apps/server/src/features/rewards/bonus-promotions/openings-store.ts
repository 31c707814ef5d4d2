import type { Currency } from '@croupier/domain/money/amounts';
import type { Queryable, Tx } from '../../../platform/database.ts';

/** A magic box or a random bonus that was opened: what was drawn, and, once it was given, the reward. */
export interface Opening {
  readonly playerId: bigint;
  /** The key of the player's client. */
  readonly id: string;
  readonly code: string;
  readonly programmeId: bigint;
  readonly version: number;
  /** By the clocks of the player's region. */
  readonly day: string;
  readonly seedPair: number;
  readonly nonce: number;
  readonly drawnPlace: number;
  /** In which an amount of money is given. */
  readonly currency: Currency;
  /** Null between the draw and what is given for it. */
  readonly rewardId: string | null;
  readonly openedAt: Date;
  /** The moment at which a random bonus was shown; null for a magic box. */
  readonly shownAt: Date | null;
}

const COLUMNS = `player_id AS "playerId", id, code, programme_id AS "programmeId", version, day::text AS day, seed_pair AS "seedPair", nonce,
  drawn_place AS "drawnPlace", currency, reward_id AS "rewardId", opened_at AS "openedAt", shown_at AS "shownAt"`;

export async function findOpening(db: Queryable, playerId: bigint, id: string): Promise<Opening | undefined> {
  const text = `SELECT ${COLUMNS} FROM box_opening WHERE player_id = $1 AND id = $2`;
  return (await db.query<Opening>(text, [playerId, id], 'box-find'))[0];
}

/** How often a player opened a box on a day. */
export async function countOpenings(
  db: Queryable,
  { playerId, code, day }: Pick<Opening, 'playerId' | 'code' | 'day'>,
): Promise<number> {
  // Days of regions are no more than a day apart from the instant: older rows need not be read.
  const text = `SELECT count(*)::integer AS count FROM box_opening
WHERE player_id = $1 AND code = $2 AND day = $3::date AND opened_at > $3::date - interval '2 days'`;
  const [row] = await db.query<{ count: number }>(text, [playerId, code, day], 'box-count');
  return row!.count;
}

/** Whether a player opened what was shown to them at a moment. */
export async function isOpened(
  db: Queryable,
  { playerId, code, shownAt }: Pick<Opening, 'playerId' | 'code' | 'shownAt'>,
): Promise<boolean> {
  const text = 'SELECT FROM box_opening WHERE player_id = $1 AND code = $2 AND shown_at = $3';
  return (await db.query(text, [playerId, code, shownAt], 'box-opened')).length > 0;
}

/** The last one of which something was given. */
export async function findLastGiven(
  db: Queryable,
  playerId: bigint,
  code: string,
): Promise<Opening | undefined> {
  const text = `SELECT ${COLUMNS} FROM box_opening WHERE player_id = $1 AND code = $2 AND reward_id IS NOT NULL
ORDER BY opened_at DESC LIMIT 1`;
  return (await db.query<Opening>(text, [playerId, code], 'box-last'))[0];
}

export async function insertOpening(tx: Tx, opening: Omit<Opening, 'rewardId'>): Promise<void> {
  const { playerId, id, code, programmeId, version, day, seedPair, nonce, drawnPlace } = opening;
  await tx.query(
    `INSERT INTO box_opening (player_id, id, code, programme_id, version, day, seed_pair, nonce, drawn_place, currency, opened_at, shown_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[playerId, id, code, programmeId, version, day, seedPair, nonce, drawnPlace],
      ...[opening.currency, opening.openedAt, opening.shownAt],
    ],
    'box-insert',
  );
}

/** Says what was given, once. @returns false where it was said before */
export async function setGiven(
  tx: Tx,
  { playerId, id }: Pick<Opening, 'playerId' | 'id'>,
  rewardId: string,
): Promise<boolean> {
  const text = `UPDATE box_opening SET reward_id = $3 WHERE player_id = $1 AND id = $2 AND reward_id IS NULL RETURNING id`;
  return (await tx.query(text, [playerId, id, rewardId], 'box-given')).length === 1;
}

/** Openings that a process left between the draw and the reward. */
export async function listUnfinished(
  db: Queryable,
  before: Date,
  { resting, limit }: { resting: readonly string[]; limit: number },
): Promise<Opening[]> {
  const text = `SELECT ${COLUMNS} FROM box_opening WHERE reward_id IS NULL AND opened_at < $1 AND id <> ALL ($2::uuid[])
ORDER BY opened_at LIMIT $3`;
  return db.query<Opening>(text, [before, resting, limit], 'box-unfinished');
}

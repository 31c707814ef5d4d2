import type { Currency } from '@croupier/domain/money/amounts';
import type { BoxState } from '@croupier/domain/rewards/treasures';
import type { Queryable, Tx } from '../../../platform/database.ts';

/** A box as its row keeps it. Its goal has the same id. */
export interface BoxRow {
  readonly playerId: bigint;
  readonly id: string;
  /** The occasion: one player has one box for it. */
  readonly reference: string;
  readonly code: string;
  /** The version that it was given under. */
  readonly programmeId: bigint;
  readonly version: number;
  readonly state: BoxState;
  readonly givenAt: Date;
  /** Until when it is to be filled; null: without an end. */
  readonly expiresAt: Date | null;
  /** Row of its contents that is given; null before it is being opened. */
  readonly drawnPlace: number | null;
  readonly currency: Currency | null;
  /** Null where nothing was drawn. */
  readonly seedPair: number | null;
  readonly nonce: number | null;
  readonly rewardId: string | null;
  /** Whether its player has seen how it ended. */
  readonly seen: boolean;
}

/** A box that is being opened. */
export interface BegunBox extends BoxRow {
  readonly drawnPlace: number;
  readonly currency: Currency;
}

export type BoxKey = Pick<BoxRow, 'playerId' | 'id'>;

export const BOX_COLUMNS = `b.player_id AS "playerId", b.id, b.reference, b.code, b.programme_id AS "programmeId", b.version, b.state,
  b.given_at AS "givenAt", b.expires_at AS "expiresAt", b.drawn_place AS "drawnPlace", b.currency, b.seed_pair AS "seedPair", b.nonce,
  b.reward_id AS "rewardId", b.seen`;

export async function findBox(db: Queryable, { playerId, id }: BoxKey): Promise<BoxRow | undefined> {
  const text = `SELECT ${BOX_COLUMNS} FROM treasure_box b WHERE b.player_id = $1 AND b.id = $2`;
  return (await db.query<BoxRow>(text, [playerId, id], 'treasures-find'))[0];
}

/** The one that a player is opening; there is no more than one. */
export async function findBegun(db: Queryable, playerId: bigint): Promise<BegunBox | undefined> {
  const text = `SELECT ${BOX_COLUMNS} FROM treasure_box b WHERE b.player_id = $1 AND b.state = 'AVAILABLE' AND b.drawn_place IS NOT NULL`;
  return (await db.query<BegunBox>(text, [playerId], 'treasures-find-begun'))[0];
}

/** Boxes of a player, newest first, those after one of them. @param all also those that are done */
export const listBoxes = (
  db: Queryable,
  { playerId, all, after, limit }: { playerId: bigint; all: boolean; after: string | null; limit: number },
): Promise<BoxRow[]> =>
  db.query<BoxRow>(
    `SELECT ${BOX_COLUMNS} FROM treasure_box b WHERE b.player_id = $1 AND ($2 OR b.state <> 'FINISHED') AND ($3::uuid IS NULL
  OR (b.given_at, b.id) < (SELECT a.given_at, a.id FROM treasure_box a WHERE a.player_id = $1 AND a.id = $3))
ORDER BY b.given_at DESC, b.id DESC LIMIT $4`,
    [playerId, all, after, limit],
    'treasures-list',
  );

/** How many full boxes wait for a player. */
export async function countFull(db: Queryable, playerId: bigint, now: Date): Promise<number> {
  const text = `SELECT count(*)::integer AS count FROM treasure_box WHERE player_id = $1 AND state = 'AVAILABLE'
  AND (expires_at IS NULL OR drawn_place IS NOT NULL OR expires_at > $2::timestamptz - interval '30 days')`;
  return (await db.query<{ count: number }>(text, [playerId, now], 'treasures-full'))[0]!.count;
}

/** Keeps a box of a player's, once by its occasion. @returns false where they have had it */
export async function insertBox(
  tx: Tx,
  box: Pick<
    BoxRow,
    'playerId' | 'id' | 'reference' | 'code' | 'programmeId' | 'version' | 'givenAt' | 'expiresAt'
  >,
): Promise<boolean> {
  const { playerId, id, reference, code, programmeId, version, givenAt, expiresAt } = box;
  const rows = await tx.query(
    `INSERT INTO treasure_box (player_id, id, reference, code, programme_id, version, given_at, expires_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`,
    [playerId, id, reference, code, programmeId, version, givenAt, expiresAt],
    'treasures-insert',
  );
  return rows.length === 1;
}

/** Says that a box is full, once. @returns false where it is not filling any more */
export async function setFull(tx: Tx, { playerId, id }: BoxKey, now: Date): Promise<boolean> {
  const text = `UPDATE treasure_box SET state = 'AVAILABLE', filled_at = $3
WHERE player_id = $1 AND id = $2 AND state = 'PROCESSING' RETURNING id`;
  return (await tx.query(text, [playerId, id, now], 'treasures-fill')).length === 1;
}

/** Keeps what is given, before it is given. It is called under the player's lock, for one that nobody is opening yet. */
export async function setBegun(
  tx: Tx,
  { playerId, id, drawnPlace, currency, seedPair, nonce }: BegunBox,
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE treasure_box SET drawn_place = $3, currency = $4, seed_pair = $5, nonce = $6, begun_at = $7
WHERE player_id = $1 AND id = $2 AND state = 'AVAILABLE' AND drawn_place IS NULL`,
    [playerId, id, drawnPlace, currency, seedPair, nonce, now],
    'treasures-begin',
  );
}

/** Says what was given, once. @returns false where it was said before */
export async function setOpened(
  tx: Tx,
  { playerId, id }: BoxKey,
  { rewardId, now }: { rewardId: string; now: Date },
): Promise<boolean> {
  const text = `UPDATE treasure_box SET state = 'OPENED', reward_id = $3, ended_at = $4
WHERE player_id = $1 AND id = $2 AND state = 'AVAILABLE' AND drawn_place IS NOT NULL RETURNING id`;
  return (await tx.query(text, [playerId, id, rewardId, now], 'treasures-opened')).length === 1;
}

/** Loses a box that is filling, or one that is full and that nobody is opening. @returns false where it is not in that state any more */
export async function setLost(
  tx: Tx,
  { playerId, id }: BoxKey,
  { from, now }: { from: 'PROCESSING' | 'AVAILABLE'; now: Date },
): Promise<boolean> {
  const text = `UPDATE treasure_box SET state = 'LOST', ended_at = $4
WHERE player_id = $1 AND id = $2 AND state = $3 AND drawn_place IS NULL RETURNING id`;
  return (await tx.query(text, [playerId, id, from, now], 'treasures-lost')).length === 1;
}

/** Puts away a box that is over. @returns false where it was put away before, or is not over */
export async function setFinished(tx: Tx, { playerId, id }: BoxKey, seen: boolean): Promise<boolean> {
  const text = `UPDATE treasure_box SET state = 'FINISHED', seen = $3
WHERE player_id = $1 AND id = $2 AND state IN ('OPENED', 'LOST') RETURNING id`;
  return (await tx.query(text, [playerId, id, seen], 'treasures-finish')).length === 1;
}

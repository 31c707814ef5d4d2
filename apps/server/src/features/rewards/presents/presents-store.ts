import type { RewardIn } from '@croupier/contract/rewards/programmes';
import type { Currency } from '@croupier/domain/money/amounts';
import type { PresentState } from '@croupier/domain/rewards/presents';
import type { Queryable, Tx } from '../../../platform/database.ts';

/** A present as its row keeps it. */
export interface PresentRow {
  readonly playerId: bigint;
  readonly id: string;
  readonly reference: string;
  readonly code: string;
  /** The version that it was given under; null for one that people of the house gave. */
  readonly programmeId: bigint | null;
  readonly version: number | null;
  /** Its contents, where no programme says them. */
  readonly body: RewardIn | null;
  readonly state: PresentState;
  readonly givenAt: Date;
  readonly expiresAt: Date;
  /** Row of its contents that is given; null before it is being opened. */
  readonly drawnPlace: number | null;
  /** In which money is given: that of its player when it is opened, where it was not said before. */
  readonly currency: Currency | null;
  /** Null where nothing was drawn. */
  readonly seedPair: number | null;
  readonly nonce: number | null;
  readonly rewardId: string | null;
}

/** A present that is being opened. */
export interface BegunPresent extends PresentRow {
  readonly drawnPlace: number;
  readonly currency: Currency;
}

type Key = Pick<PresentRow, 'playerId' | 'id'>;

const COLUMNS = `player_id AS "playerId", id, reference, code, programme_id AS "programmeId", version, body, state, given_at AS "givenAt",
  expires_at AS "expiresAt", drawn_place AS "drawnPlace", currency, seed_pair AS "seedPair", nonce, reward_id AS "rewardId"`;

export async function findPresent(db: Queryable, { playerId, id }: Key): Promise<PresentRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM present WHERE player_id = $1 AND id = $2`;
  return (await db.query<PresentRow>(text, [playerId, id], 'presents-find'))[0];
}

/** The one that a player is opening; there is no more than one. */
export async function findBegun(db: Queryable, playerId: bigint): Promise<BegunPresent | undefined> {
  const text = `SELECT ${COLUMNS} FROM present WHERE player_id = $1 AND state = 'WAITING' AND drawn_place IS NOT NULL`;
  return (await db.query<BegunPresent>(text, [playerId], 'presents-find-begun'))[0];
}

/** Presents that can still be opened, newest first. */
export const listWaiting = (
  db: Queryable,
  { playerId, now, limit }: { playerId: bigint; now: Date; limit: number },
): Promise<PresentRow[]> =>
  db.query<PresentRow>(
    `SELECT ${COLUMNS} FROM present WHERE player_id = $1 AND state = 'WAITING' AND (expires_at > $2 OR drawn_place IS NOT NULL)
ORDER BY given_at DESC, id DESC LIMIT $3`,
    [playerId, now, limit],
    'presents-waiting',
  );

/** Presents that a process left while they were being opened. */
export const listUnfinished = (
  db: Queryable,
  before: Date,
  { resting, limit }: { resting: readonly string[]; limit: number },
): Promise<BegunPresent[]> =>
  db.query<BegunPresent>(
    `SELECT ${COLUMNS} FROM present WHERE state = 'WAITING' AND drawn_place IS NOT NULL AND begun_at < $1 AND id <> ALL ($2::uuid[])
ORDER BY begun_at LIMIT $3`,
    [before, resting, limit],
    'presents-unfinished',
  );

/** Keeps a present of a player's, once by its occasion. @returns false where they have it already */
export async function insertPresent(
  tx: Tx,
  present: Omit<PresentRow, 'state' | 'drawnPlace' | 'seedPair' | 'nonce' | 'rewardId'>,
): Promise<boolean> {
  const { playerId, id, reference, code, programmeId, version, body, currency, givenAt, expiresAt } = present;
  const rows = await tx.query(
    `INSERT INTO present (player_id, id, reference, code, programme_id, version, body, currency, given_at, expires_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING RETURNING id`,
    [
      ...[playerId, id, reference, code, programmeId, version, body && JSON.stringify(body)],
      ...[currency, givenAt, expiresAt],
    ],
    'presents-insert',
  );
  return rows.length === 1;
}

/** Keeps what is given, before it is given. It is called under the player's lock, for one that nobody is opening yet. */
export async function setBegun(
  tx: Tx,
  { playerId, id, drawnPlace, currency, seedPair, nonce }: BegunPresent,
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE present SET drawn_place = $3, currency = $4, seed_pair = $5, nonce = $6, begun_at = $7
WHERE player_id = $1 AND id = $2 AND state = 'WAITING' AND drawn_place IS NULL`,
    [playerId, id, drawnPlace, currency, seedPair, nonce, now],
    'presents-begin',
  );
}

/** Says what was given, once. @returns false where it was said before */
export async function setOpened(
  tx: Tx,
  { playerId, id }: Key,
  { rewardId, now }: { rewardId: string; now: Date },
): Promise<boolean> {
  const text = `UPDATE present SET state = 'OPENED', reward_id = $3, ended_at = $4
WHERE player_id = $1 AND id = $2 AND state = 'WAITING' AND drawn_place IS NOT NULL RETURNING id`;
  return (await tx.query(text, [playerId, id, rewardId, now], 'presents-opened')).length === 1;
}

/** Ends one that nobody is opening. @returns false where it is over already, or is being opened */
export async function setOver(
  tx: Tx,
  { playerId, id }: Key,
  { state, now }: { state: 'EXPIRED' | 'CANCELED'; now: Date },
): Promise<boolean> {
  const text = `UPDATE present SET state = $3, ended_at = $4
WHERE player_id = $1 AND id = $2 AND state = 'WAITING' AND drawn_place IS NULL RETURNING id`;
  return (await tx.query(text, [playerId, id, state, now], 'presents-over')).length === 1;
}

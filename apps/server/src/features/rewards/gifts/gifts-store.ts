import type { GiftEnd, GiftEnding, GiftRounds, GiftTerms } from '@croupier/domain/rewards/gifts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { EndMove } from '../purses/feature.ts';
import { readGiftTerms, writeGiftTerms, type StoredGiftTerms } from './stored-gift-terms.ts';

/** Rounds that were given to a player. */
export interface Gift extends GiftRounds {
  readonly playerId: bigint;
  readonly id: string;
  /** How many it had. */
  readonly rounds: number;
  readonly terms: GiftTerms;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly convertedMinor: bigint;
  readonly forfeitedMinor: bigint;
  readonly bonusId: string | null;
}

type Row = Omit<Gift, 'terms'> & { readonly terms: StoredGiftTerms };

const COLUMNS = `player_id AS "playerId", id, state, currency, games, stake_minor AS "stakeMinor", rounds, rounds_left AS "roundsLeft",
  win_minor AS "winMinor", terms, created_at AS "createdAt", expires_at AS "expiresAt", ended_at AS "endedAt",
  converted_minor AS "convertedMinor", forfeited_minor AS "forfeitedMinor", bonus_id AS "bonusId"`;

const giftOf = (row: Row): Gift => ({ ...row, terms: readGiftTerms(row.currency, row.terms) });

const GIFT = `SELECT ${COLUMNS} FROM gift_grant WHERE player_id = $1 AND id = $2`;

export async function findGift(db: Queryable, playerId: bigint, id: string): Promise<Gift | undefined> {
  const [row] = await db.query<Row>(GIFT, [playerId, id], 'gifts-find');
  return row && giftOf(row);
}

/** As it is now, held until the transaction ends. The caller holds the lock of the player's seat. */
export async function lockGift(tx: Tx, playerId: bigint, id: string): Promise<Gift | undefined> {
  const [row] = await tx.query<Row>(`${GIFT} FOR UPDATE`, [playerId, id], 'gifts-lock');
  return row && giftOf(row);
}

/** The ids of those that can be played. */
export async function listActiveGifts(db: Queryable, playerId: bigint): Promise<string[]> {
  const text = `SELECT id FROM gift_grant WHERE player_id = $1 AND state = 'ACTIVATED' ORDER BY id`;
  return (await db.query<{ id: string }>(text, [playerId], 'gifts-active')).map(({ id }) => id);
}

/** The newest ones first. */
export async function listGifts(db: Queryable, playerId: bigint, limit: number): Promise<Gift[]> {
  const text = `SELECT ${COLUMNS} FROM gift_grant WHERE player_id = $1 ORDER BY created_at DESC, id LIMIT $2`;
  return (await db.query<Row>(text, [playerId, limit], 'gifts-list')).map(giftOf);
}

export type NewGift = Pick<
  Gift,
  'playerId' | 'id' | 'currency' | 'games' | 'stakeMinor' | 'rounds' | 'terms' | 'expiresAt'
> & { readonly now: Date };

/** @returns false where the player has one of this id */
export async function insertGift(tx: Tx, gift: NewGift): Promise<boolean> {
  const { playerId, id, currency, games, stakeMinor, rounds, terms, expiresAt, now } = gift;
  const rows = await tx.query(
    `INSERT INTO gift_grant (player_id, id, state, currency, games, stake_minor, rounds, rounds_left, terms, expires_at, created_at)
VALUES ($1, $2, 'ACTIVATED', $3, $4, $5, $6, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id`,
    [
      ...[playerId, id, currency, games, stakeMinor, rounds],
      ...[JSON.stringify(writeGiftTerms(currency, terms)), expiresAt, now],
    ],
    'gifts-insert',
  );
  return rows.length === 1;
}

/** Keeps what one of its rounds left. */
export async function saveGiftRound(
  tx: Tx,
  { playerId, id, roundsLeft, winMinor }: Pick<Gift, 'playerId' | 'id' | 'roundsLeft' | 'winMinor'>,
): Promise<void> {
  const text = 'UPDATE gift_grant SET rounds_left = $3, win_minor = $4 WHERE player_id = $1 AND id = $2';
  await tx.query(text, [playerId, id, roundsLeft, winMinor], 'gifts-save-round');
}

export async function setGiftEnded(
  tx: Tx,
  { playerId, id }: Pick<Gift, 'playerId' | 'id'>,
  end: Omit<GiftEnding, 'wagerMinor'> & { state: GiftEnd; bonusId: string | null; now: Date },
): Promise<void> {
  const text = `UPDATE gift_grant SET state = $3, converted_minor = $4, forfeited_minor = $5, bonus_id = $6, ended_at = $7
WHERE player_id = $1 AND id = $2`;
  const { state, convertedMinor, forfeitedMinor, bonusId, now } = end;
  await tx.query(text, [playerId, id, state, convertedMinor, forfeitedMinor, bonusId, now], 'gifts-end');
}

/** Gives the active gifts of a player more time. The caller holds the lock of the player's seat. */
export async function moveGiftEnds(tx: Tx, { playerId, runningAt, ms }: EndMove): Promise<void> {
  const text = `UPDATE gift_grant SET expires_at = expires_at + $3 * interval '1 millisecond'
WHERE player_id = $1 AND state = 'ACTIVATED' AND created_at <= $2 AND expires_at > $2`;
  await tx.query(text, [playerId, runningAt, ms], 'gifts-move-ends');
}

/** Gifts that have run out, without those that are put aside for now. */
export async function listGiftsDue(
  db: Queryable,
  { now, resting, limit }: { now: Date; resting: readonly string[]; limit: number },
): Promise<Pick<Gift, 'playerId' | 'id'>[]> {
  const text = `SELECT player_id AS "playerId", id FROM gift_grant
WHERE state = 'ACTIVATED' AND expires_at <= $1 AND id <> ALL ($2::uuid[]) ORDER BY expires_at LIMIT $3`;
  return db.query(text, [now, resting, limit], 'gifts-due');
}

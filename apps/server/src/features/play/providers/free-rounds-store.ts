import type { FreeRounds } from '@croupier/domain/play/providers';
import type { GiftEnd, GiftTerms } from '@croupier/domain/rewards/gifts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { EndMove } from '../../rewards/purses/feature.ts';
import { readGiftTerms, writeGiftTerms, type StoredGiftTerms } from '../../rewards/gifts/feature.ts';

/** Free rounds that a player was given at another studio. */
export interface FreeRoundsRow extends FreeRounds {
  readonly id: string;
  readonly provider: string;
  readonly playerId: bigint;
  /** Terms by which their wins become money at the end; null: each is paid when it comes. */
  readonly terms: GiftTerms | null;
  /** All that their rounds have won. */
  readonly winMinor: bigint;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

const COLUMNS = `id, provider, games, player_id AS "playerId", currency, stake_minor AS "stakeMinor", granted, used, state, terms,
  win_minor AS "winMinor", created_at AS "createdAt", expires_at AS "expiresAt", canceled_at AS "canceledAt", ended_at AS "endedAt"`;

type Row = Omit<FreeRoundsRow, 'terms' | 'isGathering'> & { readonly terms: StoredGiftTerms | null };

const freeRoundsOf = ({ terms, ...row }: Row): FreeRoundsRow => ({
  ...row,
  terms: terms && readGiftTerms(row.currency, terms),
  isGathering: terms !== null,
});

const FIND = `SELECT ${COLUMNS} FROM provider_free_rounds WHERE id = $1`;

export async function findFreeRounds(db: Queryable, id: string): Promise<FreeRoundsRow | undefined> {
  const [row] = await db.query<Row>(FIND, [id], 'free-rounds-find');
  return row && freeRoundsOf(row);
}

/** As they are now, held until the transaction ends. The caller holds the lock of the player's seat. */
export async function lockFreeRounds(tx: Tx, id: string): Promise<FreeRoundsRow | undefined> {
  const [row] = await tx.query<Row>(`${FIND} FOR UPDATE`, [id], 'free-rounds-lock');
  return row && freeRoundsOf(row);
}

export type NewFreeRounds = Pick<
  FreeRoundsRow,
  | 'id'
  | 'provider'
  | 'games'
  | 'playerId'
  | 'currency'
  | 'stakeMinor'
  | 'granted'
  | 'terms'
  | 'createdAt'
  | 'expiresAt'
>;

/** @returns false where there are some of this id */
export async function insertFreeRounds(tx: Tx, rounds: NewFreeRounds): Promise<boolean> {
  const { id, provider, games, playerId, currency, stakeMinor, granted, terms, createdAt, expiresAt } =
    rounds;
  const stored = terms && JSON.stringify(writeGiftTerms(currency, terms));
  const rows = await tx.query(
    `INSERT INTO provider_free_rounds (id, provider, games, player_id, currency, stake_minor, granted, terms, created_at, expires_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING RETURNING id`,
    [id, provider, games, playerId, currency, stakeMinor, granted, stored, createdAt, expiresAt],
    'free-rounds-insert',
  );
  return rows.length === 1;
}

/** Those that a bet can take one of now, the first that run out first. */
export async function listFreeRounds(
  db: Queryable,
  of: { provider: string; playerId: bigint; game: string; now: Date },
): Promise<FreeRoundsRow[]> {
  const rows = await db.query<Row>(
    `SELECT ${COLUMNS} FROM provider_free_rounds WHERE player_id = $1 AND $2 = ANY (games) AND provider = $3
  AND state = 'ACTIVATED' AND canceled_at IS NULL AND used < granted AND expires_at > $4 ORDER BY expires_at, id`,
    [of.playerId, of.game, of.provider, of.now],
    'free-rounds-list',
  );
  return rows.map(freeRoundsOf);
}

/** The newest of a player first. */
export async function listFreeRoundsOf(
  db: Queryable,
  playerId: bigint,
  limit: number,
): Promise<FreeRoundsRow[]> {
  const text = `SELECT ${COLUMNS} FROM provider_free_rounds WHERE player_id = $1 ORDER BY created_at DESC, id LIMIT $2`;
  return (await db.query<Row>(text, [playerId, limit], 'free-rounds-of-player')).map(freeRoundsOf);
}

/** The ids of those that have not ended. */
export async function listActiveFreeRounds(db: Queryable, playerId: bigint): Promise<string[]> {
  const text = `SELECT id FROM provider_free_rounds WHERE player_id = $1 AND state = 'ACTIVATED' ORDER BY id`;
  return (await db.query<{ id: string }>(text, [playerId], 'free-rounds-active')).map(({ id }) => id);
}

/** Those that nothing more is taken of, without those that are put aside for now. A round of them may still be open. */
export async function listFreeRoundsDue(
  db: Queryable,
  page: { now: Date; resting: readonly string[]; after: string; limit: number },
): Promise<Pick<FreeRoundsRow, 'playerId' | 'id'>[]> {
  const text = `SELECT player_id AS "playerId", id FROM provider_free_rounds
WHERE state = 'ACTIVATED' AND (expires_at <= $1 OR canceled_at IS NOT NULL OR used = granted) AND id <> ALL ($2::text[]) AND id > $3
ORDER BY id LIMIT $4`;
  return db.query(text, [page.now, page.resting, page.after, page.limit], 'free-rounds-due');
}

/** One more used, or one given back. */
export async function addUsedFreeRounds(tx: Tx, id: string, change: 1 | -1): Promise<void> {
  const text = 'UPDATE provider_free_rounds SET used = used + $2 WHERE id = $1';
  await tx.query(text, [id, change], 'free-rounds-use');
}

export async function addFreeWin(tx: Tx, id: string, winMinor: bigint): Promise<void> {
  const text = 'UPDATE provider_free_rounds SET win_minor = win_minor + $2 WHERE id = $1';
  await tx.query(text, [id, winMinor], 'free-rounds-win');
}

/** Gives the free rounds of a player that are not over more time. The caller holds the lock of the player's seat. */
export async function moveFreeRoundsEnds(tx: Tx, { playerId, runningAt, ms }: EndMove): Promise<void> {
  const text = `UPDATE provider_free_rounds SET expires_at = expires_at + $3 * interval '1 millisecond'
WHERE player_id = $1 AND state = 'ACTIVATED' AND created_at <= $2 AND expires_at > $2`;
  await tx.query(text, [playerId, runningAt, ms], 'free-rounds-move-ends');
}

export async function setFreeRoundsCanceled(tx: Tx, id: string, now: Date): Promise<void> {
  const text = `UPDATE provider_free_rounds SET canceled_at = $2 WHERE id = $1 AND state = 'ACTIVATED'`;
  await tx.query(text, [id, now], 'free-rounds-cancel');
}

/** @throws where they have ended before: what they gathered is money already */
export async function setFreeRoundsEnded(
  tx: Tx,
  { id, state, now }: { id: string; state: GiftEnd; now: Date },
): Promise<void> {
  const text = `UPDATE provider_free_rounds SET state = $2, ended_at = $3 WHERE id = $1 AND state = 'ACTIVATED' RETURNING id`;
  const ended = await tx.query(text, [id, state, now], 'free-rounds-end');
  if (ended.length !== 1) throw new Error(`free rounds ${id} have ended before`);
}

/** Clocks of two processes are not further apart; a round was opened at the earliest so long before they were given. */
const MAY_WIN = `SELECT 1 AS one FROM provider_round WHERE player_id = $1 AND opened_at > $3::timestamptz - interval '1 day'
  AND state = 'open' AND free_rounds_id = $2
UNION ALL SELECT 1 FROM provider_transaction WHERE state = 'held' AND provider = $4 AND free_rounds_id = $2 LIMIT 1`;

/** Whether a round of them is open, or a win waits for a person. */
export async function mayStillWin(
  tx: Tx,
  { playerId, id, createdAt, provider }: Pick<FreeRoundsRow, 'playerId' | 'id' | 'createdAt' | 'provider'>,
): Promise<boolean> {
  return (await tx.query(MAY_WIN, [playerId, id, createdAt, provider], 'free-rounds-may-win')).length > 0;
}

/** How often, and how much of what they gathered has become money. */
export async function sumPayments(
  tx: Tx,
  { playerId, id }: Pick<FreeRoundsRow, 'playerId' | 'id'>,
): Promise<{ parts: number; convertedMinor: bigint }> {
  const text = `SELECT count(*)::integer AS parts, coalesce(sum(converted_minor), 0)::bigint AS "convertedMinor"
FROM provider_free_rounds_payment WHERE player_id = $1 AND free_rounds_id = $2`;
  const [sums] = await tx.query<{ parts: number; convertedMinor: bigint }>(
    text,
    [playerId, id],
    'free-rounds-paid',
  );
  return sums!;
}

export interface FreeRoundsPayment {
  readonly playerId: bigint;
  readonly id: string;
  readonly part: number;
  readonly wonMinor: bigint;
  readonly convertedMinor: bigint;
  readonly forfeitedMinor: bigint;
  readonly bonusId: string | null;
  readonly now: Date;
}

export async function insertPayment(tx: Tx, payment: FreeRoundsPayment): Promise<void> {
  const { playerId, id, part, wonMinor, convertedMinor, forfeitedMinor, bonusId, now } = payment;
  await tx.query(
    `INSERT INTO provider_free_rounds_payment (player_id, free_rounds_id, part, won_minor, converted_minor, forfeited_minor, bonus_id, paid_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [playerId, id, part, wonMinor, convertedMinor, forfeitedMinor, bonusId, now],
    'free-rounds-pay',
  );
}

import type { Queryable, Tx } from '../../../platform/database.ts';
import { witness } from '../../../platform/witness.ts';

export interface PairRow {
  readonly playerId: bigint;
  readonly number: number;
  readonly sealed: Buffer;
  readonly commitment: string;
  /** Null on a pair that waits to become active. */
  readonly clientSeed: string | null;
  /** Whether the house drew it, for a player who had sent none by the first round. */
  readonly byHouse: boolean;
  readonly activatedAt: Date | null;
  readonly revealedAt: Date | null;
  readonly rounds: number | null;
}

export interface SeatRow {
  readonly pair: number;
  readonly nextNonce: number;
  /** The player's active bonus. */
  readonly grantId: string | null;
}

export interface LockedSeat extends SeatRow {
  /** Rounds that wait for a choice: the pair that decides them must not be revealed. */
  readonly openRounds: number;
}

const PAIR = `player_id AS "playerId", number, server_seed_sealed AS sealed, commitment, client_seed AS "clientSeed",
  client_seed_by_house AS "byHouse", activated_at AS "activatedAt", revealed_at AS "revealedAt", rounds`;

export async function findSeat(db: Queryable, playerId: bigint): Promise<(SeatRow & PairRow) | undefined> {
  const text = `SELECT s.seed_pair AS pair, s.next_nonce AS "nextNonce", s.active_grant AS "grantId", ${PAIR.replace('player_id', 'p.player_id')}
FROM player_seat s JOIN seed_pair p ON p.player_id = s.player_id AND p.number = s.seed_pair WHERE s.player_id = $1`;
  const [row] = await db.query<SeatRow & PairRow>(text, [playerId], 'fairness-find-seat');
  return row;
}

/** Creates the seat, or waits for whoever is creating it. @returns false when it was there. */
export async function insertSeat(tx: Tx, playerId: bigint, pair: number): Promise<boolean> {
  const text =
    'INSERT INTO player_seat (player_id, seed_pair) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING player_id';
  return (await tx.query(text, [playerId, pair])).length === 1;
}

/** Locks the seat: no round of the player is settled until the transaction ends. */
export async function lockSeat(tx: Tx, playerId: bigint): Promise<LockedSeat | undefined> {
  const text = `SELECT seed_pair AS pair, next_nonce AS "nextNonce", active_grant AS "grantId", open_rounds AS "openRounds"
FROM player_seat WHERE player_id = $1 FOR UPDATE`;
  const [row] = await tx.query<LockedSeat>(text, [playerId], 'fairness-lock-seat');
  return row;
}

export async function moveSeat(tx: Tx, playerId: bigint, pair: number): Promise<void> {
  await tx.query('UPDATE player_seat SET seed_pair = $2, next_nonce = 0 WHERE player_id = $1', [
    playerId,
    pair,
  ]);
}

/** A pair that waits: committed to, not in use yet. */
export async function insertPair(
  tx: Tx,
  pair: Pick<PairRow, 'playerId' | 'number' | 'sealed' | 'commitment'>,
): Promise<void> {
  const text =
    'INSERT INTO seed_pair (player_id, number, server_seed_sealed, commitment) VALUES ($1, $2, $3, $4)';
  await tx.query(text, [pair.playerId, pair.number, pair.sealed, pair.commitment]);
}

/**
 * Puts a waiting pair to use with its client seed, once and for all: of two who try, the first one's seed stands.
 * @returns whether it was this one
 */
export async function activatePair(
  tx: Tx,
  pair: { playerId: bigint; number: number; clientSeed: string; byHouse: boolean; at: Date },
): Promise<boolean> {
  const text = `UPDATE seed_pair SET client_seed = $3, client_seed_by_house = $4, activated_at = $5
WHERE player_id = $1 AND number = $2 AND activated_at IS NULL RETURNING number`;
  const { playerId, number, clientSeed, byHouse, at } = pair;
  const activated = (await tx.query(text, [playerId, number, clientSeed, byHouse, at])).length === 1;
  if (activated) await witness(tx, { playerId, subject: `client-seed ${number}`, value: clientSeed });
  return activated;
}

export async function revealPair(
  tx: Tx,
  playerId: bigint,
  number: number,
  rounds: number,
  at: Date,
): Promise<void> {
  const text =
    'UPDATE seed_pair SET rounds = $3, revealed_at = $4 WHERE player_id = $1 AND number = $2 AND revealed_at IS NULL';
  await tx.query(text, [playerId, number, rounds, at]);
}

/** The newest pairs, the waiting one first. */
export async function listPairs(db: Queryable, playerId: bigint, limit: number): Promise<PairRow[]> {
  const text = `SELECT ${PAIR} FROM seed_pair WHERE player_id = $1 ORDER BY number DESC LIMIT $2`;
  return db.query<PairRow>(text, [playerId, limit], 'fairness-list-pairs');
}

export async function findPair(
  db: Queryable,
  playerId: bigint,
  number: number,
): Promise<PairRow | undefined> {
  const text = `SELECT ${PAIR} FROM seed_pair WHERE player_id = $1 AND number = $2`;
  const [row] = await db.query<PairRow>(text, [playerId, number], 'fairness-find-pair');
  return row;
}

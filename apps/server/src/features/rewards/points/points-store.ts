import type { PointWay } from '@croupier/domain/rewards/points';
import type { RewardSource } from '@croupier/domain/rewards/rewards';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface PointBalance {
  /** Of the newest move; 0 before the first. */
  readonly number: number;
  /** What the book has left; below zero it is a debt. */
  readonly left: number;
  readonly tier: number;
  /** All points that ever left the book. */
  readonly out: number;
  readonly expiresNext: Date | null;
}

export interface PointMove {
  readonly playerId: bigint;
  readonly way: PointWay;
  readonly points: number;
  readonly source: RewardSource;
  readonly code: string;
  /** With way, source and code it names the move: the same again is the same. */
  readonly reference: string;
  readonly expiresAt: Date | null;
}

export interface StoredMove extends PointMove {
  readonly number: number;
  readonly leftAfter: number;
  readonly tierAfter: number;
  readonly at: Date;
}

const EMPTY: PointBalance = { number: 0, left: 0, tier: 0, out: 0, expiresNext: null };

const BALANCE = `SELECT number, reward_points::float8 AS left, tier_points::float8 AS tier, out_points::float8 AS out,
  expires_next AS "expiresNext" FROM point_balance WHERE player_id = $1`;

export async function readBalance(db: Queryable, playerId: bigint): Promise<PointBalance> {
  const [row] = await db.query<PointBalance>(BALANCE, [playerId], 'points-balance');
  return row ?? EMPTY;
}

/** Locks the player's book, and opens it where there is none; held until the transaction ends. */
export async function lockBalance(tx: Tx, playerId: bigint): Promise<PointBalance> {
  const lock = () => tx.query<PointBalance>(`${BALANCE} FOR UPDATE`, [playerId], 'points-lock');
  const [known] = await lock();
  if (known) return known;
  await tx.query(
    `INSERT INTO point_balance (player_id, number, reward_points, tier_points, out_points) VALUES ($1, 0, 0, 0, 0)
ON CONFLICT DO NOTHING`,
    [playerId],
    'points-open',
  );
  return (await lock())[0]!;
}

export async function findMove(
  tx: Tx,
  { playerId, way, source, code, reference }: PointMove,
): Promise<{ points: number } | undefined> {
  const [row] = await tx.query<{ points: number }>(
    `SELECT points::float8 AS points FROM point_move
WHERE player_id = $1 AND way = $2 AND source = $3 AND code = $4 AND reference = $5`,
    [playerId, way, source, code, reference],
    'points-find',
  );
  return row;
}

const WRITE = `WITH moved AS (
  INSERT INTO point_move (player_id, number, way, points, left_after, tier_after, source, code, reference, expires_at, at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  ON CONFLICT (player_id, way, source, code, reference) DO NOTHING RETURNING player_id)
UPDATE point_balance b SET number = $2, reward_points = $5, tier_points = $6, out_points = $12, expires_next = $13
FROM moved WHERE b.player_id = moved.player_id RETURNING b.number`;

/**
 * Writes a move, and where it leaves the book, whose lock the caller holds.
 * @returns false where there is one of its name; then nothing is written
 */
export async function writeMove(
  tx: Tx,
  { playerId, way, points, source, code, reference, expiresAt }: PointMove,
  { number, left, tier, out, expiresNext }: PointBalance,
  now: Date,
): Promise<boolean> {
  const move = [playerId, number, way, points, left, tier, source, code, reference, expiresAt, now];
  return (await tx.query(WRITE, [...move, out, expiresNext], 'points-write')).length === 1;
}

export async function setExpiresNext(tx: Tx, playerId: bigint, next: Date | null): Promise<void> {
  const text = 'UPDATE point_balance SET expires_next = $2 WHERE player_id = $1';
  await tx.query(text, [playerId, next], 'points-expires-next');
}

export interface Overdue {
  /** Points whose time is over by now, spent or not. */
  readonly overdue: number;
  /** When the next ones expire after now. */
  readonly next: Date | null;
}

export async function readOverdue(tx: Tx, playerId: bigint, now: Date): Promise<Overdue> {
  const [row] = await tx.query<Overdue>(
    `SELECT coalesce(sum(points) FILTER (WHERE expires_at <= $2), 0)::float8 AS overdue, min(expires_at) FILTER (WHERE expires_at > $2) AS next
FROM point_move WHERE player_id = $1 AND expires_at IS NOT NULL`,
    [playerId, now],
    'points-overdue',
  );
  return row!;
}

/** Players with points that expire now. */
export async function listDue(db: Queryable, now: Date, limit: number): Promise<bigint[]> {
  const rows = await db.query<{ playerId: bigint }>(
    `SELECT player_id AS "playerId" FROM point_balance WHERE expires_next <= $1 ORDER BY expires_next LIMIT $2`,
    [now, limit],
    'points-due',
  );
  return rows.map(({ playerId }) => playerId);
}

/** The newest moves first, those below a number. */
export async function listMoves(
  db: Queryable,
  playerId: bigint,
  { below, limit }: { below: number | null; limit: number },
): Promise<StoredMove[]> {
  return db.query<StoredMove>(
    `SELECT player_id AS "playerId", number, way, points::float8 AS points, left_after::float8 AS "leftAfter", tier_after::float8 AS "tierAfter",
  source, code, reference, expires_at AS "expiresAt", at
FROM point_move WHERE player_id = $1 AND ($2::integer IS NULL OR number < $2) ORDER BY number DESC LIMIT $3`,
    [playerId, below, limit],
    'points-list',
  );
}

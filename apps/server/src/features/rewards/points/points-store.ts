import type { PointWay } from '@croupier/domain/rewards/points';
import type { RewardSource } from '@croupier/domain/rewards/rewards';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface PointBalance {
  /** Number of the newest move; 0 before the first. */
  readonly number: number;
  /** Points left in the book; below zero it is a debt. */
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

const COLUMNS = `number, reward_points::float8 AS left, tier_points::float8 AS tier, out_points::float8 AS out, expires_next AS "expiresNext"`;

export async function readBalance(db: Queryable, playerId: bigint): Promise<PointBalance> {
  const text = `SELECT ${COLUMNS} FROM point_balance WHERE player_id = $1`;
  return (await db.query<PointBalance>(text, [playerId], 'points-balance'))[0] ?? EMPTY;
}

const LOCK = `SELECT player_id AS "playerId", ${COLUMNS} FROM point_balance WHERE player_id = ANY ($1::bigint[])
ORDER BY player_id FOR UPDATE`;
const OPEN = `INSERT INTO point_balance (player_id, number, reward_points, tier_points, out_points)
SELECT id, 0, 0, 0, 0 FROM unnest($1::bigint[]) AS asked (id) ORDER BY id ON CONFLICT DO NOTHING`;

/** Locks the books of players in their order, and opens those that are not there; held until the transaction ends. */
export async function lockBalances(tx: Tx, playerIds: readonly bigint[]): Promise<Map<bigint, PointBalance>> {
  const lock = () => tx.query<PointBalance & { playerId: bigint }>(LOCK, [playerIds], 'points-lock');
  let books = await lock();
  if (books.length < playerIds.length) {
    await tx.query(OPEN, [playerIds], 'points-open');
    books = await lock();
  }
  return new Map(books.map(({ playerId, ...book }) => [playerId, book]));
}

/** The name of a move: the same name is the same move. */
export const nameOfMove = ({ playerId, way, source, code, reference }: PointMove): string =>
  JSON.stringify([String(playerId), way, source, code, reference]);

const FIND = `SELECT m.player_id AS "playerId", m.way, m.source, m.code, m.reference
FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[]) AS asked (player_id, way, source, code, reference)
JOIN point_move m USING (player_id, way, source, code, reference)`;

/** The names of those moves that were made before. */
export async function findMoves(tx: Tx, moves: readonly PointMove[]): Promise<Set<string>> {
  const values = [
    moves.map(({ playerId }) => playerId),
    moves.map(({ way }) => way),
    moves.map(({ source }) => source),
    moves.map(({ code }) => code),
    moves.map(({ reference }) => reference),
  ];
  return new Set((await tx.query<PointMove>(FIND, values, 'points-find')).map(nameOfMove));
}

const WRITE = `WITH moved AS (
  INSERT INTO point_move (player_id, number, way, points, left_after, tier_after, source, code, reference, expires_at, at)
  SELECT * FROM unnest($1::bigint[], $2::integer[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[], $8::text[], $9::text[],
    $10::timestamptz[], $11::timestamptz[]))
UPDATE point_balance b SET number = n.number, reward_points = n.reward_points, tier_points = n.tier_points, out_points = n.out_points,
  expires_next = n.expires_next
FROM unnest($12::bigint[], $13::integer[], $14::bigint[], $15::bigint[], $16::bigint[], $17::timestamptz[])
  AS n (player_id, number, reward_points, tier_points, out_points, expires_next) WHERE b.player_id = n.player_id`;

export interface MadeMove extends PointMove {
  /** Where it leaves the book. */
  readonly after: PointBalance;
  readonly now: Date;
}

/** Writes moves that are not there yet, in the order in which they are made, and where they leave the books, which the caller has locked. */
export async function writeMoves(tx: Tx, moves: readonly MadeMove[]): Promise<void> {
  if (moves.length === 0) return;
  const books = [...new Map(moves.map((move) => [move.playerId, move.after]))];
  const of = <T>(value: (move: MadeMove) => T): T[] => moves.map(value);
  const ofBook = <T>(value: (book: PointBalance) => T): T[] => books.map(([, book]) => value(book));
  await tx.query(
    WRITE,
    [
      of(({ playerId }) => playerId),
      of(({ after }) => after.number),
      of(({ way }) => way),
      of(({ points }) => points),
      of(({ after }) => after.left),
      of(({ after }) => after.tier),
      of(({ source }) => source),
      of(({ code }) => code),
      of(({ reference }) => reference),
      of(({ expiresAt }) => expiresAt),
      of(({ now }) => now),
      books.map(([playerId]) => playerId),
      ofBook(({ number }) => number),
      ofBook(({ left }) => left),
      ofBook(({ tier }) => tier),
      ofBook(({ out }) => out),
      ofBook(({ expiresNext }) => expiresNext),
    ],
    'points-write',
  );
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

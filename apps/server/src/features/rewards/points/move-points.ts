import {
  expiringPoints,
  POINT_SIGN,
  POINTS_MAX,
  spendablePoints,
  type PointWay,
} from '@croupier/domain/rewards/points';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import {
  findMoves,
  lockBalances,
  nameOfMove,
  readOverdue,
  setExpiresNext,
  writeMoves,
  type MadeMove,
  type PointBalance,
  type PointMove,
} from './points-store.ts';

export interface NewMove extends Omit<PointMove, 'expiresAt' | 'way'> {
  readonly way: Exclude<PointWay, 'expired'>;
  readonly expiresAt?: Date | null;
  readonly now: Date;
}

/** `left` is what may be spent after the move; for one that was made before, as it is now. */
export type MoveVerdict =
  | { readonly status: 'moved' | 'replayed'; readonly left: number }
  | { readonly status: 'insufficient_points'; readonly left: number };

/**
 * Moves points of a player inside the caller's transaction, once per way, source, code and reference. Points that are over
 * by now go first, also when the job that expires them stands still. The book stays locked until the transaction ends; it is
 * locked after the seat and before accounts. Spending is refused beyond what may be spent; what is taken back may leave a debt.
 * @throws RangeError for points that are no whole number from 1 to POINTS_MAX
 */
export async function movePoints(tx: Tx, move: NewMove): Promise<MoveVerdict> {
  const [verdict] = await movePointsMany(tx, [move]);
  return verdict!;
}

/** The same for many players in as many statements as for one, each move on its own merits, in the order given. */
export async function movePointsMany(tx: Tx, moves: readonly NewMove[]): Promise<MoveVerdict[]> {
  for (const { points } of moves)
    if (!Number.isInteger(points) || points < 1 || points > POINTS_MAX)
      throw new RangeError(`${points} points cannot be moved`);
  const wanted = moves.map((move) => ({ ...move, expiresAt: move.expiresAt ?? null }));
  const books = await lockBalances(tx, [...new Set(moves.map(({ playerId }) => playerId))]);
  for (const { playerId, now } of moves)
    books.set(playerId, await expire(tx, playerId, now, books.get(playerId)!));
  const known = await findMoves(tx, wanted);
  const made: MadeMove[] = [];
  const verdicts = wanted.map((move): MoveVerdict => {
    const before = books.get(move.playerId)!;
    const left = spendablePoints(before.left);
    if (known.has(nameOfMove(move))) return { status: 'replayed', left };
    if (move.way === 'spent' && move.points > left) return { status: 'insufficient_points', left };
    const after = bookAfter(before, move);
    books.set(move.playerId, after);
    known.add(nameOfMove(move));
    made.push({ ...move, after });
    return { status: 'moved', left: spendablePoints(after.left) };
  });
  await tell(tx, made);
  return verdicts;
}

/** Takes out of the book what is over by now. @returns the points that expired */
export async function expirePoints(tx: Tx, playerId: bigint, now: Date): Promise<number> {
  const before = (await lockBalances(tx, [playerId])).get(playerId)!;
  const after = await expire(tx, playerId, now, before);
  return after.out - before.out;
}

async function expire(tx: Tx, playerId: bigint, now: Date, before: PointBalance): Promise<PointBalance> {
  if (!before.expiresNext || before.expiresNext > now) return before;
  const { overdue, next } = await readOverdue(tx, playerId, now);
  const points = expiringPoints({ ...before, overdue });
  // Where all of it was spent in time nothing moves, and the book only learns when to look again.
  if (points === 0) {
    await setExpiresNext(tx, playerId, next);
    return { ...before, expiresNext: next };
  }
  const about = { source: 'operator', code: 'expiry', reference: now.toISOString() } as const;
  const move = { playerId, way: 'expired', points, ...about, expiresAt: null } as const;
  const after = bookAfter({ ...before, expiresNext: next }, move);
  await tell(tx, [{ ...move, after, now }]);
  return after;
}

function bookAfter(before: PointBalance, { way, points, expiresAt }: PointMove): PointBalance {
  const sign = POINT_SIGN[way];
  return {
    number: before.number + 1,
    left: before.left + sign * points,
    tier: before.tier + (way === 'earned' ? points : 0),
    out: before.out + (sign < 0 ? points : 0),
    expiresNext: earlier(before.expiresNext, expiresAt),
  };
}

/** Writes what was made, and tells of it. */
async function tell(tx: Tx, made: readonly MadeMove[]): Promise<void> {
  await writeMoves(tx, made);
  const facts = made.map(({ playerId, way, points, source, code, after }) => {
    const payload = { way, points, source, code, left: spendablePoints(after.left), tier: after.tier };
    return { playerId, topic: 'points.moved' as const, payload };
  });
  await appendFacts(tx, facts);
}

const earlier = (a: Date | null, b: Date | null): Date | null => (a && b ? (a < b ? a : b) : (a ?? b));

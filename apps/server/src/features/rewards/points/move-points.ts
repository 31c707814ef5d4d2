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
  findMove,
  lockBalance,
  readOverdue,
  setExpiresNext,
  writeMove,
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
export async function movePoints(tx: Tx, { now, expiresAt = null, ...move }: NewMove): Promise<MoveVerdict> {
  if (!Number.isInteger(move.points) || move.points < 1 || move.points > POINTS_MAX)
    throw new RangeError(`${move.points} points cannot be moved`);
  const before = await expire(tx, move.playerId, now, await lockBalance(tx, move.playerId));
  const wanted = { ...move, expiresAt };
  const left = spendablePoints(before.left);
  if (move.way === 'spent' && move.points > left) {
    const isKnown = (await findMove(tx, wanted)) !== undefined;
    return { status: isKnown ? 'replayed' : 'insufficient_points', left };
  }
  const after = await add(tx, wanted, before, now);
  return after ? { status: 'moved', left: spendablePoints(after.left) } : { status: 'replayed', left };
}

/** Takes out of the book what is over by now. @returns the points that expired */
export async function expirePoints(tx: Tx, playerId: bigint, now: Date): Promise<number> {
  const before = await lockBalance(tx, playerId);
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
  const known = { ...before, expiresNext: next };
  return (await add(tx, move, known, now)) ?? known;
}

/** @returns where the move leaves the book; undefined where it was made before */
async function add(
  tx: Tx,
  move: PointMove,
  before: PointBalance,
  now: Date,
): Promise<PointBalance | undefined> {
  const { playerId, way, points, source, code, expiresAt } = move;
  const sign = POINT_SIGN[way];
  const after = {
    number: before.number + 1,
    left: before.left + sign * points,
    tier: before.tier + (way === 'earned' ? points : 0),
    out: before.out + (sign < 0 ? points : 0),
    expiresNext: earlier(before.expiresNext, expiresAt),
  };
  if (!(await writeMove(tx, move, after, now))) return undefined;
  const payload = { way, points, source, code, left: spendablePoints(after.left), tier: after.tier };
  await appendFacts(tx, [{ playerId, topic: 'points.moved', payload }]);
  return after;
}

const earlier = (a: Date | null, b: Date | null): Date | null => (a && b ? (a < b ? a : b) : (a ?? b));

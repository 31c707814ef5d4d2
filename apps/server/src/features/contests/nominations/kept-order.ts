import type { Queryable } from '../../../platform/database.ts';
import { isBefore, listOrder, type Ordered, type StoodRow } from './order-store.ts';

/** An order is sorted once in so long by a process, whatever many look at it. */
const KEPT_MS = 5_000;
/** More nominations than are ever on at once. */
const MOST_KEPT = 100;

/** The order of a nomination as it was some seconds ago. */
export type KeptOrder = (of: Ordered) => Promise<readonly StoodRow[]>;

/** Remembers orders by the clock of the process; while one is read, everybody waits for that reading. */
export function createKeptOrder(db: Queryable, memoryMs: number): KeptOrder {
  const keptMs = Math.min(KEPT_MS, memoryMs);
  const kept = new Map<string, { answer: Promise<readonly StoodRow[]>; untilMs: number }>();
  return (of) => {
    const name = `${of.programmeId} ${of.code} ${of.measure}`;
    const known = kept.get(name);
    if (known && performance.now() < known.untilMs) return known.answer;
    if (kept.size >= MOST_KEPT) kept.clear();
    const loading = { answer: listOrder(db, of), untilMs: performance.now() + keptMs };
    kept.set(name, loading);
    loading.answer.catch(() => {
      if (kept.get(name) === loading) kept.delete(name);
    });
    return loading.answer;
  };
}

/** An order with a player where they stand now, and where that is, from 0; -1 without a place. What they have just played shows at once. */
export function withOwn(
  order: readonly StoodRow[],
  playerId: bigint,
  own: StoodRow | undefined,
): { all: readonly StoodRow[]; at: number } {
  const others = order.filter((row) => row.playerId !== playerId);
  if (!own) return { all: others, at: -1 };
  const behind = others.findIndex((row) => isBefore(own, row));
  const at = behind === -1 ? others.length : behind;
  return { all: others.toSpliced(at, 0, own), at };
}

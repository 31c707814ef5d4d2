import type { Pace } from './reel-plan.ts';

/** When each cell that is drawn anew comes to rest; null for cells that stay. */
export interface CellPlan {
  /** [reel][row] */
  readonly landMs: readonly (readonly (number | null)[])[];
  readonly endMs: number;
}

const PACES = {
  normal: { firstMs: 620, reelMs: 130, rowMs: 60, afterMs: 320 },
  turbo: { firstMs: 220, reelMs: 30, rowMs: 14, afterMs: 180 },
} as const;

/** Cells that spin each for itself and stop reel by reel, top first. @param stays whether a cell is held */
export function planCells(
  rows: readonly number[],
  stays: (reel: number, row: number) => boolean,
  pace: Pace,
): CellPlan {
  const { firstMs, reelMs, rowMs, afterMs } = PACES[pace];
  const landMs = rows.map((count, reel) =>
    Array.from({ length: count }, (_, row) =>
      stays(reel, row) ? null : firstMs + reel * reelMs + row * rowMs,
    ),
  );
  return { landMs, endMs: Math.max(firstMs, ...landMs.flat().map((ms) => ms ?? 0)) + afterMs };
}

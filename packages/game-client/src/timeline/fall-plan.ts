import type { Pace } from './reel-plan.ts';

/** How one symbol falls to its row; rows count from the top, above the window they are negative. */
export interface Faller {
  readonly fromRow: number;
  readonly startMs: number;
  /** When it touches its row; it bounces a little after. */
  readonly landMs: number;
}

export interface FallPlan {
  /** [reel][row] of the grid that arrives. */
  readonly reels: readonly (readonly Faller[])[];
  readonly endMs: number;
}

const PACES = {
  normal: { fallMs: 420, reelMs: 60, rowMs: 26, leaveMs: 420 },
  turbo: { fallMs: 210, reelMs: 16, rowMs: 8, leaveMs: 200 },
} as const;
const BOUNCE_MS = 150;
const BOUNCE_ROWS = 0.1;

/** How long a grid takes to fall out of the window. */
export const leaveMs = (pace: Pace): number => PACES[pace].leaveMs;

/**
 * Every symbol falls from its row with the same acceleration, lower ones first, so none overtakes another.
 * @param fromRows [reel][row], where each symbol of the arriving grid comes from
 * @param startMs when the first one starts
 * @param holdsMs extra time before a reel's symbols start; later reels wait as well
 */
export function planFall(
  fromRows: readonly (readonly number[])[],
  pace: Pace,
  startMs: number,
  holdsMs: readonly number[] = [],
): FallPlan {
  const { fallMs, reelMs, rowMs } = PACES[pace];
  let waitedMs = 0;
  const reels = fromRows.map((column, reel) => {
    waitedMs += holdsMs[reel] ?? 0;
    return column.map((fromRow, row): Faller => {
      if (fromRow === row) return { fromRow, startMs, landMs: startMs };
      const atMs = startMs + waitedMs + reel * reelMs + (column.length - 1 - row) * rowMs;
      return { fromRow, startMs: atMs, landMs: atMs + fallMs * Math.sqrt((row - fromRow) / column.length) };
    });
  });
  const lands = reels.flat().map(({ landMs }) => landMs);
  return { reels, endMs: Math.max(startMs, ...lands) + BOUNCE_MS };
}

/** The row, with its fraction, at which a falling symbol is. */
export function fallingRow({ fromRow, startMs, landMs }: Faller, row: number, ms: number): number {
  if (fromRow === row || ms >= landMs + BOUNCE_MS) return row;
  if (ms <= startMs) return fromRow;
  if (ms < landMs) return fromRow + (row - fromRow) * ((ms - startMs) / (landMs - startMs)) ** 2;
  const part = (ms - landMs) / BOUNCE_MS;
  return row - BOUNCE_ROWS * Math.sin(part * Math.PI) * (1 - part);
}

/** Rows that a symbol of the leaving grid has fallen: lower ones and left reels go first. */
export function leftRows(reel: number, row: number, rows: number, pace: Pace, ms: number): number {
  const { leaveMs: lengthMs, reelMs, rowMs } = PACES[pace];
  const atMs = (reel * reelMs + (rows - 1 - row) * rowMs) * 0.4;
  const part = Math.max(0, ms - atMs) / (lengthMs * 0.7);
  return (rows + 1) * part * part;
}

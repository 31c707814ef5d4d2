import type { Cell } from '../round.ts';
import type { WayPays } from './way-rules.ts';

export interface WayWin {
  readonly symbol: number;
  /** Reels in a row from the left. */
  readonly count: number;
  /** How many ways win, each counted as often as its wilds multiply it. */
  readonly ways: number;
  /** Units of one way. */
  readonly units: number;
  readonly cells: readonly Cell[];
}

/**
 * THE rule of ways. A regular symbol pays for its run of reels from the left that show it or a wild, once for every
 * way to pick one such cell on each of them. A way is multiplied by each of its wilds, so summed over the ways a
 * wild counts on its reel as that many cells.
 * @param grid symbol numbers, reel by reel; reels may differ in rows
 * @param wildValue what a wild in this cell multiplies by
 */
export function wayWins(
  { regulars, wild, pays }: WayPays,
  grid: readonly (readonly number[])[],
  wildValue: (reel: number, row: number) => number = () => 1,
): WayWin[] {
  return regulars.flatMap((symbol) => {
    const cells: Cell[] = [];
    let ways = 1;
    let count = 0;
    for (const [reel, column] of grid.entries()) {
      let onReel = 0;
      for (const [row, shown] of column.entries()) {
        if (shown !== symbol && shown !== wild) continue;
        onReel += shown === wild ? wildValue(reel, row) : 1;
        cells.push([reel, row]);
      }
      if (onReel === 0) break;
      ways *= onReel;
      count += 1;
    }
    const units = pays[symbol]![count]!;
    return units === 0 ? [] : [{ symbol, count, ways, units, cells }];
  });
}

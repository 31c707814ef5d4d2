import type { CascadeRules } from './cascade-rules.ts';

/**
 * The cells of a spin in flat arrays, for the fast path. Reel r's row y is at `(r + 1) × stride + y` where
 * `stride` is rows + 1: what lies beside the grid holds `NOTHING`, so that neighbours need no bounds.
 */
export interface FastGrid {
  readonly stride: number;
  readonly cells: Uint8Array;
  /** What each orb multiplies by, 0 elsewhere. */
  readonly orbs: Int32Array;
  /** Rows of each reel in this spin. */
  readonly heights: Uint8Array;
  /** 1 where a cell is to burst; `cascade` clears it. */
  readonly burst: Uint8Array;
  fill(kind: 'base' | 'free'): void;
  /** Fills reels that stop here on their strips, with nothing drawn. */
  stopAt(kind: 'base' | 'free', stops: ArrayLike<number>): void;
  cascade(): void;
}

export const NOTHING = 255;

/** @param below draws as `Draw.below` does; asked in the order of `fillGrid` */
export function createFastGrid(rules: CascadeRules, below: (n: number) => number): FastGrid {
  const { reels, rows, orb, orbValueOf } = rules;
  const stride = rows + 1;
  const size = (reels + 2) * stride;
  const cells = new Uint8Array(size).fill(NOTHING);
  const orbs = new Int32Array(size);
  const burst = new Uint8Array(size);
  const heights = new Uint8Array(reels).fill(rows);
  const orbTable = Int32Array.from(orbValueOf);
  const above = new Int32Array(reels);
  let tables: readonly Uint8Array[] = [];
  let fromStrips = false;

  function drawTop(reel: number, count: number): void {
    const table = tables[reel]!;
    const top = (reel + 1) * stride;
    if (fromStrips) {
      let at = above[reel]!;
      for (let row = count - 1; row >= 0; row -= 1) {
        cells[top + row] = table[at]!;
        at = at === 0 ? table.length - 1 : at - 1;
      }
      above[reel] = at;
      return;
    }
    const n = table.length;
    for (let at = top; at < top + count; at += 1) {
      const symbol = table[below(n)]!;
      cells[at] = symbol;
      if (orb !== -1) orbs[at] = symbol === orb ? orbTable[below(orbTable.length)]! : 0;
    }
  }

  function stopAt(kind: 'base' | 'free', stops: ArrayLike<number>): void {
    const fill = rules.fill[kind];
    if (fill.from !== 'strips') throw new TypeError('Only strips have stops');
    tables = fill.strips;
    fromStrips = true;
    for (let reel = 0; reel < reels; reel += 1) {
      above[reel] = (stops[reel]! + rows - 1) % tables[reel]!.length;
      drawTop(reel, rows);
    }
  }

  const drawnStops = new Int32Array(reels);
  return {
    stride,
    cells,
    orbs,
    heights,
    burst,
    stopAt,
    fill(kind) {
      const fill = rules.fill[kind];
      if (fill.from === 'strips') {
        for (let reel = 0; reel < reels; reel += 1) drawnStops[reel] = below(fill.strips[reel]!.length);
        return stopAt(kind, drawnStops);
      }
      tables = fill.symbolOf;
      fromStrips = false;
      const { rowsOf } = fill;
      if (rowsOf !== undefined) {
        for (let reel = 0; reel < reels; reel += 1)
          heights[reel] = rowsOf[reel]![below(rowsOf[reel]!.length)]!;
      }
      for (let reel = 0; reel < reels; reel += 1) {
        const height = heights[reel]!;
        drawTop(reel, height);
        const top = (reel + 1) * stride;
        for (let at = top + height; at < top + rows; at += 1) {
          cells[at] = NOTHING;
          orbs[at] = 0;
        }
      }
    },
    cascade() {
      for (let reel = 0; reel < reels; reel += 1) {
        const top = (reel + 1) * stride;
        let to = top + heights[reel]! - 1;
        for (let from = to; from >= top; from -= 1) {
          if (burst[from] === 1) {
            burst[from] = 0;
            continue;
          }
          if (to !== from) {
            cells[to] = cells[from]!;
            orbs[to] = orbs[from]!;
          }
          to -= 1;
        }
        if (to >= top) drawTop(reel, to - top + 1);
      }
    },
  };
}

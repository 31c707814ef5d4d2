import type { CascadeRules } from './cascade-rules.ts';
import { createFastFill } from './fast-fill.ts';

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
  const { reels, rows } = rules;
  const stride = rows + 1;
  const size = (reels + 2) * stride;
  const cells = new Uint8Array(size).fill(NOTHING);
  const orbs = new Int32Array(size);
  const burst = new Uint8Array(size);
  const heights = new Uint8Array(reels).fill(rows);
  const source = createFastFill(rules, below, { cells, orbs });

  function fillReels(): void {
    for (let reel = 0; reel < reels; reel += 1) {
      const top = (reel + 1) * stride;
      const height = heights[reel]!;
      source.drop(reel, top, height);
      for (let at = top + height; at < top + rows; at += 1) {
        cells[at] = NOTHING;
        orbs[at] = 0;
      }
    }
  }

  return {
    stride,
    cells,
    orbs,
    heights,
    burst,
    fill(kind) {
      source.start(kind, heights);
      fillReels();
    },
    stopAt(kind, stops) {
      source.startAt(kind, stops);
      fillReels();
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
        if (to >= top) source.drop(reel, top, to - top + 1);
      }
    },
  };
}

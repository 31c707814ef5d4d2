import type { CascadeRules } from './cascade-rules.ts';

/** Fills flat cells as `fillGrid` fills a grid, by the same draws in the same order. */
export interface FastFill {
  /** Draws the stops of a spin, or its reels' rows into `heights`. */
  start(kind: 'base' | 'free', heights: Uint8Array): void;
  /** Starts a spin whose stops are given, with nothing drawn. */
  startAt(kind: 'base' | 'free', stops: ArrayLike<number>): void;
  /** Fills so many cells of a reel from index `top` downwards. */
  drop(reel: number, top: number, count: number): void;
}

interface Target {
  readonly cells: Uint8Array;
  readonly orbs: Int32Array;
}

export function createFastFill(rules: CascadeRules, below: (n: number) => number, target: Target): FastFill {
  return rules.fill.base.from === 'strips'
    ? fillFromStrips(rules, below, target)
    : fillByWeight(rules, below, target);
}

function fillByWeight(
  { reels, orb, orbValueOf, fill }: CascadeRules,
  below: (n: number) => number,
  { cells, orbs }: Target,
): FastFill {
  const orbValues = Int32Array.from(orbValueOf);
  let tables: readonly Uint8Array[] = [];
  return {
    start(kind, heights) {
      const { [kind]: of } = fill;
      if (of.from !== 'weights') throw new TypeError('Both kinds of spins fill alike');
      tables = of.symbolOf;
      if (of.rowsOf === undefined) return;
      for (let reel = 0; reel < reels; reel += 1) {
        const rowsOf = of.rowsOf[reel]!;
        heights[reel] = rowsOf[below(rowsOf.length)]!;
      }
    },
    startAt() {
      throw new TypeError('Only strips have stops');
    },
    drop(reel, top, count) {
      const table = tables[reel]!;
      const n = table.length;
      const end = top + count;
      for (let at = top; at < end; at += 1) {
        const symbol = table[below(n)]!;
        cells[at] = symbol;
        if (orb !== -1) orbs[at] = symbol === orb ? orbValues[below(orbValues.length)]! : 0;
      }
    },
  };
}

function fillFromStrips(
  { reels, rows, fill }: CascadeRules,
  below: (n: number) => number,
  { cells }: Target,
): FastFill {
  const drawn = new Int32Array(reels);
  // Where on its strip the next symbol to fall in stands.
  const above = new Int32Array(reels);
  let strips: readonly Uint8Array[] = [];
  function choose(kind: 'base' | 'free'): void {
    const { [kind]: of } = fill;
    if (of.from !== 'strips') throw new TypeError('Both kinds of spins fill alike');
    strips = of.strips;
  }
  function startAt(kind: 'base' | 'free', stops: ArrayLike<number>): void {
    choose(kind);
    for (let reel = 0; reel < reels; reel += 1) {
      above[reel] = (stops[reel]! + rows - 1) % strips[reel]!.length;
    }
  }
  return {
    startAt,
    start(kind) {
      choose(kind);
      for (let reel = 0; reel < reels; reel += 1) drawn[reel] = below(strips[reel]!.length);
      startAt(kind, drawn);
    },
    drop(reel, top, count) {
      const strip = strips[reel]!;
      let from = above[reel]!;
      for (let at = top + count - 1; at >= top; at -= 1) {
        cells[at] = strip[from]!;
        from = from === 0 ? strip.length - 1 : from - 1;
      }
      above[reel] = from;
    },
  };
}

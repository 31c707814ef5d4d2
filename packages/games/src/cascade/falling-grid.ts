import type { Draw } from '../fair/draw.ts';
import type { Cell } from '../round.ts';
import type { CascadeRules } from './cascade-rules.ts';

/** The cells of one spin: filled at first, then again wherever they have burst. */
export interface FallingGrid {
  /** Symbol numbers, reel by reel, top row first. */
  readonly symbols: number[][];
  /** What each orb multiplies by, 0 for every other cell. */
  readonly orbs: number[][];
  /** The first stops where reels are strips; else empty. */
  readonly stops: readonly number[];
  /** Takes these cells away, lets the others fall and fills from above. */
  cascade(burst: readonly Cell[]): void;
}

/**
 * Fills the grid for the first drop. Draws all reels' rows or stops first, left to right; then cells reel by reel
 * and downwards, each orb's value right after the orb. Cells that fill up later are drawn in the same order; on
 * strips they are what stands above and nothing is drawn.
 */
export function fillGrid(rules: CascadeRules, kind: 'base' | 'free', draw: Draw): FallingGrid {
  const fill = rules.fill[kind];
  const reels = Array.from({ length: rules.reels }, (_, reel) => reel);
  const stops = fill.from === 'strips' ? fill.strips.map((strip) => draw.below(strip.length, 'reel')) : [];
  const rows = reels.map((reel) => {
    const rowsOf = fill.from === 'weights' ? fill.rowsOf?.[reel] : undefined;
    return rowsOf === undefined ? rules.rows : rowsOf[draw.below(rowsOf.length, 'rows')]!;
  });
  // Where on its strip the next symbol to fall in stands.
  const above = reels.map((reel) => (stops[reel] ?? 0) + rows[reel]! - 1);

  /** The symbols and orb values of `count` empty cells on top of a reel, top row first. */
  const drawCells = (reel: number, count: number) => {
    if (fill.from === 'strips') {
      const strip = fill.strips[reel]!;
      const symbols = Array.from(
        { length: count },
        (_, fallen) => strip[(above[reel]! - fallen + strip.length * rules.rows) % strip.length]!,
      );
      above[reel] = (above[reel]! - count + strip.length) % strip.length;
      return { symbols: symbols.reverse(), orbs: symbols.map(() => 0) };
    }
    const symbols: number[] = [];
    const orbs: number[] = [];
    for (let row = 0; row < count; row += 1) {
      const symbolOf = fill.symbolOf[reel]!;
      const symbol = symbolOf[draw.below(symbolOf.length, 'cell')]!;
      symbols.push(symbol);
      orbs.push(symbol === rules.orb ? rules.orbValueOf[draw.below(rules.orbValueOf.length, 'orb')]! : 0);
    }
    return { symbols, orbs };
  };

  const first = reels.map((reel) => drawCells(reel, rows[reel]!));
  const symbols = first.map((column) => column.symbols);
  const orbs = first.map((column) => column.orbs);
  return {
    symbols,
    orbs,
    stops,
    cascade(burst) {
      const goes = rows.map((count) => Array<boolean>(count).fill(false));
      for (const [reel, row] of burst) goes[reel]![row] = true;
      for (const reel of reels) {
        const gone = goes[reel]!;
        if (!gone.includes(true)) continue;
        const stays = (_: number, row: number): boolean => !gone[row];
        const staying = symbols[reel]!.filter(stays);
        const fallen = drawCells(reel, rows[reel]! - staying.length);
        symbols[reel] = [...fallen.symbols, ...staying];
        orbs[reel] = [...fallen.orbs, ...orbs[reel]!.filter(stays)];
      }
    },
  };
}

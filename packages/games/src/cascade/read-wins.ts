import { linePays } from '../lines/line-pay.ts';
import type { Cell, Win } from '../round.ts';
import { wayWins } from '../ways/way-wins.ts';
import { touching } from './clusters.ts';
import type { CascadeRules } from './cascade-rules.ts';

/** A win before any multiplier, its symbol still a number. */
export interface PlainWin extends Pick<Win, 'count' | 'units' | 'cells'> {
  readonly kind: 'ways' | 'line' | 'cluster' | 'anywhere';
  readonly line?: number;
  readonly symbol: number;
}

/**
 * What a grid wins by the game's way of reading, with the cells that burst for it.
 * @param grid symbol numbers, reel by reel, top row first; reels may differ in rows where ways are read
 */
export function readWins(rules: CascadeRules, grid: readonly (readonly number[])[]): PlainWin[] {
  switch (rules.reads) {
    case 'ways':
      return wayWins(rules, grid).map(({ ways, units, ...win }) => ({
        kind: 'ways',
        ...win,
        units: units * ways,
      }));
    case 'lines':
      return rules.lines.flatMap((line, index) => {
        const symbols = line.map((row, reel) => grid[reel]![row]!);
        return linePays(rules, symbols).map(({ units, symbol, count }) => {
          const cells = line.slice(0, count).map((row, reel) => [reel, row] as const);
          return { kind: 'line', line: index, symbol, count, units, cells };
        });
      });
    case 'cluster':
      return touching(grid, (symbol, count) => rules.pays[symbol]![count]! > 0).flatMap(({ symbol, cells }) =>
        paid(rules, 'cluster', symbol, cells),
      );
    case 'anywhere':
      return rules.regulars.flatMap((symbol) => paid(rules, 'anywhere', symbol, cellsOf(grid, symbol)));
  }
}

export function cellsOf(grid: readonly (readonly number[])[], symbol: number): Cell[] {
  const cells: Cell[] = [];
  for (const [reel, column] of grid.entries()) {
    for (let row = column.indexOf(symbol); row !== -1; row = column.indexOf(symbol, row + 1)) {
      cells.push([reel, row]);
    }
  }
  return cells;
}

function paid(
  { pays }: CascadeRules,
  kind: 'cluster' | 'anywhere',
  symbol: number,
  cells: readonly Cell[],
): PlainWin[] {
  const units = pays[symbol]![cells.length]!;
  return units === 0 ? [] : [{ kind, symbol, count: cells.length, units, cells }];
}

import type { Cell, Win } from '../round.ts';
import type { LineGame } from './line-game.ts';
import { linePays } from './line-pay.ts';
import { lineRulesOf, type LineRules } from './line-rules.ts';

/** What a grid is worth: its wins with every multiplier in, and the free spins it brings. */
export interface GridResult {
  readonly wins: readonly Win[];
  /** What the line wins were multiplied by. */
  readonly multiplier: number;
  readonly units: number;
  readonly freeSpinsAwarded: number;
}

/**
 * The readable rule of a whole grid, with the cells that paid.
 * @param grid symbol numbers, reel by reel, top row first
 */
export function evaluateGrid(
  definition: LineGame,
  grid: readonly (readonly number[])[],
  kind: 'base' | 'free',
): GridResult {
  const rules = lineRulesOf(definition);
  const spinMultiplier = kind === 'free' ? rules.freeMultiplier : 1;
  const multiplier = spinMultiplier * (isFullScreen(rules, grid) ? rules.fullScreenMultiplier : 1);
  const wins: Win[] = [];
  for (const [index, line] of definition.lines.entries()) {
    const symbols = line.map((row, reel) => grid[reel]![row]!);
    for (const { symbol, count, units, fromRight } of linePays(rules, symbols)) {
      const cells = line.map((row, reel): Cell => [reel, row]);
      wins.push({
        kind: 'line',
        line: index,
        ...(fromRight && { fromRight }),
        symbol: definition.symbols[symbol]!.id,
        count,
        units: units * multiplier,
        cells: fromRight ? cells.slice(-count).reverse() : cells.slice(0, count),
      });
    }
  }
  const scatterCells = cellsOf(grid, rules.scatter);
  const scatterUnits = rules.scatterPays[scatterCells.length]! * spinMultiplier;
  if (scatterUnits > 0) {
    const symbol = definition.symbols[rules.scatter]!.id;
    wins.push({
      kind: 'scatter',
      symbol,
      count: scatterCells.length,
      units: scatterUnits,
      cells: scatterCells,
    });
  }
  return {
    wins,
    multiplier,
    units: wins.reduce((sum, win) => sum + win.units, 0),
    freeSpinsAwarded: rules.awards[scatterCells.length]!,
  };
}

/** Every cell shows one regular symbol or a wild in its place; wilds alone count as full too. */
function isFullScreen(rules: LineRules, grid: readonly (readonly number[])[]): boolean {
  if (rules.fullScreenMultiplier === 1) return false;
  return rules.regulars.some((symbol) =>
    grid.every((reel) => reel.every((cell) => cell === symbol || cell === rules.wild)),
  );
}

function cellsOf(grid: readonly (readonly number[])[], symbol: number): [number, number][] {
  return grid.flatMap((reel, reelIndex) =>
    reel.flatMap((cell, row) => (cell === symbol ? [[reelIndex, row] as [number, number]] : [])),
  );
}

import { cascadeRulesOf, type CascadeRules, type FillRules } from './cascade-rules.ts';
import type { CascadeDefinition } from './definition.ts';

type Weighted = Extract<FillRules, { from: 'weights' }>;

/**
 * Exact mean of what the paid spin's first drop wins, in units, where each cell is drawn by itself: a closed form
 * that no grid is ever made for. Undefined for clusters and lines, for which there is none so short.
 */
export function firstDropMeanUnits(definition: CascadeDefinition): number | undefined {
  const rules = cascadeRulesOf(definition);
  const fill = rules.fill.base;
  if (fill.from !== 'weights') return undefined;
  if (rules.reads === 'anywhere') return sumOver(rules, (symbol) => anywhereMean(rules, fill, symbol));
  if (rules.reads === 'ways') return sumOver(rules, (symbol) => waysMean(rules, fill, symbol));
  return undefined;
}

/** Distribution of the symbol's count on the grid, reel by reel, weighed with its pays. */
function anywhereMean({ reels, rows, pays }: CascadeRules, fill: Weighted, symbol: number): number {
  let counts = [1];
  for (let reel = 0; reel < reels; reel += 1) {
    const share = shareOf(fill, reel, [symbol]);
    for (let row = 0; row < rows; row += 1) {
      counts = Array.from(
        { length: counts.length + 1 },
        (_, count) => (counts[count] ?? 0) * (1 - share) + (counts[count - 1] ?? 0) * share,
      );
    }
  }
  return counts.reduce((mean, probability, count) => mean + probability * pays[symbol]![count]!, 0);
}

/**
 * Cells are independent, so the mean number of ways over k reels is the product of the reels' mean counts, and the
 * run ends there when the next reel shows neither the symbol nor a wild.
 */
function waysMean({ reels, rows, pays, wild }: CascadeRules, fill: Weighted, symbol: number): number {
  let mean = 0;
  let ways = 1;
  for (let reel = 0; reel < reels; reel += 1) {
    const { cells } = reelMeans(fill, reel, rows, [symbol, wild]);
    ways *= cells;
    const ends = reel + 1 === reels ? 1 : reelMeans(fill, reel + 1, rows, [symbol, wild]).none;
    mean += pays[symbol]![reel + 1]! * ways * ends;
  }
  return mean;
}

/** On this reel: the mean count of cells that show one of the symbols, and the probability that none does. */
function reelMeans(fill: Weighted, reel: number, rows: number, symbols: readonly number[]) {
  const share = shareOf(fill, reel, symbols);
  const heights = fill.rowsOf?.[reel] ?? Uint8Array.of(rows);
  return {
    cells: heights.reduce((sum, height) => sum + height * share, 0) / heights.length,
    none: heights.reduce((sum, height) => sum + (1 - share) ** height, 0) / heights.length,
  };
}

function shareOf({ symbolOf }: Weighted, reel: number, symbols: readonly number[]): number {
  const drawn = symbolOf[reel]!;
  return drawn.filter((symbol) => symbols.includes(symbol)).length / drawn.length;
}

function sumOver({ regulars }: CascadeRules, of: (symbol: number) => number): number {
  return regulars.reduce((sum, symbol) => sum + of(symbol), 0);
}

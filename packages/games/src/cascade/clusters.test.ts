import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { honeyHive } from '../portfolio/honey-hive.ts';
import { fastBelow } from '../simulator/fast-below.ts';
import { cascadeRulesOf } from './cascade-rules.ts';
import { touching } from './clusters.ts';
import { fillGrid } from './falling-grid.ts';

describe('cells that touch', () => {
  it('hang together by their sides, not by their corners', () => {
    const clusters = touching([
      [1, 1, 2],
      [2, 1, 2],
      [1, 2, 2],
    ]);
    expect(clusters.map(({ symbol, cells }) => [symbol, cells.length])).toEqual([
      [1, 3],
      [2, 4],
      [2, 1],
      [1, 1],
    ]);
  });

  it('share a grid out among them, each cell once', () => {
    const cell = fc.integer({ min: 0, max: 2 });
    const column = fc.array(cell, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(column, { minLength: 1, maxLength: 6 }), (grid) => {
        const clusters = touching(grid);
        const cells = clusters.flatMap((cluster) => cluster.cells.map(String));
        expect(new Set(cells).size).toBe(cells.length);
        expect(cells).toHaveLength(grid.flat().length);
        for (const { symbol, cells: own } of clusters)
          for (const [reel, row] of own) expect(grid[reel]![row]).toBe(symbol);
      }),
    );
  });

  it('are one wherever they show the same side by side, and are told from the left and from above', () => {
    const column = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 0, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(column, { minLength: 1, maxLength: 7 }), (grid) => {
        const clusters = touching(grid);
        const numberOf = new Map(
          clusters.flatMap(({ cells }, index) => cells.map((cell) => [`${cell}`, index])),
        );
        for (const [reel, symbols] of grid.entries()) {
          for (const [row, symbol] of symbols.entries()) {
            const own = numberOf.get(`${reel},${row}`);
            if (symbols[row + 1] === symbol) expect(numberOf.get(`${reel},${row + 1}`)).toBe(own);
            if (grid[reel + 1]?.[row] === symbol) expect(numberOf.get(`${reel + 1},${row}`)).toBe(own);
          }
        }
        const places = clusters.map(({ cells }) => cells.map(([reel, row]) => reel * 6 + row));
        const ascending = (a: number, b: number): number => a - b;
        for (const cells of places) expect(cells).toEqual(cells.toSorted(ascending));
        const firsts = places.map(([first]) => first!);
        expect(firsts).toEqual(firsts.toSorted(ascending));
        const isWanted = (symbol: number, count: number): boolean => symbol === 1 && count > 2;
        expect(touching(grid, isWanted)).toEqual(
          clusters.filter(({ symbol, cells }) => isWanted(symbol, cells.length)),
        );
      }),
    );
  });

  it('come as often in first drops as counting every shape that fits the grid says', () => {
    const rules = cascadeRulesOf(honeyHive);
    const daisy = honeyHive.symbols.findIndex(({ id }) => id === 'daisy');
    const { symbolOf } = rules.fill.base as { symbolOf: readonly Uint8Array[] };
    const share = symbolOf[0]!.filter((symbol) => symbol === daisy).length / symbolOf[0]!.length;
    const drops = 12_000;
    const found = new Map<number, number>();
    const below = fastBelow(77);
    for (let drop = 0; drop < drops; drop += 1) {
      for (const { symbol, cells } of touching(fillGrid(rules, 'base', { below }).symbols)) {
        if (symbol === daisy) found.set(cells.length, (found.get(cells.length) ?? 0) + 1);
      }
    }
    for (const size of [2, 3, 4, 5, 6]) {
      const expected = drops * meanClusters(7, 7, size, share);
      expect(Math.abs((found.get(size) ?? 0) - expected) / Math.sqrt(expected)).toBeLessThan(4);
    }
  });
});

/**
 * Exact mean number of clusters of a size on a grid whose cells show a symbol independently: over every connected
 * set of cells of that size, all of them show it and all cells around do not. Sets are grown cell by cell, a cell
 * once passed over never taken again (D. H. Redelmeier, "Counting polyominoes", Discrete Mathematics 36, 1981).
 */
function meanClusters(reels: number, rows: number, size: number, share: number): number {
  const around = (cell: number): number[] => {
    const [x, y] = [Math.floor(cell / rows), cell % rows];
    return [
      ...(x > 0 ? [cell - rows] : []),
      ...(x + 1 < reels ? [cell + rows] : []),
      ...(y > 0 ? [cell - 1] : []),
      ...(y + 1 < rows ? [cell + 1] : []),
    ];
  };
  let mean = 0;
  const grow = (taken: readonly number[], untried: readonly number[], seen: ReadonlySet<number>): void => {
    if (taken.length === size) {
      const border = new Set(taken.flatMap(around).filter((cell) => !taken.includes(cell)));
      mean += share ** size * (1 - share) ** border.size;
      return;
    }
    for (const [index, cell] of untried.entries()) {
      const fresh = around(cell).filter((next) => !seen.has(next));
      grow([...taken, cell], [...untried.slice(index + 1), ...fresh], new Set([...seen, ...fresh]));
    }
  };
  for (let first = 0; first < reels * rows; first += 1) {
    // Each set is grown from its first cell only: those before it count as seen.
    grow([], [first], new Set(Array.from({ length: first + 1 }, (_, cell) => cell)));
  }
  return mean;
}

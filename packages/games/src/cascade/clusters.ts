import type { Cell } from '../round.ts';

export interface Cluster {
  readonly symbol: number;
  /** Reel by reel, downwards. */
  readonly cells: readonly Cell[];
}

/** Every set of cells that show one symbol and hang together by their sides, single cells included. */
export function touching(grid: readonly (readonly number[])[]): Cluster[] {
  const seen = grid.map((column) => column.map(() => false));
  const clusters: Cluster[] = [];
  for (const [reel, column] of grid.entries()) {
    for (const [row, symbol] of column.entries()) {
      if (seen[reel]![row]) continue;
      const cells: Cell[] = [];
      const waiting: Cell[] = [[reel, row]];
      while (waiting.length > 0) {
        const [x, y] = waiting.pop()!;
        if (grid[x]?.[y] !== symbol || seen[x]![y]) continue;
        seen[x]![y] = true;
        cells.push([x, y]);
        waiting.push([x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]);
      }
      cells.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      clusters.push({ symbol, cells });
    }
  }
  return clusters;
}

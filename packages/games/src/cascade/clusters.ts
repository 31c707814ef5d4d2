import type { Cell } from '../round.ts';

export interface Cluster {
  readonly symbol: number;
  /** Reel by reel, downwards. */
  readonly cells: readonly Cell[];
}

/**
 * The sets of cells that show one symbol and hang together by their sides, single cells included, by their first cells.
 * @param isWanted of a symbol and a count of cells; the cells of others are not listed, since most clusters pay nothing
 */
export function touching(
  grid: readonly (readonly number[])[],
  isWanted: (symbol: number, count: number) => boolean = () => true,
): Cluster[] {
  const rows = grid.reduce((most, column) => Math.max(most, column.length), 0);
  const firstOf = firstCells(grid, rows);
  const counts = new Uint16Array(firstOf.length);
  for (let at = 0; at < firstOf.length; at += 1) counts[firstOf[at]!]! += 1;
  const clusters: Cluster[] = [];
  const cellsFrom: (Cell[] | undefined)[] = new Array<Cell[] | undefined>(firstOf.length);
  for (let reel = 0; reel < grid.length; reel += 1) {
    const column = grid[reel]!;
    for (let row = 0; row < column.length; row += 1) {
      const at = reel * rows + row;
      const first = firstOf[at]!;
      if (first === at && isWanted(column[row]!, counts[at]!)) {
        const cells: Cell[] = [];
        cellsFrom[at] = cells;
        clusters.push({ symbol: column[row]!, cells });
      }
      cellsFrom[first]?.push([reel, row]);
    }
  }
  return clusters;
}

/** For each cell, reel × rows + row, the first cell of its cluster. What is below a short reel's end is on its own. */
function firstCells(grid: readonly (readonly number[])[], rows: number): Uint16Array {
  const firstOf = new Uint16Array(grid.length * rows);
  for (let reel = 0; reel < grid.length; reel += 1) {
    const column = grid[reel]!;
    const left = grid[reel - 1];
    for (let row = 0; row < rows; row += 1) {
      const at = reel * rows + row;
      firstOf[at] = at;
      if (row >= column.length) continue;
      if (row > 0 && column[row - 1] === column[row]) join(firstOf, at - 1, at);
      if (left !== undefined && left[row] === column[row]) join(firstOf, at - rows, at);
    }
  }
  // Each cell leads to one before it, which by now leads to its first.
  for (let at = 0; at < firstOf.length; at += 1) firstOf[at] = firstOf[firstOf[at]!]!;
  return firstOf;
}

/** Makes one cluster of two: the later first cell leads to the earlier one. */
function join(leads: Uint16Array, one: number, other: number): void {
  const first = firstFrom(leads, one);
  const second = firstFrom(leads, other);
  leads[Math.max(first, second)] = Math.min(first, second);
}

function firstFrom(leads: Uint16Array, cell: number): number {
  let at = cell;
  while (leads[at] !== at) at = leads[at]!;
  return at;
}

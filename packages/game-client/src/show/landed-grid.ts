import type { Cell, SpinStep } from '@croupier/games';

type Grid = SpinStep['grid'];

/** The grid as it came to rest, before its cells changed. */
export function landedGrid({ grid, changed }: Pick<SpinStep, 'grid' | 'changed'>): Grid {
  if (!changed?.length) return grid;
  const before = new Map(changed.map(({ cell, from }) => [cell.join(), from]));
  return grid.map((column, reel) => column.map((id, row) => before.get(`${reel},${row}`) ?? id));
}

/** The cells that vanish after a step: all that won, each once. */
export function burstCells(step: SpinStep): Cell[] {
  return [...new Map(step.wins.flatMap(({ cells }) => cells.map((cell) => [cell.join(), cell]))).values()];
}

/**
 * Where each symbol of the next grid comes from: rows of the grid before for what fell, negative rows for what
 * came from above. A column that does not follow from what was left falls in as a whole.
 */
export function cascadeRows(before: Grid, burst: readonly Cell[], after: Grid): number[][] {
  const gone = new Set(burst.map(String));
  return after.map((column, reel) => {
    const old = before[reel] ?? [];
    const left = old.flatMap((_, row) => (gone.has(`${reel},${row}`) ? [] : [row]));
    const fresh = column.length - left.length;
    const follows = fresh >= 0 && left.every((row, index) => old[row] === column[fresh + index]);
    return column.map((_, row) =>
      !follows ? row - column.length : row < fresh ? row - fresh : (left[row - fresh] ?? row),
    );
  });
}

/** A whole grid that falls in from above the window. */
export const freshRows = (grid: Grid): number[][] =>
  grid.map((column) => column.map((_, row) => row - column.length));

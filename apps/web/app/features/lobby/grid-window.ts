/** A grid of equal tiles and the part of it that is in sight. Lengths in pixels. */
export interface GridSight {
  readonly total: number;
  readonly columns: number;
  /** Height of a row with the gap under it. */
  readonly rowHeight: number;
  /** Where the grid begins, from the top of the window; negative once it is scrolled past. */
  readonly top: number;
  readonly windowHeight: number;
}

export interface GridWindow {
  /** Tiles from `start` up to `end` are there; empty space stands for the rows before and after. */
  readonly start: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
}

/** Rows kept ready on either side, so that neither a flick nor the tabulator meets an empty place. */
const SPARE_ROWS = 3;

export function windowOf({ total, columns, rowHeight, top, windowHeight }: GridSight): GridWindow {
  const rows = Math.ceil(total / columns);
  const clamp = (row: number): number => Math.min(rows, Math.max(0, row));
  const first = clamp(Math.min(Math.floor(-top / rowHeight) - SPARE_ROWS, rows - 1));
  const last = clamp(Math.max(Math.ceil((windowHeight - top) / rowHeight) + SPARE_ROWS, first + 1));
  return {
    start: first * columns,
    end: Math.min(total, last * columns),
    before: first * rowHeight,
    after: (rows - last) * rowHeight,
  };
}

/** The pages of `size` games that a window needs, by number. */
export function pagesOf({ start, end }: { start: number; end: number }, size: number): number[] {
  const first = Math.floor(start / size);
  const last = Math.max(first, Math.ceil(end / size) - 1);
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
}

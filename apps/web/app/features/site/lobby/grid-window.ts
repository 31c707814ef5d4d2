/** How a grid of equal tiles is laid out. Lengths in pixels. */
export interface GridSize {
  readonly columns: number;
  /** Height of a row with the gap under it. */
  readonly rowHeight: number;
}

/** A grid and the part of it that is in sight. */
export interface GridSight extends GridSize {
  readonly total: number;
  /** Where the grid begins, from the top of the window; negative once it is scrolled past. */
  readonly top: number;
  readonly windowHeight: number;
}

/** Tiles from `start` up to `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Rows kept ready on either side, so that neither a flick nor the tabulator meets an empty place. */
const SPARE_ROWS = 3;

/** The whole rows that are to be there. */
export function windowOf({ total, columns, rowHeight, top, windowHeight }: GridSight): Span {
  const rows = Math.ceil(total / columns);
  const clamp = (row: number): number => Math.min(rows, Math.max(0, row));
  const first = clamp(Math.min(Math.floor(-top / rowHeight) - SPARE_ROWS, rows - 1));
  const last = clamp(Math.max(Math.ceil((windowHeight - top) / rowHeight) + SPARE_ROWS, first + 1));
  return { start: first * columns, end: Math.min(total, last * columns) };
}

/** Empty space that stands for the rows before and after the tiles that are there. */
export function roomFor(total: number, { start, end }: Span, { columns, rowHeight }: GridSize) {
  return {
    before: Math.floor(start / columns) * rowHeight,
    after: (Math.ceil(total / columns) - Math.ceil(end / columns)) * rowHeight,
  };
}

/** The pages of `size` games that a span needs, by number. */
export function pagesOf({ start, end }: Span, size: number): number[] {
  const first = Math.floor(start / size);
  const last = Math.max(first, Math.ceil(end / size) - 1);
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
}

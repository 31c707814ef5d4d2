import type { Rectangle } from '../render/painter.ts';

/** Numbers from 1 in rows. Device pixels. */
export interface NumberSheet {
  readonly columns: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly sheet: Rectangle;
}

/** Rows that are all full look better than cells that are this much larger. */
const FULL_ROWS = 1.03;
/** A cell is at most so many times as wide as high, and as high as wide. */
const WIDEST = 1.5;
const TALLEST = 1.15;

/** The part of its cell that a tile fills. */
export const TILE = 0.94;

/** As many columns as leave the largest cells: a thumb goes there. */
export function sheetIn(room: Rectangle, count: number): NumberSheet {
  const shapes = Array.from({ length: count }, (_, at) => {
    const [columns, rows] = [at + 1, Math.ceil(count / (at + 1))];
    const side = Math.min(room.width / columns, room.height / rows);
    return { columns, rows, worth: side * (columns * rows === count ? FULL_ROWS : 1) };
  });
  const { columns, rows } = shapes.reduce((best, each) => (each.worth > best.worth ? each : best));
  const width = Math.min(room.width / columns, (room.height / rows) * WIDEST);
  const height = Math.min(room.height / rows, width * TALLEST);
  return {
    columns,
    cell: { width, height },
    sheet: {
      x: room.x + (room.width - width * columns) / 2,
      y: room.y + (room.height - height * rows) / 2,
      width: width * columns,
      height: height * rows,
    },
  };
}

/** The box of a number. */
export function boxOf({ columns, cell, sheet }: NumberSheet, number: number): Rectangle {
  const [row, column] = [Math.floor((number - 1) / columns), (number - 1) % columns];
  return { x: sheet.x + column * cell.width, y: sheet.y + row * cell.height, ...cell };
}

/** Every number by its name, for what is pressed over it. */
export const sheetPlaces = (sheet: NumberSheet, count: number): Record<string, Rectangle> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [String(at + 1), boxOf(sheet, at + 1)]));

import type { DrawDefinition } from '@croupier/games';
import type { Rectangle } from '../../render/painter.ts';
import type { BoardFrame } from '../board-frame.ts';
import type { Played } from '../board-scene.ts';

/** A sheet of numbers on the sky. Device pixels. */
export interface SkyLayout {
  readonly columns: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly sheet: Rectangle;
}

export function layOutSky(
  { field, portrait }: BoardFrame,
  { definition }: Played<DrawDefinition>,
): SkyLayout {
  const columns = portrait ? 8 : 16;
  const rows = Math.ceil(definition.numbers / columns);
  const width = Math.min(field.width / columns, (field.height / rows) * 1.5);
  const height = Math.min(field.height / rows, width * 1.25);
  const [wide, tall] = [width * columns, height * rows];
  return {
    columns,
    cell: { width, height },
    sheet: {
      x: field.x + (field.width - wide) / 2,
      y: field.y + (field.height - tall) / 2,
      width: wide,
      height: tall,
    },
  };
}

/** The box of a number, from 1. */
export function boxOf({ columns, cell, sheet }: SkyLayout, number: number): Rectangle {
  const [row, column] = [Math.floor((number - 1) / columns), (number - 1) % columns];
  return { x: sheet.x + column * cell.width, y: sheet.y + row * cell.height, ...cell };
}

export const skyPlaces = (layout: SkyLayout, { definition }: Played<DrawDefinition>) =>
  Object.fromEntries(
    Array.from({ length: definition.numbers }, (_, at) => [String(at + 1), boxOf(layout, at + 1)]),
  );

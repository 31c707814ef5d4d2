import type { MinesDefinition } from '@croupier/games';
import type { Rectangle } from '../../render/painter.ts';
import type { BoardFrame } from '../board-frame.ts';
import type { Played } from '../board-scene.ts';
import { boxOf, sheetIn, type NumberSheet } from '../number-sheet.ts';

/** Shells on their bed of sand, and the signs of what pearls lead to. Device pixels. */
export interface ReefLayout extends NumberSheet {
  readonly signs: readonly Rectangle[];
}

const SIGNS = 3;
/** A sign is so many times as high as it is wide. */
const SIGN_TALL = 0.56;
/** Of the field: what the rim of the bed takes on every side. */
const RIM = 0.012;

export function layOutReef(
  { field, logo, plate, portrait }: BoardFrame,
  { definition }: Played<MinesDefinition>,
): ReefLayout {
  const rim = field.width * RIM;
  const bed = {
    ...{ x: field.x + rim, y: field.y + rim },
    ...{ width: field.width - rim * 2, height: field.height - rim * 2 },
  };
  const top = logo.y + logo.height;
  const line = portrait
    ? { x: field.x, y: top, width: field.width, height: field.y - top }
    : { x: plate.x, y: top, width: plate.width, height: plate.y - top };
  return { ...sheetIn(bed, definition.columns * definition.rows), signs: signsIn(line) };
}

function signsIn({ x, y, width, height }: Rectangle): Rectangle[] {
  const each = Math.min(width / SIGNS, (height * 0.9) / SIGN_TALL);
  const left = x + (width - each * SIGNS) / 2;
  const [wide, tall] = [each * 0.94, each * 0.94 * SIGN_TALL];
  return Array.from({ length: SIGNS }, (_, at) => ({
    ...{ x: left + each * at + (each - wide) / 2, y: y + (height - tall) / 2 },
    ...{ width: wide, height: tall },
  }));
}

/** Where the shells lie, by their numbers from 0. */
export const shellPlaces = (
  layout: ReefLayout,
  { definition }: Played<MinesDefinition>,
): Record<string, Rectangle> =>
  Object.fromEntries(
    Array.from({ length: definition.columns * definition.rows }, (_, tile) => [
      String(tile),
      boxOf(layout, tile + 1),
    ]),
  );

import type { TowersDefinition } from '@croupier/games';
import type { Rectangle } from '../../render/painter.ts';
import type { BoardFrame } from '../board-frame.ts';
import type { Played } from '../board-scene.ts';

/** The front of the house as far as it is seen. Device pixels. */
export interface HouseLayout {
  readonly house: Rectangle;
  /** From one ledge to the next. */
  readonly floor: number;
  /** Where the ledge under the windows to choose from is seen, whichever floor it is. */
  readonly ledge: number;
  readonly sign: { readonly x: number; readonly width: number };
  /** Middles of the windows of a floor. */
  readonly doors: readonly number[];
  readonly window: { readonly width: number; readonly height: number };
}

const FLOORS_SEEN = 2.75;
/** Of a floor: how high a window is, and what is between it and its ledge. */
const WINDOW = 0.8;
const MOST_WIDTH = 2.1;

export function layOutHouse(
  { field }: BoardFrame,
  { definition, mode }: Played<TowersDefinition>,
): HouseLayout {
  const { doors } = definition.modes.find(({ id }) => id === mode)!;
  const width = Math.min(field.width, field.height * MOST_WIDTH);
  const house = { x: field.x + (field.width - width) / 2, y: field.y, width, height: field.height };
  const floor = field.height / FLOORS_SEEN;
  const sign = Math.min(width * 0.2, floor * 1.1);
  const room = { x: house.x + sign, width: width - sign - width * 0.02 };
  const each = room.width / doors;
  const high = Math.min(floor * WINDOW, each * 1.12);
  return {
    ...{ house, floor },
    ledge: field.y + field.height * 0.95 - floor,
    sign: { x: house.x + sign * 0.53, width: sign * 0.92 },
    doors: Array.from({ length: doors }, (_, door) => room.x + each * (door + 0.5)),
    window: { width: Math.min(each * 0.94, high), height: high },
  };
}

/** Where the windows of the next floor stand, by their numbers. */
export function windowPlaces({ doors, ledge, window }: HouseLayout): Record<string, Rectangle> {
  const places = doors.map((x, door): [string, Rectangle] => [
    String(door),
    { ...window, x: x - window.width / 2, y: ledge - window.height },
  ]);
  return Object.fromEntries(places);
}

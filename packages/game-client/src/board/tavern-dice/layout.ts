import type { Rectangle } from '../../render/painter.ts';
import type { BoardFrame } from '../board-frame.ts';

/** The tray with its dice, and the ruler in its lower rim. Device pixels. */
export interface TrayLayout {
  readonly tray: Rectangle;
  readonly felt: Rectangle;
  readonly ruler: Rectangle;
  /** Side of a die. */
  readonly die: number;
  /** Where the four dice come to rest. */
  readonly spots: readonly { readonly x: number; readonly y: number }[];
  readonly dot: { readonly x: number; readonly y: number };
  readonly cup: { readonly x: number; readonly y: number; readonly size: number };
}

export function layOutTray({ field }: BoardFrame): TrayLayout {
  const width = Math.min(field.width, field.height * 2);
  const height = Math.min(field.height, width * 0.86);
  const tray = {
    x: field.x + (field.width - width) / 2,
    y: field.y + (field.height - height) / 2,
    width,
    height,
  };
  const rim = Math.min(width, height) * 0.06;
  const foot = height * 0.24;
  const felt = { x: tray.x + rim, y: tray.y + rim, width: width - rim * 2, height: height - rim - foot };
  const die = Math.min(felt.width * 0.2, felt.height * 0.46);
  const step = Math.min(felt.width * 0.215, die * 1.22);
  const wider = die * 0.26;
  const middle = { x: felt.x + felt.width / 2, y: felt.y + felt.height * 0.56 };
  const spots = [-1.5, -0.5, 0.5, 1.5].map((at, index) => ({
    x: middle.x + at * step + (index < 2 ? -wider : wider) / 2,
    y: middle.y + (index % 2 ? 0.05 : -0.04) * die,
  }));
  return {
    ...{ tray, felt, die, spots },
    ruler: {
      x: tray.x + width * 0.08,
      y: tray.y + height - foot * 0.66,
      width: width * 0.84,
      height: foot * 0.22,
    },
    dot: { x: middle.x, y: middle.y + die * 0.38 },
    cup: { x: felt.x + die * 0.42, y: felt.y + die * 0.3, size: die * 1.35 },
  };
}

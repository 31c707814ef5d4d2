import type { BoardFrame } from '../board-frame.ts';

/** The wheel on its trestle. Device pixels. */
export interface WheelLayout {
  readonly x: number;
  readonly y: number;
  /** Of the painted disc, without its rim. */
  readonly radius: number;
  /** Where the trestle stands. */
  readonly ground: number;
}

export function layOutWheel({ field, plate }: BoardFrame): WheelLayout {
  const reach = Math.min(field.width, field.height * 0.98) / 2;
  const radius = reach * 0.86;
  return {
    x: field.x + field.width / 2,
    y: field.y + Math.max(reach, (field.height - reach * 0.2) / 2 + reach * 0.05),
    radius,
    ground: plate.y + plate.height * 0.5,
  };
}

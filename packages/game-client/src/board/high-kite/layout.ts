import type { Rectangle } from '../../render/painter.ts';
import type { BoardFrame } from '../board-frame.ts';

/** The sky over the dunes. Device pixels. */
export interface SkyLayout {
  /** What sizes are counted in. */
  readonly unit: number;
  /** From the ground, where it takes off, to the kite at its height. */
  readonly chart: Rectangle;
  readonly number: {
    readonly x: number;
    readonly y: number;
    readonly height: number;
    readonly maxWidth: number;
  };
}

export function layOutSky({ field }: BoardFrame): SkyLayout {
  const unit = Math.min(field.width * 0.8, field.height);
  const [left, right] = [unit * 0.24, unit * 0.24];
  const [above, below] = [unit * 0.2, unit * 0.1];
  const chart = {
    x: field.x + left,
    y: field.y + above,
    width: field.width - left - right,
    height: field.height - above - below,
  };
  return {
    unit,
    chart,
    number: {
      x: field.x + left + chart.width * 0.4,
      y: field.y + field.height * 0.3,
      height: Math.min(unit * 0.27, field.width * 0.19),
      maxWidth: chart.width * 0.74,
    },
  };
}

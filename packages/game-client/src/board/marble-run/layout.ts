import type { PlinkoDefinition } from '@croupier/games';
import type { Rectangle } from '../../render/painter.ts';
import type { BoardFrame } from '../board-frame.ts';
import type { Played } from '../board-scene.ts';
import { FLOOR, FUNNEL, MARBLE, ROW } from './plan-fall.ts';

/** The run on its board. Device pixels. */
export interface RunLayout {
  /** Between two pins of a row. */
  readonly gap: number;
  /** The first pin. */
  readonly top: { readonly x: number; readonly y: number };
  readonly rows: number;
  readonly board: Rectangle;
  readonly box: { readonly top: number; readonly width: number; readonly height: number };
}

/** Over the funnel and under the boxes, in gaps. */
const HEAD = 0.7;
const BOX = 0.8;
/** How far the marble lies under the upper edge of a box: its front hides half of it. */
const DEEP = 0.74;

export function layOutRun({ field }: BoardFrame, { definition, mode }: Played<PlinkoDefinition>): RunLayout {
  const { rows } = definition.modes.find(({ id }) => id === mode)!;
  const tall = HEAD - FUNNEL + (rows - 1) * ROW + FLOOR + MARBLE + BOX;
  const gap = Math.min(field.width / (rows + 2.1), field.height / tall);
  const height = tall * gap;
  const width = (rows + 2.1) * gap;
  const board = {
    x: field.x + (field.width - width) / 2,
    y: field.y + (field.height - height) / 2,
    width,
    height,
  };
  const top = { x: board.x + width / 2, y: board.y + (HEAD - FUNNEL) * gap };
  return {
    ...{ gap, top, rows, board },
    box: {
      top: top.y + ((rows - 1) * ROW + FLOOR + MARBLE - DEEP) * gap,
      width: gap * 0.92,
      height: gap * (DEEP + BOX * 0.7),
    },
  };
}

export const slotX = ({ top, gap, rows }: RunLayout, slot: number): number => top.x + (slot - rows / 2) * gap;

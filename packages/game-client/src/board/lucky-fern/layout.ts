import type { PoolDefinition } from '@croupier/games';
import type { Rectangle } from '../../render/painter.ts';
import type { BoardFrame } from '../board-frame.ts';
import type { Played } from '../board-scene.ts';

/** The card on the moss. Device pixels. */
export interface CardLayout {
  readonly card: Rectangle;
  /** The side of a field. */
  readonly side: number;
  readonly fields: readonly Rectangle[];
}

const COLUMNS = 3;
/** Widths in sides of a field: between two fields, around them, and the card's head. */
const GAP = 0.1;
const RIM = 0.24;
const HEAD = 0.42;

export function layOutCard({ field }: BoardFrame, { definition }: Played<PoolDefinition>): CardLayout {
  const rows = Math.ceil(definition.fields / COLUMNS);
  const wide = COLUMNS + (COLUMNS - 1) * GAP + RIM * 2;
  const tall = rows + (rows - 1) * GAP + RIM * 2 + HEAD;
  const side = Math.min(field.width / wide, field.height / tall, 260);
  const card = {
    x: field.x + (field.width - wide * side) / 2,
    y: field.y + (field.height - tall * side) / 2,
    width: wide * side,
    height: tall * side,
  };
  const at = (index: number): Rectangle => ({
    x: card.x + side * (RIM + (index % COLUMNS) * (1 + GAP)),
    y: card.y + side * (HEAD + RIM + Math.floor(index / COLUMNS) * (1 + GAP)),
    width: side,
    height: side,
  });
  return { card, side, fields: Array.from({ length: definition.fields }, (_, index) => at(index)) };
}

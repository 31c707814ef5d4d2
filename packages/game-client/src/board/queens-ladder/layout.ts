import type { Rectangle } from '../../render/painter.ts';
import type { BoardFrame } from '../board-frame.ts';

/** The ladder on one side, the cards and what is guessed on the other. Device pixels. */
export interface LadderLayout {
  /** Above and below, signs of the ladder are not seen. */
  readonly field: Rectangle;
  readonly ladder: {
    /** The middle between its ropes. */
    readonly x: number;
    readonly width: number;
    /** From one rung to the next. */
    readonly rung: number;
    /** Where the rung that she stands on is seen, whichever it is. */
    readonly foot: number;
    readonly sign: { readonly x: number; readonly width: number };
  };
  readonly card: { readonly x: number; readonly y: number; readonly width: number };
  readonly deck: { readonly x: number; readonly y: number };
  readonly guesses: Readonly<Record<'higher' | 'lower' | 'skip', Rectangle>>;
}

/** A card is so many times as high as it is wide. */
export const TALL = 1.4;
const RUNGS_SEEN = 4.6;

export function layOutLadder({ field }: BoardFrame): LadderLayout {
  const isWide = field.width > field.height * 1.9;
  const across = Math.min(field.width, field.height * 2.5);
  const left = field.x + (field.width - across) / 2;
  const side = Math.min(across * 0.4, field.height * 0.8);
  const row = isWide ? 0 : Math.max(field.height * 0.16, field.width * 0.14);
  const rung = (field.height - row) / RUNGS_SEEN;
  const ladder = { x: left + side * 0.37, width: Math.min(side * 0.42, rung * 0.9), rung };
  const sign = Math.min(side * 0.46, rung * 1.3);
  const table = { x: left + side, y: field.y, width: across - side, height: field.height - row };
  return {
    field,
    ladder: {
      ...ladder,
      foot: field.y + field.height - row - rung * (isWide ? 0.62 : 0.4),
      sign: { x: ladder.x + ladder.width * 0.72 + sign / 2, width: sign },
    },
    ...(isWide ? layOutWide(table) : { ...layOutTall(table), guesses: rowOf(field, row, table) }),
  };
}

type Table = Pick<LadderLayout, 'card' | 'deck'>;

/** What may be guessed in a column beside the cards. */
function layOutWide({ x, y, width, height }: Rectangle): Table & Pick<LadderLayout, 'guesses'> {
  const column = Math.min(width * 0.42, height * 1.1);
  const room = width - column;
  const card = Math.min((height * 0.84) / TALL, room * 0.5);
  const gap = height * 0.04;
  const each = (height - gap * 4) / 3;
  const at = (row: number) => ({
    x: x + room,
    y: y + gap + row * (each + gap),
    width: column,
    height: each,
  });
  return {
    card: { x: x + room * 0.46, y: y + height * 0.5, width: card },
    deck: { x: x + room * 0.46 + card * 0.52, y: y + height * 0.47 },
    guesses: { higher: at(0), lower: at(1), skip: at(2) },
  };
}

function layOutTall({ x, y, width, height }: Rectangle): Table {
  const card = Math.min((height * 0.84) / TALL, width * 0.5);
  const middle = { x: x + width * 0.5, y: y + height * 0.48 };
  return {
    card: { ...middle, width: card },
    deck: { x: middle.x + card * 0.5, y: middle.y - card * 0.06 },
  };
}

/** Two guesses in a row under all of it; the corner of the deck is what is passed by. */
function rowOf(field: Rectangle, height: number, table: Rectangle): LadderLayout['guesses'] {
  const gap = field.width * 0.02;
  const guess = {
    y: field.y + field.height - height,
    width: (field.width - gap) / 2,
    height: height * 0.92,
  };
  const skip = table.width * 0.24;
  return {
    higher: { ...guess, x: field.x },
    lower: { ...guess, x: field.x + guess.width + gap },
    skip: { x: table.x + table.width - skip, y: table.y, width: skip, height: skip },
  };
}

import type { Sprite } from '../../render/painter.ts';
import { atlasSprite, type Sight } from '../../stage/view.ts';
import { colourOf, COURT_WIDTH, RANKS, SUIT_NAMES } from './card-pieces.ts';
import { TALL } from './layout.ts';

/** Where a card is: its middle and width in device pixels, how it lies on the table, how far it is turned over. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Radians on the table. */
  readonly turn: number;
  /** Radians about its upright axis: 0 shows the face, π the back. */
  readonly over: number;
  readonly alpha?: number;
}

/** A picture on the card, in widths of it from its middle. */
interface Part {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly upsideDown?: boolean;
}

/** What is wide is cut into so many upright strips while the card turns: each is as high as it is near. */
const STRIPS = 30;
/** How much nearer an edge comes: the part of its distance. */
const NEARER = 0.42;

/** A card as it is seen: in perspective while it turns over. */
export function cardSprites(view: Pick<Sight, 'atlas'>, card: number, place: CardPlace): Sprite[] {
  const showsFace = Math.cos(place.over) >= 0;
  const parts = showsFace ? faceParts(card) : [{ name: 'back', x: 0, y: 0, width: 1, height: TALL }];
  const over = showsFace ? place.over : place.over - Math.PI;
  return parts.flatMap((part) => partSprites(view, part, { ...place, over }));
}

function partSprites(view: Pick<Sight, 'atlas'>, part: Part, place: CardPlace): Sprite[] {
  const { x, y, width, turn, over, alpha = 1 } = place;
  const count = Math.abs(Math.sin(over)) < 0.01 || part.width < 0.4 ? 1 : STRIPS;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return Array.from({ length: count }, (_, strip) => {
    const across = part.x + part.width * ((strip + 0.5) / count - 0.5);
    const near = 1 / (1 - across * Math.sin(over) * NEARER);
    const [dx, dy] = [across * Math.cos(over) * near * width, part.y * near * width];
    const wide = (part.width / count) * Math.cos(over) * near * width;
    return atlasSprite(
      view,
      part.name,
      // Strips lap over each other by a hair: no gap is seen between them.
      [
        x + dx * cos - dy * sin,
        y + dx * sin + dy * cos,
        wide + (count > 1 ? 0.7 : 0),
        part.height * near * width,
      ],
      { turn: turn + (part.upsideDown ? Math.PI : 0), alpha },
    ).map((sprite) => ({ ...sprite, source: stripOf(sprite.source!, strip, count) }));
  }).flat();
}

const stripOf = (source: NonNullable<Sprite['source']>, strip: number, count: number) => ({
  ...source,
  x: source.x + (source.width * strip) / count,
  width: source.width / count,
});

const faceParts = (card: number): Part[] => [
  { name: 'face', x: 0, y: 0, width: 1, height: TALL },
  ...printOf(card),
];

/** What is printed on a card: rank and suit in two corners, and pips or a figure. */
function printOf(card: number): Part[] {
  const [rank, suit] = [Math.floor(card / 4), card % 4];
  const name = RANKS[rank]!;
  const pip = `suit-${SUIT_NAMES[suit]}`;
  const corner: Part[] = [
    { name: `rank-${name}-${colourOf(suit)}`, x: -0.385, y: -0.565, width: 0.17, height: 0.187 },
    { name: pip, x: -0.385, y: -0.41, width: 0.135, height: 0.135 },
  ];
  const figure: Part = {
    ...{ name: `court-${name}-${colourOf(suit)}`, x: 0, y: 0 },
    ...{ width: COURT_WIDTH, height: (COURT_WIDTH * 117) / 64 },
  };
  const middle = rank > 9 ? [figure] : pipsOf(rank + 1, pip);
  return [...middle, ...corner, ...corner.map(turnedRound)];
}

const turnedRound = (part: Part): Part => ({ ...part, x: -part.x, y: -part.y, upsideDown: true });

/** Heights of the pips at the sides, and of those between them, from the middle up; the rest is the same turned round. */
const SIDES: readonly (readonly number[])[] = [
  [],
  [],
  [],
  [],
  [0.42],
  [0.42],
  [0.42, 0],
  [0.42, 0],
  [0.42, 0],
  [0.42, 0.14],
  [0.42, 0.14],
];
const BETWEEN: readonly (readonly number[])[] = [
  [],
  [0],
  [0.42],
  [0.42, 0],
  [],
  [0],
  [],
  [0.21],
  [0.21],
  [0],
  [0.28],
];
/** Seven has one of them only. */
const LONELY = 7;

function pipsOf(count: number, name: string): Part[] {
  const size = count === 1 ? 0.5 : 0.22;
  const at = (x: number, up: number): Part[] => {
    const pip = { name, x, y: -up, width: size, height: size };
    return up === 0 || (count === LONELY && x === 0) ? [pip] : [pip, { ...pip, y: up, upsideDown: true }];
  };
  return [
    ...SIDES[count]!.flatMap((up) => [...at(-0.19, up), ...at(0.19, up)]),
    ...BETWEEN[count]!.flatMap((up) => at(0, up)),
  ];
}

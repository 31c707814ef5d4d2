import { box, ellipse, group, linear, radial, type Node, type Picture } from '../../picture/picture.ts';
import { letterRow } from '../lettering/letter-row.ts';
import { both, outlined } from '../shapes/finish.ts';
import { METALS, tone } from '../shapes/tone.ts';

export const INK = '#140c2e';
export const crimson = tone('#c8203e', INK);
const hair = tone('#5a2a1c', INK);

export const SUITS = {
  heart: 'M0 8C-12-2-9-12-3-10C-1-9 0-7 0-5C0-7 1-9 3-10C9-12 12-2 0 8z',
  spade: 'M0-10C4-4 11 0 8 5C6 8 2 6 1 4Q1 8 4 10H-4Q-1 8-1 4C-2 6-6 8-8 5C-11 0-4-4 0-10z',
  diamond: 'M0-11L8 0L0 11L-8 0z',
  club: 'M0-10A4.6 4.6 0 0 1 3.4-2.4A4.6 4.6 0 1 1 1.4 4.6Q1.6 8 4 10H-4Q-1.6 8-1.4 4.6A4.6 4.6 0 1 1-3.4-2.4A4.6 4.6 0 0 1 0-10z',
} as const;
type Suit = keyof typeof SUITS;

/** The queen to the waist: crown, veil of hair, collar, a rose in her hand. */
export const queen: readonly Node[] = [
  outlined('M24 100C22 70 28 28 50 26C72 28 78 70 76 100z', linear([24, 26], [76, 100], hair.light, hair.base, hair.dark), INK, 2.4),
  outlined('M14 100C16 82 32 74 50 74C68 74 84 82 86 100z', linear([14, 74], [86, 100], crimson.light, crimson.base, crimson.dark), INK, 2.4),
  outlined('M44 58H56V72L50 86L44 72z', '#f2c4a0', INK, 1.8),
  outlined('M30 78C36 72 42 74 50 86C58 74 64 72 70 78L62 66L50 76L38 66z', '#fff6e2', INK, 1.8),
  outlined('M34 42C34 60 42 66 50 66C58 66 66 60 66 42C66 28 34 28 34 42z', radial([46, 42], 26, '#ffe9d2', '#f9cfae', '#d99a7a'), INK, 2),
  outlined('M33 46C32 30 42 26 50 27C58 26 68 30 67 46C62 42 60 36 58 33C52 38 40 38 36 38C35 41 34 44 33 46z', linear([33, 26], [67, 46], hair.light, hair.base), INK, 1.8),
  ...both(
    { d: 'M39 45Q43 41.6 46.4 45Q43 48 39 45z', fill: '#ffffff', stroke: INK, width: 1.2 },
    { d: ellipse(43, 45, 1.8), fill: '#2a5a8a' },
    { d: 'M38 41Q42 38.6 46.6 40.6', stroke: hair.dark, width: 1.8 },
    { d: ellipse(39, 53, 3.6, 2.2), fill: '#f0708066' },
    { d: ellipse(33, 57, 2), fill: '#fff3b0', stroke: INK, width: 1 },
  ),
  { d: 'M50 46Q48 51 50.6 52', stroke: '#b06a50', width: 1.4 },
  outlined('M45.6 57.4Q48 55.8 50 57Q52 55.8 54.4 57.4Q50 61.6 45.6 57.4z', '#d0304a', '#7a1230', 0.9),
  outlined('M30 28L26 8L38 18L50 3L62 18L74 8L70 28Q50 22 30 28z', linear([26, 6], [74, 30], ...METALS.brass), INK, 2.2),
  ...[[26, 8], [50, 4], [74, 8]].map(([x = 0, y = 0]): Node => ({ d: ellipse(x, y, 3), fill: '#fff6e6', stroke: INK, width: 1.2 })),
  ...[38, 50, 62].map((x): Node => group([{ d: SUITS.diamond, fill: '#e0304e', stroke: INK, width: 2 }], { move: [x, 23.4], scale: 0.26 })),
];

const red = (suit: Suit) => suit === 'heart' || suit === 'diamond';

/** A card 70 by 100. @param middle drawn on a field of 100 */
export const card = (rank: string, suit: Suit, middle?: readonly Node[]): Picture => {
  const paint = red(suit) ? '#c8203e' : '#1f1a4a';
  const row = letterRow(rank, [{ stroke: paint, width: 17 }], 18);
  const corner = [group(row.nodes, { move: [6, 7], scale: 0.14 }), group([{ d: SUITS[suit], fill: paint }], { move: [6 + row.width * 0.07, 30], scale: 0.52 })];
  return {
    width: 100,
    height: 100,
    nodes: [group([
      { d: box(0, 0, 70, 100, 8), fill: linear([0, 0], [70, 100], '#fffdf4', '#f3e6cc'), stroke: INK, width: 2.6 },
      { d: box(3.4, 3.4, 63.2, 93.2, 6), stroke: '#d9b45a', width: 1.2 },
      ...(middle
        ? [group([{ d: box(0, 0, 100, 126, 6), fill: radial([50, 40], 80, '#5a6ad0', '#2a2470') }, ...[[16, 30], [86, 24], [14, 66], [88, 60]].map(([x = 0, y = 0]): Node => ({ d: ellipse(x, y, 2), fill: '#fff3c4' })), group(middle, { move: [0, 26] })], { move: [15, 25], scale: 0.4, clip: box(0, 0, 100, 126, 6) }), { d: box(15, 25, 40, 50.4, 3), stroke: '#d9b45a', width: 1.6 }]
        : [group([{ d: SUITS[suit], fill: paint }], { move: [35, 52], scale: 2.1 })]),
      ...corner,
      group(corner, { move: [70, 100], turn: 180 }),
    ], { move: [15, 0] })],
  };
};
export const queenCard = card('Q', 'heart', queen);

/** A rope ladder, `rungs` rungs of twelve units from the origin down. */
export const ladder = (rungs: number): Node[] => [
  ...[-9, 9].flatMap((x): Node[] => [
    { d: `M${x} 0V${rungs * 12}`, stroke: INK, width: 3.4 },
    { d: `M${x} 0V${rungs * 12}`, stroke: '#e0bc7a', width: 2 },
  ]),
  ...Array.from({ length: rungs }, (_, index): Node[] => [
    outlined(box(-12, 5 + index * 12, 24, 3.4, 1.6), linear([-12, 0], [12, 0], '#c98a4a', '#fbe0a8', '#a8642e'), INK, 1),
  ]).flat(),
];

/** The full moon and its shine, 120 by 120: where the ladder leads. */
export const moon: readonly Node[] = [
  { d: ellipse(60, 60, 60), fill: radial([60, 60], 60, '#fff3c4cc', [0.62, '#ffc48a4d'], '#ffc48a00') },
  { d: ellipse(60, 60, 40), fill: radial([48, 46], 64, '#fffef4', [0.5, '#ffe9b4'], '#d99a70') },
  ...[[46, 74, 9], [80, 52, 6], [68, 84, 5], [40, 48, 4], [74, 36, 3.4]].map(([x = 0, y = 0, r = 0]): Node => ({ d: ellipse(x, y, r), fill: radial([x + r * 0.3, y + r * 0.4], r * 1.2, '#ffe9b4', '#d9a878'), opacity: 0.75 })),
];

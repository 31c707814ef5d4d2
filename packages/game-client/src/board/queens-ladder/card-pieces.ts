import { INK, queen, SUITS } from '../../art/queens-ladder/pieces.ts';
import { letterRow } from '../../art/lettering/letter-row.ts';
import { both, outlined } from '../../art/shapes/finish.ts';
import { METALS, tone } from '../../art/shapes/tone.ts';
import { box, ellipse, group, linear, radial, star, type Node, type Picture } from '../../picture/picture.ts';
import type { Piece } from '../board-scene.ts';

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
/** In the order of the pack: a card is rank × 4 + suit. */
export const SUIT_NAMES = ['spade', 'heart', 'diamond', 'club'] as const;
export type Colour = 'red' | 'black';
export const colourOf = (suit: number): Colour => (suit === 1 || suit === 2 ? 'red' : 'black');

const PAINT = { red: '#c8203e', black: '#241c52' } as const;
const GOWN = { red: tone('#c8203e', INK), black: tone('#4a3aa8', INK) } as const;
const GOLD = '#d9b45a';

/** What a card is put together from; widths in widths of a card. */
export function cardPieces(): Record<string, Piece> {
  const ranks = RANKS.flatMap((rank) =>
    (['red', 'black'] as const).map((colour): [string, Piece] => [
      `rank-${rank}-${colour}`,
      { picture: rankPicture(rank, PAINT[colour]), width: 0.2 },
    ]),
  );
  const suits = SUIT_NAMES.map((suit, index): [string, Piece] => [
    `suit-${suit}`,
    { picture: suitPicture(suit, colourOf(index)), width: suit === 'spade' ? 0.5 : 0.26 },
  ]);
  const courts = Object.entries(COURTS).flatMap(([rank, figure]) =>
    (['red', 'black'] as const).map((colour): [string, Piece] => [
      `court-${rank}-${colour}`,
      { picture: courtPicture(figure(colour), colour), width: COURT_WIDTH },
    ]),
  );
  return {
    face: { picture: facePicture, width: 1 },
    back: { picture: backPicture, width: 1 },
    ...Object.fromEntries([...ranks, ...suits, ...courts]),
  };
}
export const COURT_WIDTH = 0.64;

function rankPicture(rank: string, paint: string): Picture {
  const row = letterRow(rank, [{ stroke: paint, width: 19 }], 16);
  const scale = Math.min(1, 92 / (row.width + 20));
  return {
    width: 100,
    height: 110,
    nodes: [
      group(row.nodes, { move: [50 - (row.width * scale) / 2, 55 - 50 * scale], scale: [scale, scale] }),
    ],
  };
}

const suitPicture = (suit: (typeof SUIT_NAMES)[number], colour: Colour): Picture => ({
  width: 26,
  height: 26,
  nodes: [
    group(
      [
        {
          d: SUITS[suit],
          fill: linear([-8, -11], [8, 11], GOWN[colour].light, PAINT[colour], PAINT[colour]),
        },
        { d: ellipse(-3, -4, 2, 1.2), fill: '#ffffff', opacity: 0.35 },
      ],
      { move: [13, 13] },
    ),
  ],
});

/** Cream paper with the shine of linen and a thin line of gold. */
const facePicture: Picture = {
  width: 100,
  height: 140,
  nodes: [
    { d: box(0.8, 0.8, 98.4, 138.4, 11), fill: '#a88a5c' },
    {
      d: box(0.8, 0.8, 98.4, 136.4, 11),
      fill: linear([0, 0], [100, 140], '#fffef8', [0.5, '#fbf3df'], '#eeddbb'),
      stroke: INK,
      width: 1.6,
    },
    ...Array.from({ length: 11 }, (_, index): Node => ({
      d: `M4 ${10 + index * 12}H96M${8 + index * 8.4} 4V134`,
      stroke: '#b89a5c',
      width: 0.4,
      opacity: 0.2,
    })),
    { d: box(4.4, 4.4, 91.2, 129.2, 8), stroke: GOLD, width: 1, opacity: 0.8 },
  ],
};

/** Night behind a lattice of gold, roses where it crosses, the moon in the middle. */
const backPicture: Picture = {
  width: 100,
  height: 140,
  nodes: [
    { d: box(0.8, 0.8, 98.4, 138.4, 11), fill: '#2a1038' },
    {
      d: box(0.8, 0.8, 98.4, 136.4, 11),
      fill: linear([0, 0], [100, 140], '#fffdf0', '#f0dfb8'),
      stroke: INK,
      width: 1.6,
    },
    {
      d: box(6, 6, 88, 126, 7),
      fill: radial([50, 62], 92, '#8a3a9a', [0.5, '#5a2480'], '#24124e'),
      stroke: GOLD,
      width: 1.6,
    },
    group(
      [
        {
          d: Array.from(
            { length: 14 },
            (_, at) => `M${at * 18 - 70} 0l140 140M${at * 18 - 70} 140l140-140`,
          ).join(''),
          stroke: '#e8b8f04d',
          width: 1,
        },
        ...Array.from({ length: 40 }, (_, index): Node => {
          const [column, row] = [index % 5, Math.floor(index / 5)];
          return {
            d: ellipse(11 + column * 18 + (row % 2 ? 9 : 0), 8.5 + row * 18, 2),
            fill: '#ffb0c8',
            opacity: 0.75,
          };
        }),
      ],
      { clip: box(8, 8, 84, 122, 6) },
    ),
    { d: ellipse(50, 69, 26), fill: radial([50, 69], 26, '#3a1a64', '#24124e'), stroke: GOLD, width: 1.8 },
    {
      d: 'M58 49A21 21 0 1 0 70 79A17 17 0 1 1 58 49z',
      fill: linear([40, 48], [66, 90], '#fffbe0', '#ffd98a', '#d99a4a'),
      stroke: INK,
      width: 1.2,
    },
    { d: star(62, 66, 7, 2.2, 5), fill: '#fff3c4', stroke: INK, width: 0.8 },
    { d: box(6, 6, 88, 30, 7), fill: linear([0, 6], [0, 36], '#ffffff33', '#ffffff00') },
  ],
};

/** A figure seen twice, once the other way round, as in any pack. */
function courtPicture(figure: readonly Node[], colour: Colour): Picture {
  const half: Node = group(
    [
      {
        d: box(0, 0, 64, 60),
        fill: radial(
          [32, 24],
          52,
          colour === 'red' ? '#ffe3b8' : '#d8dcff',
          colour === 'red' ? '#f2a878' : '#8a8ae0',
        ),
      },
      ...Array.from({ length: 12 }, (_, index) =>
        group([{ d: 'M0 0L70-6V6z', fill: '#ffffff', opacity: 0.16 }], {
          move: [32, 30],
          turn: index * 30,
        }),
      ),
      group(figure, { move: [2, 3], scale: 0.6 }),
    ],
    { clip: box(0, 0, 64, 58.4) },
  );
  return {
    width: 64,
    height: 117,
    nodes: [
      group([half, group([half], { move: [64, 117], turn: 180 })], { clip: box(0.5, 0.5, 63, 116, 4) }),
      { d: 'M0 58.5H64', stroke: GOLD, width: 2.2 },
      { d: 'M0 57.2H64M0 59.8H64', stroke: INK, width: 0.7 },
      { d: box(0.7, 0.7, 62.6, 115.6, 4), stroke: GOLD, width: 1.4 },
    ],
  };
}

/** Who is on the three cards of a court, to the waist, on a field of 100. */
const COURTS: Readonly<Record<'J' | 'Q' | 'K', (colour: Colour) => readonly Node[]>> = {
  J: (colour) => [
    ...shoulders(colour),
    ...locks('#c88a3a', 64),
    ...faceNodes('#4a7a3a'),
    outlined(
      'M26 34C24 14 44 4 56 8C72 8 80 22 76 34C60 27 42 27 26 34z',
      linear([26, 8], [76, 34], GOWN[colour].light, GOWN[colour].base, GOWN[colour].dark),
      INK,
      2.2,
    ),
    outlined(
      'M24 34C40 26 62 26 78 34L76 40C60 33 42 33 26 40z',
      linear([24, 30], [78, 40], ...METALS.brass),
      INK,
      1.8,
    ),
    outlined(
      'M66 20C70-2 88-6 98 4C88 4 82 14 74 26z',
      linear([66, 0], [98, 24], '#ffffff', '#c8d4f0'),
      INK,
      1.8,
    ),
    { d: 'M70 22C76 8 84 4 94 4', stroke: '#8a96b8', width: 1.4 },
  ],
  Q: (colour) => (colour === 'red' ? queen : [...queen.slice(0, 1), ...shoulders(colour), ...queen.slice(2)]),
  K: (colour) => [
    ...shoulders(colour),
    outlined('M22 62C30 72 70 72 78 62L84 80C66 92 34 92 16 80z', '#fff6e6', INK, 2),
    ...[28, 40, 52, 64, 74].map((x, index): Node => ({
      d: ellipse(x, 74 + (index % 2) * 5, 1.8, 2.8),
      fill: INK,
    })),
    ...locks('#8a6a52', 60),
    ...faceNodes('#3a5a9a'),
    outlined(
      'M34 50C34 58 40 56 45 57Q50 54 55 57C60 56 66 58 66 50C72 66 64 84 50 88C36 84 28 66 34 50z',
      linear([34, 50], [66, 88], '#b08a68', '#8a6248', '#5a3a2a'),
      INK,
      2,
    ),
    { d: 'M44 60Q50 64 56 60', stroke: '#7a1230', width: 2.4 },
    { d: 'M40 66C42 74 46 80 50 84M60 66C58 74 54 80 50 84', stroke: '#5a3a2a', width: 1.4 },
    outlined(
      'M28 32L22 4L36 16L50 0L64 16L78 4L72 32Q50 25 28 32z',
      linear([24, 4], [76, 32], ...METALS.brass),
      INK,
      2.2,
    ),
    outlined('M27 26Q50 19 73 26L72 34Q50 27 28 34z', GOWN[colour].base, INK, 1.8),
    ...[38, 50, 62].map((x): Node => ({ d: ellipse(x, 28.4, 2.6), fill: '#fff3b0', stroke: INK, width: 1 })),
  ],
};

const shoulders = (colour: Colour): Node[] => [
  outlined(
    'M12 100C14 80 32 72 50 72C68 72 86 80 88 100z',
    linear([12, 72], [88, 100], GOWN[colour].light, GOWN[colour].base, GOWN[colour].dark),
    INK,
    2.4,
  ),
  outlined('M42 62H58V80L50 88L42 80z', '#f2c4a0', INK, 1.8),
  ...both(outlined('M30 78L42 68L50 84L40 96z', linear([30, 68], [50, 96], ...METALS.brass), INK, 1.8)),
];

const locks = (paint: string, foot: number): Node[] => [
  outlined(
    `M28 ${foot}C18 44 28 22 50 22C72 22 82 44 72 ${foot}z`,
    linear([28, 22], [72, foot], '#fff0c0', paint, '#5a3018'),
    INK,
    2.2,
  ),
];

const faceNodes = (iris: string): Node[] => [
  outlined(
    'M34 42C34 60 42 66 50 66C58 66 66 60 66 42C66 28 34 28 34 42z',
    radial([46, 42], 26, '#ffe9d2', '#f9cfae', '#d99a7a'),
    INK,
    2,
  ),
  ...both(
    { d: 'M39 45Q43 41.6 46.4 45Q43 48 39 45z', fill: '#ffffff', stroke: INK, width: 1.2 },
    { d: ellipse(43, 45, 1.9), fill: iris },
    { d: 'M37.6 40.4Q42 37.6 46.6 40', stroke: '#5a3018', width: 2.2 },
    { d: ellipse(39, 53, 3.6, 2.2), fill: '#f0708055' },
  ),
  { d: 'M50 45Q47.6 51 50.8 52', stroke: '#b06a50', width: 1.6 },
  { d: 'M45 58Q50 61.6 55 58', stroke: '#8a2a3a', width: 2 },
];

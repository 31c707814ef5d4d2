import { INK, moon, queen } from '../../art/queens-ladder/pieces.ts';
import { both, gloss, outlined } from '../../art/shapes/finish.ts';
import { METALS, tone } from '../../art/shapes/tone.ts';
import {
  box,
  down,
  ellipse,
  group,
  linear,
  polygon,
  radial,
  star,
  type Node,
  type Picture,
} from '../../picture/picture.ts';
import type { Piece } from '../board-scene.ts';

const gown = tone('#c8203e', INK);

/** The ladder with its signs, what it stands on and leads to, and the queen who climbs it; widths in widths of a card. */
export const ladderPieces = (): Record<string, Piece> => ({
  rope: { picture: rope, width: 0.09 },
  rung: { picture: rung, width: 0.62 },
  'half-left': { picture: half(0), width: 0.34 },
  'half-right': { picture: half(50), width: 0.34 },
  sign: { picture: sign(['#8a5a9a', '#5a2f78', '#3a1c58'], METALS.copper), width: 0.62 },
  'sign-done': { picture: sign(['#3fae84', '#1f7a5a', '#0e4a3a'], METALS.brass), width: 0.62 },
  'sign-next': { picture: sign(['#ffe9a8', '#f0b43c', '#b8701a'], METALS.brass), width: 0.62 },
  up: { picture: arrow, width: 0.12 },
  down: { picture: { ...arrow, nodes: [group(arrow.nodes, { move: [40, 40], turn: 180 })] }, width: 0.12 },
  cloud: { picture: cloud, width: 1.4 },
  moon: { picture: { width: 120, height: 120, nodes: moon }, width: 1.4 },
  'mark-right': { picture: mark('#2f9a5a', 'M26 52L43 69L76 32'), width: 0.28 },
  'mark-wrong': { picture: mark('#c8203e', 'M30 30L70 70M70 30L30 70'), width: 0.28 },
  shadow: { picture: shadow, width: 0.7 },
  'card-shadow': { picture: cardShadow, width: 1.1 },
  climb: { picture: figure(climbing), width: 0.8 },
  'climb-on': { picture: figure([group(climbing, { move: [100, 0], scale: [-1, 1] })]), width: 0.8 },
  stand: { picture: figure(standing), width: 0.8 },
  cheer: { picture: figure(cheering), width: 0.8 },
});

/** A stretch of rope from one rung to the next, twisted. */
const rope: Picture = {
  width: 20,
  height: 100,
  nodes: [
    {
      d: box(4, -2, 12, 104, 5),
      fill: linear([4, 0], [16, 0], '#8a5a2c', '#f6d9a0', '#b07a3c'),
      stroke: INK,
      width: 2,
    },
    ...Array.from({ length: 9 }, (_, index): Node => ({
      d: `M4 ${index * 12 + 8}Q10 ${index * 12 + 7} 16 ${index * 12}`,
      stroke: '#7a4a20',
      width: 2,
    })),
  ],
};

const wood = linear([0, 0], [0, 26], '#fbe0a8', [0.4, '#d99a54'], '#8a5228');
const grain: Node = { d: 'M10 9H44M56 8H92M20 16H70M78 17H94', stroke: '#7a4220', width: 1.4, opacity: 0.6 };
const knots: readonly Node[] = both({
  d: box(12, -1, 11, 28, 4),
  fill: linear([12, 0], [23, 0], '#b07a3c', '#f6d9a0', '#8a5a2c'),
  stroke: INK,
  width: 2,
});

const rung: Picture = {
  width: 100,
  height: 30,
  nodes: [outlined(box(1.5, 2, 97, 22, 8), wood, INK, 2.6), grain, ...knots],
};

/** One end of a rung that has snapped. @param from where it begins on the whole one */
function half(from: 0 | 50): Picture {
  const splinters =
    from === 0 ? 'M1.5 2H46L52 8L47 12L55 17L48 24H1.5z' : 'M98.5 2H46L52 8L47 12L55 17L48 24H98.5z';
  return {
    width: 56,
    height: 30,
    nodes: [
      group([outlined(splinters, wood, INK, 2.6), group([grain], { clip: splinters }), ...knots], {
        move: [from === 0 ? 0 : -44, 0],
        clip: from === 0 ? box(0, -4, 56, 36) : box(44, -4, 56, 36),
      }),
    ],
  };
}

/** A board that hangs from the ladder and says what a rung is worth. */
const sign = (
  felt: readonly [string, string, string],
  metal: (typeof METALS)['brass' | 'copper'],
): Picture => ({
  width: 100,
  height: 66,
  nodes: [
    { d: 'M0 20L14 26M0 30L14 32', stroke: INK, width: 5 },
    { d: 'M0 20L14 26M0 30L14 32', stroke: '#e0bc7a', width: 2.6 },
    { d: box(10, 8, 88, 56, 12), fill: '#0c062099' },
    outlined(box(10, 4, 87, 56, 12), linear([10, 4], [97, 60], ...metal), INK, 2.4),
    outlined(box(14.5, 8.5, 78, 47, 8.5), down(8, 56, ...felt), INK, 1.6),
    { d: box(17, 10.5, 73, 14, 6), fill: down(10, 25, '#ffffff4d', '#ffffff00') },
  ],
});

const arrow: Picture = {
  width: 40,
  height: 40,
  nodes: [outlined('M20 4L36 24H27V36H13V24H4z', down(4, 36, '#ffffff', '#ffe9b8'), INK, 4)],
};

/** What the ladder stands on. */
const cloud: Picture = {
  width: 200,
  height: 70,
  nodes: [
    {
      d: 'M8 64C-6 40 22 22 40 32C46 6 88 0 100 22C120 2 158 10 158 34C184 26 206 46 192 64z',
      fill: down(6, 66, '#fff0fa', '#e0a8d8', '#8a4a9a'),
      stroke: '#5a2a6a',
      width: 2,
    },
    { d: 'M44 34C52 16 80 12 94 26M112 26C124 14 146 18 152 34', stroke: '#ffffff', width: 4, opacity: 0.8 },
  ],
};

/** A seal of wax with a sign in it. */
const mark = (colour: string, sign: string): Picture => ({
  width: 100,
  height: 100,
  nodes: [
    { d: ellipse(52, 56, 46), fill: '#0c062080' },
    outlined(star(50, 50, 48, 42, 14), radial([40, 36], 66, '#ffffffb3', [0.3, colour], '#1a0a24'), INK, 3),
    { d: ellipse(50, 50, 34), stroke: '#ffffff66', width: 2.4 },
    { d: sign, stroke: INK, width: 17 },
    { d: sign, stroke: '#fffdf0', width: 11 },
    gloss(36, 30, 12, 5, -32, 0.6),
  ],
});

const shadow: Picture = {
  width: 100,
  height: 40,
  nodes: [{ d: ellipse(50, 20, 50, 20), fill: radial([50, 20], 50, '#0c0620b3', '#0c062000') }],
};

/** Soft at its edges: a card casts it on the night itself. */
const cardShadow: Picture = {
  width: 114,
  height: 154,
  nodes: Array.from({ length: 8 }, (_, index): Node => ({
    d: box(index * 1.2, index * 1.2, 114 - index * 2.4, 154 - index * 2.4, 18 - index),
    fill: '#0c062018',
  })),
};

// The queen: her bust is the one of the poster and the cards, her gown and arms are the pose's.

const figure = (pose: readonly Node[]): Picture => ({ width: 100, height: 150, nodes: pose });
const skirt: readonly Node[] = [
  outlined(
    'M36 138C34 146 26 148 22 146C22 140 30 136 38 134zM64 138C66 146 74 148 78 146C78 140 70 136 62 134z',
    '#5a1a3a',
    INK,
    2,
  ),
  outlined(
    'M38 78H62C66 98 78 118 84 136C70 144 30 144 16 136C22 118 34 98 38 78z',
    linear([16, 78], [84, 140], gown.light, gown.base, gown.dark),
    INK,
    2.6,
  ),
  {
    d: 'M44 84C42 104 36 122 32 138M56 84C58 104 64 122 68 138M50 84V140',
    stroke: gown.dark,
    width: 2,
    opacity: 0.7,
  },
  { d: 'M17 134C32 141 68 141 83 134', stroke: '#ffd98a', width: 4 },
  outlined(
    polygon([
      [37, 76],
      [63, 76],
      [64, 83],
      [36, 83],
    ]),
    linear([36, 76], [64, 83], ...METALS.brass),
    INK,
    1.6,
  ),
];
const bust: Node = group(queen, { move: [16, 2], scale: 0.68, clip: 'M-20-20H120V112Q50 124 -20 112z' });
const arm = (d: string, hand: readonly [number, number]): Node[] => [
  { d, stroke: INK, width: 13 },
  { d, stroke: gown.base, width: 9 },
  outlined(ellipse(hand[0], hand[1], 5.4), '#f9cfae', INK, 2),
];
/** One hand up on the rope, the other on its hip. */
const climbing: readonly Node[] = [
  ...skirt,
  bust,
  ...arm('M32 66C22 56 16 42 15 26', [15, 22]),
  ...arm('M68 66C78 72 84 82 84 94', [84, 97]),
];
const standing: readonly Node[] = [
  ...skirt,
  bust,
  ...arm('M32 66C20 72 16 84 18 94', [18, 97]),
  ...arm('M68 66C80 72 84 84 82 94', [82, 97]),
];
const cheering: readonly Node[] = [
  ...skirt,
  bust,
  ...arm('M32 66C20 56 12 40 10 22', [10, 18]),
  ...arm('M68 66C80 56 88 40 90 22', [90, 18]),
];

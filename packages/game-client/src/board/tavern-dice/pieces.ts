import { INK } from '../../art/tavern-dice/pieces.ts';
import { gloss, outlined, symbol } from '../../art/shapes/finish.ts';
import { METALS } from '../../art/shapes/tone.ts';
import { ellipse, linear, radial, type Picture } from '../../picture/picture.ts';
import type { Piece } from '../board-scene.ts';
import { tenSidedDie } from './ten-sided-die.ts';

/** Of a turn of the die: so many pictures of a whole turn, and so many of its last part, for each digit. */
export const TURN_FRAMES = 20;
export const LAST_FRAMES = 6;
export const FRAME_ANGLE = (2 * Math.PI) / TURN_FRAMES;

/** The dice in every position they are seen in, the cup they are thrown from, shadow, pointer and glow. */
export function dicePieces(): Record<string, Piece> {
  const frames = Array.from({ length: TURN_FRAMES }, (_, index): [string, Piece] => [
    `turn${index}`,
    { picture: tenSidedDie(index % 10, index * FRAME_ANGLE), width: 1 },
  ]);
  const last = Array.from({ length: 10 * LAST_FRAMES }, (_, index): [string, Piece] => {
    const [digit, frame] = [Math.floor(index / LAST_FRAMES), index % LAST_FRAMES];
    return [`die${digit}-${frame}`, { picture: tenSidedDie(digit, frame * FRAME_ANGLE), width: 1 }];
  });
  return {
    ...Object.fromEntries([...frames, ...last]),
    cup: { picture: cup, width: 1.35 },
    shadow: { picture: shadow, width: 1.2 },
    pointer: { picture: pointer, width: 0.5 },
  };
}

/** A dice cup of stitched leather, its mouth to the right. */
const cup: Picture = symbol(
  { d: ellipse(50, 62, 44, 34), fill: radial([50, 62], 44, '#0a04028c', '#0a040200') },
  outlined(
    'M10 26C4 40 4 62 10 74L74 84C90 80 90 20 74 16z',
    linear([10, 16], [40, 84], '#c87a3c', '#8a4822', '#4a2212'),
    INK,
    3,
  ),
  { d: 'M18 25C12 40 12 60 18 75M30 23C25 40 25 62 30 77', stroke: '#f0b878', width: 1.6, opacity: 0.8 },
  { d: 'M24 24C18.5 40 18.5 61 24 76', stroke: '#3a1a0c', width: 2.4 },
  outlined(ellipse(76, 50, 14, 34), linear([62, 16], [90, 84], ...METALS.brass), INK, 3),
  { d: ellipse(77, 50, 10.4, 29), fill: radial([72, 50], 30, '#140804', '#2e150b', '#5c3018') },
  gloss(38, 32, 16, 4, -4, 0.4),
);

const shadow: Picture = {
  width: 100,
  height: 60,
  nodes: [
    { d: ellipse(50, 30, 50, 30), fill: radial([50, 30], 50, '#0a0402c4', [0.5, '#0a040270'], '#0a040200') },
  ],
};

/** Brass, its tip down. */
const pointer: Picture = {
  width: 60,
  height: 90,
  nodes: [
    { d: 'M30 88L8 44C2 24 14 4 30 4C46 4 58 24 52 44z', fill: INK, stroke: INK, width: 5 },
    { d: 'M30 84L11 43C6 25 16 8 30 8C44 8 54 25 49 43z', fill: linear([8, 4], [52, 60], ...METALS.brass) },
    {
      d: ellipse(30, 31, 12),
      fill: radial([26, 27], 16, '#ffe3a8', '#d8342f', '#6a0f16'),
      stroke: INK,
      width: 2.4,
    },
  ],
};

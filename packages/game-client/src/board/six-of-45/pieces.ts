import { ball, INK } from '../../art/six-of-45/pieces.ts';
import { gloss } from '../../art/shapes/finish.ts';
import { METALS } from '../../art/shapes/tone.ts';
import { chanceOf } from '../../stage/view.ts';
import { box, ellipse, group, linear, radial, type Picture } from '../../picture/picture.ts';
import type { DrawDefinition } from '@croupier/games';
import type { Piece, Played } from '../board-scene.ts';
import { sheetPieces, type SheetPaints } from '../number-sheet-pieces.ts';

/** The sheet as a panel of the hall's wall. */
export const HALL: SheetPaints = {
  ink: INK,
  plain: ['#3f9a86', '#23705f', '#124a42', '#9fe0cc55'],
  picked: ['#ff9a86', '#d8383a', '#8a1420', '#ffd9cc'],
  drawn: ['#9fd8fa', '#2a7ac4', '#154a80', '#d9f2ff'],
  pane: ['#0e3f38ee', '#082a26ee'],
  rim: ['#fbe4a4', '#b8862e', '#fbe4a4'],
};

const PAINTS = ['#d8383a', '#2a7ac4', '#e8a21e', '#2f9a5c', '#8a4ab4', '#e06a2a'] as const;

/** The tiles, every ball with its number, and what of the drum is before the balls. */
export function lotteryPieces({ definition }: Played<DrawDefinition>): Record<string, Piece> {
  const balls = Array.from({ length: definition.numbers }, (_, at): [string, Piece] => [
    `ball${at + 1}`,
    { picture: ball(at + 1, PAINTS[at % PAINTS.length]!), width: 1 },
  ]);
  return {
    ...sheetPieces(HALL),
    ...Object.fromEntries(balls),
    ...Object.fromEntries(
      balls.map(([name, { picture }], at) => [`${name}-in`, { picture: tilted(picture, at), width: SMALL }]),
    ),
    glass: { picture: glass, width: 1.3 },
    hoop: { picture: hoop, width: 3 },
    bar: { picture: bar, width: 0.12 },
    shadow: { picture: shadow, width: 1 },
  };
}

/** A ball in the drum, to one in the tray. */
const SMALL = 0.42;
/** As it lies among the others. */
const tilted = ({ width, height, nodes }: Picture, at: number): Picture => ({
  width,
  height,
  nodes: [
    group([group(nodes, { move: [-width / 2, -height / 2] })], {
      move: [width / 2, height / 2],
      turn: (chanceOf(at, 5) - 0.5) * 90,
    }),
  ],
});

/** The light on the glass; the rest of it lies behind the balls. */
const glass: Picture = { width: 100, height: 60, nodes: [gloss(50, 30, 44, 20, -24, 0.7)] };

const hoop: Picture = {
  width: 100,
  height: 100,
  nodes: [
    { d: ellipse(50, 50, 48), stroke: INK, width: 3.2 },
    { d: ellipse(50, 50, 48), stroke: linear([8, 8], [92, 92], ...METALS.brass), width: 2 },
  ],
};

const bar: Picture = {
  width: 4,
  height: 100,
  nodes: [
    { d: box(0, 2, 4, 96, 2), fill: INK },
    { d: box(0.8, 2, 2.4, 96, 1.2), fill: linear([0.8, 0], [3.2, 0], '#8a5a1c', '#fff0ae', '#b67a22') },
  ],
};

const shadow: Picture = {
  width: 100,
  height: 60,
  nodes: [
    { d: ellipse(50, 30, 50, 30), fill: radial([50, 30], 50, '#1a0c0499', [0.6, '#1a0c0440'], '#1a0c0400') },
  ],
};

import type { DrawDefinition } from '@croupier/games';
import { INK } from '../../art/six-of-45/pieces.ts';
import { METALS } from '../../art/shapes/tone.ts';
import { box, down, ellipse, linear, polygon, radial, type Node } from '../../picture/picture.ts';
import type { Played } from '../board-scene.ts';
import { sheetNodes } from '../number-sheet-pieces.ts';
import type { LotteryLayout } from './layout.ts';
import { HALL } from './pieces.ts';

/** The panel of numbers, the drum on its foot with the back of its glass, the tray with its seats. */
export const machineNodes = (layout: LotteryLayout, { definition }: Played<DrawDefinition>): Node[] => [
  ...sheetNodes(layout, definition.numbers, HALL),
  ...foot(layout),
  ...trayNodes(layout),
  ...drumBack(layout),
  ...mouthNodes(layout),
];

function foot({ drum: { x, y, radius }, tray }: LotteryLayout): Node[] {
  const ground = Math.max(y + radius * 1.08, Math.min(tray.y, y + radius * 1.16));
  const line = Math.max(1, radius * 0.02);
  return [
    {
      d: ellipse(x, ground, radius * 0.9, radius * 0.12),
      fill: radial([x, ground], radius * 0.9, '#1a0c0480', '#1a0c0400'),
    },
    ...[-1, 1].map((side): Node => ({
      d: polygon([
        [x + side * radius * 1.02, y - radius * 0.06],
        [x + side * radius * 1.12, y - radius * 0.06],
        [x + side * radius * 0.86, y + radius * 0.72],
        [x + side * radius * 0.5, ground],
        [x + side * radius * 0.28, ground],
        [x + side * radius * 0.74, y + radius * 0.62],
      ]),
      fill: linear([x, y], [x + side * radius, ground], ...METALS.brass),
      stroke: INK,
      width: line,
    })),
    {
      d: box(x - radius * 0.66, ground - radius * 0.07, radius * 1.32, radius * 0.14, radius * 0.05),
      fill: down(ground - radius * 0.07, ground + radius * 0.07, '#fff0ae', '#d9952c', '#7a480c'),
      stroke: INK,
      width: line,
    },
  ];
}

function drumBack({ drum: { x, y, radius } }: LotteryLayout): Node[] {
  return [
    {
      d: ellipse(x, y, radius),
      fill: radial(
        [x - radius * 0.2, y - radius * 0.3],
        radius * 1.5,
        '#f2fffbf2',
        [0.5, '#a8dcd0e6'],
        '#3f8a7ee6',
      ),
      stroke: INK,
      width: radius * 0.07,
    },
    {
      d: ellipse(x, y, radius),
      stroke: linear([x - radius, y - radius], [x + radius, y + radius], ...METALS.brass),
      width: radius * 0.045,
    },
  ];
}

/** A brass collar where balls come out. */
function mouthNodes({ mouth, drum: { radius } }: LotteryLayout): Node[] {
  const size = radius * 0.17;
  return [
    {
      d: ellipse(mouth.x, mouth.y, size),
      fill: radial([mouth.x, mouth.y], size, '#1a0c04', [0.55, '#3a1f0c'], '#7a480c'),
      stroke: INK,
      width: radius * 0.07,
    },
    {
      d: ellipse(mouth.x, mouth.y, size),
      stroke: linear([mouth.x - size, mouth.y - size], [mouth.x + size, mouth.y + size], ...METALS.brass),
      width: radius * 0.045,
    },
  ];
}

function trayNodes({ tray, seats, ball }: LotteryLayout): Node[] {
  const edge = ball * 0.07;
  const rows = [...new Set(seats.map(({ y }) => y))];
  const height = ball * 1.04;
  return rows.flatMap((middle): Node[] => {
    const top = middle - height / 2;
    return [
      {
        d: box(tray.x, top + edge, tray.width, height, height / 2),
        fill: '#1a0c0459',
      },
      {
        d: box(tray.x, top, tray.width, height, height / 2),
        fill: down(top, top + height, '#2a120a', '#5c2a14', '#8a4a24'),
        stroke: linear([tray.x, top], [tray.x + tray.width, top + height], ...METALS.brass),
        width: edge,
      },
      ...seats
        .filter(({ y }) => y === middle)
        .map(({ x, y }): Node => ({
          d: ellipse(x, y, ball * 0.4),
          fill: radial([x, y + ball * 0.1], ball * 0.4, '#0a0402b3', [0.7, '#0a040259'], '#0a040200'),
          stroke: '#e8c46a4d',
          width: Math.max(1, ball * 0.02),
        })),
    ];
  });
}

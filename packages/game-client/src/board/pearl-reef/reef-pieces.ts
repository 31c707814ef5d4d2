import { closedShell, coral, fish, INK, pearl, urchin } from '../../art/pearl-reef/pieces.ts';
import { spreadOf } from '../../art/scenery/frame.ts';
import { box, down, ellipse, group, linear, radial, type Node, type Picture } from '../../picture/picture.ts';
import type { Piece } from '../board-scene.ts';
import { boxOf } from '../number-sheet.ts';
import { prizeSign } from '../prize-sign.ts';
import type { ReefLayout } from './layout.ts';

/** What lies on the bed and swims over it, and the signs; widths in widths of a cell. */
export const reefPieces = (): Record<string, Piece> => ({
  hidden: { picture: closedShell, width: 0.92 },
  safe: { picture: pearl, width: 0.92 },
  trap: { picture: urchin, width: 0.96 },
  fish: { picture: fish, width: 0.5 },
  ripple: { picture: ripple, width: 1.6 },
  shaft: { picture: shaft, width: 1 },
  'sign-far': { picture: prizeSign('#2a6a8a', INK), width: 1 },
  'sign-next': { picture: prizeSign('#f0b43c', INK), width: 1 },
  'sign-done': { picture: prizeSign('#2f9a6a', INK), width: 1 },
});

/** The sand, a hollow for every shell, corals at its foot. */
export function sandBed(layout: ReefLayout): Node[] {
  const { sheet, cell, columns } = layout;
  const { x, y, width, height } = sheet;
  const rim = cell.width * 0.06;
  const count = columns * Math.round(height / cell.height);
  const round = cell.width * 0.3;
  return [
    ...Array.from({ length: 6 }, (_, index): Node => {
      const grow = rim + (6 - index) * cell.width * 0.02;
      return {
        d: box(x - grow, y - grow * 0.6, width + grow * 2, height + grow * 1.8, round + grow),
        fill: '#02182414',
      };
    }),
    {
      d: box(x - rim, y - rim, width + rim * 2, height + rim * 2, round + rim),
      fill: linear([x, y], [x + width, y + height], '#ffd6b0', '#d8846a', '#f6b890', '#8a4a52'),
      stroke: INK,
      width: Math.max(1, rim * 0.4),
    },
    {
      d: box(x, y, width, height, round),
      fill: down(y, y + height, '#c9b47c', '#e6d29a', '#b0925c'),
      stroke: '#6a4a30',
      width: Math.max(1, rim * 0.3),
    },
    ...grains(layout),
    ...Array.from({ length: count }, (_, tile) => hollow(layout, tile)).flat(),
    ...cornerCorals(layout),
  ];
}

function grains({ sheet, cell }: ReefLayout): Node[] {
  return Array.from({ length: 90 }, (_, index): Node => ({
    d: ellipse(
      sheet.x + sheet.width * (0.02 + 0.96 * spreadOf(index, 3)),
      sheet.y + sheet.height * (0.02 + 0.96 * spreadOf(index, 8)),
      cell.width * (0.008 + 0.014 * spreadOf(index, 5)),
      cell.width * 0.008,
    ),
    fill: index % 3 ? '#8a6a40' : '#fff6d8',
    opacity: 0.55,
  }));
}

function hollow(layout: ReefLayout, tile: number): Node[] {
  const { x, y, width, height } = boxOf(layout, tile + 1);
  const [middle, low] = [x + width / 2, y + height / 2];
  return [
    {
      d: box(x + width * 0.03, y + height * 0.03, width * 0.94, height * 0.94, width * 0.26),
      fill: radial([middle, low], width * 0.62, '#5a4430b0', [0.6, '#7a5e3c70'], '#a8884e30'),
    },
    {
      d: `M${x + width * 0.12} ${y + height * 0.9}Q${middle} ${y + height * 1.01} ${x + width * 0.88} ${y + height * 0.9}`,
      stroke: '#fff3cc',
      width: Math.max(1, width * 0.02),
      opacity: 0.6,
    },
  ];
}

function cornerCorals({ sheet, cell }: ReefLayout): Node[] {
  const size = cell.width * 0.5;
  const foot = sheet.y + sheet.height + cell.width * 0.06;
  return [
    ...planted(coral('#f0506a'), sheet.x - size * 0.45, foot - size, size),
    ...planted(coral('#f5963a'), sheet.x + sheet.width - size * 0.55, foot - size, size),
  ];
}

const planted = ({ nodes }: Picture, x: number, y: number, size: number): Node[] => [
  group(nodes, { move: [x, y], scale: size / 100 }),
];

/** A net of light that the waves above throw on the sand. */
const ripple: Picture = {
  width: 160,
  height: 100,
  nodes: [
    { d: 'M4 30Q30 6 56 28T104 26T156 34M10 66Q40 44 70 64T120 60T152 72M30 96Q52 78 84 92T140 94' },
    { d: 'M56 28Q64 46 70 64M104 26Q110 44 120 60M70 64Q74 80 84 92M30 22Q26 44 40 54' },
  ].map(({ d }): Node => ({ d, stroke: '#f4fff0', width: 3.4, opacity: 0.8 })),
};

/** Light that falls into the water. */
const shaft: Picture = {
  width: 100,
  height: 300,
  nodes: [{ d: 'M38 0H62L100 300H0z', fill: down(0, 300, '#f0fff4aa', '#f0fff433', '#f0fff400') }],
};

import type { DiceDefinition } from '@croupier/games';
import { letterRow } from '../../art/lettering/letter-row.ts';
import { INK } from '../../art/tavern-dice/pieces.ts';
import { METALS } from '../../art/shapes/tone.ts';
import { box, down, ellipse, group, linear, radial, type Node } from '../../picture/picture.ts';
import type { Played } from '../board-scene.ts';
import type { TrayLayout } from './layout.ts';

/** The oak tray, its green cloth, and the ruler from 0 to 100 with the winning part enamelled. */
export function trayNodes(layout: TrayLayout, { definition, mode }: Played<DiceDefinition>): Node[] {
  const { below } = definition.modes.find(({ id }) => id === mode)!;
  return [...oak(layout), ...cloth(layout), ...ruler(layout, below / 10_000)];
}

function oak({ tray, felt }: TrayLayout): Node[] {
  const { x, y, width, height } = tray;
  const edge = Math.min(width, height) * 0.05;
  return [
    ...Array.from({ length: 12 }, (_, index): Node => {
      const grow = edge * (1.3 - index * 0.1);
      return { d: box(x - grow, y, width + grow * 2, height + grow * 1.6, edge + grow), fill: '#00000010' };
    }),
    {
      d: box(x, y, width, height, edge),
      fill: down(y, y + height, '#c98646', [0.12, '#a8642e'], [0.7, '#7a421e'], '#4a2410'),
      stroke: INK,
      width: edge * 0.12,
    },
    ...Array.from({ length: 9 }, (_, index): Node => {
      const top = y + (height * (index + 0.5)) / 9;
      const dip = edge * (index % 2 ? 0.35 : -0.3);
      return {
        d: `M${x + edge * 0.3} ${top}C${x + width * 0.3} ${top + dip} ${x + width * 0.6} ${top - dip} ${x + width - edge * 0.3} ${top + dip * 0.4}`,
        stroke: '#3a1a0c',
        width: edge * 0.05,
        opacity: 0.5,
      };
    }),
    {
      d: box(x + edge * 0.12, y + edge * 0.12, width - edge * 0.24, height - edge * 0.24, edge * 0.9),
      stroke: '#f6c98a',
      width: edge * 0.06,
      opacity: 0.55,
    },
    ...[
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ].map(([right = 0, low = 0]): Node =>
      group(
        [
          {
            d: 'M0 0H30C28 12 12 28 0 30z',
            fill: linear([0, 0], [26, 26], ...METALS.brass),
            stroke: INK,
            width: 1.6,
          },
          { d: ellipse(8, 8, 3), fill: radial([7, 7], 3.6, '#fff3c4', '#7a480c'), stroke: INK, width: 0.8 },
        ],
        {
          move: [x + right * width, y + low * height],
          scale: [(right ? -1 : 1) * edge * 0.055, (low ? -1 : 1) * edge * 0.055],
        },
      ),
    ),
    {
      d: box(
        felt.x - edge * 0.2,
        felt.y - edge * 0.2,
        felt.width + edge * 0.4,
        felt.height + edge * 0.4,
        edge * 0.6,
      ),
      fill: '#1c0c06',
    },
  ];
}

function cloth({ felt, die, dot, spots }: TrayLayout): Node[] {
  const { x, y, width, height } = felt;
  const [middleX, middleY] = [x + width / 2, y + height * 0.45];
  const reach = Math.hypot(width, height) * 0.62;
  return [
    {
      d: box(x, y, width, height, die * 0.18),
      fill: radial([middleX, middleY], reach, '#2f7a52', [0.5, '#1f5a3c'], '#0d2c1e'),
    },
    {
      d: box(x + die * 0.12, y + die * 0.12, width - die * 0.24, height - die * 0.24, die * 0.12),
      stroke: '#d9b04a',
      width: Math.max(1, die * 0.018),
      opacity: 0.5,
    },
    { d: box(x, y, width, die * 0.34, die * 0.18), fill: down(y, y + die * 0.34, '#00000099', '#00000000') },
    // Where the dice are read: a seat for each, and the point between the whole and its hundredths.
    ...spots.map((spot): Node => ({
      d: ellipse(spot.x, spot.y + die * 0.04, die * 0.5),
      fill: '#00000026',
      stroke: '#d9b04a',
      width: Math.max(1, die * 0.016),
      opacity: 0.55,
    })),
    {
      d: ellipse(dot.x, dot.y, die * 0.075),
      fill: radial([dot.x - die * 0.02, dot.y - die * 0.03], die * 0.1, '#fff3c4', '#dca23a', '#6f430f'),
      stroke: INK,
      width: die * 0.02,
    },
  ];
}

function ruler({ ruler: { x, y, width, height } }: TrayLayout, share: number): Node[] {
  const won = Math.max(height * 0.3, width * share);
  const r = height * 0.5;
  return [
    {
      d: box(x - height * 0.3, y - height * 0.3, width + height * 0.6, height * 1.6, r * 1.5),
      fill: linear([x, y], [x + width, y + height], ...METALS.brass),
      stroke: INK,
      width: Math.max(1, height * 0.07),
    },
    { d: box(x, y, width, height, r), fill: down(y, y + height, '#3a0d12', '#8a2a2c', '#5c161c') },
    group(
      [
        { d: box(x, y, won, height), fill: down(y, y + height, '#1f6a2c', '#5cc85a', '#2a8a3c') },
        { d: box(x + won - height * 0.06, y, height * 0.12, height), fill: '#fff6cf' },
        { d: box(x, y + height * 0.12, width, height * 0.26, height * 0.13), fill: '#ffffff3d' },
      ],
      { clip: box(x, y, width, height, r) },
    ),
    { d: box(x, y, width, height, r), stroke: INK, width: Math.max(1, height * 0.08) },
    ...[0, 25, 50, 75, 100].flatMap((mark): Node[] => {
      const row = letterRow(String(mark), [{ stroke: '#ffe6b0', width: 14 }], 18);
      const size = (height * 0.72) / 100;
      const at = x + (width * mark) / 100;
      return [
        {
          d: `M${at} ${y + height * 1.32}v${height * 0.24}`,
          stroke: '#ffe6b0',
          width: Math.max(1, height * 0.07),
        },
        group(row.nodes, { move: [at - (row.width * size) / 2, y + height * 1.68], scale: size }),
      ];
    }),
  ];
}

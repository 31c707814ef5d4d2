import type { PlinkoDefinition } from '@croupier/games';
import { INK } from '../../art/marble-run/pieces.ts';
import { METALS } from '../../art/shapes/tone.ts';
import { box, down, ellipse, group, linear, polygon, radial, type Node } from '../../picture/picture.ts';
import type { Played } from '../board-scene.ts';
import { slotX, type RunLayout } from './layout.ts';
import { FUNNEL, PIN, ROW } from './plan-fall.ts';

/** The board with its funnel, its brass pins, and the backs of the boxes. */
export function runNodes(layout: RunLayout, _played: Played<PlinkoDefinition>): Node[] {
  return [...plank(layout), ...funnel(layout), ...pins(layout), ...backs(layout)];
}

function plank({ board: { x, y, width, height }, gap, top }: RunLayout): Node[] {
  const edge = gap * 0.3;
  const inner = { x: x + edge, y: y + edge, width: width - edge * 2, height: height - edge * 2 };
  return [
    ...Array.from({ length: 10 }, (_, index): Node => {
      const grow = gap * (0.5 - index * 0.05);
      return { d: box(x - grow, y, width + grow * 2, height + grow * 1.5, edge + grow), fill: '#1a0c0412' };
    }),
    {
      d: box(x, y, width, height, gap * 0.5),
      fill: linear([x, y], [x + width, y + height], '#8a4f22', '#c98a48', '#7a421c', '#b0733a', '#5c3014'),
      stroke: INK,
      width: Math.max(1.5, gap * 0.06),
    },
    {
      d: box(inner.x, inner.y, inner.width, inner.height, gap * 0.34),
      fill: down(inner.y, inner.y + inner.height, '#f3d09a', [0.4, '#e4b276'], '#b97f45'),
      stroke: INK,
      width: Math.max(1, gap * 0.05),
    },
    group(
      [
        ...Array.from({ length: 12 }, (_, index): Node => {
          const at = inner.x + (inner.width * (index + 0.4)) / 12;
          const sway = gap * (index % 2 ? 0.5 : -0.4);
          return {
            d: `M${at} ${inner.y}C${at + sway} ${inner.y + inner.height * 0.3} ${at - sway} ${inner.y + inner.height * 0.6} ${at + sway * 0.5} ${inner.y + inner.height}`,
            stroke: '#8a5527',
            width: gap * 0.035,
            opacity: 0.45,
          };
        }),
        {
          d: ellipse(top.x, inner.y + inner.height * 0.3, inner.width * 0.62, inner.height * 0.5),
          fill: radial([top.x, inner.y + inner.height * 0.25], inner.width * 0.6, '#fff6d866', '#fff6d800'),
        },
        {
          d: box(inner.x, inner.y, inner.width, gap * 0.5),
          fill: down(inner.y, inner.y + gap * 0.5, '#3a1a0880', '#3a1a0800'),
        },
      ],
      { clip: box(inner.x, inner.y, inner.width, inner.height, gap * 0.34) },
    ),
    ...[
      [0.15, 0.15],
      [0.85, 0.15],
      [0.15, 0.85],
      [0.85, 0.85],
    ].map(([across = 0, along = 0]): Node => {
      const [screwX, screwY] = [
        across < 0.5 ? x + edge * 0.55 : x + width - edge * 0.55,
        along < 0.5 ? y + edge * 0.55 : y + height - edge * 0.55,
      ];
      return {
        d: ellipse(screwX, screwY, edge * 0.28),
        fill: radial([screwX - edge * 0.1, screwY - edge * 0.1], edge * 0.4, '#fff3c4', '#c98a24', '#5c3409'),
        stroke: INK,
        width: 1,
      };
    }),
  ];
}

/** A funnel of turned brass over the first pin. */
function funnel({ top, gap }: RunLayout): Node[] {
  const [x, y] = [top.x, top.y + FUNNEL * gap];
  const at = (across: number, along: number) => [x + across * gap, y + along * gap] as const;
  return [
    {
      d: polygon([
        at(-1.3, -0.42),
        at(1.3, -0.42),
        at(0.42, 0.34),
        at(0.42, 0.72),
        at(-0.42, 0.72),
        at(-0.42, 0.34),
      ]),
      fill: '#1a0c0466',
    },
    {
      d: polygon([
        at(-1.3, -0.5),
        at(1.3, -0.5),
        at(0.4, 0.26),
        at(0.4, 0.62),
        at(-0.4, 0.62),
        at(-0.4, 0.26),
      ]),
      fill: linear(at(-1.3, 0), at(1.3, 0), ...METALS.brass),
      stroke: INK,
      width: Math.max(1, gap * 0.05),
    },
    {
      d: polygon([at(-1.08, -0.46), at(1.08, -0.46), at(0.3, 0.22), at(-0.3, 0.22)]),
      fill: down(y - gap * 0.46, y + gap * 0.3, '#3a2008', '#7a4a14'),
    },
    {
      d: box(x - gap * 1.36, y - gap * 0.6, gap * 2.72, gap * 0.16, gap * 0.08),
      fill: linear(at(-1.3, 0), at(1.3, 0), ...METALS.brass),
      stroke: INK,
      width: Math.max(1, gap * 0.04),
    },
  ];
}

function pins({ top, gap, rows }: RunLayout): Node[] {
  const r = PIN * gap * 1.15;
  const at = Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: row + 1 },
      (__, pin) => [top.x + (pin - row / 2) * gap, top.y + row * ROW * gap] as const,
    ),
  ).flat();
  return [
    ...at.map(([x, y]): Node => ({ d: ellipse(x + r * 0.7, y + r * 0.9, r * 1.15), fill: '#3a1c0859' })),
    ...at.map(([x, y]): Node => ({
      d: ellipse(x, y, r),
      fill: radial([x - r * 0.35, y - r * 0.4], r * 1.4, '#fffbe4', [0.35, '#f6c24e'], '#7a480c'),
      stroke: INK,
      width: Math.max(0.8, r * 0.18),
    })),
  ];
}

/** The dark inside of each box; its front is drawn over the marble. */
function backs(layout: RunLayout): Node[] {
  const { box: size, rows } = layout;
  return Array.from({ length: rows + 1 }, (_, slot): Node => {
    const x = slotX(layout, slot) - size.width / 2;
    return {
      d: box(x, size.top, size.width, size.height, size.width * 0.16),
      fill: down(size.top, size.top + size.height, '#4a260f', '#1f0e05'),
      stroke: INK,
      width: Math.max(1, size.width * 0.05),
    };
  });
}

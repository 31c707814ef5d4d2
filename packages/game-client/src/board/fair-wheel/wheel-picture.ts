import type { WheelDefinition } from '@croupier/games';
import { INK, rooster } from '../../art/fair-wheel/pieces.ts';
import { METALS, mix } from '../../art/shapes/tone.ts';
import { ellipse, group, linear, polygon, radial, type Node, type Picture } from '../../picture/picture.ts';
import type { Played } from '../board-scene.ts';
import type { WheelLayout } from './layout.ts';
import { sectorAngles } from './plan-spin.ts';

/** From what gives nothing to what gives the most. */
const PAINTS = ['#4a2348', '#f3e2b8', '#2a9a98', '#f0862e', '#d8342f', '#ffc526'] as const;
/** The colour of a sector among those of its wheel, the largest prize always golden. */
function paintOf(units: number, all: readonly number[]): string {
  const levels = [...new Set(all)].sort((a, b) => a - b);
  if (units === levels.at(-1)) return PAINTS[5];
  return PAINTS[levels.indexOf(units)] ?? PAINTS[4];
}

const at = (angle: number, radius: number) =>
  [100 + Math.sin(angle) * radius, 100 - Math.cos(angle) * radius] as const;
const text = (angle: number, radius: number) =>
  at(angle, radius)
    .map((value) => value.toFixed(2))
    .join(' ');
const wedge = (start: number, width: number, radius: number): string =>
  `M100 100L${text(start, radius)}A${radius} ${radius} 0 ${width > Math.PI ? 1 : 0} 1 ${text(start + width, radius)}Z`;

/** The painted disc with a peg between any two sectors, 200 across: it turns as one picture. */
export function discPicture(played: Played<WheelDefinition>): Picture {
  const sectors = sectorAngles(played);
  const units = sectors.map((sector) => sector.units);
  return {
    width: 200,
    height: 200,
    nodes: [
      {
        d: ellipse(100, 100, 99),
        fill: linear([10, 10], [190, 190], '#c98a48', '#8a4f22', '#5c3014'),
        stroke: INK,
        width: 1.6,
      },
      ...sectors.map(({ start, width, units: own }): Node => {
        const paint = paintOf(own, units);
        return {
          d: wedge(start, width, 90),
          fill: radial(
            [100, 100],
            90,
            mix(paint, '#1a0a14', 0.55),
            [0.45, mix(paint, '#1a0a14', 0.12)],
            [0.85, paint],
            mix(paint, '#ffffff', 0.22),
          ),
          stroke: INK,
          width: 0.9,
        };
      }),
      { d: ellipse(100, 100, 90), stroke: '#ffe9a8', width: 1.2, opacity: 0.7 },
      ...sectors.flatMap(({ start }): Node[] => {
        const [x, y] = at(start, 94.4);
        return [
          { d: ellipse(x + 0.7, y + 0.9, 2.1), fill: '#2b0f1c80' },
          {
            d: ellipse(x, y, 1.9),
            fill: radial([x - 0.6, y - 0.7], 2.4, '#ffffff', [0.4, '#ffe08a'], '#8a5210'),
            stroke: INK,
            width: 0.5,
          },
        ];
      }),
    ],
  };
}

/** Turned brass with the fair's sugar rooster: it stands while the wheel turns. */
export const hub: Picture = {
  width: 100,
  height: 100,
  nodes: [
    { d: ellipse(51, 54, 48), fill: '#2b0f1c73' },
    { d: ellipse(50, 50, 47), fill: linear([10, 8], [90, 92], ...METALS.brass), stroke: INK, width: 2.4 },
    { d: ellipse(50, 50, 38), fill: linear([90, 92], [10, 8], ...METALS.brass), stroke: INK, width: 1.6 },
    {
      d: ellipse(50, 50, 33),
      fill: radial([42, 36], 48, '#fff3d0', '#f6d9a0', '#c98a48'),
      stroke: INK,
      width: 1.6,
    },
    group(rooster.nodes.slice(1), { move: [24, 23], scale: 0.54 }),
  ],
};

/** The leather tongue, hung at its upper end: the picture turns about its middle. */
export const tongue: Picture = {
  width: 60,
  height: 120,
  nodes: [
    {
      d: polygon([
        [20, 56],
        [40, 56],
        [34, 108],
        [30, 116],
        [26, 108],
      ]),
      fill: linear([20, 56], [40, 110], '#e0a868', '#9a5c2c', '#5c3014'),
      stroke: INK,
      width: 2.4,
    },
    { d: 'M27 64L29 104', stroke: '#ffe0b0', width: 1.6, opacity: 0.7 },
    { d: ellipse(30, 56, 15), fill: linear([15, 41], [45, 71], ...METALS.brass), stroke: INK, width: 2.4 },
    { d: ellipse(30, 56, 6), fill: radial([28, 54], 7, '#fff6d8', '#8a5210'), stroke: INK, width: 1.2 },
  ],
};

/** A beam of light as wide as a sector of this wheel, over the one that stands under the tongue. */
export function lightPicture(played: Played<WheelDefinition>): Picture {
  const width = Math.min(...sectorAngles(played).map((sector) => sector.width));
  return {
    width: 200,
    height: 200,
    nodes: [
      {
        d: wedge(-width / 2, width, 90),
        fill: radial([100, 100], 90, '#ffffff00', [0.4, '#fff6c466'], '#ffffffd9'),
      },
    ],
  };
}

/** The trestle, and the rim with its row of lamps behind the disc. */
export function standNodes({ x, y, radius, ground }: WheelLayout): Node[] {
  const unit = radius / 100;
  const leg = (side: number): Node => ({
    d: polygon([
      [x + side * unit * 4, y],
      [x + side * unit * 18, y + unit * 20],
      [x + side * unit * 62, ground],
      [x + side * unit * 78, ground],
    ]),
    fill: linear([x, y], [x + side * unit * 80, ground], '#c98a48', '#8a4f22', '#4a2410'),
    stroke: INK,
    width: unit * 1.6,
  });
  return [
    {
      d: ellipse(x, ground, unit * 96, unit * 7),
      fill: radial([x, ground], unit * 96, '#1f0a2299', '#1f0a2200'),
    },
    leg(-1),
    leg(1),
    ...Array.from({ length: 9 }, (_, index): Node => ({
      d: ellipse(x, y + unit * 2.4, unit * (126 - index * 1.4)),
      fill: '#1f0a220f',
    })),
    {
      d: ellipse(x, y, unit * 115),
      fill: linear(
        [x - unit * 100, y - unit * 100],
        [x + unit * 100, y + unit * 100],
        '#e2453a',
        '#a81f2a',
        '#5c0f22',
      ),
      stroke: INK,
      width: unit * 2,
    },
    {
      d: ellipse(x, y, unit * 113),
      stroke: linear([x - unit * 100, y - unit * 100], [x + unit * 100, y + unit * 100], ...METALS.brass),
      width: unit * 2.4,
    },
    {
      d: ellipse(x, y, unit * 103),
      fill: INK,
      stroke: linear([x + unit * 100, y + unit * 100], [x - unit * 100, y - unit * 100], ...METALS.brass),
      width: unit * 2.4,
    },
  ];
}

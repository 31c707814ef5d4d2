import { linear, polygon, radial, type Node } from '../../picture/picture.ts';
import { glint } from './finish.ts';
import { mix, type Tone } from './tone.ts';

type Point = readonly [number, number];
export type Cut = keyof typeof CUTS;

const around = (count: number, radius: (angle: number) => number, turn = -90): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((turn + (index * 360) / count) * Math.PI) / 180;
    return [radius(angle) * Math.cos(angle), radius(angle) * Math.sin(angle)] as const;
  });
const heart = Array.from({ length: 16 }, (_, index): Point => {
  const t = (index / 16) * 2 * Math.PI;
  const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
  return [2.5 * 16 * Math.sin(t) ** 3, -2.55 * y - 2];
});

/** Outlines around the middle, 42 units of reach. */
const CUTS = {
  round: around(12, () => 42),
  hexagon: around(6, () => 43),
  octagon: around(8, () => 43, -67.5),
  square: [[-30, -40], [30, -40], [40, -30], [40, 30], [30, 40], [-30, 40], [-40, 30], [-40, -30]],
  tall: [[-20, -43], [20, -43], [31, -31], [31, 31], [20, 43], [-20, 43], [-31, 31], [-31, -31]],
  kite: [[-24, -34], [24, -34], [43, -12], [0, 42], [-43, -12]],
  drop: [[0, -45], [14, -20], [28, 2], [31, 18], [22, 34], [0, 42], [-22, 34], [-31, 18], [-28, 2], [-14, -20]],
  triangle: [[0, -42], [24, -8], [43, 30], [34, 38], [-34, 38], [-43, 30], [-24, -8]],
  marquise: [[0, -45], [19, -24], [26, 0], [19, 24], [0, 45], [-19, 24], [-26, 0], [-19, -24]],
  star: around(10, () => 1).map(([x, y], index): Point => [x * (index % 2 ? 25 : 45), y * (index % 2 ? 25 : 45)]),
  heart,
} as const satisfies Record<string, readonly Point[]>;

/** A cut stone: facets lit from the upper left, a bright table, an outline. Fills the symbol's field. */
export function gem(cut: Cut, tone: Tone, tablePart = 0.54): Node[] {
  const outer = CUTS[cut].map(([x, y]) => [50 + x, 50 + y] as const);
  const table = CUTS[cut].map(([x, y]) => [50 + x * tablePart, 48 + y * tablePart] as const);
  const facets = outer.flatMap((from, index): Node[] => {
    const next = (index + 1) % outer.length;
    const [to, left, right] = [outer[next] ?? from, table[index] ?? from, table[next] ?? from];
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
    const light = lightOn(middle);
    return [
      { d: polygon([from, middle, left]), fill: shade(tone, light + 0.12) },
      { d: polygon([middle, to, right]), fill: shade(tone, light - 0.16) },
      { d: polygon([left, middle, right]), fill: shade(tone, light + (index % 2 ? 0.3 : 0.02)) },
    ];
  });
  const outline = polygon(outer);
  return [
    { d: outline, fill: tone.base },
    ...facets,
    { d: polygon(table), fill: linear([34, 26], [66, 74], tone.shine, [0.35, tone.light], [0.62, tone.base], tone.light) },
    { d: polygon(table.map(([x, y]) => [50 + (x - 50) * 0.56, 46 + (y - 48) * 0.5])), fill: linear([40, 34], [60, 62], '#ffffffd9', '#ffffff00') },
    { d: polygon(table), stroke: '#ffffff8c', width: 1 },
    { d: outline, fill: radial([62, 70], 40, '#ffffff59', '#ffffff00') },
    { d: outline, stroke: tone.ink, width: 3 },
    glint(33, 29, 7),
  ];
}

/** How much a facet looks to the light: −1 away from it, 1 towards it. */
function lightOn([x, y]: Point): number {
  const [dx, dy] = [x - 50, y - 50];
  return (-0.5 * dx - 0.86 * dy) / (Math.hypot(dx, dy) || 1);
}

const shade = ({ shine, light, base, dark }: Tone, value: number): string =>
  value > 0.5 ? mix(light, shine, Math.min(1, value * 2 - 1)) : value > -0.1 ? mix(base, light, (value + 0.1) / 0.6) : mix(base, dark, Math.min(1, -value - 0.1));

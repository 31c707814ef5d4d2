import { box, ellipse, group, linear, polygon, radial, type Node, type Picture } from '../../picture/picture.ts';
import { gloss, ground, outlined, symbol } from '../shapes/finish.ts';
import { flame } from '../shapes/things.ts';
import { METALS, tone } from '../shapes/tone.ts';

export const INK = '#1c0d0a';
type Point = readonly [number, number];

const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [[0.5, 0.5]],
  2: [[0.28, 0.28], [0.72, 0.72]],
  3: [[0.25, 0.25], [0.5, 0.5], [0.75, 0.75]],
  4: [[0.28, 0.28], [0.72, 0.28], [0.28, 0.72], [0.72, 0.72]],
  5: [[0.26, 0.26], [0.74, 0.26], [0.5, 0.5], [0.26, 0.74], [0.74, 0.74]],
  6: [[0.28, 0.22], [0.28, 0.5], [0.28, 0.78], [0.72, 0.22], [0.72, 0.5], [0.72, 0.78]],
};

/** One side of a die: a corner, its two edges, and burnt pips that lie in its plane. */
function side([x, y]: Point, [ax, ay]: Point, [bx, by]: Point, pips: number, light: string, shade: string): Node[] {
  const at = (u: number, v: number) => [x + u * ax + v * bx, y + u * ay + v * by] as const;
  const round = (u: number, v: number, r: number) => polygon(Array.from({ length: 14 }, (_, index) => at(u + r * Math.cos((index / 7) * Math.PI), v + r * Math.sin((index / 7) * Math.PI))).map(([px, py]) => [Number(px.toFixed(2)), Number(py.toFixed(2))] as const));
  return [
    outlined(polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), linear(at(0.1, 0), at(0.9, 1), light, shade), INK, 3),
    ...(PIPS[pips] ?? []).flatMap(([u, v]): Node[] => [{ d: round(u + 0.02, v + 0.02, 0.115), fill: '#fff6dc' }, { d: round(u, v, 0.11), fill: '#5a1c14' }, { d: round(u - 0.01, v - 0.02, 0.06), fill: '#2a0a08' }]),
  ];
}

/** A die of old bone. */
export const die = (top: number, left: number, right: number): Picture => symbol(
  ground(90, 40),
  ...side([50, 6], [40, 19], [-40, 19], top, '#fffbe8', '#f2dfb4'),
  ...side([10, 25], [40, 19], [0, 46], left, '#f0dcae', '#c9a468'),
  ...side([50, 44], [40, -19], [0, 46], right, '#d9b87c', '#94683a'),
  { d: 'M13 27L50 45L87 27M50 45V87', stroke: '#fffdf0', width: 2, opacity: 0.75 },
  { d: 'M20 58l6 5l-2 6M72 74l5-6', stroke: '#7a5028', width: 1, opacity: 0.6 },
);

export const candle: Picture = symbol(
  { d: ellipse(50, 24, 40), fill: radial([50, 24], 40, '#ffe9a0d9', [0.35, '#ffb34a66'], '#ff8a2a00') },
  outlined('M22 92C22 84 34 82 50 82C66 82 78 84 78 92C78 98 22 98 22 92z', linear([22, 82], [78, 98], ...METALS.copper), INK),
  outlined(box(38, 42, 24, 46, 4), linear([38, 0], [62, 0], '#fff3cf', '#f0d294', '#b98a4c'), INK),
  outlined('M36 46C36 38 64 38 64 46C64 54 60 52 60 60C60 66 56 66 56 58C56 52 50 52 49 58C48 70 42 70 42 60C42 52 36 54 36 46z', linear([36, 40], [64, 66], '#fffbe6', '#e8c684'), INK, 2),
  { d: 'M50 44V36', stroke: INK, width: 2.2 },
  flame(47, 40, 32),
);

const oak = tone('#a8642e', INK);
export const tankard: Picture = symbol(
  ground(95, 34),
  { d: 'M68 44C96 40 96 82 68 80', stroke: INK, width: 13 },
  { d: 'M68 44C96 40 96 82 68 80', stroke: '#8a4c22', width: 8 },
  outlined('M20 32H72L76 94H16z', linear([16, 0], [76, 0], oak.dark, oak.light, oak.base, oak.dark), INK),
  ...[30, 41, 52, 63].map((x): Node => ({ d: `M${x} 36V92`, stroke: INK, width: 1.4, opacity: 0.7 })),
  ...[44, 80].map((y): Node => outlined(box(15, y, 62, 7, 2), linear([15, 0], [77, 0], ...METALS.iron), INK, 1.8)),
  outlined('M14 34C8 22 22 14 30 20C34 8 54 8 58 18C70 10 84 22 76 34C72 42 66 34 60 38C54 44 48 34 40 38C30 44 20 42 14 34z', radial([40, 16], 50, '#ffffff', '#fff3d0', '#e0c48a'), INK),
  gloss(30, 26, 8, 4, -20, 0.8),
);

/** A bottle for the shelf. */
export const bottle = (glass: string): Picture => {
  const body = tone(glass, INK);
  return symbol(
    outlined('M42 6H58V34C58 42 74 44 74 58V92Q50 98 26 92V58C26 44 42 42 42 34z', linear([26, 0], [74, 0], body.base, body.light, body.base, body.dark), INK),
    outlined(box(40, 2, 20, 9, 2), '#a8743e', INK, 2),
    group([{ d: box(28, 62, 44, 20), fill: '#d9bd84' }], { opacity: 0.8 }),
    gloss(36, 60, 3, 14, 0, 0.5),
  );
};

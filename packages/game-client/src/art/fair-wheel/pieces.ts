import { box, ellipse, linear, polygon, radial, type Node, type Picture } from '../../picture/picture.ts';
import { gloss, ground, halo, outlined, ring, symbol } from '../shapes/finish.ts';
import { METALS, tone } from '../shapes/tone.ts';

export const INK = '#2b0f1c';
const red = tone('#d8342f', INK);
const cream = tone('#f7e3b4', INK);
const teal = tone('#1c8a8c', INK);
const wood = tone('#9a5a2c', INK);
const sugar = tone('#e23a2a', INK);

/** A sector of the wheel around the symbol's middle, from the top clockwise. */
const sector = (index: number, count: number, r: number): string => {
  const at = (part: number) => {
    const angle = (part / count) * 2 * Math.PI - Math.PI / 2;
    return `${(50 + r * Math.cos(angle)).toFixed(2)} ${(47 + r * Math.sin(angle)).toFixed(2)}`;
  };
  return `M50 47L${at(index - 0.5)}A${r} ${r} 0 0 1 ${at(index + 0.5)}z`;
};
const paints = [red, cream, teal, cream];

/** The painted wheel on its trestle, with pegs and the leather tongue. */
export const wheel: Picture = symbol(
  ground(96, 30),
  outlined('M44 50L24 97H34L50 62L66 97H76L56 50z', linear([24, 50], [76, 97], wood.light, wood.base, wood.dark), INK),
  outlined(ellipse(50, 47, 43), linear([8, 6], [92, 90], wood.light, wood.base, wood.dark), INK, 2.8),
  ...Array.from({ length: 16 }, (_, index): Node => {
    const paint = index === 0 ? tone('#ffc526', INK) : (paints[index % 4] ?? red);
    return { d: sector(index, 16, 37.5), fill: radial([42, 36], 48, paint.light, [0.5, paint.base], paint.dark), stroke: INK, width: 1.1 };
  }),
  ...ring(50, 47, 16, [{ d: ellipse(0, -40, 1.8), fill: '#fff1b8', stroke: INK, width: 0.8 }], 11.25),
  outlined(ellipse(50, 47, 11), linear([40, 37], [60, 57], ...METALS.brass), INK, 2.2),
  ...ring(50, 47, 6, [{ d: 'M0 0C-4-5-3-8 0-9.6C3-8 4-5 0 0z', fill: red.base, stroke: INK, width: 0.7 }]),
  outlined(ellipse(50, 47, 2.6), cream.shine, INK, 1.2),
  gloss(34, 24, 11, 5, -40, 0.4),
  outlined('M44 0H56L53 13Q50 18 47 13z', linear([44, 0], [56, 16], '#c98a52', '#7a4420'), INK, 2),
);

/** A sugar rooster on a stick, the sweet of every fair. */
export const rooster: Picture = symbol(
  halo('#ffb347', 47),
  outlined(box(46, 66, 7, 32, 3), linear([46, 0], [53, 0], '#fff0c4', '#d9ab62'), INK, 2),
  outlined('M20 37C18 32 22 27 28 26C26 18 33 13 37 18C39 10 47 11 46 19C53 23 54 33 57 41C62 49 69 46 71 37C69 27 76 18 85 21C96 25 94 44 87 55C81 67 71 74 58 75H43C30 71 24 58 26 49C20 52 15 49 18 44L7 41z', linear([14, 14], [88, 76], '#ff9a6b', '#f0512e', sugar.base, '#9c1424'), INK, 3),
  { d: 'M36 49C40 62 58 65 71 53M42 45C48 54 60 55 68 47M76 30C82 34 83 42 78 50', stroke: '#ffd0a0', width: 2.2, opacity: 0.75 },
  { d: ellipse(32, 34, 2.6), fill: '#fff3d8', stroke: INK, width: 1.2 },
  gloss(38, 28, 4.5, 8, 20, 0.7),
  gloss(83, 30, 3, 7, -20, 0.6),
);

/** A striped tent with a pennant; scenery. */
export const tent = (stripe: string): Picture => {
  const paint = tone(stripe, INK);
  const edge = Array.from({ length: 9 }, (_, index) => 4 + (index * 92) / 8);
  return symbol(
    { d: 'M50 12V-4L66 1L50 6', stroke: INK, width: 1.6, fill: '#ffcf4a' },
    ...edge.slice(0, -1).flatMap((x, index): Node[] => {
      const [next, body] = [edge[index + 1] ?? 96, index % 2 ? cream : paint];
      const [left, right] = [12 + (index * 76) / 8, 12 + ((index + 1) * 76) / 8];
      return [
        { d: polygon([[left, 48], [right, 48], [right, 100], [left, 100]]), fill: linear([0, 48], [0, 100], body.dark, body.base) },
        { d: `M50 10Q${(50 + x) / 2 + (50 - x) * 0.1} 34 ${x} 46Q${(x + next) / 2} 56 ${next} 46Q${(50 + next) / 2 + (50 - next) * 0.1} 34 50 10z`, fill: linear([20, 10], [80, 54], body.light, body.base, body.dark), stroke: INK, width: 0.8 },
      ];
    }),
    { d: 'M50 54C42 66 40 84 38 100H62C60 84 58 66 50 54z', fill: '#3a1426' },
  );
};

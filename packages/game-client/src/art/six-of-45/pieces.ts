import { box, down, ellipse, group, linear, radial, type Node, type Picture } from '../../picture/picture.ts';
import { letterRow } from '../lettering/letter-row.ts';
import { gloss, ground, outlined, symbol } from '../shapes/finish.ts';
import { METALS, tone } from '../shapes/tone.ts';

export const INK = '#2a1a12';

/** A painted ball with its number on a white field. */
export const ball = (number: number, colour: string, turn = 0): Picture => {
  const paint = tone(colour, INK);
  const row = letterRow(String(number), [{ stroke: INK, width: 15 }], 16);
  return symbol(
    { d: ellipse(50, 50, 43), fill: radial([38, 32], 68, paint.shine, [0.24, paint.light], [0.55, paint.base], paint.dark), stroke: INK, width: 3 },
    group([
      { d: ellipse(0, 0, 25), fill: radial([-6, -8], 34, '#ffffff', '#fff6e0', '#d9c8a4'), stroke: INK, width: 1.6 },
      group(row.nodes, { move: [-row.width * 0.14, -14], scale: 0.28 }),
    ], { move: [51, 52], turn }),
    gloss(32, 24, 13, 7, -34),
  );
};

export const BALLS = [ball(7, '#d8383a', -12), ball(23, '#2a7ac4', 10), ball(45, '#e8a21e', 4), ball(12, '#2f9a5c', -18), ball(38, '#8a4ab4', 16), ball(3, '#e06a2a', 8)] as const;

/** The drum: two brass hoops around glass, on a lyre of brass, a crank at its side. */
export const drum: Picture = symbol(
  ground(96, 38),
  outlined('M22 96C20 78 10 70 8 48L14 47C18 68 28 76 32 88H68C72 76 82 68 86 47L92 48C90 70 80 78 78 96z', linear([8, 48], [92, 96], ...METALS.brass), INK),
  { d: ellipse(50, 45, 37), fill: radial([40, 30], 60, '#ffffffcc', [0.4, '#d8f4f080'], '#7ac4bc99') },
  group([
    ...[[30, 66, 3], [47, 70, 1], [64, 66, 2], [38, 54, 4], [56, 55, 0], [50, 40, 5]].map(([x = 0, y = 0, at = 0]): Node => group(BALLS[at]?.nodes ?? [], { move: [x - 9.5, y - 9.5], scale: 0.19 })),
  ], { clip: ellipse(50, 45, 36) }),
  { d: ellipse(50, 45, 37), stroke: INK, width: 5.4 },
  { d: ellipse(50, 45, 37), stroke: linear([13, 8], [87, 82], ...METALS.brass), width: 3.4 },
  { d: ellipse(50, 45, 13, 37), stroke: INK, width: 2.6 },
  { d: ellipse(50, 45, 13, 37), stroke: '#f0c45a', width: 1.4 },
  { d: 'M13 45H87', stroke: INK, width: 2.6 },
  { d: 'M13 45H87', stroke: '#f0c45a', width: 1.4 },
  { d: 'M89 45H97V60', stroke: INK, width: 4.6 },
  { d: 'M89 45H97V60', stroke: '#d9952c', width: 2.4 },
  outlined(ellipse(96, 63, 3.8), '#c0303a', INK, 1.6),
  gloss(33, 26, 13, 7, -36, 0.75),
);

/** A fluted column with a lamp on it; scenery. */
export const lamp: Picture = {
  width: 60,
  height: 200,
  nodes: [
    { d: ellipse(30, 26, 30), fill: radial([30, 26], 30, '#fffbe0e6', [0.4, '#ffe9a873'], '#ffe9a800') },
    { d: ellipse(30, 26, 13), fill: radial([27, 22], 16, '#ffffff', '#fff3c4', '#f0cf84'), stroke: '#8a6428', width: 1.6 },
    { d: box(22, 40, 16, 8, 2), fill: linear([22, 0], [38, 0], ...METALS.brass) },
    { d: box(18, 48, 24, 140), fill: linear([18, 0], [42, 0], '#1c6a5c', '#4ab09a', '#2a8574', '#124a42') },
    ...[24, 30, 36].map((x): Node => ({ d: `M${x} 50V186`, stroke: '#0e3f38', width: 1 })),
    { d: box(12, 186, 36, 14, 2), fill: down(186, 200, '#e0b04a', '#8a5a1c') },
  ],
};

import { box, ellipse, group, linear, radial, type Node, type Picture } from '../../picture/picture.ts';
import { gloss, outlined, symbol } from '../shapes/finish.ts';
import { METALS, faded, tone } from '../shapes/tone.ts';

export const INK = '#24160c';

/** A glass marble with two ribbons of colour turned in it. */
export const marble = (glass: string, ribbon: string, turn = 0): Picture => {
  const body = tone(glass, INK);
  return symbol(
    { d: ellipse(53, 92, 36, 6), fill: radial([53, 92], 36, '#140a0580', '#140a0500') },
    { d: ellipse(60, 90, 18, 4), fill: radial([60, 90], 18, faded(body.light, 0.9), faded(body.light, 0)) },
    { d: ellipse(50, 50, 43), fill: radial([40, 34], 66, body.shine, [0.26, body.light], [0.6, body.base], body.dark) },
    group([
      group([
        { d: 'M-44 8C-24-26 8 22 44-12C40 12 22 26 0 16C-18 8-32 12-44 8z', fill: linear([-40, -10], [40, 14], '#ffffff', ribbon, ribbon) },
        { d: 'M-40-14C-16-36 10 0 40-30C30-6 12-4-6-12C-20-18-30-16-40-14z', fill: faded(ribbon, 0.75) },
        { d: 'M-30 30C-10 14 12 40 34 20', stroke: '#ffffff', width: 3, opacity: 0.6 },
      ], { move: [50, 50], turn }),
    ], { clip: ellipse(50, 50, 41) }),
    { d: ellipse(50, 50, 43), fill: radial([58, 62], 44, '#ffffff00', [0.7, '#ffffff00'], faded(body.dark, 0.75)) },
    { d: ellipse(56, 78, 24, 9), fill: radial([56, 82], 24, '#ffffff99', '#ffffff00') },
    { d: ellipse(50, 50, 43), stroke: INK, width: 2.8 },
    gloss(33, 27, 15, 9, -34),
    { d: ellipse(24, 46, 2.6), fill: '#ffffffcc' },
  );
};

/** A piece of the run: board, brass pins, boxes below. */
export const run: Picture = symbol(
  outlined(box(6, 3, 88, 94, 5), linear([6, 3], [94, 97], '#e8b36a', '#c98a44', '#8f5724'), INK, 2),
  ...[18, 37, 63, 84].map((x): Node => ({ d: `M${x} 4C${x + 5} 34 ${x - 5} 60 ${x + 1} 96`, stroke: '#8a552466', width: 0.9 })),
  ...Array.from({ length: 5 }, (_, row) => Array.from({ length: row + 2 }, (_, pin): Node[] => {
    const [x, y] = [50 + (pin - (row + 1) / 2) * 13, 16 + row * 12];
    return [{ d: ellipse(x + 1.4, y + 1.8, 3), fill: '#3a1c0866' }, { d: ellipse(x, y, 2.8), fill: radial([x - 1, y - 1], 3.6, '#fff6cf', '#f0b43c', '#8a5214'), stroke: INK, width: 0.7 }];
  })).flat(2),
  ...Array.from({ length: 6 }, (_, slot): Node => ({ d: box(10 + slot * 13.5, 77, 12, 17, 2), fill: linear([0, 77], [0, 94], '#3a1f10', '#6b3c1c'), stroke: INK, width: 1.2 })),
);

/** A wood plane, for the bench. */
export const plane: Picture = symbol(
  outlined('M4 72H96L92 92H6z', linear([0, 72], [0, 92], '#e0a45c', '#a8682c', '#70401a'), INK),
  outlined('M46 72L58 42L66 44L58 72z', linear([46, 42], [66, 72], ...METALS.silver), INK, 2),
  outlined('M66 72C62 58 70 50 78 40C86 42 86 56 82 72z', linear([66, 40], [86, 72], '#c8743a', '#7a3a18'), INK),
  outlined(ellipse(22, 64, 9), linear([14, 56], [30, 72], '#c8743a', '#7a3a18'), INK),
);

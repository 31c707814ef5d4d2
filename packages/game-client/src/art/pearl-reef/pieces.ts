import { ellipse, group, linear, radial, type Node, type Picture } from '../../picture/picture.ts';
import { both, gloss, glint, halo, outlined, ring, symbol } from '../shapes/finish.ts';
import { tone } from '../shapes/tone.ts';

export const INK = '#0a2430';
const shell = tone('#f0a08a', INK);

const FAN = 'M50 88C38 84 12 70 8 44C10 38 16 38 18 36C20 26 28 26 32 22C36 14 44 18 50 12C56 18 64 14 68 22C72 26 80 26 82 36C84 38 90 38 92 44C88 70 62 84 50 88z';
const LID = 'M50 62C34 58 14 48 12 28C16 22 20 24 24 18C30 12 34 16 40 10C46 8 46 12 50 8C54 12 54 8 60 10C66 16 70 12 76 18C80 24 84 22 88 28C86 48 66 58 50 62z';

/** Ribs from the hinge at the shell's foot, spread like a fan. */
const ribs = (count: number, y: number, reach: number, colour: string): Node[] =>
  Array.from({ length: count }, (_, index): Node => {
    const angle = ((-66 + (132 * index) / (count - 1)) * Math.PI) / 180;
    return { d: `M50 ${y}L${(50 + Math.sin(angle) * reach).toFixed(1)} ${(y - Math.cos(angle) * reach).toFixed(1)}`, stroke: colour, width: 2, opacity: 0.7 };
  });

/** A closed shell, seen from above. */
export const closedShell: Picture = symbol(
  { d: ellipse(50, 88, 34, 6), fill: radial([50, 88], 34, '#02141c80', '#02141c00') },
  outlined('M50 84L36 92L34 80zM50 84L64 92L66 80z', linear([34, 80], [66, 92], shell.light, shell.dark), INK, 2.4),
  outlined(FAN, radial([42, 34], 62, shell.shine, [0.35, shell.light], [0.7, shell.base], '#b8506a'), INK, 3),
  group(ribs(9, 86, 74, '#a8485a'), { clip: FAN }),
  { d: 'M16 52C30 62 70 62 84 52M22 64C36 72 64 72 78 64', stroke: '#ffffff', width: 1.8, opacity: 0.5 },
  gloss(34, 34, 10, 5, -34, 0.6),
);

/** An open shell with its pearl. */
export const pearl: Picture = symbol(
  halo('#c8fff4', 50),
  outlined(LID, radial([50, 58], 52, '#ffe9e0', [0.5, '#f7b8a8'], shell.base, '#b8506a'), INK, 2.8),
  group(ribs(7, 60, 54, '#c8687a'), { clip: LID }),
  outlined('M8 66C14 58 34 56 50 56C66 56 86 58 92 66C90 84 70 94 50 94C30 94 10 84 8 66z', linear([8, 56], [92, 94], shell.light, shell.base, '#a8465e'), INK, 2.8),
  { d: ellipse(50, 67, 37, 8.6), fill: radial([50, 66], 38, '#fff6ee', '#f2c8c4', '#b87a92'), stroke: INK, width: 1.8 },
  { d: ellipse(50, 51, 21), fill: radial([43, 43], 32, '#ffffff', [0.3, '#f6fbff'], [0.6, '#dfe0f4'], [0.8, '#cfe8e8'], '#8f9ac0'), stroke: INK, width: 2.6 },
  { d: ellipse(54, 62, 11, 4.5), fill: radial([54, 63], 11, '#ffe0f0cc', '#ffe0f000') },
  gloss(42, 42, 8, 5, -34), glint(66, 36, 6),
);

/** A sea urchin on the sand of an open tile. */
export const urchin: Picture = symbol(
  { d: ellipse(50, 54, 47), fill: radial([50, 54], 47, '#ff5a4a80', '#ff5a4a00') },
  ...ring(50, 54, 22, [{ d: 'M-3.2-14L0-45L3.2-14z', fill: linear([0, -45], [0, -14], '#e86a9a', '#3a1040'), stroke: INK, width: 1.4 }]),
  ...ring(50, 54, 16, [{ d: 'M-3-10L0-33L3-10z', fill: linear([0, -33], [0, -10], '#ff9ab8', '#5a1a58'), stroke: INK, width: 1.2 }], 8),
  outlined(ellipse(50, 54, 23), radial([43, 46], 34, '#c04a8a', '#6a2068', '#2a0c38'), INK, 2.6),
  ...both(
    { d: ellipse(41, 52, 6.4, 7), fill: '#fff6ee', stroke: INK, width: 1.6 },
    { d: ellipse(43, 54, 2.8), fill: INK },
    { d: 'M33 43L46 48', stroke: INK, width: 3 },
  ),
  { d: 'M42 66Q50 61 58 66', stroke: INK, width: 2.6 },
  gloss(40, 40, 7, 3.4, -30, 0.5),
);

/** Branches of coral on a rock; scenery. */
export const coral = (colour: string): Picture => {
  const branch = 'M50 100V70M50 86C34 80 30 66 32 46M34 62C24 56 20 46 20 34M50 76C66 70 70 56 68 34M67 52C78 48 84 38 84 24M50 72C46 56 50 40 48 16M49 40C56 34 58 26 58 14';
  return symbol({ d: branch, stroke: INK, width: 13 }, { d: branch, stroke: tone(colour, INK).dark, width: 9.6 }, { d: branch, stroke: colour, width: 8 }, group([{ d: branch, stroke: tone(colour, INK).light, width: 2.4 }], { move: [-1.6, -1.6] }));
};
export const fish: Picture = symbol(
  outlined('M70 50L94 30Q88 50 94 70z', linear([70, 30], [94, 70], '#ffd25a', '#f07a2a'), INK, 2.6),
  outlined('M8 52C20 26 56 22 76 50C56 78 20 78 8 52z', linear([20, 26], [40, 78], '#fff27a', '#ffb52e', '#e8622a'), INK, 2.8),
  { d: 'M36 30C44 44 44 60 36 73M52 32C60 44 60 58 52 70', stroke: '#ffffff', width: 4.6 },
  { d: ellipse(23, 46, 5.4), fill: '#ffffff', stroke: INK, width: 1.4 }, { d: ellipse(22, 46, 2.6), fill: INK },
);

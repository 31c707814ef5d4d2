import { box, ellipse, group, linear, radial, type Node, type Picture } from '../../picture/picture.ts';
import { glint, symbol } from '../shapes/finish.ts';
import { gem } from '../shapes/gem.ts';
import { tone } from '../shapes/tone.ts';

export const INK = '#0a0a26';

/** A falling star: its trail runs to the upper right. */
export const fallingStar = (colour: string): Picture => symbol(
  group([
    { d: 'M-16 2Q-4-70 4-150Q10-66 16 2z', fill: linear([0, 0], [0, -140], `${colour}d9`, `${colour}59`, `${colour}00`) },
    { d: 'M-6 0Q0-60 3-118Q6-50 7 0z', fill: linear([0, 0], [0, -110], '#ffffffe6', '#ffffff00') },
    ...Array.from({ length: 7 }, (_, index): Node => glint(((index * 7) % 5) * 6 - 12, -38 - index * 13, 4 - index * 0.3, '#fff8dc')),
  ], { move: [50, 50], turn: 46 }),
  { d: ellipse(50, 50, 48), fill: radial([50, 50], 48, `${colour}99`, [0.5, `${colour}33`], `${colour}00`) },
  group(gem('star', tone(colour, INK)), { move: [8, 8], scale: 0.84, turn: 0 }),
);

/** A felt house with a light in its door; scenery. */
export const yurt: Picture = symbol(
  { d: ellipse(50, 80, 48, 20), fill: radial([50, 80], 48, '#ffb04a66', '#ffb04a00') },
  { d: 'M10 62Q12 40 40 28L60 28Q88 40 90 62z', fill: linear([10, 28], [90, 62], '#8a86c4', '#4a4688', '#2a2860'), stroke: INK, width: 2 },
  { d: 'M40 28Q50 18 60 28z', fill: '#3a3670', stroke: INK, width: 2 },
  { d: box(10, 60, 80, 34, 3), fill: linear([10, 0], [90, 0], '#6a66a8', '#45417e', '#242252'), stroke: INK, width: 2 },
  { d: 'M10 66H90', stroke: '#c9486a', width: 5 },
  ...Array.from({ length: 11 }, (_, index): Node => ({ d: `M${13 + index * 7} 66l3.5-2.5l3.5 2.5l-3.5 2.5z`, fill: '#ffd98a' })),
  { d: box(40, 68, 20, 26, 2), fill: radial([50, 80], 20, '#fff3b0', '#ffb04a', '#c9682a'), stroke: INK, width: 2 },
  { d: 'M28 36L24 60M50 30V60M72 36L76 60', stroke: '#20204c', width: 1.6 },
);

/** A saddled horse that looks up; scenery. */
export const horse: Picture = symbol({
  d: 'M18 96L20 70C14 62 14 52 20 46C34 42 48 46 58 42C64 36 66 26 74 18L76 10L80 15C86 18 92 26 94 32C92 37 88 36 84 33C82 42 78 50 74 56C74 66 74 80 75 96H70L67 72C60 70 52 70 44 70C42 76 40 84 40 96H35L34 74C30 76 26 84 24 96zM20 47C12 50 10 62 12 78C6 66 8 48 20 45z',
  fill: INK,
});
/** Feather grass, ten tall. */
export const grass: readonly Node[] = [{ d: 'M0 0Q0-6 3-10Q-1-7-1 0M1 0Q3-5 7-7Q2-4 2 0M-1 0Q-3-6-6-8Q-2-4-2 0', fill: '#0e0e30', stroke: '#0e0e30', width: 0.6 }];

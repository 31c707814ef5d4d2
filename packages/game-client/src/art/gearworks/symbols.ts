import { box, down, ellipse, group, linear, radial, type Node } from '../../picture/picture.ts';
import { both, gloss, ground, halo, outlined, ring, symbol } from '../shapes/finish.ts';
import { framed } from '../shapes/frame.ts';
import { cog, flame, ribbon } from '../shapes/things.ts';
import { METALS, tone } from '../shapes/tone.ts';

const INK = '#170d0c';
const canvas = tone('#c9543a', INK);
const cyan = tone('#35c4c0', INK);
const felt = tone('#5a3f86', INK);
const lampGlow = tone('#ffc04a', INK);
const COPPER = METALS.copper;
const BRASS = METALS.brass;
const rivet = (x: number, y: number, r = 2): Node => ({ d: ellipse(x, y, r), fill: radial([x - r * 0.3, y - r * 0.3], r * 1.2, '#fff3d0', '#8a5a24'), stroke: INK, width: 0.9 });

const goldenGear = symbol(
  halo('#ffc23a'),
  ...cog(50, 46, 44, 12, 'brass', INK),
  ...ring(50, 46, 6, [{ d: ellipse(0, -21.5, 3.4), fill: '#6b3c0a', stroke: '#fff0ae', width: 1 }]),
  { d: ellipse(50, 46, 12), fill: radial([46, 42], 14, '#e8fffb', [0.4, cyan.light], cyan.dark), stroke: INK, width: 2 },
  { d: 'M22 24A36 36 0 0 1 44 12', stroke: '#ffffffcc', width: 3 },
  ...ribbon('WILD', tone('#1f7a80', INK), 84),
);

const boiler = framed('square', {
  metal: 'iron', ground: ['#ff9a4a', '#8a2f1e', '#2a0f12'], ink: INK,
  inside: [
    { d: 'M30 8H38V30H30z', fill: linear([30, 0], [38, 0], ...COPPER), stroke: INK, width: 2 },
    ...[[34, 2, 9], [46, -2, 12], [60, 2, 10]].map(([x = 0, y = 0, r = 0]): Node => ({ d: ellipse(x, y + 10, r), fill: '#ffffff59' })),
    { d: 'M22 46C22 20 78 20 78 46V100H22z', fill: linear([22, 0], [78, 0], ...COPPER), stroke: INK, width: 2.8 },
    { d: 'M22 46H78', stroke: INK, width: 5 }, { d: 'M22 46H78', stroke: '#f0b43c', width: 2.6 },
    ...[28, 39, 50, 61, 72].map((x) => rivet(x, 46)),
    { d: ellipse(50, 62, 15), fill: INK }, { d: ellipse(50, 62, 13), fill: radial([50, 66], 14, '#fff6b0', [0.5, '#ff8a1e'], '#7a140a'), stroke: '#f0b43c', width: 3 },
    flame(50, 72, 18),
    { d: ellipse(64, 34, 6), fill: '#fff6e0', stroke: INK, width: 2 }, { d: 'M64 34L67 30', stroke: '#c8202e', width: 1.8 },
  ],
  before: ribbon('FREE', tone('#b8301e', INK), 85),
});

const airship = symbol(
  halo('#ff9a6a', 48),
  { d: 'M30 52L36 72M50 56V72M70 52L64 72', stroke: INK, width: 3 },
  outlined('M4 36C10 16 34 8 54 8C74 8 88 18 97 12L94 36L97 58C88 54 74 62 54 62C34 62 10 56 4 36z', linear([40, 8], [54, 62], canvas.shine, [0.25, canvas.light], [0.55, canvas.base], canvas.dark), INK, 3),
  { d: 'M30 13C22 26 22 46 30 57M52 8C48 24 48 46 52 62M74 11C78 26 78 46 74 60', stroke: '#ffd9a6', width: 2 },
  { d: 'M4 36C30 42 70 42 95 36', stroke: linear([4, 0], [95, 0], ...BRASS), width: 5 },
  outlined('M82 20L97 10V32zM82 52L97 60V40z', linear([82, 10], [97, 60], ...BRASS), INK, 2.2),
  outlined('M24 72H74Q72 92 58 92H38Q26 92 24 72z', down(72, 92, '#b07040', '#5a2f18'), INK, 2.8),
  ...[34, 46, 58].map((x): Node => ({ d: ellipse(x + 2, 80, 4), fill: radial([x + 1, 79], 5, '#fff6b0', '#ffa82e'), stroke: INK, width: 1.6 })),
  ...cog(81, 82, 9, 8, 'brass', INK),
  gloss(36, 19, 14, 4, -12),
);

const automaton = symbol(
  halo('#7fe8e0', 46),
  { d: 'M50 4V16', stroke: INK, width: 6 }, { d: 'M50 4V16', stroke: '#f0b43c', width: 3 }, { d: ellipse(50, 6, 5), fill: radial([48, 4], 6, '#ffd0c0', '#d8302e'), stroke: INK, width: 2 },
  ...both({ d: box(4, 38, 12, 24, 4), fill: linear([4, 0], [16, 0], ...BRASS), stroke: INK, width: 2.4 }),
  outlined('M16 34C16 10 84 10 84 34V72C84 86 70 96 50 96C30 96 16 86 16 72z', linear([16, 14], [84, 92], ...COPPER), INK, 3),
  { d: 'M16 34H84', stroke: INK, width: 2 }, ...[24, 37, 50, 63, 76].map((x) => rivet(x, 28, 2.2)),
  ...both(
    { d: ellipse(34, 50, 13), fill: linear([21, 38], [47, 62], ...BRASS), stroke: INK, width: 2.4 },
    { d: ellipse(34, 50, 9), fill: radial([33, 48], 10, '#ffffff', [0.3, '#9afff4'], '#138a94'), stroke: INK, width: 1.8 },
    { d: ellipse(34, 50, 3.4), fill: '#063a44' }, { d: ellipse(31.5, 47, 2), fill: '#ffffff' },
  ),
  { d: 'M46 60H54L56 68H44z', fill: linear([44, 0], [56, 0], ...BRASS), stroke: INK, width: 1.8 },
  { d: box(32, 74, 36, 13, 4), fill: '#2a1210', stroke: INK, width: 2.2 }, { d: 'M38 74V87M44 74V87M50 74V87M56 74V87M62 74V87', stroke: '#f0b43c', width: 2.6 },
);

const pocketWatch = symbol(
  halo('#ffe0a0', 46),
  { d: ellipse(50, 11, 8), stroke: INK, width: 7 }, { d: ellipse(50, 11, 8), stroke: '#f0b43c', width: 3.4 },
  outlined(box(44, 15, 12, 8, 2), linear([44, 0], [56, 0], ...BRASS), INK, 2.2),
  outlined(ellipse(50, 57, 40), linear([14, 20], [86, 94], ...BRASS), INK, 3),
  { d: ellipse(50, 57, 32), fill: radial([44, 48], 42, '#ffffff', [0.6, '#fdf0d0'], '#d8b078'), stroke: INK, width: 2.4 },
  ...ring(50, 57, 12, [{ d: 'M0-30V-24', stroke: '#3a2018', width: 2.6 }]),
  ...cog(50, 70, 9, 9, 'copper', INK),
  { d: 'M50 57L40 42M50 57L68 46', stroke: INK, width: 4 }, { d: 'M50 57L68 46', stroke: '#c8302e', width: 2 }, rivet(50, 57, 3.4),
  { d: 'M24 44A30 30 0 0 1 44 28', stroke: '#ffffff', width: 3, opacity: 0.8 },
);

const topHat = symbol(
  ground(92, 36),
  outlined('M28 16Q50 8 72 16L68 70H32z', linear([28, 0], [72, 0], felt.dark, felt.light, felt.base, felt.dark), INK, 3),
  { d: ellipse(50, 16, 22, 6), fill: felt.light, stroke: INK, width: 2.4 },
  outlined('M30 52Q50 60 70 52L69 70Q50 78 31 70z', linear([30, 0], [70, 0], ...COPPER), INK, 2.4),
  outlined('M4 74C10 64 26 66 32 70Q50 78 68 70C74 66 90 64 96 74C92 90 70 92 50 92C30 92 8 90 4 74z', down(66, 92, felt.light, felt.base, felt.dark), INK, 3),
  ...cog(62, 60, 13, 10, 'brass', INK),
  { d: 'M36 22Q35 36 37 48', stroke: '#ffffff80', width: 3.4 },
);

const goggles = symbol(
  { d: 'M4 44Q50 22 96 44V60Q50 40 4 60z', fill: down(30, 60, '#8a5a34', '#3f2214'), stroke: INK, width: 2.8 },
  ...both(
    outlined(ellipse(29, 54, 24), linear([8, 34], [50, 76], ...BRASS), INK, 3),
    ...ring(29, 54, 8, [{ d: ellipse(0, -20.5, 1.6), fill: '#5c3409' }]),
    { d: ellipse(29, 54, 16.5), fill: radial([24, 48], 22, '#eafff2', [0.3, '#7af0a8'], [0.75, '#1f9a62'], '#0a4a38'), stroke: INK, width: 2.4 },
    { d: 'M18 52A12 12 0 0 1 30 42', stroke: '#ffffff', width: 3 },
  ),
  { d: 'M44 50Q50 44 56 50V60Q50 54 44 60z', fill: linear([44, 0], [56, 0], ...COPPER), stroke: INK, width: 2.2 },
);

const lamp = symbol(
  halo('#ffc04a', 42), ground(94, 28),
  { d: 'M36 16Q50 2 64 16', stroke: INK, width: 6 }, { d: 'M36 16Q50 2 64 16', stroke: '#e0a040', width: 3 },
  outlined('M34 24H66L72 34H28z', linear([28, 0], [72, 0], ...COPPER), INK, 2.6), { d: box(42, 14, 16, 11, 3), fill: linear([42, 0], [58, 0], ...COPPER), stroke: INK, width: 2.2 },
  outlined('M32 34H68C78 46 76 62 68 74H32C24 62 22 46 32 34z', radial([50, 56], 30, '#ffffff', [0.3, lampGlow.light], [0.75, lampGlow.base], '#c8641a'), INK, 2.8),
  flame(50, 72, 30, '#ff8a1e', '#ffffff'),
  { d: 'M31 42Q26 54 32 66', stroke: '#ffffffcc', width: 3 },
  outlined('M28 74H72L78 92H22z', linear([22, 0], [78, 0], ...COPPER), INK, 2.8), rivet(36, 84), rivet(50, 84), rivet(64, 84),
);

const valve = symbol(
  outlined('M38 58H62V92H38z', linear([38, 0], [62, 0], ...METALS.iron), INK, 2.6), outlined(box(28, 84, 44, 11, 3), linear([28, 0], [72, 0], ...METALS.iron), INK, 2.6),
  { d: ellipse(50, 42, 32), stroke: INK, width: 17 }, { d: ellipse(50, 42, 32), stroke: linear([20, 12], [80, 72], '#ff9a86', '#e03038', '#8a0f22'), width: 11 },
  ...ring(50, 42, 5, [{ d: 'M-4 0L-3-28H3L4 0z', fill: linear([-4, 0], [4, 0], '#ff8a78', '#c8202e'), stroke: INK, width: 2 }]),
  { d: ellipse(50, 42, 9), fill: linear([42, 34], [58, 50], ...BRASS), stroke: INK, width: 2.4 },
  { d: 'M24 30A30 30 0 0 1 42 13', stroke: '#ffe0d8', width: 3 },
);

const wrench = symbol(group([
  outlined('M-9-44C-20-38-22-24-12-16L-8 22C-18 30-16 44-5 48L-5 36H5L5 48C16 44 18 30 8 22L12-16C22-24 20-38 9-44V-28L0-22L-9-28z', linear([-20, -40], [20, 40], ...METALS.silver), INK, 3.2),
  { d: 'M-4-12L-2 20M-15-32Q-15-24-9-18', stroke: '#ffffff', width: 2.4 }, { d: box(-3.4, -10, 6.8, 26, 3), fill: '#3a435666' },
], { move: [50, 50], turn: 42, scale: 0.98 }));

const coil = (y: number): Node[] => [{ d: `M24 ${y}Q50 ${y + 16} 76 ${y + 2}`, stroke: INK, width: 13 }, { d: `M24 ${y}Q50 ${y + 16} 76 ${y + 2}`, stroke: linear([24, 0], [76, 0], '#2f7fd8', '#d6f0ff', '#4f9ff0', '#1a4a9a'), width: 8 }];
const spring = symbol(
  ...[22, 35, 48, 61, 74].map((y): Node => ({ d: `M26 ${y + 13}Q50 ${y} 74 ${y + 2}`, stroke: '#163a78', width: 8 })),
  ...[16, 29, 42, 55, 68].flatMap(coil),
  outlined(box(22, 6, 56, 11, 5), linear([22, 0], [78, 0], ...METALS.iron), INK, 2.8), outlined(box(22, 84, 56, 11, 5), linear([22, 0], [78, 0], ...METALS.iron), INK, 2.8),
);

const bolt = symbol(group([
  outlined('M-10-14H10V40L0 48L-10 40z', linear([-10, 0], [10, 0], ...COPPER), INK, 2.8),
  { d: 'M-10-2L10 4M-10 8L10 14M-10 18L10 24M-10 28L10 34', stroke: '#5a2412', width: 3 },
  outlined('M-26-30L-14-44H14L26-30L14-14H-14z', linear([-26, -44], [26, -14], ...COPPER), INK, 3),
  { d: 'M-14-40H12L20-31', stroke: '#fff0e0', width: 2.6 },
], { move: [50, 50], turn: -30 }));

export const symbols = { 'golden-gear': goldenGear, boiler, airship, automaton, 'pocket-watch': pocketWatch, 'top-hat': topHat, goggles, lamp, valve, wrench, spring, bolt };

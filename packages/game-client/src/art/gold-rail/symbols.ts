import { box, down, ellipse, group, linear, radial, star, type Node } from '../../picture/picture.ts';
import { both, gloss, ground, halo, outlined, ring, symbol } from '../shapes/finish.ts';
import { framed } from '../shapes/frame.ts';
import { coin as struck, ribbon } from '../shapes/things.ts';
import { METALS, tone } from '../shapes/tone.ts';

const INK = '#1c0a12';
const engine = tone('#1f6a58', INK);
const red = tone('#d8283a', INK);
const leather = tone('#a85a2e', INK);
const tea = tone('#e0701e', INK);
const paper = tone('#e8c98a', INK);
const BRASS = METALS.brass;
const STEEL = METALS.iron;

const headlight = framed('octagon', {
  metal: 'brass', ground: ['#4a5fa8', '#1f2a5c', '#0c1030'], ink: INK,
  inside: [
    ...ring(50, 44, 12, [{ d: 'M-4-12L-13-70H13L4-12z', fill: linear([0, -12], [0, -64], '#fff3a8b3', '#ffd24a00') }], 8),
    { d: ellipse(50, 44, 27), fill: linear([28, 20], [72, 68], ...BRASS), stroke: INK, width: 2.8 },
    { d: ellipse(50, 44, 21), fill: radial([46, 38], 24, '#ffffff', [0.35, '#fffbd0'], [0.75, '#ffe06a'], '#f0a01e'), stroke: INK, width: 2.4 },
    { d: 'M36 44H64M39 34Q50 38 61 34M39 54Q50 50 61 54', stroke: '#d8922e', width: 1.8, opacity: 0.7 }, { d: 'M36 40A15 15 0 0 1 48 28', stroke: '#ffffff', width: 3.4 },
    ...ring(50, 44, 8, [{ d: ellipse(0, -24, 1.7), fill: '#6b3c0a' }]),
  ],
  before: ribbon('WILD', red, 84),
});

/** A coin of the line: a wheel's rim around a calm middle, where the stage writes its worth. */
const coin = symbol(
  halo('#ffcf4a'),
  ...struck('brass', INK, [
    { d: ellipse(50, 50, 30), stroke: '#8a5210', width: 2.4 }, ...ring(50, 50, 4, [{ d: 'M-4-29L0-35L4-29L0-25z', fill: '#fff3c0', stroke: '#8a5210', width: 1.2 }]),
    { d: ellipse(50, 50, 24), fill: radial([46, 44], 30, '#ffe9a0', '#f2b43a', '#c8801e'), opacity: 0.9 },
  ]),
);

const locomotive = symbol(
  halo('#ffb84a', 49),
  ...[[28, 12, 9], [16, 8, 7], [40, 6, 7]].map(([x = 0, y = 0, r = 0]): Node => ({ d: ellipse(x, y, r), fill: '#f4ecff', opacity: 0.75 })),
  outlined('M22 18H34L32 36H24z', linear([22, 0], [34, 0], ...STEEL), INK, 2.6), outlined(box(19, 13, 18, 7, 2), linear([19, 0], [37, 0], ...BRASS), INK, 2.2),
  outlined('M60 18H96V74H60z', linear([60, 18], [96, 74], red.light, red.base, red.dark), INK, 3), outlined('M56 12H98L96 22H58z', linear([56, 0], [98, 0], engine.light, engine.base, engine.dark), INK, 2.6),
  { d: box(68, 28, 20, 20, 4), fill: radial([78, 40], 14, '#fff6c0', '#ffb83a'), stroke: INK, width: 2.4 },
  outlined(box(8, 34, 56, 36, 14), down(34, 70, engine.shine, [0.22, engine.light], [0.5, engine.base], engine.dark), INK, 3),
  { d: 'M26 34V70M46 34V70', stroke: '#f0b43c', width: 3 }, outlined('M42 36C42 24 56 24 56 36z', linear([42, 24], [56, 36], ...BRASS), INK, 2.2),
  { d: ellipse(10, 50, 8), fill: radial([8, 48], 9, '#ffffff', '#ffe27a', '#f0a01e'), stroke: INK, width: 2.4 },
  outlined('M8 70H96V78H14L2 92L0 90z', down(70, 92, '#e8485a', '#8a1024'), INK, 2.6),
  ...[[30, 82, 13], [56, 82, 13], [84, 84, 11]].flatMap(([x = 0, y = 0, r = 0]): Node[] => [
    { d: ellipse(x, y, r), fill: linear([x - r, y - r], [x + r, y + r], ...STEEL), stroke: INK, width: 2.8 }, ...ring(x, y, 6, [{ d: `M0 0V${-r * 0.7}`, stroke: '#f0b43c', width: 2 }]), { d: ellipse(x, y, r * 0.28), fill: '#ffe08a', stroke: INK, width: 1.4 },
  ]),
  { d: 'M30 83H58', stroke: INK, width: 6 }, { d: 'M30 83H58', stroke: '#dfe6f0', width: 2.8 }, { d: 'M16 41H58', stroke: '#ffffff99', width: 3 },
);

const pocketWatch = symbol(
  halo('#dfe8ff', 45),
  { d: 'M50 12C66 2 88 8 94 26', stroke: INK, width: 6 }, { d: 'M50 12C66 2 88 8 94 26', stroke: '#e8eef8', width: 2.8 },
  outlined(box(43, 12, 14, 11, 3), linear([43, 0], [57, 0], ...METALS.silver), INK, 2.4),
  outlined(ellipse(50, 58, 38), linear([14, 22], [86, 94], ...METALS.silver), INK, 3),
  { d: ellipse(50, 58, 30), fill: radial([44, 50], 40, '#2a3a7a', '#141c4a'), stroke: INK, width: 2.4 },
  ...ring(50, 58, 12, [{ d: 'M0-27V-22', stroke: '#ffe9a8', width: 2.4 }]),
  { d: 'M50 58V38M50 58L64 66', stroke: '#fff6d8', width: 3.6 }, { d: ellipse(50, 58, 3.6), fill: '#ffcf4a', stroke: INK, width: 1.4 },
  { d: 'M26 46A26 26 0 0 1 44 32', stroke: '#ffffff99', width: 3 },
);

const suitcase = symbol(
  ground(92, 40),
  { d: 'M36 28V16Q36 12 40 12H60Q64 12 64 16V28', stroke: INK, width: 9 }, { d: 'M36 28V16Q36 12 40 12H60Q64 12 64 16V28', stroke: '#5a2c16', width: 5 },
  outlined(box(6, 26, 88, 64, 8), linear([10, 26], [90, 92], leather.light, leather.base, leather.dark), INK, 3),
  { d: 'M6 44H94', stroke: INK, width: 1.8, opacity: 0.5 },
  ...[20, 68].map((x): Node => ({ d: box(x, 26, 12, 64), fill: linear([x, 0], [x + 12, 0], '#6e3818', '#4a220e'), stroke: INK, width: 2 })),
  ...[21, 69].map((x): Node => ({ d: box(x, 48, 10, 12, 2), fill: linear([x, 48], [x + 10, 60], ...BRASS), stroke: INK, width: 1.8 })),
  ...both({ d: 'M6 38V32Q6 26 14 26H18Q16 36 6 38z', fill: linear([6, 26], [18, 38], ...BRASS), stroke: INK, width: 1.8 }),
  { d: box(40, 62, 22, 16, 3), fill: '#3fa8c8', stroke: INK, width: 2 }, { d: 'M43 74L50 66L55 71L59 68', stroke: '#ffffff', width: 2.2 }, { d: star(45, 38, 6, 2.6, 5), fill: '#ffe08a' },
);

const signal = symbol(
  ground(95, 24),
  { d: 'M50 70V96', stroke: INK, width: 11 }, { d: 'M50 70V96', stroke: '#8a94a8', width: 6 },
  outlined(box(28, 5, 44, 72, 16), linear([28, 0], [72, 0], '#5a6480', '#2c3450', '#161c30'), INK, 3),
  ...([['#ff4a4a', 24], ['#38e07a', 58]] as const).flatMap(([colour, y]): Node[] => [
    { d: ellipse(50, y, 15), fill: '#0c1020', stroke: INK, width: 2 }, { d: ellipse(50, y, 19), fill: radial([50, y], 19, `${colour}80`, `${colour}00`) },
    { d: ellipse(50, y, 12), fill: radial([47, y - 3], 13, '#ffffff', [0.35, colour], colour), stroke: INK, width: 1.8 }, gloss(46, y - 5, 4, 2.4, -30),
    { d: `M34 ${y - 6}Q50 ${y - 24} 66 ${y - 6}`, stroke: '#8a94b0', width: 3.4 },
  ]),
);

const teaGlass = symbol(
  ground(94, 34), { d: 'M42 14Q36 8 42 2M56 14Q50 8 56 2', stroke: '#ffffffa6', width: 3 },
  outlined('M28 16H72L68 88H32z', down(16, 88, '#ffe0b0', [0.12, '#ffb04a'], [0.5, tea.base], '#8a2a0a'), INK, 3),
  { d: ellipse(50, 18, 22, 5), fill: '#ffd08a', stroke: INK, width: 2.2 },
  { d: ellipse(64, 20, 11), fill: '#fff3a0', stroke: INK, width: 2 }, { d: ellipse(64, 20, 7.6), fill: '#ffd92e' }, { d: 'M64 13V27M57 20H71', stroke: '#fff9d0', width: 1.6 },
  outlined('M27 42L73 42L70 90Q50 97 30 90z', linear([27, 0], [73, 0], ...METALS.silver), INK, 2.8),
  ...ring(50, 66, 6, [{ d: 'M0-6C-5-9-4-15 0-17C4-15 5-9 0-6z', fill: '#3a4356', opacity: 0.75 }]), { d: ellipse(50, 66, 5), stroke: '#3a4356', width: 2.4 },
  { d: 'M72 48C92 44 92 78 71 78', stroke: INK, width: 9 }, { d: 'M72 48C92 44 92 78 71 78', stroke: '#dfe6f0', width: 4.6 },
);

const whistle = symbol(
  { d: 'M22 26C10 10 34 0 46 10', stroke: INK, width: 6 }, { d: 'M22 26C10 10 34 0 46 10', stroke: '#d8283a', width: 3 },
  outlined('M20 30H58L96 40V58L68 56C70 78 58 92 40 92C20 92 8 78 8 60C8 46 12 36 20 30z', linear([16, 30], [74, 92], '#fff3c0', [0.3, '#f0b43c'], [0.7, '#c8801e'], '#7a420e'), INK, 3),
  { d: box(52, 30, 14, 11, 2), fill: '#3a1608', stroke: INK, width: 2 },
  { d: ellipse(38, 62, 17), fill: radial([34, 56], 20, '#8a4a12', '#4a2008'), stroke: INK, width: 2.4 }, { d: ellipse(42, 68, 7), fill: radial([40, 66], 8, '#ffe0b0', '#c87a3a'), stroke: INK, width: 1.8 },
  { d: 'M16 52C18 42 22 38 30 36M74 46L90 49', stroke: '#ffffffcc', width: 3 }, { d: ellipse(22, 30, 5), stroke: INK, width: 4 }, { d: ellipse(22, 30, 5), stroke: '#ffe9a0', width: 1.8 },
);

const ticket = symbol(group([
  outlined('M-44-26H44V-8A8 8 0 0 0 44 8V26H-44V8A8 8 0 0 0-44-8z', linear([-44, -26], [44, 26], paper.shine, paper.light, paper.base), INK, 3),
  { d: 'M22-22V22', stroke: '#8a5a2e', width: 2 }, { d: box(-36, -18, 50, 36, 3), stroke: red.base, width: 2.2 },
  { d: 'M-30-6H-6V-12H4L8-2V6H-30z', fill: red.base }, { d: ellipse(-24, 8, 4), fill: INK }, { d: ellipse(-12, 8, 4), fill: INK }, { d: ellipse(2, 8, 4), fill: INK }, { d: 'M-28-6V-13H-23V-6z', fill: red.dark },
  { d: ellipse(32, 0, 5), fill: '#3a1a22' }, { d: 'M28-14H38M28 14H38', stroke: '#8a5a2e', width: 2.4 },
], { move: [50, 50], turn: -24 }));

const spike = symbol(group([
  outlined('M-7-24H7L6 28L0 46L-6 28z', linear([-7, 0], [7, 0], ...METALS.copper), INK, 2.8), { d: 'M-3-18V26', stroke: '#ffe0c8', width: 2.4 },
  outlined('M-20-38Q0-50 20-38L16-24H-16z', linear([-20, -44], [20, -24], ...METALS.copper), INK, 3), { d: 'M-13-37Q0-43 10-39', stroke: '#fff0e0', width: 2.6 },
], { move: [50, 52], turn: 24 }));

export const symbols = { headlight, coin, locomotive, 'pocket-watch': pocketWatch, suitcase, signal, 'tea-glass': teaGlass, whistle, ticket, spike, track: symbol({ d: ellipse(50, 50, 5), fill: '#ffffff14' }) };

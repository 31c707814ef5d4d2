import { box, down, ellipse, group, linear, radial, type Node } from '../../picture/picture.ts';
import { cheeks, ears, eyes, head, muzzle, tufts } from '../shapes/creature.ts';
import { both, gloss, ground, halo, outlined, ring, symbol } from '../shapes/finish.ts';
import { framed } from '../shapes/frame.ts';
import { flower, leaf, ribbon } from '../shapes/things.ts';
import { METALS, tone } from '../shapes/tone.ts';

const INK = '#24100a';
const hide = tone('#8a4f2a', INK);
const mane = tone('#4e2a1a', INK);
const ash = tone('#8d97a6', INK);
const sand = tone('#d99a54', INK);
const cream = tone('#f4e3c6', INK);
const tawny = tone('#b98a5c', INK);
const horn = tone('#e9dcc0', INK);
const ember = tone('#c8402a', INK);
const leafage = tone('#6f8f3a', INK);

const ray: Node[] = [{ d: 'M-5-28L0-52L5-28z', fill: down(-52, -28, '#fff1a8', '#f7962a') }];
const sunrise = framed('square', {
  metal: 'copper', ground: ['#ffe7a0', '#f08a3c', '#8a2f3a'], ink: INK,
  inside: [
    ...ring(50, 60, 16, ray, 11),
    { d: ellipse(50, 60, 26), fill: radial([46, 52], 30, '#ffffff', [0.3, '#fff3a0'], '#ffb02e'), stroke: INK, width: 2 },
    { d: 'M0 66L16 58L24 58L32 68L56 68L64 62L80 62L88 70L100 66V100H0z', fill: down(56, 100, '#a8452e', '#4f1f26'), stroke: INK, width: 2 },
    { d: 'M0 80Q30 70 56 80T100 78V100H0z', fill: down(74, 100, '#e0a53c', '#8a5a1e') },
  ],
  before: ribbon('WILD', ember, 85),
});

const sail: Node[] = [
  { d: 'M-2.4 0L-2-38L8-38L6-6z', fill: linear([-2, 0], [8, 0], '#fffaf0', '#e0c8a0', '#a87a4a'), stroke: INK, width: 1.8 },
  { d: 'M-1-14H6M-1-22H7M-1-30H7', stroke: INK, width: 1 },
];
const windmill = framed('octagon', {
  metal: 'brass', ground: ['#d8f2ee', '#58a8ae', '#17485a'], ink: INK,
  inside: [
    { d: 'M0 76Q50 66 100 78V100H0z', fill: down(70, 100, '#e8b64a', '#8f5f1e') },
    { d: 'M40 50L36 92H64L60 50z', fill: linear([36, 0], [64, 0], '#e08a5a', '#b5482e', '#6e2420'), stroke: INK, width: 2.4 },
    { d: 'M36 52Q50 26 64 52z', fill: down(34, 52, '#8a4a2e', '#4e2418'), stroke: INK, width: 2.4 },
    { d: box(45, 62, 10, 12, 5), fill: '#ffe08a', stroke: INK, width: 1.6 },
    ...ring(50, 42, 4, sail, 24),
    { d: ellipse(50, 42, 4), fill: radial([49, 41], 4, '#fff3c0', '#c98a2a'), stroke: INK, width: 1.6 },
  ],
  before: ribbon('FREE', tone('#1f7a86', INK), 85),
});

const bison = symbol(
  halo('#ff9d4a', 49),
  outlined('M50 9C70 5 86 18 88 36L95 48L87 52L91 64L81 67L81 79L71 80L66 94L57 90L50 99L43 90L34 94L29 80L19 79L19 67L9 64L13 52L5 48L12 36C14 18 30 5 50 9z', radial([46, 30], 66, '#7a4426', [0.5, mane.base], mane.dark), INK, 3),
  ...both(
    { d: 'M33 30C10 40-4 26 4 4C8 17 18 22 34 17z', fill: linear([2, 4], [32, 34], '#ffffff', horn.base, '#8a6a48'), stroke: INK, width: 3 },
    { d: 'M26 44C12 40 8 50 14 57C21 59 28 54 31 48z', fill: hide.base, stroke: INK, width: 2.4 },
  ),
  outlined('M50 30C66 30 74 42 72 54C70 64 68 70 68 78C64 90 36 90 32 78C32 70 30 64 28 54C26 42 34 30 50 30z', radial([44, 42], 44, hide.light, [0.5, hide.base], hide.dark), INK, 2.4),
  { d: 'M50 8C66 6 80 16 79 36L72 30L72 44L64 36L62 50L55 40L50 54L45 40L38 50L36 36L28 44L28 30L21 36C20 16 34 6 50 8z', fill: down(8, 52, '#8a5030', mane.base, mane.dark), stroke: INK, width: 2 },
  { d: 'M34 22Q42 14 54 15M12 60L18 58M82 58L88 60M26 76L30 72M70 72L74 76', stroke: '#ffd9a673', width: 2.6 },
  ...eyes(37, 56, { size: 5, iris: '#f0962e', lid: 0.34, lidColour: hide.dark, tilt: 16 }),
  ...muzzle(74, tone('#a8826a', INK), { width: 19, smile: false }),
  ...tufts([[92, 38, 62, 3]], mane),
);

const eagle = symbol(
  halo('#ffd27a', 48),
  outlined('M12 96C12 74 26 64 34 60H66C74 64 88 74 88 96Q50 90 12 96z', down(60, 96, '#9a6038', '#4a2a1c'), INK, 3),
  ...tufts([[76, 20, 80, 6], [86, 16, 84, 6]], tone('#6e4228', INK)),
  outlined('M50 8C72 8 82 24 80 42C80 54 86 60 84 70L74 66L72 76L63 70L58 78L50 71L42 78L37 70L28 76L26 66L16 70C14 60 20 54 20 42C18 24 28 8 50 8z', radial([42, 28], 56, '#ffffff', [0.5, '#f3ead8'], '#b9a58c'), INK, 3),
  ...both({ d: 'M22 40Q34 32 45 44Q34 44 26 50z', fill: '#d8c8ae' }),
  ...eyes(34, 43, { size: 6.4, iris: '#f0a81e', lid: 0.42, lidColour: '#e8dcc6', tilt: 20 }),
  outlined('M36 46Q50 38 64 46Q62 60 54 64Q55 72 50 77Q45 72 46 64Q38 60 36 46z', linear([38, 40], [62, 74], '#fff1a0', '#f5a81e', '#a85a0e'), INK, 2.6),
  { d: 'M40 52Q50 56 60 52M46 47l1 3M54 47l-1 3', stroke: INK, width: 1.6 },
);

const wolf = symbol(
  halo('#7fb4e0', 47),
  ...ears('pointed', ash, '#f0c0a8'), ...head('pointed', ash),
  { d: 'M50 24L42 46L50 58L58 46z', fill: '#5a6474' },
  ...both({ d: 'M10 54C22 54 34 60 40 72L42 86C28 76 14 70 10 54z', fill: '#f2f5fa' }),
  ...eyes(33, 50, { size: 6.2, iris: '#f2c230', lid: 0.36, lidColour: ash.dark, tilt: 18 }),
  ...muzzle(74, tone('#dfe5ee', INK), { width: 13, smile: false }),
);

const pronghorn = symbol(
  halo('#f2c078', 46),
  ...both(
    { d: 'M36 26C26 20 22 8 30 1C31 9 36 12 44 22z', fill: down(1, 26, '#7a6a60', '#2c2220'), stroke: INK, width: 2.4 },
    { d: 'M31 14L21 14L30 20z', fill: '#4a3e3a', stroke: INK, width: 1.8 },
    { d: 'M30 36C14 36 6 24 6 20C18 18 28 24 34 30z', fill: linear([6, 20], [32, 36], sand.light, sand.base, sand.dark), stroke: INK, width: 2.6 },
  ),
  ...head('long', sand),
  { d: 'M42 24H58L54 70H46z', fill: down(24, 70, '#a8632e', '#7a4422') },
  ...both({ d: 'M24 56C32 56 36 64 37 76L33 84C30 72 24 66 24 56z', fill: cream.light }),
  ...eyes(31, 46, { size: 6 }),
  ...muzzle(82, cream, { width: 13 }),
);

const hare = symbol(
  halo('#f0c9a0', 45),
  ...ears('long', tawny, '#f2b8a0'), group(head('round', tawny), { move: [8, 16], scale: 0.84 }),
  ...both({ d: ellipse(30, 74, 14, 12), fill: cream.light }, { d: 'M30 80L8 78M30 84L10 90', stroke: '#fff6e6', width: 1.5 }),
  ...cheeks(26, 70, '#f08a70'),
  ...eyes(32, 54, { size: 8 }),
  ...muzzle(72, cream, { width: 14, nose: '#8a3f42' }),
  { d: box(46, 88, 8, 8, 2), fill: '#ffffff', stroke: INK, width: 1.6 },
);

const sunflower = symbol(
  ground(), { d: 'M50 56Q54 78 50 96', stroke: INK, width: 8 }, { d: 'M50 56Q54 78 50 96', stroke: leafage.base, width: 4.6 },
  leaf(52, 86, -28, 30, leafage), leaf(50, 90, 205, 28, leafage),
  flower(50, 44, 92, 13, tone('#f59a0e', INK), tone('#6a3a1a', INK)),
  { d: ellipse(50, 44, 16), fill: radial([46, 40], 18, '#b06a2e', '#5a2c14', '#34170c'), stroke: INK, width: 2 },
  ...ring(50, 44, 9, [{ d: ellipse(0, -9, 1.6), fill: '#e0a050' }]),
);

const horseshoe = symbol(
  outlined('M22 92L18 84L26 80C12 60 10 34 26 18C38 6 62 6 74 18C90 34 88 60 74 80L82 84L78 92L60 88C72 68 76 46 64 34C56 27 44 27 36 34C24 46 28 68 40 88z', linear([14, 8], [86, 92], ...METALS.silver), INK, 3),
  { d: 'M33 84C20 62 18 40 31 25C41 15 59 15 69 25C82 40 80 62 67 84', stroke: '#3a435666', width: 6 },
  ...[[23, 62], [20, 44], [28, 27], [50, 18], [72, 27], [80, 44], [77, 62]].map(([x = 0, y = 0]): Node => ({ d: box(x - 2.4, y - 2.4, 4.8, 4.8, 1), fill: '#2a303c' })),
  { d: 'M21 36Q28 16 46 13', stroke: '#ffffff', width: 2.4, opacity: 0.8 },
);

const grain: Node[] = [{ d: 'M0 0C-7-4-7-13 0-18C7-13 7-4 0 0z', fill: linear([-6, -16], [6, 0], '#fff0b0', '#eab03a', '#a8661a'), stroke: INK, width: 1.8 }];
const ear = (x: number, turn: number): Node => group([
  { d: 'M0 0V-52', stroke: INK, width: 4.4 }, { d: 'M0 0V-52', stroke: '#c98f2e', width: 2.2 },
  ...[-32, -42, -52, -62].flatMap((y): Node[] => [group(grain, { move: [-1, y], turn: -34 }), group(grain, { move: [1, y], turn: 34 })]),
  group(grain, { move: [0, -68] }),
], { move: [x, 95], turn });
const wheat = symbol(ground(), ear(42, -22), ear(58, 22), ear(50, 0), { d: box(36, 74, 28, 7, 3), fill: linear([36, 0], [64, 0], ember.light, ember.base, ember.dark), stroke: INK, width: 2.2 });

const thistleTone = tone('#a34fb8', INK);
const thistle = symbol(
  ground(), { d: 'M50 60V95', stroke: INK, width: 8 }, { d: 'M50 60V95', stroke: leafage.base, width: 4.4 },
  leaf(52, 88, -34, 32, leafage), leaf(48, 90, 214, 32, leafage),
  outlined('M24 42L20 14L32 28L36 8L44 26L50 5L56 26L64 8L68 28L80 14L76 42Q50 54 24 42z', down(6, 48, thistleTone.shine, [0.4, thistleTone.light], thistleTone.base, thistleTone.dark), INK, 2.8),
  { d: 'M34 40L32 26M43 42L42 24M50 43V20M57 42L58 24M66 40L68 26', stroke: '#f3d0ff', width: 1.5, opacity: 0.8 },
  outlined('M26 42Q50 34 74 42Q80 66 50 70Q20 66 26 42z', radial([42, 44], 34, '#c4dc82', [0.5, leafage.base], leafage.dark), INK, 2.8),
  ...tufts([[47, 30, 70, 5], [56, 30, 70, 4]], leafage),
  gloss(36, 47, 6, 3, -20, 0.5),
);

export const symbols = { sunrise, windmill, bison, eagle, wolf, pronghorn, hare, sunflower, horseshoe, wheat, thistle };

import { down, ellipse, group, linear, radial, type Node } from '../../picture/picture.ts';
import { cheeks, eyes } from '../shapes/creature.ts';
import { both, gloss, ground, halo, outlined, ring, symbol } from '../shapes/finish.ts';
import { framed } from '../shapes/frame.ts';
import { leaf, ribbon } from '../shapes/things.ts';
import { tone, type Tone } from '../shapes/tone.ts';

const INK = '#3a1a06';
const honey = tone('#ffb51e', INK);
const straw = tone('#e8b458', INK);
const leafage = tone('#4fb03a', INK);
const poppyRed = tone('#f0382e', INK);
const bell = tone('#4a7cf0', INK);
const white = tone('#f6f4ff', INK);
const royal = tone('#e0407a', INK);

const SKEP: readonly (readonly [number, number, number])[] = [[84, 31, 12], [68, 33, 12], [52, 30, 12], [37, 24, 11], [24, 15, 10]];
const beehive = framed('hexagon', {
  metal: 'brass', ground: ['#d8f6ff', '#7fd0f0', '#3f9a5a'], ink: INK,
  inside: [
    { d: 'M0 82Q50 74 100 82V100H0z', fill: down(78, 100, '#8fd450', '#2f7a30') },
    ...SKEP.map(([y, w, h]): Node => ({ d: ellipse(50, y, w, h * 0.82), fill: linear([50 - w, y - h], [50 + w, y + h], straw.shine, straw.light, straw.base, straw.dark), stroke: INK, width: 2.4 })),
    ...SKEP.map(([y, w]): Node => ({ d: `M${50 - w * 0.8} ${y}Q50 ${y + 5} ${50 + w * 0.8} ${y}`, stroke: '#9a6420', width: 1.4, opacity: 0.7 })),
    { d: ellipse(50, 66, 9, 8), fill: '#3a1a06', stroke: '#ffe08a', width: 2 },
  ],
  before: ribbon('FREE', royal, 85),
});

const clearWing = (turn: number): Node => group([
  { d: 'M0 0C-10-24-38-34-46-20C-50-4-24 6 0 0z', fill: linear([-44, -26], [0, 0], '#ffffff', '#d8f4ff', '#9ad4f0'), stroke: INK, width: 2.6 },
  { d: 'M-6-4Q-24-16-40-18M-8-2Q-24-6-36-8', stroke: '#5fa8c8', width: 1.3 },
], { move: [40, 44], turn, scale: 0.8 });
const queenBee = symbol(
  halo('#ffe06a', 49),
  ...both(clearWing(8), clearWing(-26)),
  outlined('M50 56C70 56 76 68 72 80C68 92 56 98 50 99C44 98 32 92 28 80C24 68 30 56 50 56z', radial([44, 64], 38, honey.shine, [0.3, honey.light], [0.7, honey.base], honey.dark), INK, 3),
  group([{ d: 'M20 66Q50 76 80 66V74Q50 84 20 74zM20 82Q50 92 80 82V90Q50 100 20 90z', fill: '#4a230a' }], { clip: 'M50 58C69 58 74 69 70 80C66 91 56 97 50 98C44 97 34 91 30 80C26 69 31 58 50 58z' }),
  outlined('M50 24C70 24 80 36 79 48C78 62 66 68 50 68C34 68 22 62 21 48C20 36 30 24 50 24z', radial([42, 36], 42, honey.shine, [0.3, honey.light], [0.75, honey.base], honey.dark), INK, 3),
  ...both({ d: 'M38 28Q28 18 22 20', stroke: INK, width: 2.8 }, { d: ellipse(21, 20, 3.4), fill: royal.base, stroke: INK, width: 1.6 }),
  ...cheeks(31, 56, '#ff6a4a'),
  ...eyes(38, 47, { size: 7.6, iris: '#4a8a2e' }), { d: 'M43 58Q50 64 57 58', stroke: INK, width: 2.6 },
  outlined('M32 26L28 6L41 15L50 2L59 15L72 6L68 26Q50 19 32 26z', linear([28, 4], [72, 26], '#fff6c0', '#ffc93a', '#c87a0e'), INK, 2.6),
  { d: ellipse(50, 15, 3), fill: royal.base, stroke: INK, width: 1.2 }, { d: ellipse(36, 18, 2), fill: '#5fe0d0' }, { d: ellipse(64, 18, 2), fill: '#5fe0d0' },
);

const honeyJar = symbol(
  halo('#ffc24a', 46), ground(93, 32),
  outlined('M28 28H72C84 36 86 48 86 60C86 82 78 92 50 92C22 92 14 82 14 60C14 48 16 36 28 28z', radial([40, 50], 56, '#fff4b0', [0.3, '#ffcf4a'], [0.65, '#f59a12'], '#a8560a'), INK, 3),
  { d: 'M20 44C30 38 34 50 42 44C50 38 54 52 62 44C70 38 76 48 80 44C84 56 84 70 78 80Q50 90 22 80C16 68 16 56 20 44z', fill: '#d87a0a', opacity: 0.55 },
  outlined('M24 16H76Q82 24 76 32H24Q18 24 24 16z', linear([22, 16], [78, 32], '#ff9a86', poppyRed.base, poppyRed.dark), INK, 2.8),
  { d: 'M32 17V31M42 17V31M52 17V31M62 17V31', stroke: '#ffd8d0', width: 2.4 },
  { d: 'M50 48L63 55V70L50 77L37 70V55z', fill: '#fff6dc', stroke: INK, width: 2.4 }, { d: 'M50 56C56 62 57 66 55 69C53 72 47 72 45 69C43 66 44 62 50 56z', fill: '#f59a12', stroke: INK, width: 1.6 },
  gloss(26, 54, 4, 13, 8),
);

const petal = (d: string, colours: Tone): Node[] => [{ d, fill: down(-46, 0, colours.shine, [0.3, colours.light], [0.7, colours.base], colours.dark), stroke: INK, width: 2.5 }];
const SUN_PETAL = 'M0 0C-13-14-10-34 0-46C10-34 13-14 0 0z';
const sunflower = symbol(
  ...ring(50, 50, 10, petal(SUN_PETAL, tone('#ff8a0e', INK)), 18), ...ring(50, 50, 10, petal(SUN_PETAL, tone('#ffd21e', INK))),
  { d: ellipse(50, 50, 22), fill: radial([45, 44], 26, '#b8702a', [0.6, '#6e3a12'], '#3f1e08'), stroke: INK, width: 2.8 },
  ...[7, 12].flatMap((count, index) => ring(50, 50, count, [{ d: ellipse(0, index ? -16 : -8, 2), fill: '#e8a84a' }])),
);

const poppy = symbol(
  { d: 'M50 54Q56 78 48 97', stroke: INK, width: 8 }, { d: 'M50 54Q56 78 48 97', stroke: leafage.base, width: 4.6 }, leaf(51, 88, -24, 34, leafage),
  ...ring(50, 44, 4, petal('M0 4C-34-4-34-40-12-42Q0-36 12-42C34-40 34-4 0 4z', tone('#d8281e', INK)), 45),
  outlined('M14 46C10 22 34 6 50 20C66 6 90 22 86 46C84 66 66 74 50 66C34 74 16 66 14 46z', radial([42, 30], 50, poppyRed.shine, [0.25, poppyRed.light], [0.65, poppyRed.base], poppyRed.dark), INK, 2.8),
  { d: 'M50 22Q46 32 50 40M30 34Q38 40 42 44M70 34Q62 40 58 44', stroke: '#8a0f14', width: 2 },
  { d: ellipse(50, 48, 12), fill: radial([48, 46], 13, '#7a9a4a', [0.4, '#2f3f1e'], '#1a140a'), stroke: INK, width: 2 },
  ...ring(50, 48, 10, [{ d: ellipse(0, -14.5, 1.7), fill: '#ffe08a' }]),
);

const bluebellFlower = (x: number, y: number, size: number, turn: number): Node => group([
  { d: 'M0-24C16-24 17-6 18 6L26 18L14 15L8 24L0 16L-8 24L-14 15L-26 18L-18 6C-17-6-16-24 0-24z', fill: linear([-16, -20], [16, 20], bell.shine, [0.3, bell.light], [0.65, bell.base], bell.dark), stroke: INK, width: 2.6 },
  { d: 'M-7-14Q-9 0-8 10M7-14Q9 0 8 10M0-18V8', stroke: '#d8e6ff', width: 1.5 }, { d: ellipse(0, 20, 2.6), fill: '#fff1a8', stroke: INK, width: 1.2 },
], { move: [x, y], turn, scale: size });
const bluebell = symbol(
  { d: 'M30 97C32 60 38 20 58 10C70 6 78 14 78 24', stroke: INK, width: 7.6 }, { d: 'M30 97C32 60 38 20 58 10C70 6 78 14 78 24', stroke: leafage.base, width: 4 },
  leaf(32, 92, -68, 44, leafage),
  bluebellFlower(72, 48, 1.04, -6), bluebellFlower(36, 42, 0.84, 14), bluebellFlower(52, 72, 0.84, 8),
);

const clover = symbol(
  { d: 'M52 52Q58 78 48 97', stroke: INK, width: 8 }, { d: 'M52 52Q58 78 48 97', stroke: '#2f8a2e', width: 4.6 },
  ...ring(50, 46, 3, [
    { d: 'M0 4C-32-8-30-40-10-40Q-3-40 0-34Q3-40 10-40C30-40 32-8 0 4z', fill: radial([-4, -26], 36, '#d8ff9a', [0.4, '#6fd04a'], '#1f7a2e'), stroke: INK, width: 2.8 },
    { d: 'M-16-24Q0-12 16-24', stroke: '#e8ffc0', width: 3, opacity: 0.8 }, { d: 'M0-4V-28', stroke: '#1f6a26', width: 1.6 },
  ]),
);

const daisy = symbol(
  ...ring(50, 50, 11, petal('M0 0C-11-10-12-34-5-42Q0-46 5-42C12-34 11-10 0 0z', white)),
  ...ring(50, 50, 11, [{ d: 'M0-18V-36', stroke: '#c4b8e8', width: 1.6 }]),
  { d: ellipse(50, 50, 15), fill: radial([45, 44], 18, '#fff6a8', [0.5, '#ffc41e'], '#d8820a'), stroke: INK, width: 2.6 },
  ...ring(50, 50, 7, [{ d: ellipse(0, -8, 1.7), fill: '#e89a12' }]),
);

export const symbols = { beehive, 'queen-bee': queenBee, 'honey-jar': honeyJar, sunflower, poppy, bluebell, clover, daisy };

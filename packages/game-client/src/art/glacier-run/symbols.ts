import { down, ellipse, group, linear, polygon, radial, type Node } from '../../picture/picture.ts';
import { beak, cheeks, ears, eyes, head, muzzle, tufts } from '../shapes/creature.ts';
import { both, gloss, glint, halo, outlined, ring, symbol } from '../shapes/finish.ts';
import { framed } from '../shapes/frame.ts';
import { ribbon } from '../shapes/things.ts';
import { METALS, tone } from '../shapes/tone.ts';

const INK = '#0a2440';
const wool = tone('#a8623a', INK);
const fur = tone('#eef4fb', INK);
const down1 = tone('#d8e4f2', INK);
const foxCoat = tone('#8fb0d8', INK);
const ivory = tone('#f6ecd4', INK);
const ice = tone('#4fb4ec', INK);
const wood = tone('#d88a3a', INK);

const curtain = (d: string, colour: string): Node => ({ d, fill: down(10, 74, `${colour}00`, [0.3, colour], [0.8, `${colour}80`], `${colour}00`) });
const aurora = framed('circle', {
  metal: 'ice', ground: ['#2f5aa8', '#12306e', '#081a44'], ink: INK,
  inside: [
    ...[[24, 22], [70, 18], [84, 44], [38, 16], [60, 30], [18, 44]].map(([x = 0, y = 0]) => glint(x, y, 3.6)),
    curtain('M8 40C20 10 34 30 46 18C58 6 70 30 92 14V62C76 74 66 54 50 66C36 76 22 58 8 72z', '#4fffb0'),
    curtain('M14 52C28 24 40 44 54 30C66 20 78 40 92 28V66C78 80 66 62 54 72C38 82 28 66 14 78z', '#5fe0ff'),
    curtain('M48 34C58 18 70 36 90 22V44C74 58 64 42 48 54z', '#d06aff'),
    { d: 'M0 84L18 64L30 74L46 58L62 76L78 62L100 82V100H0z', fill: down(58, 100, '#ffffff', '#8fc4ec', '#2f6aa8'), stroke: INK, width: 2 },
  ],
  before: ribbon('WILD', tone('#1f9a7a', INK), 85),
});

const iceGate = framed('arch', {
  metal: 'ice', ground: ['#ffffff', '#7fd4ff', '#1f5aa8'], ink: INK,
  inside: [
    ...Array.from({ length: 9 }, (_, index) => group([{ d: 'M0 0L60-4V4z', fill: '#ffffff59' }], { move: [50, 54], turn: index * 22.5 - 180 })),
    { d: 'M10 100V40C10 14 90 14 90 40V100H74V50C74 34 26 34 26 50V100z', fill: linear([10, 20], [90, 96], '#ffffff', '#a8e0ff', '#4f9fe0', '#1f5aa8'), stroke: INK, width: 2.6 },
    { d: 'M12 60L26 54M14 80L26 74M74 56L88 64M74 76L88 82M34 26L38 40M50 20V37M66 26L62 40', stroke: '#ffffffcc', width: 2 },
    { d: polygon([[50, 8], [58, 20], [50, 34], [42, 20]]), fill: linear([42, 8], [58, 34], '#ffffff', '#5fe0ff', '#1f7ae0'), stroke: INK, width: 2.2 },
    { d: 'M30 100Q50 78 70 100z', fill: '#ffffff' }, { d: ellipse(50, 62, 12), fill: radial([50, 62], 12, '#ffffff', '#ffffff00') },
  ],
  before: ribbon('FREE', tone('#e0486a', INK), 85),
});

const mammoth = symbol(
  halo('#ffb88a', 48),
  ...both({ d: 'M24 30C4 28 0 50 8 66C20 66 28 54 30 44z', fill: linear([4, 28], [28, 64], wool.light, wool.base, wool.dark), stroke: INK, width: 2.8 }),
  outlined('M50 5C70 5 82 20 82 40C82 58 72 68 64 74L60 90C58 99 42 99 40 90L36 74C28 68 18 58 18 40C18 20 30 5 50 5z', radial([44, 28], 62, wool.light, [0.45, wool.base], wool.dark), INK, 3),
  { d: 'M26 26L32 12L38 20L44 7L50 18L56 7L62 20L68 12L74 26Q62 34 50 30Q38 34 26 26z', fill: down(6, 32, '#8a4a2a', '#5a2a1a'), stroke: INK, width: 2 },
  { d: 'M41 66Q50 70 59 66M40 74Q50 78 60 74M41 82Q50 86 59 82', stroke: '#5a2a1a', width: 2 },
  ...both(outlined('M33 66C22 74 12 80 6 70C2 64 3 56 6 52C8 62 14 66 30 58z', linear([4, 52], [34, 78], '#ffffff', ivory.base, '#b89a6a'), INK, 2.6)),
  ...eyes(36, 46, { size: 5.4, iris: '#5a3a1a', lid: 0.28, lidColour: wool.dark, tilt: 10 }),
  { d: 'M28 36Q36 26 46 24', stroke: '#ffe0c0a6', width: 3 },
);

const polarBear = symbol(
  halo('#ffffff', 46),
  ...ears('round', fur, '#b8c8e0'), ...head('broad', fur),
  ...cheeks(22, 64, '#ffb0b8'), ...eyes(34, 50, { size: 6.4 }),
  ...muzzle(66, fur, { width: 21, nose: '#1c2a40' }),
  { d: 'M70 28Q84 36 88 52', stroke: '#9ab8dc', width: 3 },
);

const snowOwl = symbol(
  halo('#ffe9a8', 45),
  outlined('M50 8C76 8 92 30 92 56C92 82 74 96 50 96C26 96 8 82 8 56C8 30 24 8 50 8z', radial([42, 30], 66, '#ffffff', [0.5, down1.base], '#8fa8c8'), INK, 3),
  ...tufts([[72, 22, 78, 6], [82, 30, 70, 4]], tone('#b4c8e0', INK)),
  ...both({ d: 'M50 26C34 16 16 24 15 44C15 62 34 68 50 56z', fill: radial([32, 42], 24, '#ffffff', '#e4eef8'), stroke: '#7a94b8', width: 2 }),
  ...[[30, 18], [44, 13], [60, 15], [70, 22], [50, 22]].map(([x = 0, y = 0]): Node => ({ d: ellipse(x, y, 3, 1.6), fill: '#5f7894' })),
  ...eyes(33, 44, { size: 10, iris: '#ffc41e', lid: 0.2, lidColour: '#dbe6f2', tilt: 14 }), ...beak(56, tone('#48566c', INK), 7),
);

const arcticFox = symbol(
  halo('#8ab8ff', 45),
  ...ears('pointed', foxCoat, '#f0c4d0'), ...head('pointed', foxCoat),
  ...both({ d: 'M9 52C26 48 42 60 47 88C30 80 14 70 9 52z', fill: '#ffffff' }),
  ...eyes(33, 52, { size: 7, iris: '#e08a1e', lid: 0.3, lidColour: foxCoat.dark, tilt: 14 }), ...muzzle(78, tone('#ffffff', INK), { width: 11 }),
);

const iceAxe = symbol(group([
  outlined('M-5-30H5L4 46Q0 50-4 46z', linear([-5, 0], [5, 0], wood.light, wood.base, wood.dark), INK, 2.8),
  { d: 'M-4 10H4M-4 16H4M-4 22H4', stroke: '#7a3a12', width: 2.4 }, outlined('M-4 40H4L0 52z', linear([-4, 0], [4, 0], ...METALS.silver), INK, 2.2),
  outlined('M-42-20C-30-40-10-46 6-44L30-46L34-32L8-30C-10-30-28-26-42-20z', linear([-40, -44], [20, -24], '#ff9a8a', '#e83a4a', '#8a1030'), INK, 3),
  { d: 'M-34-26C-22-36-6-40 8-39', stroke: '#ffd0c8', width: 2.4 }, outlined('M-7-48H7V-26H-7z', linear([-7, 0], [7, 0], ...METALS.silver), INK, 2.4),
  { d: 'M-5 34C-24 34-26 10-12 4', stroke: '#ffd23f', width: 3 },
], { move: [52, 50], turn: 26 }));

const branch: Node[] = [{ d: 'M0 0V-42M0-16L-9-25M0-16L9-25M0-28L-9-37M0-28L9-37' }];
const strokes = (colour: string, width: number): Node[] => ring(50, 50, 6, branch.map((node) => ({ ...node, stroke: colour, width }) as Node));
const snowflake = symbol(
  ...strokes(INK, 12), ...strokes('#8adcff', 7), ...strokes('#ffffff', 3),
  { d: polygon([0, 60, 120, 180, 240, 300].map((turn) => [50 + 11 * Math.sin((turn * Math.PI) / 180), 50 - 11 * Math.cos((turn * Math.PI) / 180)] as const)), fill: linear([40, 40], [60, 60], '#ffffff', '#5fc4ff'), stroke: INK, width: 2.2 },
);

const icicle = symbol(
  outlined('M8 10Q50 2 92 10L88 22L82 58L74 26L68 30L52 97L38 32L32 28L22 70L12 24z', linear([12, 8], [88, 90], '#ffffff', [0.3, ice.light], [0.6, ice.base], ice.dark), INK, 3),
  { d: 'M16 20L22 50M44 26L51 74M78 22L81 42', stroke: '#ffffffd9', width: 3.4 }, { d: 'M60 30L54 66M30 26L26 42', stroke: '#1f6ab0', width: 2 },
  { d: 'M6 12Q14 4 26 8Q40 2 50 6Q62 2 74 7Q88 4 94 12Q86 20 76 15Q62 20 50 15Q36 20 26 15Q12 20 6 12z', fill: down(4, 18, '#ffffff', '#c4e4f8'), stroke: INK, width: 2.4 },
  gloss(30, 10, 8, 2, -6),
);

export const symbols = { aurora, 'ice-gate': iceGate, mammoth, 'polar-bear': polarBear, 'snow-owl': snowOwl, 'arctic-fox': arcticFox, 'ice-axe': iceAxe, snowflake, icicle };

import { box, down, ellipse, group, linear, radial, star, type Node } from '../../picture/picture.ts';
import { beak, ears, eyes, head, tufts } from '../shapes/creature.ts';
import { both, gloss, ground, halo, outlined, ring, symbol } from '../shapes/finish.ts';
import { framed } from '../shapes/frame.ts';
import { flame, ribbon } from '../shapes/things.ts';
import { METALS, tone } from '../shapes/tone.ts';

const INK = '#2b1207';
const amber = tone('#f2951c', INK);
const leather = tone('#2f5a3e', INK);
const wine = tone('#8c2436', INK);
const skin = tone('#e8b890', INK);
const hair = tone('#d8d2c6', INK);
const plumage = tone('#8a5c38', INK);
const pale = tone('#f0dcb4', INK);
const teal = tone('#1f8a8c', INK);
const blue = tone('#2f4f9a', INK);
const wax = tone('#c0242e', INK);

/** A drop of amber with a gnat of light in it. */
const drop = (x: number, y: number, r: number): Node[] => [
  { d: ellipse(x, y, r * 0.84, r), fill: radial([x - r * 0.2, y + r * 0.3], r * 1.2, '#fff6b8', [0.3, '#ffc94a'], [0.7, '#ee8a14'], '#9a4606'), stroke: INK, width: 2.2 },
  { d: ellipse(x - r * 0.24, y - r * 0.42, r * 0.28, r * 0.16), fill: '#ffffffd9' },
];

/** The book as the poster shows it. */
export const bareCodex = symbol(
  halo('#ffc24a'),
  outlined('M14 16L78 8Q86 8 87 16L90 84Q90 92 82 93L22 95Q14 94 13 86z', linear([14, 10], [90, 94], '#4f8a5e', leather.base, '#12301f'), INK, 3),
  { d: 'M80 11L87 14L89 84Q90 90 84 91L82 88z', fill: '#f4e2b4', stroke: INK, width: 1.8 },
  { d: 'M84 14L86 86M82.4 14L84 87', stroke: '#a8834a', width: 0.9 },
  { d: 'M21 24L73 18L76 80L22 85z', stroke: linear([20, 18], [78, 86], ...METALS.brass), width: 3.4 },
  ...[[20, 22, 0], [75, 16, 90], [78, 82, 180], [21, 88, 270]].map(([x = 0, y = 0, turn = 0]) => group([{ d: 'M-6-6H10Q8 2 2 2Q2 8-6 10z', fill: linear([-6, -6], [10, 10], ...METALS.brass), stroke: INK, width: 1.8 }], { move: [x, y], turn })),
  ...ring(48, 50, 8, [{ d: 'M0-18L4-27L0-31L-4-27z', fill: linear([-4, -31], [4, -18], ...METALS.brass), stroke: INK, width: 1.4 }]),
  ...drop(48, 50, 19),
  { d: 'M48 44C52 46 52 54 48 57C44 54 44 46 48 44M48 48L40 44M48 48L56 44M48 51L40 54M48 51L56 54', stroke: '#7a3606', width: 1.8 },
);
const codex = symbol(...bareCodex.nodes, ...ribbon('WILD', wine, 84));

const scholar = framed('arch', {
  metal: 'brass', ground: ['#ffe09a', '#c8742a', '#4a1f14'], ink: INK,
  inside: [
    { d: 'M6 100C10 78 28 70 50 70C72 70 90 78 94 100z', fill: down(70, 100, wine.light, wine.base, wine.dark), stroke: INK, width: 2.6 },
    { d: 'M40 72L50 92L60 72z', fill: '#f6ead0', stroke: INK, width: 2 },
    { d: 'M30 42C30 24 70 24 70 42C70 62 62 74 50 74C38 74 30 62 30 42z', fill: radial([44, 42], 34, skin.shine, [0.4, skin.light], skin.base), stroke: INK, width: 2.6 },
    { d: 'M32 54C36 60 40 58 50 58C60 58 64 60 68 54C70 76 60 90 50 92C40 90 30 76 32 54z', fill: down(54, 92, '#ffffff', hair.base, '#8f8678'), stroke: INK, width: 2.4 },
    { d: 'M42 64Q50 69 58 64', stroke: '#7a3a2a', width: 2.4 }, { d: 'M40 70Q38 78 42 86M50 72V88M60 70Q62 78 58 86', stroke: '#9a9080', width: 1.5 },
    ...eyes(41, 47, { size: 4.2 }),
    ...both({ d: ellipse(41, 47, 7, 6.4), stroke: '#8a5210', width: 2.2 }, { d: 'M34 37Q41 33 46 38', stroke: '#b8ae9e', width: 3 }),
    { d: 'M48 47H52', stroke: '#8a5210', width: 2.2 }, { d: 'M50 48Q47 55 50 57Q53 56 53 54', stroke: '#a8704a', width: 2 },
    { d: 'M26 36C24 14 76 14 74 36C62 30 38 30 26 36z', fill: down(16, 36, blue.light, blue.base, blue.dark), stroke: INK, width: 2.6 },
    { d: 'M26 36Q50 28 74 36', stroke: '#f2c04a', width: 3 }, ...drop(50, 27, 5),
  ],
});

const owl = symbol(
  halo('#e8b060', 48),
  ...ears('pointed', plumage, '#5a3820'), ...head('broad', plumage),
  ...tufts([[74, 26, 74, 5], [82, 32, 68, 4]], pale),
  ...both({ d: ellipse(31, 48, 20), fill: radial([31, 48], 20, pale.light, [0.7, pale.base], '#b98a5a'), stroke: INK, width: 2.4 }),
  ...eyes(32, 48, { size: 12, iris: '#f09a14' }),
  ...both({ d: 'M48 32Q34 22 14 24Q26 34 46 38z', fill: plumage.dark, stroke: INK, width: 1.8 }),
  ...beak(62, amber, 8),
);

const astrolabe = symbol(
  halo('#ffd98a', 46),
  { d: ellipse(50, 12, 7), stroke: INK, width: 6 }, { d: ellipse(50, 12, 7), stroke: '#e8b040', width: 3 },
  { d: ellipse(50, 56, 39), fill: linear([14, 18], [86, 94], ...METALS.brass), stroke: INK, width: 3 },
  { d: ellipse(50, 56, 31), fill: radial([44, 48], 40, '#3fb4b0', '#146a70', '#0a3844'), stroke: INK, width: 2.2 },
  ...ring(50, 56, 24, [{ d: 'M0-32V-37', stroke: '#5c3409', width: 1.6 }]),
  { d: ellipse(50, 62, 20), stroke: '#f2c866', width: 3 }, { d: ellipse(44, 50, 14), stroke: '#f2c866', width: 2.2 },
  { d: 'M22 56H78M50 28V84', stroke: '#f2c866', width: 1.6 },
  group([{ d: 'M-34-3L0-5L34-3V3L0 5L-34 3z', fill: linear([-34, 0], [34, 0], ...METALS.brass), stroke: INK, width: 2 }], { move: [50, 56], turn: -38 }),
  { d: star(50, 56, 9, 4, 8), fill: '#fff1b0', stroke: INK, width: 1.8 },
  { d: 'M20 46A32 32 0 0 1 42 26', stroke: '#ffffff99', width: 2.4 },
);

const glassWing = (d: string): Node => ({ d, fill: linear([4, 30], [50, 50], '#d8fff8', '#6fd0cc', '#2f9aa0'), stroke: INK, width: 2.2, opacity: 0.96 });
const dragonfly = symbol(
  outlined('M50 4C80 4 94 30 92 56C90 82 70 97 50 97C30 97 10 82 8 56C6 30 20 4 50 4z', radial([44, 64], 58, '#fff2a0', [0.35, '#ffc03a'], [0.75, '#ec8414'], '#8f3e06'), INK, 3),
  ...both(glassWing('M47 36C34 20 14 22 12 32C12 42 32 44 47 40z'), glassWing('M47 46C32 42 16 52 20 61C26 66 40 58 48 50z'), { d: 'M44 36L18 30M44 48L24 58', stroke: '#0f5a60', width: 1.2 }),
  outlined('M50 26C56 26 57 34 55 42C54 56 53 72 50 86C47 72 46 56 45 42C43 34 44 26 50 26z', down(26, 86, '#4fd0c0', teal.base, '#0a3f48'), INK, 2.4),
  { d: 'M46 54H54M46.4 62H53.6M47 70H53', stroke: INK, width: 1.4 },
  ...both({ d: ellipse(46, 25, 5), fill: radial([45, 23], 6, '#ff9a7a', '#a8202e'), stroke: INK, width: 1.8 }),
  { d: 'M20 34C24 20 34 12 48 11', stroke: '#ffffffcc', width: 4 }, gloss(72, 78, 7, 3.6, -36, 0.5),
);

const candle = symbol(
  halo('#ffb84a', 44), ground(93, 32),
  flame(50, 40, 36, '#ff8a1e', '#fff6b0'),
  outlined('M37 44Q50 36 63 44V80H37z', linear([37, 0], [63, 0], '#fffaf0', '#f0dcb4', '#b8945e'), INK, 2.8),
  { d: 'M37 44Q40 54 42 60Q45 64 46 54Q48 48 52 56Q54 66 57 58Q60 48 63 46V44Q50 36 37 44z', fill: '#fffdf4', stroke: INK, width: 1.6 },
  { d: 'M50 42V36', stroke: INK, width: 2.4 },
  outlined('M22 78H78Q76 92 58 92H42Q24 92 22 78z', linear([22, 0], [78, 0], ...METALS.copper), INK, 2.8),
  { d: ellipse(82, 82, 7), stroke: INK, width: 6 }, { d: ellipse(82, 82, 7), stroke: '#d98550', width: 3 },
);

const inkwell = symbol(
  ground(92, 36),
  outlined('M38 30H62V42C76 46 86 56 86 72C86 88 76 92 50 92C24 92 14 88 14 72C14 56 24 46 38 42z', radial([38, 58], 56, '#9fb4ff', [0.35, blue.light], [0.65, blue.base], blue.dark), INK, 3),
  { d: 'M20 70Q50 60 80 70C82 84 74 88 50 88C26 88 18 84 20 70z', fill: '#141a4a', opacity: 0.75 },
  outlined(box(33, 22, 34, 12, 5), linear([33, 0], [67, 0], ...METALS.brass), INK, 2.6),
  outlined(box(40, 10, 20, 12, 5), linear([40, 0], [60, 0], '#c89a68', '#8a5a30', '#4a2a14'), INK, 2.4),
  { d: box(34, 62, 32, 16, 3), fill: '#f6ead0', stroke: INK, width: 2 }, { d: 'M40 70Q44 64 46 70T52 70T58 70', stroke: '#3a2a6a', width: 2 },
  gloss(28, 58, 5, 9, 24),
);

const quill = symbol(
  outlined('M16 92C24 60 36 30 84 6C90 34 76 58 44 66L36 68z', linear([30, 20], [76, 64], '#ffffff', [0.4, '#f2ead8'], '#b06a4a'), INK, 2.8),
  { d: 'M16 92C28 66 46 38 80 12', stroke: '#8a4a2a', width: 2.6 },
  { d: 'M40 50L34 58M52 38L46 60M62 28L64 50M72 20L78 34M46 46L62 58', stroke: '#c09a7a', width: 1.6 },
  { d: 'M58 60C74 52 84 34 84 12C88 34 76 56 52 64z', fill: wax.base, stroke: INK, width: 1.6 },
  { d: 'M12 97L17 84L24 88z', fill: INK },
  { d: 'M34 92Q54 86 72 92T92 88', stroke: '#2f4f9a', width: 4 },
);

const keyBody = 'M50 6A18 18 0 1 1 44 40V54H44V88H56V84H68V74H58V68H66V60H56V41A18 18 0 0 1 50 6z';
const key = symbol(
  group([
    { d: keyBody, fill: linear([30, 6], [70, 88], ...METALS.iron), stroke: INK, width: 3 },
    { d: ellipse(50, 24, 9), fill: '#f3e4c0', stroke: INK, width: 2.4 },
    { d: 'M42 50H58', stroke: INK, width: 6 }, { d: 'M43 50H57', stroke: '#d9e0ea', width: 3 },
    { d: 'M36 18A15 15 0 0 1 48 9', stroke: '#ffffffb3', width: 2.2 },
  ], { move: [10, 4], turn: 8 }),
);

const seal = symbol(
  ...both(outlined('M40 58L26 96L38 90L48 97L54 64z', linear([26, 60], [52, 96], '#5fa06e', leather.base, leather.dark), INK, 2.4)),
  outlined('M50 6C62 2 68 12 76 14C88 16 86 28 90 38C96 48 88 56 84 64C80 76 68 74 58 80C48 84 40 78 30 76C18 74 18 62 12 54C6 44 14 36 16 26C20 14 32 16 38 10C42 8 46 7 50 6z', radial([40, 30], 56, '#ff8a7a', [0.4, wax.base], wax.dark), INK, 3),
  { d: ellipse(50, 42, 25), fill: radial([56, 50], 30, '#d83a40', '#8c1222'), stroke: '#6a0c1a', width: 2.4 },
  { d: 'M50 24C60 34 64 42 62 50C60 58 40 58 38 50C36 42 40 34 50 24zM50 30V58M42 46L58 40', stroke: '#ffb0a0', width: 2.6 },
  gloss(30, 22, 8, 4, -30, 0.7),
);

export const symbols = { codex, scholar, owl, astrolabe, dragonfly, candle, inkwell, quill, key, seal };

import { box, down, ellipse, group, linear, radial, star, type Node, type Picture } from '../../picture/picture.ts';
import { letterRow } from '../lettering/letter-row.ts';
import { knot } from './knot.ts';

const INK = '#07142b';
const BRASS = ['#5c3409', [0.18, '#d9952c'], [0.36, '#fff0ae'], [0.55, '#f0b43c'], [0.8, '#a8661a'], '#5c3409'] as const;
const symbol = (...nodes: Node[]): Picture => ({ width: 100, height: 100, nodes });
const halo = (colour: string, r = 49): Node => ({ d: ellipse(50, 50, r), fill: radial([50, 50], r, `${colour}b3`, [0.6, `${colour}40`], `${colour}00`) });

const wildWord = letterRow('WILD', [
  { stroke: '#4a0d12', width: 40, shift: [0, 5] },
  { stroke: '#fff3c9', width: 23 },
  { stroke: down(0, 100, '#fffbe6', '#ffd766', '#f09a1c'), width: 18 },
], 30);

const lighthouse = symbol(
  halo('#ffd873'),
  { d: 'M50 21L0 4V38zM50 21L100 4V38z', fill: radial([50, 21], 52, '#fff6cf', [0.3, '#ffe08acc'], '#ffd46600') },
  { d: 'M14 92C18 76 34 72 50 72C66 72 82 76 86 92z', fill: down(72, 92, '#6f7f95', '#33425c', '#1b2740'), stroke: INK, width: 2.6 },
  { d: 'M38.5 32H61.5L67 78H33z', fill: linear([33, 0], [67, 0], '#b9c4d6', [0.3, '#ffffff'], [0.62, '#e8e6ea'], '#8a93ad'), stroke: INK, width: 2.6 },
  { d: 'M37 44H63L64.3 55H35.7zM34.3 66H65.7L67 78H33z', fill: linear([33, 0], [67, 0], '#8f1420', [0.3, '#ff5a4e'], [0.6, '#dc2836'], '#7a0d1e') },
  { d: 'M38.5 32H61.5L67 78H33z', stroke: INK, width: 2.6 },
  { d: box(46.5, 58, 7, 8, 3.4), fill: '#ffd978', stroke: INK, width: 1.6 },
  { d: box(34, 28, 32, 5.4, 2), fill: linear([34, 0], [66, 0], ...BRASS), stroke: INK, width: 2.2 },
  { d: box(41, 14, 18, 14, 2), fill: radial([50, 21], 12, '#ffffff', [0.5, '#fff1a6'], '#ffb62e'), stroke: INK, width: 2.2 },
  { d: 'M47 14v14M53 14v14', stroke: '#8a5a1499', width: 1.2 },
  { d: 'M38 15C40 6 46 4 50 1C54 4 60 6 62 15z', fill: linear([38, 0], [62, 0], '#8f1420', [0.4, '#ff6a58'], '#7a0d1e'), stroke: INK, width: 2.2 },
  { d: 'M41 36L39 60', stroke: '#ffffffcc', width: 2.4 },
  { d: 'M4 74Q50 62 96 74L92 95Q50 83 8 95z', fill: down(66, 95, '#e8404a', '#b3142c', '#6e0a20'), stroke: INK, width: 2.8 },
  { d: 'M7.5 76.5Q50 65 92.5 76.5', stroke: '#ffd98a', width: 1.6 },
  { d: 'M10.5 91Q50 79.5 89.5 91', stroke: '#ffd98a', width: 1.6 },
  group(wildWord.nodes, { move: [50 - wildWord.width * 0.073, 73], scale: 0.146 }),
);

const moon = symbol(
  halo('#bfe3ff'),
  { d: ellipse(50, 50, 42), fill: linear([12, 10], [88, 90], ...BRASS), stroke: INK, width: 2.8 },
  { d: ellipse(50, 50, 36), fill: radial([40, 40], 48, '#2a6aa8', '#123a78', '#081a44'), stroke: INK, width: 2.4 },
  ...[[26, 40, 2.4], [72, 26, 3], [78, 52, 2], [66, 76, 2.6], [28, 66, 2]].map(([x = 0, y = 0, r = 0]): Node => ({ d: star(x, y, r * 1.7, r * 0.5, 4), fill: '#fff6c9' })),
  { d: ellipse(50, 50, 30), fill: radial([50, 50], 30, '#d9efff80', '#d9efff00') },
  { d: ellipse(49, 50, 25), fill: radial([41, 41], 36, '#ffffff', [0.4, '#fdf3c8'], [0.75, '#e6cf8a'], '#a98a4a'), stroke: '#8a6a2e', width: 1.6 },
  { d: ellipse(40, 44, 5.2), fill: '#d6bf7eb3' }, { d: ellipse(56, 38, 3.4), fill: '#d6bf7eb3' }, { d: ellipse(58, 57, 6.4), fill: '#cdb473b3' }, { d: ellipse(43, 63, 3.6), fill: '#cdb473b3' },
  { d: 'M33 36A21 21 0 0 1 49 29', stroke: '#ffffff', width: 3 },
  { d: 'M10 74Q22 60 34 70Q44 58 56 69Q68 60 76 70Q86 64 90 74Q92 90 72 88H26Q8 90 10 74z', fill: down(62, 90, '#5fe0e6', '#1f8fb4', '#0c4a7c'), stroke: INK, width: 2.6 },
  { d: 'M16 74Q24 66 33 75M42 72Q50 65 58 74M67 73Q75 67 83 74M26 82Q34 76 42 83M54 82Q62 76 70 83', stroke: '#d9fbff', width: 2.2 },
  { d: 'M22 26A37 37 0 0 1 46 12', stroke: '#ffffffb3', width: 2.6 },
);

const whale = symbol(
  halo('#3fb7ff', 48),
  { d: 'M47 24C46 14 38 10 33 13M49 24C49 12 56 6 63 9M48 25V12', stroke: '#d6f6ff', width: 4 },
  { d: 'M8 55C7 36 26 26 46 27C66 28 74 42 78 52C81 58 84 52 83 45C76 42 72 36 73 30C80 28 86 32 88 38C90 31 95 27 99 30C99 38 95 44 90 46C93 64 84 82 56 84C26 86 9 74 8 55z', fill: radial([38, 42], 58, '#9be6ff', [0.3, '#3f9ff0'], [0.7, '#1c5cc4'], '#0d2f80'), stroke: INK, width: 3 },
  { d: 'M9 58C22 66 40 64 56 70C64 73 70 76 75 77C69 82 62 84 55 84C28 86 11 75 9 58z', fill: down(58, 86, '#f2fbff', '#a8cdec') },
  { d: 'M16 66Q30 70 44 79M24 65Q40 69 56 80M36 66Q52 70 66 79', stroke: '#6f9ac6', width: 1.5 },
  { d: 'M9 58C22 66 40 64 56 70', stroke: INK, width: 2 },
  { d: 'M48 68C52 78 62 84 70 82C68 74 60 66 52 65z', fill: linear([48, 64], [68, 84], '#4fa8f2', '#123f9a'), stroke: INK, width: 2.4 },
  { d: ellipse(27, 53, 3.6, 4.2), fill: INK }, { d: ellipse(26, 51.6, 1.3), fill: '#ffffff' },
  { d: 'M10 59Q17 63 24 61', stroke: INK, width: 2 },
  { d: 'M16 43C24 33 38 31 50 33', stroke: '#e6faff', width: 3.6, opacity: 0.85 },
  { d: ellipse(60, 44, 2), fill: '#b6ecff99' }, { d: ellipse(66, 50, 1.5), fill: '#b6ecff99' }, { d: ellipse(54, 40, 1.4), fill: '#b6ecff99' },
);

const sail = (d: string): Node => ({ d, fill: linear([20, 20], [80, 60], '#fffdf0', [0.45, '#f7e6bd'], '#c99a58'), stroke: INK, width: 2.4 });
const ship = symbol(
  halo('#ffb45c', 48),
  { d: 'M50 8V68M28 20V64M72 24V66', stroke: '#3a1d0c', width: 4.4 },
  { d: 'M50 8L64 11L50 15z', fill: '#e8404a', stroke: INK, width: 1.6 },
  sail('M38 16Q52 22 64 16Q69 27 66 37Q51 32 35 37Q40 26 38 16z'),
  sail('M33 39Q51 35 68 39Q74 50 70 60Q51 55 30 60Q37 49 33 39z'),
  sail('M18 28Q27 32 34 28Q37 42 31 57Q22 54 13 58Q20 42 18 28z'),
  sail('M68 30Q76 33 83 30Q90 43 87 58Q79 55 70 58Q74 44 68 30z'),
  { d: 'M41 20Q46 23 51 22M37 43Q44 40 50 40M20 32Q23 34 26 33M70 34Q74 36 77 35', stroke: '#ffffff', width: 2, opacity: 0.9 },
  { d: 'M8 62Q14 66 22 66H84L95 58Q94 78 80 86H24Q10 80 8 62z', fill: down(60, 86, '#d98a3e', '#8f4a1c', '#4a220e'), stroke: INK, width: 2.8 },
  { d: 'M12 71H89', stroke: '#ffd98a', width: 2.4 },
  { d: 'M14 77H86', stroke: '#3a1a0a', width: 1.4 },
  ...[28, 41, 54, 67].map((x): Node => ({ d: ellipse(x, 76, 2.7), fill: radial([x, 76], 3, '#fff3b0', '#f2a22e'), stroke: INK, width: 1.2 })),
  { d: 'M3 88Q13 79 24 87Q35 79 46 87Q57 79 68 87Q80 79 97 88Q88 97 74 95H24Q10 97 3 88z', fill: down(80, 97, '#7ff0ee', '#1f8fb4', '#0c4a7c'), stroke: INK, width: 2.4 },
  { d: 'M12 88Q18 84 24 89M40 88Q46 84 52 89M68 88Q76 84 82 89', stroke: '#e6feff', width: 1.8 },
);

const compass = symbol(
  halo('#ffcf6a', 48),
  { d: ellipse(50, 11, 7), stroke: '#f0b43c', width: 4 }, { d: ellipse(50, 11, 9), stroke: INK, width: 1.6 },
  { d: ellipse(50, 54, 41), fill: linear([14, 16], [86, 92], ...BRASS), stroke: INK, width: 3 },
  { d: ellipse(50, 54, 33), fill: radial([42, 44], 44, '#fffaea', '#f0dcae', '#b58a4a'), stroke: INK, width: 2.4 },
  ...Array.from({ length: 16 }, (_, index): Node => group([{ d: index % 4 ? 'M0-31v4' : 'M0-31v7', stroke: '#5c3409', width: index % 4 ? 1.4 : 2.4 }], { move: [50, 54], turn: index * 22.5 })),
  { d: star(50, 54, 20, 6, 4, -45), fill: '#c99a4a', stroke: '#6b4310', width: 1.2 },
  { d: star(50, 54, 25, 6, 4), fill: '#2a4a7c', stroke: INK, width: 1.4 },
  group([
    { d: 'M0-27L7 0H-7z', fill: linear([-7, 0], [7, 0], '#ff8a74', '#dc2836', '#7a0d1e'), stroke: INK, width: 1.8 },
    { d: 'M0 27L7 0H-7z', fill: linear([-7, 0], [7, 0], '#ffffff', '#c4d2e6', '#6f83a6'), stroke: INK, width: 1.8 },
    { d: ellipse(0, 0, 5.6), fill: radial([-1.5, -1.5], 6, '#fff3c0', '#e0a02e', '#7a460e'), stroke: INK, width: 1.6 },
  ], { move: [50, 54], turn: 32 }),
  { d: 'M24 46C28 30 44 23 58 26C42 30 32 40 30 56z', fill: '#ffffff80' },
  { d: 'M15 46A37 37 0 0 1 40 18', stroke: '#fff8d6', width: 2.6 },
);

const anchor = symbol(
  halo('#8fb9e6', 47),
  { d: ellipse(50, 16, 8.5), stroke: INK, width: 11 }, { d: ellipse(50, 16, 8.5), stroke: linear([40, 6], [60, 26], '#ffffff', '#a9bcd6', '#56698a'), width: 6 },
  { d: 'M50 26V86M31 36H69M16 58C18 78 34 87 50 87C66 87 82 78 84 58', stroke: INK, width: 17 },
  { d: 'M8 66L15 45L31 60zM92 66L85 45L69 60z', fill: INK, stroke: INK, width: 5 },
  { d: 'M16 58C18 78 34 87 50 87C66 87 82 78 84 58', stroke: linear([14, 60], [86, 90], '#dfe9f7', '#8fa5c6', '#3f5478', '#8fa5c6'), width: 11 },
  { d: 'M9.5 64L15.5 47L29 59.5zM90.5 64L84.5 47L71 59.5z', fill: down(46, 66, '#f2f8ff', '#93a9ca', '#41557a') },
  { d: 'M50 26V86', stroke: linear([44, 0], [56, 0], '#5a6e92', '#f7fbff', '#a3b6d2', '#45587c'), width: 11 },
  { d: 'M31 36H69', stroke: down(31, 41, '#ffffff', '#9db1ce', '#4a5e82'), width: 10 },
  { d: 'M21 64C25 76 36 81 46 82', stroke: '#ffffffb3', width: 2.2 },
  { d: 'M57 10C72 18 66 34 52 42C34 52 34 62 52 68', stroke: '#3f2409', width: 7.4 },
  { d: 'M57 10C72 18 66 34 52 42C34 52 34 62 52 68', stroke: '#e2b56c', width: 4.6 },
  { d: 'M63 17l4-2M64 24l5 0M61 31l4 3M54 38l3 4M46 43l2 4M40 50l4 3M40 57l5-1M44 62l4-3', stroke: '#8a5a20', width: 1.5 },
);

const lantern = symbol(
  halo('#ff9f3d'),
  { d: 'M32 20C34 2 66 2 68 20', stroke: INK, width: 7 }, { d: 'M32 20C34 2 66 2 68 20', stroke: '#e8ac3a', width: 3.6 },
  { d: box(30, 34, 40, 44, 8), fill: radial([50, 58], 30, '#fffbe0', [0.35, '#ffe07a'], [0.7, '#ff9d2e'], '#a83c10'), stroke: INK, width: 2.6 },
  { d: 'M50 40C60 52 60 62 56 68C54 72 46 72 44 68C40 62 42 56 46 52C46 56 48 57 49 57C51 52 48 46 50 40z', fill: down(40, 72, '#ffffff', '#fff09a', '#ff8a1e') },
  { d: 'M34 40C33 52 33 62 35 72', stroke: '#ffffffb3', width: 3 },
  { d: 'M40 34V78M60 34V78', stroke: INK, width: 4.6 }, { d: 'M40 34V78M60 34V78', stroke: '#d9952c', width: 2.2 },
  { d: 'M28 56H72', stroke: INK, width: 4.6 }, { d: 'M28 56H72', stroke: '#d9952c', width: 2.2 },
  { d: 'M26 35C28 24 38 20 42 17H58C62 20 72 24 74 35z', fill: linear([26, 0], [74, 0], ...BRASS), stroke: INK, width: 2.8 },
  { d: box(41, 12, 18, 6, 2), fill: linear([41, 0], [59, 0], ...BRASS), stroke: INK, width: 2 },
  { d: 'M24 78H76L80 90Q50 96 20 90z', fill: linear([20, 0], [80, 0], ...BRASS), stroke: INK, width: 2.8 },
  { d: 'M28 82H72', stroke: '#fff3c0', width: 1.6, opacity: 0.8 },
  { d: 'M33 31C35 26 40 23 44 21', stroke: '#fffbe0', width: 2.4 },
);

const ARM = 'M0 4C-12 2-15-12-9-24C-6-33-4-41 0-43C4-41 6-33 9-24C15-12 12 2 0 4z';
const starfish = symbol(
  halo('#ff8f6b', 46),
  ...[0, 72, 144, 216, 288].map((turn): Node => group([{ d: ARM, fill: INK, stroke: INK, width: 6 }], { move: [50, 53], turn })),
  ...[0, 72, 144, 216, 288].map((turn): Node => group([{ d: ARM, fill: radial([0, -8], 40, '#ffc27a', [0.4, '#ff7a4e'], '#d8324a') }], { move: [50, 53], turn })),
  { d: ellipse(50, 53, 15), fill: radial([46, 49], 17, '#ffd08a', '#ff8a52', '#ff7a4e00') },
  ...[0, 72, 144, 216, 288].map((turn): Node => group([
    ...[8, 15, 22, 29, 35].map((y): Node => ({ d: ellipse(0, -y, 2.5 - y * 0.035), fill: '#fff0c4' })),
    { d: 'M-7-10Q-6-22-3-32', stroke: '#ffffff73', width: 1.8 },
    { d: 'M7-8Q8-20 4-32', stroke: '#b01f3e80', width: 1.8 },
  ], { move: [50, 53], turn })),
  { d: ellipse(50, 53, 3.2), fill: '#fff0c4' },
);

const shell = symbol(
  halo('#ffa9c6', 47),
  { d: 'M30 84L38 70H62L70 84Q50 94 30 84z', fill: down(70, 90, '#ffd9c4', '#e58a9a', '#9a3a62'), stroke: INK, width: 2.8 },
  { d: 'M50 80C34 78 12 62 8 42C6 32 14 28 18 32C18 20 28 14 34 20C38 10 46 10 50 16C54 10 62 10 66 20C72 14 82 20 82 32C86 28 94 32 92 42C88 62 66 78 50 80z', fill: radial([50, 74], 66, '#fff6e6', [0.4, '#ffc9c0'], [0.72, '#ff8fa6'], '#c4487e'), stroke: INK, width: 3 },
  { d: 'M50 79L18 33M50 79L34 21M50 79L50 17M50 79L66 21M50 79L82 33', stroke: '#b23a6e', width: 2.2, opacity: 0.75 },
  { d: 'M47 72L16 40M48 70L29 26M50 68L43 18M53 70L60 20M54 72L74 27M55 73L86 39', stroke: '#fff3ea', width: 2.4, opacity: 0.75 },
  { d: 'M21 52Q50 36 79 52', stroke: '#ffffff59', width: 4 },
  { d: ellipse(50, 80, 6.4), fill: radial([48, 77.5], 8, '#ffffff', '#e6f0ff', '#8fa3c9'), stroke: INK, width: 1.8 },
);

export const symbols = { lighthouse, moon, whale, ship, compass, anchor, lantern, starfish, shell, knot };

import { box, down, ellipse, group, linear, radial, type Node, type Picture } from '../../picture/picture.ts';
import { ears, eyes, head, muzzle } from '../shapes/creature.ts';
import { both, outlined, symbol } from '../shapes/finish.ts';
import { tone } from '../shapes/tone.ts';

export const INK = '#24122a';
export const ginger = tone('#ee8a34', INK);
export const cream = tone('#fbe6c4', INK);
const brown = tone('#8a5a3c', INK);

/** The face of the cat: stripes, whiskers, green eyes. */
export const cat: readonly Node[] = [
  ...ears('pointed', ginger, '#f7b8a4'),
  ...head('round', ginger),
  { d: 'M44 20L46 36M50 18V34M56 20L54 36', stroke: '#a84a1c', width: 4 },
  ...both({ d: 'M12 52L26 55M11 64L25 63', stroke: '#a84a1c', width: 4 }),
  ...eyes(34, 54, { size: 9, iris: '#4fae4a' }),
  ...muzzle(70, cream, { width: 20, nose: '#c84a5a' }),
  ...both({ d: 'M34 76L8 70M34 80L8 84', stroke: '#fff6e6', width: 1.4 }),
];
/** The face of the dog that waits behind some windows. */
export const dog: readonly Node[] = [
  ...head('broad', brown),
  ...ears('hanging', tone('#5c3824', INK)),
  { d: 'M50 22C42 34 42 54 50 62C58 54 58 34 50 22z', fill: cream.light },
  ...eyes(34, 50, { size: 7.5, iris: '#e8b83a', lid: 0.34, lidColour: brown.dark, tilt: 16 }),
  ...muzzle(66, cream, { width: 25, smile: false }),
  ...both({ d: 'M38 82L42 91L46 83z', fill: '#ffffff', stroke: INK, width: 1.4 }),
];

/** A window in its frame, with what is seen in it, and a box of flowers when it is friendly. */
const window = (light: readonly [string, string], inside: readonly Node[], front: readonly Node[]): Picture => symbol(
  outlined('M12 98V38C12 4 88 4 88 38V98z', linear([12, 4], [88, 98], '#d9a878', '#9a5c44'), INK, 2.6),
  outlined('M19 92V40C19 13 81 13 81 40V92z', radial([50, 50], 52, ...light), INK, 2),
  group(inside, { clip: 'M19 92V40C19 13 81 13 81 40V92z' }),
  ...front,
  outlined(box(6, 90, 88, 8, 2), linear([0, 90], [0, 98], '#f0cfa0', '#a86c4c'), INK, 2.2),
);
const shutter = (x: number): Node[] => [
  outlined(box(x, 30, 13, 60, 2), linear([x, 0], [x + 13, 0], '#3a9a94', '#1f6470'), INK, 1.8),
  ...[38, 46, 54, 62, 70, 78].map((y): Node => ({ d: `M${x + 2.5} ${y}h8`, stroke: '#0e3a48', width: 1.6 })),
];
const catWindow = window(['#fff6c0', '#ffc45a'], [group(cat, { move: [21, 34], scale: 0.58 })], [...shutter(1), ...shutter(86)]);
/** What is behind them, before anybody is seen in it. */
export const openWindow = window(['#fff6c0', '#ffc45a'], [{ d: 'M22 92L34 56H66L78 92z', fill: '#ffffff', opacity: 0.35 }, { d: 'M19 30C30 38 30 60 24 90H19zM81 30C70 38 70 60 76 90H81z', fill: '#f0867a' }], [...shutter(1), ...shutter(86)]);
export const darkWindow = window(['#ff9a6a', '#5a1430'], [], []);
const dogWindow = window(['#ff9a6a', '#8a2438'], [group(dog, { move: [20, 33], scale: 0.6 })], []);
export const closedWindow = window(['#8fb0dc', '#4a5a9a'], [
  { d: 'M19 92L52 10H66L34 92z', fill: '#ffffff', opacity: 0.22 },
  { d: 'M19 30C34 44 30 70 20 84zM81 30C66 44 70 70 80 84z', fill: '#f2dcc4', opacity: 0.85 },
  { d: 'M50 10V92M19 52H81', stroke: INK, width: 6.4 },
  { d: 'M50 10V92M19 52H81', stroke: '#e0b080', width: 3.2 },
], [
  ...[22, 34, 46, 58, 70, 78].map((x, index): Node => ({ d: ellipse(x, 86 - (index % 2) * 3, 4.4), fill: index % 2 ? '#f06a7a' : '#f7b04a', stroke: INK, width: 1.2 })),
]);

/** A black cat walks along a ridge, tail up; scenery. */
export const walkingCat: Picture = symbol({
  d: 'M10 96C12 80 12 72 16 64C20 52 18 40 10 28C4 16 14 8 20 16C28 28 30 42 30 54C44 50 56 52 66 50L70 40L68 28L76 34H84L92 27L92 44C92 52 86 58 80 60C80 72 82 84 84 96H76L70 76C58 82 44 82 34 78L28 96H21L22 80L17 96z',
  fill: '#1c1030',
});
/** A chimney with its cap; scenery. */
export const chimney: Picture = symbol(
  { d: box(26, 20, 48, 80), fill: linear([26, 0], [74, 0], '#7a3448', '#b85a54', '#5c2640') },
  ...[34, 50, 66, 82].map((y, index): Node => ({ d: `M26 ${y}H74M${index % 2 ? 40 : 56} ${y}v16`, stroke: '#4a1c34', width: 2 })),
  { d: box(20, 10, 60, 12, 2), fill: down(10, 22, '#e08a6a', '#8a3a4a') },
);
/** The house it climbs: a wall, its windows, the eaves. */
export const house: Picture = symbol(
  outlined(box(4, 14, 92, 110), linear([4, 14], [96, 100], '#f7cfa0', '#d98a78', '#7a3f68'), INK, 1.6),
  ...Array.from({ length: 22 }, (_, index): Node => ({ d: box(8 + ((index * 37) % 80), 22 + ((index * 23) % 78), 8, 4, 1), fill: '#8a3a5c', opacity: 0.28 })),
  ...[[8, 22, closedWindow], [66, 22, dogWindow], [7, 60, catWindow], [67, 60, closedWindow]].map((place): Node => group((place[2] as Picture).nodes, { move: [place[0] as number, place[1] as number], scale: 0.27 })),
  outlined('M-2 16L6 4H94L102 16z', down(4, 16, '#e0685a', '#8a2f4c'), INK, 1.6),
  ...Array.from({ length: 12 }, (_, index): Node => ({ d: `M${6 + index * 8} 5L${3 + index * 8.6} 15`, stroke: '#5c1c3a', width: 1 })),
);
/** The cat on its ridge, the whole of it, for the poster. */
export const sittingCat: Picture = symbol(
  { d: 'M70 84C92 88 98 70 90 56C86 48 92 42 95 46', stroke: INK, width: 11 },
  { d: 'M70 84C92 88 98 70 90 56C86 48 92 42 95 46', stroke: ginger.base, width: 6.6 },
  outlined('M28 96C22 74 30 52 50 50C72 52 80 76 74 96z', radial([44, 60], 44, ginger.light, ginger.base, ginger.dark), INK, 2.4),
  outlined('M40 64C42 80 44 88 42 96H58C56 88 58 80 60 64C54 72 46 72 40 64z', cream.light, INK, 1.6),
  outlined(ellipse(39, 94, 8, 4.6), cream.shine, INK, 1.8), outlined(ellipse(61, 94, 8, 4.6), cream.shine, INK, 1.8),
  group(cat, { move: [19, 0], scale: 0.62 }),
);

import { ellipse, group, linear, radial, star, type Node, type Picture } from '../../picture/picture.ts';
import { outlined, symbol } from '../shapes/finish.ts';
import { tone } from '../shapes/tone.ts';

export const INK = '#3a1a14';
const red = tone('#e03a3a', INK);
const gold = tone('#ffc02e', INK);
const blue = tone('#2a7ad0', INK);
const white = tone('#fff3dc', INK);

const tied = (x: number, y: number, turn: number, colour: string): Node =>
  group([{ d: 'M0 0L-7-4V4zM0 0L7-4V4z', fill: colour, stroke: INK, width: 1.6 }], { move: [x, y], turn });

/** Four colours of paper on two sticks, with a sun. */
const paper: Node[] = [
  { d: 'M0-46L31-8L0 0z', fill: linear([0, -46], [31, 0], gold.light, gold.base) },
  { d: 'M0-46L-31-8L0 0z', fill: linear([-31, -46], [0, 0], red.light, red.base) },
  { d: 'M31-8L0 44L0 0z', fill: linear([0, -8], [20, 44], blue.light, blue.base, blue.dark) },
  { d: 'M-31-8L0 44L0 0z', fill: linear([-31, -8], [0, 44], white.shine, white.base, '#d9b890') },
  { d: 'M0-46V44M-31-8Q0 4 31-8', stroke: '#8a4a24', width: 2 },
  { d: star(0, -7, 15, 9.4, 12), fill: '#fff3dc', stroke: INK, width: 1.6 },
  { d: ellipse(0, -7, 7.6), fill: radial([-2, -9], 10, '#ffffff', '#fff0a0', '#ff9a2e'), stroke: INK, width: 1.4 },
  { d: 'M0-46L31-8L0 44L-31-8z', stroke: INK, width: 3 },
  { d: 'M-3-38L-25-10', stroke: '#ffffff', width: 2.4, opacity: 0.7 },
];

/** A paper kite of four colours with a sun on it, and its tail of bows. */
export const kite: Picture = symbol(
  { d: 'M38 66C30 74 40 80 30 86C22 90 20 94 10 95', stroke: INK, width: 2.6 },
  { d: 'M38 66C30 74 40 80 30 86C22 90 20 94 10 95', stroke: '#fff3dc', width: 1.2 },
  tied(34, 78, 70, red.base), tied(24, 89, 30, blue.base), tied(12, 95, 10, gold.base),
  group(paper, { move: [60, 42], turn: 34, scale: 0.9 }),
);

/** The same without its tail, to be flown: the tail waves behind it. */
export const kiteBody: Picture = symbol(group(paper, { move: [50, 52], turn: 34, scale: 0.98 }));

/** A bow of its tail. */
export const bow = (colour: 'red' | 'blue' | 'gold'): Picture => {
  const { light, base, dark } = { red, blue, gold }[colour];
  const wing: Node = { d: 'M50 31C34 2 6 2 5 14V48C6 60 34 60 50 31z', fill: linear([5, 5], [50, 58], light, base, dark), stroke: INK, width: 5 };
  return { width: 100, height: 62, nodes: [wing, group([wing], { move: [100, 0], scale: [-1, 1] }), { d: ellipse(50, 31, 9, 11), fill: base, stroke: INK, width: 5 }] };
};

/** Two-humped camels on the way; scenery. */
export const camel: Picture = symbol(
  outlined('M14 96L18 66C12 60 12 48 18 46C22 28 34 26 38 46C42 42 46 42 48 46C52 28 64 28 66 50C72 52 74 44 74 36C74 30 78 24 86 26L94 30C96 34 92 36 86 36C84 50 82 62 72 68L70 96H64L62 74H34L28 74L24 96z', linear([14, 26], [90, 96], '#e8a45a', '#b0683a', '#7a3f2c'), INK, 2.4),
  outlined('M38 46Q43 40 48 46L50 66H34z', linear([34, 42], [50, 66], '#e0485a', '#8a2038'), INK, 2),
  { d: 'M36 60H50M37 54H49', stroke: '#ffd98a', width: 2 },
);
/** A figure that holds the string; scenery. */
export const flyer: Picture = symbol(
  { d: 'M52 40L92 4', stroke: '#fff6e2', width: 1 },
  outlined('M40 98L44 72L36 46Q46 38 56 46L56 72L62 98H54L50 78L47 98z', linear([36, 40], [62, 98], '#2a8a8a', '#1a4a60'), INK, 2),
  outlined('M52 48L66 28L69 31L56 56z', '#2a8a8a', INK, 1.6),
  outlined(ellipse(46, 32, 9), '#e0a878', INK, 2),
  outlined('M34 30Q46 14 58 30Q46 26 34 30z', '#f7e2b0', INK, 1.8),
);

import { down, ellipse, group, linear, radial, star, type Node } from '../../picture/picture.ts';
import { glint, gloss, halo, outlined, ring, symbol } from '../shapes/finish.ts';
import { framed } from '../shapes/frame.ts';
import { gem } from '../shapes/gem.ts';
import { leaf, ribbon } from '../shapes/things.ts';
import { tone, type Tone } from '../shapes/tone.ts';

const INK = '#14072e';
const lily = tone('#27c4dc', INK);
const rose = tone('#e8368f', INK);
const moon = tone('#a9b8f0', INK);
const sun = tone('#ffb21e', INK);
const stem = tone('#1fa58a', INK);

/** The comet itself, which the poster shows without its frame. */
const flight: Node[] = [
  { d: 'M96 4C70 10 40 30 32 58C30 72 46 76 56 66C78 50 92 28 96 4z', fill: linear([94, 6], [36, 66], '#ff4fd800', [0.3, '#b45cff'], [0.65, '#4fd8ff'], '#ffffff') },
  { d: 'M90 16C70 22 46 40 40 58', stroke: '#ffffffb3', width: 2.4 },
  { d: 'M94 26C78 44 64 58 54 64', stroke: '#ffe08acc', width: 2 },
  { d: ellipse(43, 60, 15), fill: radial([39, 55], 17, '#ffffff', [0.35, '#fff7c4'], [0.7, '#6fe8ff'], '#2f8fe0'), stroke: INK, width: 2 },
  glint(39, 55, 8),
];
export const bareComet = symbol(...flight);
const comet = framed('circle', {
  metal: 'rose', ground: ['#8a5cff', '#3a1a8a', '#10083a'], ink: INK,
  inside: [
    ...[[22, 40], [74, 30], [80, 60], [30, 70], [60, 82], [46, 20]].map(([x = 0, y = 0]) => glint(x, y, 4, '#e6dcff')),
    ...flight,
  ],
  before: ribbon('WILD', tone('#8a2fe0', INK), 83),
});

/** One petal that points up from the origin, for a ring of them. */
const petal = (d: string, colours: Tone): Node[] => [
  { d, fill: down(-44, 0, colours.shine, [0.35, colours.light], [0.68, colours.base], colours.dark), stroke: INK, width: 2.6 },
];
const vein = (to: number, colour: string): Node => ({ d: `M0-8V${to}`, stroke: colour, width: 1.6, opacity: 0.8 });
const stamen: Node[] = [{ d: 'M0-6V-17', stroke: '#fff1a8', width: 1.6 }, { d: ellipse(0, -18, 2.4), fill: '#ffd23f', stroke: INK, width: 1 }];

const starLily = symbol(
  halo('#3fe0ff', 49),
  ...ring(50, 50, 6, petal('M0 0C-12-12-11-28 0-40C11-28 12-12 0 0z', tone('#1b86c4', INK)), 30),
  ...ring(50, 50, 6, [...petal('M0 2C-17-12-14-30 0-47C14-30 17-12 0 2z', lily), vein(-34, '#ffffff'), { d: ellipse(-3, -16, 1.2), fill: '#0f5f8c' }, { d: ellipse(3, -21, 1.2), fill: '#0f5f8c' }]),
  ...ring(50, 50, 6, stamen, 30),
  { d: star(50, 50, 9, 4, 6), fill: '#fffbe0', stroke: INK, width: 1.4 },
  gloss(42, 20, 3, 7, 10, 0.7),
);

const nebulaRose = symbol(
  halo('#ff4fa8', 48),
  leaf(60, 70, 24, 36, stem), leaf(40, 70, 156, 36, stem),
  ...ring(50, 47, 5, petal('M0 6C-30-2-28-38 0-40C28-38 30-2 0 6z', tone('#8a1f9a', INK)), 36),
  ...ring(50, 47, 5, petal('M0 6C-24 0-22-30 0-31C22-30 24 0 0 6z', rose), 0),
  ...ring(50, 47, 4, petal('M0 6C-17 2-15-20 0-21C15-20 17 2 0 6z', tone('#ff6fb4', INK)), 20),
  outlined('M50 37C60 37 61 53 50 56C39 53 40 37 50 37z', radial([48, 43], 12, '#fff0c4', '#ffb36b', '#d8307c'), INK, 2),
  { d: 'M45 47Q50 41 54 47Q53 51 50 51', stroke: INK, width: 1.5 },
  ...[[26, 26], [70, 20], [76, 46], [34, 68]].map(([x = 0, y = 0]) => glint(x, y, 5, '#ffe6ff')),
);

const moonflower = symbol(
  halo('#c9d4ff', 46),
  { d: 'M50 60Q46 80 52 96', stroke: INK, width: 8 }, { d: 'M50 60Q46 80 52 96', stroke: stem.base, width: 4.6 },
  leaf(50, 88, -26, 34, stem), leaf(48, 84, 208, 30, stem),
  outlined('M12 30C14 14 34 6 50 16C66 6 86 14 88 30C98 44 86 56 72 56C68 70 32 70 28 56C14 56 2 44 12 30z', radial([44, 26], 54, '#ffffff', [0.4, moon.light], [0.75, moon.base], moon.dark), INK, 3),
  { d: 'M50 42L50 18M50 42L18 32M50 42L82 32M50 42L30 58M50 42L70 58', stroke: '#ffffffb3', width: 2.4 },
  { d: ellipse(50, 40, 14), fill: radial([50, 42], 14, '#4a2f9a', [0.7, '#7a6ad8'], '#a9b8f0'), stroke: INK, width: 2 },
  { d: 'M56 30A11 11 0 1 0 57 49A9 9 0 1 1 56 30z', fill: '#fff6c4', stroke: INK, width: 1.6 },
);

const sunDaisy = symbol(
  halo('#ffd24a', 45),
  ...ring(50, 50, 12, petal('M0 0C-10-14-9-32 0-44C9-32 10-14 0 0z', tone('#ff7a1e', INK)), 15),
  ...ring(50, 50, 12, petal('M0 0C-8-12-7-26 0-37C7-26 8-12 0 0z', sun)),
  { d: ellipse(50, 50, 17), fill: radial([45, 44], 20, '#fff3a8', [0.4, '#ff9a2e'], '#a83c10'), stroke: INK, width: 2.6 },
  ...ring(50, 50, 8, [{ d: ellipse(0, -11, 1.8), fill: '#ffe08a' }]),
  gloss(45, 43, 5, 3, -30),
);

const shades = ['#ff8ad8', '#8affc4', '#8ac4ff', '#ffe08a'];
const opal = symbol(
  ...gem('round', tone('#7fd8c4', INK), 0.6),
  group(shades.map((colour, index): Node => ({ d: ellipse([38, 60, 44, 62][index] ?? 50, [40, 38, 62, 60][index] ?? 50, 14), fill: radial([[38, 60, 44, 62][index] ?? 50, [40, 38, 62, 60][index] ?? 50], 14, `${colour}d9`, `${colour}00`) })), { clip: ellipse(50, 50, 40) }),
  glint(34, 30, 7),
);

export const symbols = {
  comet,
  'star-lily': starLily,
  'nebula-rose': nebulaRose,
  moonflower,
  'sun-daisy': sunDaisy,
  ruby: symbol(...gem('heart', tone('#f0243f', INK))),
  topaz: symbol(...gem('triangle', tone('#ff9a2e', INK))),
  opal,
  amethyst: symbol(...gem('marquise', tone('#a24fff', INK))),
};

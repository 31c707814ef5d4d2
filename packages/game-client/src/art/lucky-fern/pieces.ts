import { box, ellipse, group, linear, radial, type Node, type Picture } from '../../picture/picture.ts';
import { glint, ring, symbol } from '../shapes/finish.ts';
import { mix } from '../shapes/tone.ts';

export const INK = '#061a12';

/** A frond that grows up from the origin, a hundred long, with leaflets that shorten towards its curled tip. */
const frond = (light: string, dark: string, bend = 14): Node[] => {
  const at = (t: number) => [bend * t * t, -94 * t] as const;
  return [
    { d: `M0 0Q0-50 ${bend} -94q4-8-3-9q-6 0-4 5`, stroke: dark, width: 3 },
    ...Array.from({ length: 12 }, (_, index): Node[] => {
      const t = 0.1 + index * 0.075;
      const [x, y] = at(t);
      const length = 30 * Math.sin(Math.PI * (0.18 + t * 0.8)) + 3;
      return [-1, 1].map((way): Node => group([{ d: `M0 0Q${(length * 0.45).toFixed(1)}-5 ${length.toFixed(1)}-2Q${(length * 0.5).toFixed(1)} 3.4 0 2.4z`, fill: linear([0, 0], [length, 0], dark, mix(dark, light, 0.5 + index * 0.04)) }], { move: [x, y], turn: way < 0 ? 24 - bend * 0.2 : -24 + bend * 0.2, scale: [way, 1] }));
    }).flat(),
    { d: `M0 0Q0-50 ${bend} -94`, stroke: light, width: 1.2 },
  ];
};

const petal = 'M0 4C-15-4-17-26 0-42C17-26 15-4 0 4z';
/** The flower of the midsummer night: fire within, light around. */
export const flower: Picture = symbol(
  { d: ellipse(50, 50, 50), fill: radial([50, 50], 50, '#fff3a8e6', [0.3, '#ffb04a99'], [0.6, '#e83a8a4d'], '#e83a8a00') },
  ...ring(50, 50, 8, [{ d: 'M0 0L-1.6-49L1.6-49z', fill: '#fff6c455' }], 22),
  ...ring(50, 50, 5, [{ d: petal, fill: linear([0, -42], [0, 4], '#a81a6a', '#e8408a', '#ff9a5a'), stroke: '#3a0a2a', width: 2 }], 36),
  ...ring(50, 50, 5, [{ d: petal, fill: linear([0, -42], [0, 4], '#ff5a9a', '#ffa05a', '#fff09a'), stroke: '#4a0a2a', width: 2 }, { d: 'M0-2V-30', stroke: '#fff6c4', width: 1.6, opacity: 0.8 }]),
  { d: ellipse(50, 50, 10), fill: radial([48, 47], 12, '#ffffff', '#fff3a8', '#ffb52e'), stroke: '#6a2a0a', width: 1.6 },
  ...ring(50, 50, 9, [{ d: 'M0-9V-16', stroke: '#fff8d0', width: 1.3 }, { d: ellipse(0, -17, 1.9), fill: '#ffffff' }], 20),
  glint(26, 24, 8, '#fffbe0'), glint(78, 70, 6, '#fffbe0'),
);

/** What is scratched off: dew-silvered moss with a frond pressed into it. */
export const cover: Picture = symbol(
  { d: box(0, 0, 100, 100), fill: linear([0, 0], [100, 100], '#6fa87c', '#3f7f5c', '#8fc29a', '#2f6a4c') },
  ...Array.from({ length: 9 }, (_, index): Node => ({ d: `M${-40 + index * 20} 100L${10 + index * 20} 0`, stroke: '#e4ffe9', width: 2, opacity: index % 2 ? 0.1 : 0.2 })),
  group(frond('#e0f7c8', '#1d5238', 20), { move: [40, 96], turn: 4, scale: 0.86 }),
  group([{ d: ellipse(0, 0, 12), fill: radial([0, 0], 12, '#fff6b8', [0.4, '#ffd45e80'], '#ffd45e00') }], { move: [72, 28] }),
  glint(72, 28, 7, '#fffbe0'),
  { d: box(3, 3, 94, 94, 8), stroke: '#e9ffe4', width: 1.6, opacity: 0.5 },
);

/** A tuft of fronds; scenery. */
export const tuft = (light: string, dark: string): Picture => ({
  width: 160,
  height: 110,
  nodes: [-62, 58, -34, 30, -6].map((turn, index) => group(frond(light, dark, index % 2 ? -14 : 14), { move: [80, 108], turn, scale: 0.9 - index * 0.02 })),
});

const scratched: Node[] = [{ d: box(0, 0, 100, 100, 10), fill: linear([0, 0], [100, 100], '#6fa87c', '#3f7f5c', '#8fc29a'), stroke: '#1d5238', width: 4 }, { d: 'M30 84Q34 40 70 16M38 60L22 46M44 44L30 30M40 64L62 62M50 44L72 42', stroke: '#e0f7c8', width: 5 }];

/** A scratch ticket with one field laid open. */
export const ticket: Picture = symbol(
  { d: box(12, 4, 76, 92, 7), fill: linear([12, 4], [88, 96], '#f6efd0', '#e0d09a'), stroke: INK, width: 2.6 },
  { d: box(16, 8, 68, 18, 4), fill: linear([16, 8], [84, 26], '#1f6a48', '#0f3f2c') },
  group(flower.nodes, { move: [41, 8], scale: 0.18 }),
  ...Array.from({ length: 9 }, (_, index): Node => group(index === 4 ? [{ d: box(0, 0, 100, 100, 10), fill: '#fffbe6', stroke: '#c9a43a', width: 6 }, { d: 'M50 14L60 40L88 42L66 60L74 88L50 72L26 88L34 60L12 42L40 40z', fill: '#f2b62e', stroke: '#8a5a10', width: 3 }] : scratched, { move: [17 + (index % 3) * 23, 30 + Math.floor(index / 3) * 22], scale: 0.2 })),
);

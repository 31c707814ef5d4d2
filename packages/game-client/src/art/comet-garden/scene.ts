import { ellipse, group, linear, radial } from '../../picture/picture.ts';
import { lightAt, props, scene, sky, spreadOf, vignette, type SceneLayer } from '../scenery/frame.ts';
import { ridge, stars } from '../scenery/layers.ts';
import { symbols } from './symbols.ts';

/** A great planet with its ring, cut by the edge. */
const planet = (x: number, y: number, size: number): SceneLayer => ({ width, height, unit }) => [
  group([
    { d: ellipse(0, 0, 30), fill: radial([-10, -12], 44, '#ffd0f0', [0.35, '#d85cc8'], [0.7, '#6a2fa8'], '#240f5c') },
    { d: 'M-29-6Q0-16 29-6M-30 3Q0-6 30 3M-27 12Q0 4 27 12', stroke: '#ffc4f066', width: 2.4 },
    { d: 'M-29 4C-62 10-58 20-20 16C24 12 60-4 50-12C46-15 36-13 28-10C44-10 42-4 16 3C-16 11-44 12-29 4z', fill: linear([-55, 10], [55, -10], '#5cf0ff', '#c48aff', '#ff8ad8') },
  ], { move: [x * width, y * height], turn: -12, scale: (size * unit) / 100 }),
];

/** Craters on the moon's ground. */
const craters = (count: number, top: number, depth: number): SceneLayer => ({ width, height, unit }) =>
  Array.from({ length: count }, (_, index) => {
    const r = unit * (2 + 5 * spreadOf(index, 3));
    const [x, y] = [spreadOf(index, 1) * width, (top + depth * spreadOf(index * 3, 2)) * height];
    return group([{ d: ellipse(x, y, r, r * 0.34), fill: '#160a3c' }, { d: ellipse(x, y + r * 0.09, r * 0.92, r * 0.27), fill: '#4a3a9a' }]);
  });

const nebula = (x: number, y: number, size: number, colour: string): SceneLayer => lightAt(x, y, size, colour, 0.42);

/** A small moon in bloom under a sky of nebulas. */
export const backdrop = scene(
  sky(['#080422', [0.45, '#241062'], [0.75, '#5a1f8a'], '#1a0a44']),
  nebula(0.2, 0.3, 60, '#ff3fb0'), nebula(0.8, 0.42, 66, '#2fb4ff'), nebula(0.5, 0.1, 50, '#8a4fff'),
  stars(120, 0.8, '#f4ecff'),
  planet(0.84, 0.17, 44),
  ridge(0.76, 0.05, ['#6a5ac8', '#33248a'], { waves: 2, phase: 1, edge: '#a99aff' }),
  ridge(0.86, 0.05, ['#4f3fae', '#22156a'], { waves: 3, phase: 2, edge: '#8a7af0' }),
  craters(14, 0.84, 0.14),
  props(symbols.moonflower, [{ x: 0.06, y: 0.98, size: 24 }, { x: 0.9, y: 0.99, size: 26 }, { x: 0.2, y: 1, size: 15, wide: true }]),
  props(symbols['nebula-rose'], [{ x: 0.13, y: 0.99, size: 12, wide: true }, { x: 0.96, y: 0.98, size: 14 }]),
  props(symbols.amethyst, [{ x: 0.83, y: 0.99, size: 11, turn: 14, wide: true }, { x: 0.015, y: 0.99, size: 13, turn: -16 }]),
  vignette('#05021a', 0.6),
);

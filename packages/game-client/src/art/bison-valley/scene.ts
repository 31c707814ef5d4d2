import { group, linear, down } from '../../picture/picture.ts';
import { lightAt, props, scene, sky, vignette, type SceneLayer } from '../scenery/frame.ts';
import { clouds, disc, mist, ridge, scattered } from '../scenery/layers.ts';
import { symbols } from './symbols.ts';

/** Table mountains, which stand flat against the sunset. */
const mesas = (y: number, size: number, xs: readonly number[], light: string, dark: string): SceneLayer => ({ width, height, unit }) =>
  xs.map((x, index) => group([
    { d: 'M-60 0L-44-14L-38-40L-34-42H4L10-30L30-29L36-12L60 0z', fill: linear([-50, -40], [50, 0], light, dark) },
    { d: 'M-38-34L-36-20M-26-40L-24-18M-8-40L-6-22M16-28L18-12', stroke: dark, width: 1.6, opacity: 0.7 },
  ], { move: [x * width, y * height], scale: [((index % 2 ? -1 : 1) * size * unit) / 100, (size * unit) / 100] }));

const blade = [{ d: 'M-1 0Q-1-6-4-9Q0-6 0.6 0zM0.4 0Q1-5 4-8Q2-5 1.6 0z', fill: down(-9, 0, '#f4c95a', '#8a5a1e') }];

/** The prairie as the sun goes: table mountains, a sea of grass, wheat at the edges. */
export const backdrop = scene(
  sky(['#1d4f5e', [0.3, '#5a9a94'], [0.5, '#f0c27a'], '#e0703a'], 0, 0.7),
  lightAt(0.5, 0.5, 60, '#fff0a8', 0.9),
  disc(0.5, 0.5, 13, ['#ffffff', '#fff1b0', '#ffb04a']),
  clouds([[0.15, 0.14, 34], [0.8, 0.2, 30], [0.55, 0.08, 22]], '#ffe0b8', 0.6),
  mesas(0.64, 46, [0.12, 0.86], '#d8764a', '#8a3a3a'),
  mesas(0.66, 26, [0.34, 0.66], '#c8643f', '#7a3038'),
  mist(0.64, 0.05, '#ffd9a0', 0.6),
  ridge(0.68, 0.03, ['#d8983e', '#a0662a'], { waves: 3 }),
  ridge(0.8, 0.05, ['#b87a2e', '#6e4420'], { waves: 2, phase: 2 }),
  scattered(blade, 70, { top: 0.72, height: 0.12 }, 4, 20),
  ridge(0.93, 0.05, ['#7a4c20', '#3a2012'], { waves: 3, phase: 1 }),
  scattered(blade, 60, { top: 0.9, height: 0.12 }, 7, 24),
  props(symbols.wheat, [{ x: 0.05, y: 1.02, size: 30 }, { x: 0.95, y: 1.02, size: 32, flip: true }, { x: 0.14, y: 1.03, size: 20, wide: true }]),
  props(symbols.sunflower, [{ x: 0.89, y: 1.03, size: 22, wide: true }]),
  vignette('#2a1008', 0.6),
);

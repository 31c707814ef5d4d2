import { down, ellipse, group, linear, polygon, type Node } from '../../picture/picture.ts';
import { lightAt, props, scene, sky, spreadOf, vignette, type SceneLayer } from '../scenery/frame.ts';
import { ridge } from '../scenery/layers.ts';
import { symbols } from './symbols.ts';

/** Mountains of creased paper. */
const folds = (y: number, rise: number, count: number, light: string, dark: string): SceneLayer => ({ width, height }) =>
  Array.from({ length: count }, (_, index): Node[] => {
    const [x, w, h] = [((index + 0.5) / count) * width, (width / count) * 1.7, rise * height * (0.6 + 0.6 * spreadOf(index, 3))];
    const [top, foot] = [y * height - h, height];
    return [
      { d: polygon([[x, top], [x - w / 2, y * height], [x - w / 2, foot], [x + w * 0.08, foot]]), fill: down(top, y * height, light, dark) },
      { d: polygon([[x, top], [x + w / 2, y * height], [x + w / 2, foot], [x + w * 0.08, foot]]), fill: dark },
    ];
  }).flat();

/** Paper lanterns on strings. */
const lanterns = (y: number, size: number, xs: readonly number[], colour: string): SceneLayer => ({ width, height, unit }) =>
  xs.map((x, index) => group([
    { d: 'M0-90V-30', stroke: '#8a3a4a', width: 1.4 },
    { d: ellipse(0, 0, 34), fill: '#ffd98a33' },
    { d: 'M-12-24H12L22-8V8L12 24H-12L-22 8V-8z', fill: linear([-22, -24], [22, 24], '#fff0b0', colour, '#8a1a30') },
    { d: 'M-6-24L-9 0L-6 24M6-24L9 0L6 24M-22-8H22M-22 8H22', stroke: '#fff3d080', width: 1.2 },
    { d: 'M-4 24H4V40H-4z', fill: '#f7b228' },
  ], { move: [x * width, (y + 0.05 * (index % 3)) * height], scale: (size * unit) / 100 }));

/** A festival morning of coloured paper: creased hills, a white sun, lanterns over the valley. */
export const backdrop = scene(
  sky(['#f7c9b0', [0.5, '#ffe9cf'], '#bfe6dc']),
  lightAt(0.5, 0.34, 60, '#ffffff', 0.9),
  ({ width, height, unit }) => [{ d: ellipse(width / 2, height * 0.34, unit * 17), fill: linear([0, height * 0.2], [0, height * 0.5], '#ff8a6a', '#e8404c') }],
  folds(0.66, 0.2, 7, '#a8dccf', '#6fb8b4'),
  folds(0.78, 0.16, 5, '#5cb0ac', '#2f8088'),
  folds(0.92, 0.13, 6, '#2f7f8a', '#1a4f68'),
  ridge(0.97, 0.02, ['#174660', '#0f2f4a'], { waves: 4 }),
  lanterns(0.16, 13, [0.06, 0.17, 0.83, 0.94], '#e8404c'),
  lanterns(0.1, 9, [0.3, 0.42, 0.6, 0.71], '#f2922e'),
  props(symbols.lotus, [{ x: 0.07, y: 0.99, size: 20 }, { x: 0.93, y: 0.99, size: 22 }]),
  props(symbols['paper-boat'], [{ x: 0.2, y: 1, size: 13, wide: true }, { x: 0.81, y: 1, size: 12, flip: true, wide: true }]),
  vignette('#3a1430', 0.36),
);

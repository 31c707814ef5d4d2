import { down, ellipse, group, linear, polygon, type Node } from '../../picture/picture.ts';
import { lightAt, props, scene, sky, vignette, type SceneLayer } from '../scenery/frame.ts';
import { beams, clouds, ridge, scattered, trees } from '../scenery/layers.ts';
import { symbols } from './symbols.ts';

const hexagon = polygon([0, 60, 120, 180, 240, 300].map((turn) => [10 * Math.cos((turn * Math.PI) / 180), 10 * Math.sin((turn * Math.PI) / 180)] as const));

/** Comb that hangs into the picture from its upper corners, honey running from it. */
const comb: SceneLayer = ({ width, unit }) =>
  [0, 1].flatMap((side) =>
    Array.from({ length: 20 }, (_, index): Node[] => {
      const [column, row] = [index % 5, Math.floor(index / 5)];
      if (column + row > 4) return [];
      const [x, y] = [column * 15.4 * 0.36, (row * 17.6 + (column % 2) * 8.8) * 0.36];
      const at = { move: [side ? width - x * unit : x * unit, y * unit] as const, scale: unit * 0.36 };
      return [group([{ d: hexagon, fill: linear([-10, -10], [10, 10], '#ffe58a', '#ffb51e', '#d87a0a'), stroke: '#8a4a0a', width: 2 }, ...(index % 3 === 0 ? [{ d: 'M-3 6C-3 14-4 24 0 28C4 24 3 14 3 6z', fill: down(6, 28, '#ffb51e', '#ffdf6a') }] : [])], at)];
    }).flat(),
  );

const bloom = (colour: string): Node[] => [
  { d: 'M0 0V8', stroke: '#2f7a2e', width: 1 },
  ...[0, 72, 144, 216, 288].map((turn) => group([{ d: ellipse(0, -2.6, 1.7, 2.4), fill: colour }], { turn })), { d: ellipse(0, 0, 1.4), fill: '#ffd21e' },
];

/** A meadow in full bloom at noon. */
export const backdrop = scene(
  sky(['#2f9ae8', [0.5, '#8fdcff'], '#e8ffe0'], 0, 0.7),
  lightAt(0.7, 0.12, 40, '#fffbd0', 1), beams(0.7, 0.12, '#fffbe0', 14, 0.22),
  clouds([[0.22, 0.22, 34], [0.86, 0.32, 30], [0.5, 0.14, 20]], '#ffffff', 0.85),
  ridge(0.6, 0.07, ['#9adf8a', '#5cb85a'], { waves: 3 }),
  trees('round', 0.63, 12, 16, ['#5cb04a', '#2f8a3a']),
  ridge(0.7, 0.06, ['#a8e060', '#5cb03a'], { waves: 2, phase: 2 }),
  ridge(0.83, 0.05, ['#7fcf3f', '#2f8a2a'], { waves: 3, phase: 1 }),
  scattered(bloom('#ffffff'), 34, { top: 0.76, height: 0.22 }, 3), scattered(bloom('#ff5a4a'), 26, { left: 0.02, top: 0.8, width: 0.98, height: 0.18 }, 3.6), scattered(bloom('#6a8aff'), 24, { left: 0.04, top: 0.79, width: 0.96, height: 0.2 }, 3.2),
  props(symbols.poppy, [{ x: 0.06, y: 1.02, size: 26 }, { x: 0.9, y: 1.02, size: 20, wide: true }]),
  props(symbols.bluebell, [{ x: 0.95, y: 1.02, size: 28 }, { x: 0.14, y: 1.02, size: 20, flip: true, wide: true }]),
  comb,
  vignette('#1f5a1a', 0.34),
);

import { box, down, group, type Node } from '../../picture/picture.ts';
import { lightAt, props, scene, sky, spreadOf, vignette, type SceneLayer } from '../scenery/frame.ts';
import { blocks, clouds, mist, ridge, water } from '../scenery/layers.ts';
import { symbols } from './symbols.ts';

/** A stroke of lightning from the clouds. */
const strike = (x: number, reach: number, salt: number): SceneLayer => ({ width, height, unit }) => {
  const points = Array.from({ length: 9 }, (_, index) => `${(x + 0.05 * (spreadOf(index, salt) - 0.5) * Math.min(1, index)) * width + index * unit * 0.4} ${(index / 8) * reach * height}`);
  const d = `M${points.join('L')}`;
  return [{ d, stroke: '#b48aff66', width: unit * 2.4 }, { d, stroke: '#dcd0ff', width: unit * 0.9 }, { d, stroke: '#ffffff', width: unit * 0.36 }];
};

/** The castle on its cliff, at the right where the reels leave room. */
const castle: SceneLayer = ({ width, height, unit, wide }) => {
  const tower = (x: number, w: number, h: number): Node[] => [
    { d: `M${x} 0V${-h}h${w * 0.2}v${w * 0.14}h${w * 0.2}v${-w * 0.14}h${w * 0.2}v${w * 0.14}h${w * 0.2}v${-w * 0.14}h${w * 0.2}V0z`, fill: down(-h, 0, '#4a5a8a', '#1c2444') },
    { d: box(x + w * 0.4, -h * 0.72, w * 0.18, w * 0.3, 2), fill: '#ffd98a' },
  ];
  return [group([
    { d: 'M-70 60L-56 14L-40 4L46 0L64 20L84 60z', fill: down(0, 60, '#2c3660', '#0d1228') },
    ...tower(-44, 18, 52), ...tower(26, 20, 60), ...tower(-30, 62, 30), ...tower(-12, 24, 88), ...tower(50, 12, 36),
    { d: 'M0-88V-106L16-100L0-95', fill: '#c8304a', stroke: '#0d1228', width: 1.4 },
  ], { move: [(wide ? 0.87 : 0.78) * width, 0.6 * height], scale: unit * (wide ? 0.3 : 0.26) })];
};

/** A northern cliff at night, the sea below it, lightning above. */
export const backdrop = scene(
  sky(['#0d1230', [0.4, '#2f3f78'], [0.66, '#7a86b8'], '#1c2750']),
  lightAt(0.24, 0.18, 56, '#a88aff', 0.6), lightAt(0.7, 0.3, 40, '#8ad0ff', 0.4),
  strike(0.2, 0.58, 3), strike(0.66, 0.4, 7),
  clouds([[0.1, 0.1, 60], [0.4, 0.06, 64], [0.72, 0.1, 60], [0.95, 0.05, 50], [0.24, 0.2, 44], [0.58, 0.19, 40]], '#39456e', 0.95),
  ridge(0.62, 0.1, ['#3f4d80', '#28325c'], { waves: 5, jag: 1 }),
  water(0.64, ['#3f5288', '#141c3c'], 0.22, '#cfd8ff'),
  castle,
  mist(0.66, 0.06, '#aab8e8', 0.45),
  ridge(0.9, 0.1, ['#1f2848', '#0b1024'], { waves: 4, phase: 2.4, jag: 1, edge: '#5a6a9a' }),
  blocks(0.92, 1.03, 3, ['#39435f', '#2e3752', '#444f6e'], '#161c30'),
  props(symbols['blue-rune'], [{ x: 0.06, y: 0.98, size: 20 }]), props(symbols['violet-rune'], [{ x: 0.94, y: 0.98, size: 20 }]),
  ({ width, height, unit }) => Array.from({ length: 60 }, (_, index) => ({ d: `M${spreadOf(index, 1) * width} ${spreadOf(index * 3, 2) * height}l${-unit} ${unit * 3.4}`, stroke: '#dfe8ff', width: unit * 0.16, opacity: 0.32 })),
  vignette('#060818', 0.62),
);

import { box, down, ellipse, group, linear, type Node } from '../../picture/picture.ts';
import { lightAt, props, scene, sky, vignette, type SceneLayer } from '../scenery/frame.ts';
import { disc, mist, ridge, stars, trees } from '../scenery/layers.ts';
import { symbols } from './symbols.ts';

/** A stone viaduct across the valley. */
const viaduct = (y: number): SceneLayer => ({ width, height, unit }) => {
  const [span, top] = [unit * 13, y * height];
  const count = Math.ceil(width / span) + 1;
  return Array.from({ length: count }, (_, index): Node[] => {
    const x = index * span - span * 0.3;
    return [
      { d: `M${x} ${top}h${span}v${height * 0.26}h${-span * 0.16}V${top + span * 0.62}A${span * 0.34} ${span * 0.4} 0 0 0 ${x + span * 0.16} ${top + span * 0.62}V${top + height * 0.26}H${x}z`, fill: down(top, top + height * 0.26, '#5a4a78', '#2a2248') },
    ];
  }).flat().concat([{ d: box(0, top - unit * 1.1, width, unit * 2.2), fill: down(top - unit, top + unit, '#8a76a8', '#3f3260') }]);
};

/** Lit carriages on the viaduct. */
const carriages = (y: number): SceneLayer => ({ width, height, unit }) =>
  Array.from({ length: Math.ceil(width / (unit * 17)) + 1 }, (_, index): Node => group([
    { d: box(0, -18, 92, 18, 3), fill: linear([0, -18], [0, 0], '#a82438', '#5c1024') }, { d: 'M0-18H92', stroke: '#f0b43c', width: 2 },
    ...[6, 20, 34, 48, 62, 76].map((x): Node => ({ d: box(x, -14, 9, 7, 1.5), fill: '#ffd98a' })), { d: 'M92-4h8', stroke: '#1c0a12', width: 2 },
    ...[14, 26, 66, 78].map((x): Node => ({ d: ellipse(x, 1, 4), fill: '#140a18' })),
  ], { move: [index * unit * 17 - width * 0.02, (y - 0.014) * height], scale: unit * 0.17 }));

/** Rails towards the player, at the foot. */
const rails: SceneLayer = ({ width, height, unit }) => {
  const [y, middle] = [height * 0.9, width / 2];
  return [
    { d: box(0, y, width, height - y), fill: down(y, height, '#2c2036', '#120a1a') },
    ...Array.from({ length: 30 }, (_, index): Node => ({ d: `M${(index / 29) * width} ${y + unit}L${middle + ((index / 29) * width - middle) * 1.12} ${height}`, stroke: '#5a3a2e', width: unit * 1.3 })),
    ...[0.922, 0.975].flatMap((at): Node[] => [{ d: `M0 ${at * height}H${width}`, stroke: '#140a1a', width: unit * 1.5 }, { d: `M0 ${at * height}H${width}`, stroke: linear([0, 0], [width, 0], '#7a86a0', '#ffe9b8', '#7a86a0'), width: unit * 0.7 }]),
  ];
};

/** A moonlit pass: the night train crosses the viaduct. */
export const backdrop = scene(
  sky(['#0b0f36', [0.45, '#2f2f78'], [0.7, '#8a5a8a'], '#e09a6a'], 0, 0.75),
  stars(110, 0.5, '#fff6e0'),
  lightAt(0.13, 0.1, 34, '#fff0c0', 0.6), disc(0.13, 0.1, 6, ['#fffdf0', '#fff0c0', '#e8c88a']),
  ridge(0.64, 0.28, ['#5a4a8a', '#3a3068'], { waves: 4, jag: 0.8, edge: '#c8b0e0' }),
  ridge(0.7, 0.16, ['#3f3468', '#2a2250'], { waves: 5, phase: 1.3, jag: 0.7 }),
  mist(0.66, 0.08, '#e0a8b8', 0.35),
  carriages(0.62), viaduct(0.62),
  trees('pine', 0.9, 20, 18, ['#241c44', '#140f2c']),
  ridge(0.93, 0.04, ['#1c1636', '#100a20'], { waves: 3 }),
  rails,
  props(symbols.signal, [{ x: 0.05, y: 0.96, size: 30 }, { x: 0.95, y: 0.96, size: 30, flip: true }]),
  lightAt(0.05, 0.75, 16, '#ff5a5a', 0.35), lightAt(0.95, 0.85, 16, '#5aff9a', 0.3),
  vignette('#08061c', 0.6),
);

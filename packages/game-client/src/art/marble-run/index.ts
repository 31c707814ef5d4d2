import { box, down, group, linear, type Node } from '../../picture/picture.ts';
import type { SceneArt } from '../game-art.ts';
import { HANDS, nameOf } from '../lettering/logo.ts';
import { makePoster } from '../make-poster.ts';
import { lightAt, props, scene, sky, vignette, type SceneLayer } from '../scenery/frame.ts';
import { bokeh } from '../scenery/layers.ts';
import { METALS } from '../shapes/tone.ts';
import { INK, marble, plane, run } from './pieces.ts';

const sea = marble('#2a9ad0', '#ffd24a', -20);
const bottle = marble('#2f9a5a', '#f4fff0', 30);
const cherry = marble('#d83a52', '#ffe2c4', 80);

/** The workshop's wall: upright planks, and a shelf on each side. */
const wall: SceneLayer = ({ width, height, unit }) => {
  const plank = unit * 15;
  return Array.from({ length: Math.ceil(width / plank) }, (_, index): Node[] => [
    { d: box(index * plank, 0, plank, height), fill: linear([index * plank, 0], [(index + 1) * plank, 0], index % 2 ? '#b98650' : '#ad7a45', index % 3 ? '#a36f3c' : '#966434') },
    { d: `M${index * plank} 0V${height}`, stroke: '#5c3a1c', width: unit * 0.4 },
    { d: `M${(index + 0.4) * plank} 0C${(index + 0.55) * plank} ${height * 0.3} ${(index + 0.3) * plank} ${height * 0.5} ${(index + 0.45) * plank} ${height}`, stroke: '#7a4f2633', width: unit * 0.5 },
  ]).flat();
};
/** Light through a window falls over the wall in panes. */
const sunlight: SceneLayer = ({ width, height }) =>
  [0, 1, 2, 3].map((index): Node => group([{ d: box(0, 0, width * 0.13, height * 0.32), fill: linear([0, 0], [width * 0.13, height * 0.3], '#fff0b890', '#ffdf8a30') }], { move: [width * (0.2 + 0.16 * (index % 2)), height * (0.1 + 0.36 * Math.floor(index / 2))], turn: 10 }));
const chisels: SceneLayer = ({ width, height, unit, wide }) =>
  (wide ? [0.06, 0.11, 0.16, 0.86, 0.91, 0.96] : [0.05, 0.14]).map((x, index): Node => group([
    { d: 'M-2.2 0H2.2L1.8 12L3 26H-3L-1.8 12z', fill: linear([-3, 0], [3, 0], ...METALS.silver), stroke: INK, width: 0.5 },
    { d: box(-3, -12, 6, 13, 2.4), fill: linear([-3, 0], [3, 0], '#d98a4a', index % 2 ? '#8a3a24' : '#3a6a5c'), stroke: INK, width: 0.5 },
  ], { move: [x * width, height * 0.2], scale: unit * 0.8 }));
const bench: SceneLayer = ({ width, height, unit }) => [
  { d: box(0, height * 0.86, width, height * 0.14), fill: down(height * 0.86, height, '#d99a58', '#9a6030', '#5c3416') },
  { d: `M0 ${height * 0.86}h${width}`, stroke: '#f6cf94', width: unit * 0.7 },
  { d: `M0 ${height * 0.93}C${width * 0.3} ${height * 0.91} ${width * 0.6} ${height * 0.95} ${width} ${height * 0.93}`, stroke: '#6b4020', width: unit * 0.3 },
];
const backdrop = scene(
  sky(['#b98650', '#8a5c30']),
  wall,
  sunlight,
  lightAt(0.36, 0.3, 70, '#ffe9a8', 0.35),
  chisels,
  bench,
  props(plane, [{ x: 0.1, y: 0.92, size: 20 }]),
  props(sea, [{ x: 0.9, y: 0.97, size: 10 }]),
  props(cherry, [{ x: 0.82, y: 0.93, size: 7 }]),
  props(bottle, [{ x: 0.96, y: 0.92, size: 8, wide: true }]),
  bokeh(16, ['#fff3c4', '#ffe2a0'], 0.1, 0.8, 1.1),
  vignette('#2a1408', 0.55),
);
const name = nameOf([
  { word: 'MARBLE', layers: HANDS.hewn(['#fff3cf', '#e8ae5c', '#a8682c'], INK) },
  { word: 'RUN', layers: HANDS.hewn(['#e4fbff', '#4ab4e0', '#1a6aa0'], INK), spacing: 44 },
]);

export const marbleRunArt: SceneArt = {
  logo: name.logo,
  backdrop,
  poster: makePoster({ backdrop, glow: '#fff0b0', heroes: [[run, 300, 300, 520, -5], [bottle, 130, 470, 150], [cherry, 478, 480, 120], [sea, 308, 340, 270]], words: name.words, foot: INK }),
  pieces: { ball: sea },
};

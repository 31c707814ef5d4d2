import { ellipse, group, linear, radial, type Node } from '../../picture/picture.ts';
import type { SceneArt } from '../game-art.ts';
import { HANDS, nameOf } from '../lettering/logo.ts';
import { makePoster } from '../make-poster.ts';
import { lightAt, props, scene, sky, spreadOf, vignette, type SceneLayer } from '../scenery/frame.ts';
import { beams, ridge, scattered } from '../scenery/layers.ts';
import { INK, closedShell, coral, fish, pearl, urchin } from './pieces.ts';

const bubbles: SceneLayer = ({ width, height, unit }) =>
  Array.from({ length: 26 }, (_, index): Node => {
    const [x, y, r] = [(spreadOf(index, 2) < 0.5 ? spreadOf(index, 4) * 0.24 : 1 - spreadOf(index, 4) * 0.24) * width, spreadOf(index * 3, 5) * height, unit * (0.5 + 1.1 * spreadOf(index, 7))];
    return group([{ d: ellipse(0, 0, 10), fill: radial([3, 4], 12, '#e8fffb10', '#e8fffb66'), stroke: '#e8fffb', width: 1 }, { d: ellipse(-3.6, -4, 2.4), fill: '#ffffff' }], { move: [x, y], scale: r / 10, opacity: 0.7 });
  });
/** Ribbons of weed that sway from the ground. */
const weed: SceneLayer = ({ width, height, unit }) =>
  [0.02, 0.05, 0.16, 0.2, 0.79, 0.83, 0.95, 0.985].map((x, index): Node =>
    group([{ d: 'M-2 0C-9-14 6-24-1-38C-7-50 5-60 2-74C9-58-1-50 5-38C11-24-3-14 4 0z', fill: linear([0, -74], [0, 0], '#7ae08a', '#1f8a6a', '#0c4a4c') }], { move: [x * width, height * 1.01], scale: [(index % 2 ? -1 : 1) * unit * 0.5, unit * (0.36 + 0.2 * spreadOf(index, 3))] }));
const backdrop = scene(
  sky(['#8ff0dc', [0.25, '#3cc4bc'], [0.6, '#128a94'], '#0a4a62']),
  beams(0.4, -0.12, '#e8fff0', 22, 0.34),
  lightAt(0.42, 0, 60, '#f6fff0', 0.6),
  ridge(0.82, 0.12, ['#1a7a88', '#10566c'], { waves: 3, jag: 0.3, phase: 1 }),
  ridge(0.92, 0.05, ['#e8d49a', '#b8945c'], { waves: 3, phase: 2 }),
  scattered([{ d: ellipse(0, 0, 3, 1.2), fill: '#8a6a40' }], 40, { top: 0.92, height: 0.08 }, 2),
  weed,
  props(coral('#f0506a'), [{ x: 0.07, y: 0.97, size: 32 }, { x: 0.97, y: 0.95, size: 22, flip: true }]),
  props(coral('#f5963a'), [{ x: 0.9, y: 0.98, size: 27, flip: true }, { x: 0.16, y: 0.96, size: 16, wide: true }]),
  props(fish, [{ x: 0.1, y: 0.3, size: 9 }, { x: 0.9, y: 0.22, size: 7, flip: true }, { x: 0.17, y: 0.38, size: 6, wide: true }]),
  props(closedShell, [{ x: 0.2, y: 1, size: 10, wide: true }]),
  bubbles,
  vignette('#04243a', 0.5),
);
const name = nameOf([
  { word: 'PEARL', layers: HANDS.candy(['#ffffff', '#ffe4ec', '#d8b8dc'], '#a8486a', INK), spacing: 38 },
  { word: 'REEF', layers: HANDS.candy(['#ffd08a', '#ff7a5a', '#d83a5a'], '#7a1a3a', INK), spacing: 40 },
]);

export const pearlReefArt: SceneArt = {
  logo: name.logo,
  backdrop,
  poster: makePoster({ backdrop, glow: '#e8fff4', heroes: [[coral('#f5963a'), 480, 330, 300, 8], [fish, 120, 170, 130, 6], [urchin, 486, 470, 190, 10], [pearl, 280, 330, 420]], words: name.words, foot: INK }),
  pieces: { safe: pearl, trap: urchin, hidden: closedShell },
};

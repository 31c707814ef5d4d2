import { down, ellipse, group, radial, type Node } from '../../picture/picture.ts';
import type { SceneArt } from '../game-art.ts';
import { HANDS, nameOf } from '../lettering/logo.ts';
import { makePoster } from '../make-poster.ts';
import { lightAt, props, scene, sky, vignette, type SceneLayer } from '../scenery/frame.ts';
import { mist, ridge, scattered, stars, trees } from '../scenery/layers.ts';
import { INK, cover, flower, ticket, tuft } from './pieces.ts';

const firefly = [{ d: ellipse(0, 0, 5), fill: radial([0, 0], 5, '#fffbd0', [0.25, '#e8ff8ac0'], '#b8f05a00') }];
/** Old trunks that frame the clearing. */
const trunks: SceneLayer = ({ width, height, unit, wide }) =>
  (wide ? [[0.03, 1.2], [0.17, 0.8], [0.86, 0.9], [0.98, 1.3]] : [[0, 1], [0.98, 1.1]]).map(([x = 0, size = 1], index): Node =>
    group([{ d: 'M-6 0C-4-30-5-70-7-110H6C5-80 5-64 7-56L20-78L23-76L9-46C6-30 7-12 10 0z', fill: down(-110, 0, '#0a2c28', '#051714') }], { move: [x * width, height], scale: [(index % 2 ? -size : size) * unit, unit * 1.05] }));
const backdrop = scene(
  sky(['#04141c', [0.4, '#0b3a3c'], [0.75, '#1f6a4c'], '#123a28']),
  stars(40, 0.4, '#d0ffe8'),
  lightAt(0.5, 0.52, 66, '#8fe0a0', 0.35),
  trees('pine', 0.9, 66, 15, ['#124a44', '#0c3430']),
  mist(0.72, 0.16, '#9af0c0', 0.28),
  trunks,
  ridge(0.84, 0.06, ['#0f3f2a', '#061a12'], { waves: 4 }),
  props(tuft('#9adf6a', '#1f6a3a'), [{ x: 0.04, y: 1.01, size: 34 }, { x: 0.96, y: 1.01, size: 38, flip: true }, { x: 0.22, y: 1.05, size: 22, wide: true }, { x: 0.8, y: 1.05, size: 20, wide: true }]),
  props(flower, [{ x: 0.06, y: 0.8, size: 16 }]),
  props(tuft('#5fae5a', '#12482c'), [{ x: 0.13, y: 1.04, size: 22 }, { x: 0.88, y: 1.04, size: 24 }]),
  scattered(firefly, 34, { top: 0.2, height: 0.7 }, 3),
  vignette('#020c0a', 0.65),
);
const name = nameOf([
  { word: 'LUCKY', layers: HANDS.candy(['#fffbd0', '#ffd25a', '#f0862e'], '#6a1a4a', INK), spacing: 36 },
  { word: 'FERN', layers: HANDS.candy(['#eaffb8', '#8fdc5a', '#2f8f4a'], '#0f4a30', INK), spacing: 40 },
]);
const bush = tuft('#a8ea70', '#1f6f3c');

export const luckyFernArt: SceneArt = {
  logo: name.logo,
  backdrop,
  poster: makePoster({ backdrop, glow: '#ffcf7a', heroes: [[{ width: 100, height: 100, nodes: [group(bush.nodes, { move: [-30, 0] })] }, 300, 330, 420], [ticket, 460, 420, 230, 12], [flower, 270, 300, 400]], words: name.words, foot: INK }),
  pieces: { cover },
};

import { ellipse, group, radial, type Node } from '../../picture/picture.ts';
import type { SceneArt } from '../game-art.ts';
import { HANDS, nameOf } from '../lettering/logo.ts';
import { makePoster } from '../make-poster.ts';
import { lightAt, props, scene, sky, spreadOf, vignette, type SceneLayer } from '../scenery/frame.ts';
import { ridge, scattered, stars } from '../scenery/layers.ts';
import { INK, fallingStar, grass, horse, yurt } from './pieces.ts';

/** The Milky Way, aslant. */
const milkyWay: SceneLayer = ({ width, height, unit }) =>
  Array.from({ length: 26 }, (_, index): Node => {
    const t = index / 25;
    const [x, y, r] = [(0.05 + t * 0.9) * width, (0.7 - t * 0.66 + 0.05 * (spreadOf(index, 3) - 0.5)) * height, unit * (12 + 10 * spreadOf(index, 6))];
    return { d: ellipse(x, y, r), fill: radial([x, y], r, index % 3 ? '#8f7ae833' : '#5ab4e833', '#8f7ae800') };
  });
const trails: SceneLayer = ({ width, height, unit }) =>
  [[0.1, 0.2], [0.9, 0.14], [0.8, 0.38], [0.2, 0.46]].map(([x = 0, y = 0], index): Node =>
    group([{ d: 'M0-0.7L26 0L0 0.7z', fill: '#fff3cf', opacity: 0.85 }, { d: ellipse(0, 0, 2.4), fill: radial([0, 0], 2.4, '#ffffff', '#ffe9a000') }], { move: [x * width, y * height], turn: -44, scale: unit * (0.5 + 0.12 * index) }));
const backdrop = scene(
  sky(['#07072a', [0.35, '#1c1a5c'], [0.7, '#4a3a94'], '#a85a9a']),
  milkyWay,
  stars(150, 0.85),
  trails,
  lightAt(0.5, 0.9, 56, '#ff9ac0', 0.4),
  ridge(0.86, 0.06, ['#3a2f78', '#241d54'], { waves: 2.4, phase: 0.6 }),
  ridge(0.93, 0.05, ['#1f1a4c', '#0c0a28'], { waves: 3, phase: 2 }),
  props(yurt, [{ x: 0.1, y: 0.95, size: 17 }]),
  props(horse, [{ x: 0.88, y: 0.95, size: 15 }]),
  scattered(grass, 90, { top: 0.95, height: 0.07 }, 5),
  vignette('#030314', 0.5),
);
const name = nameOf([
  { word: 'NIGHT SKY', layers: HANDS.neon('#8fb4ff', INK), spacing: 40 },
  { word: 'KENO', layers: HANDS.cast('brass', '#5a3fd0', INK), spacing: 44 },
]);
const gold = fallingStar('#ffc83a');

export const nightKenoArt: SceneArt = {
  logo: name.logo,
  backdrop,
  poster: makePoster({ backdrop, glow: '#7a6af0', heroes: [[fallingStar('#5ad0f0'), 128, 190, 150, -8], [fallingStar('#f06ab0'), 470, 440, 170, 10], [fallingStar('#8fe06a'), 140, 470, 120], [gold, 290, 330, 340, -6]], words: name.words, foot: INK }),
};

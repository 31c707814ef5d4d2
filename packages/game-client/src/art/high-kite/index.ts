import { group, type Node } from '../../picture/picture.ts';
import type { SceneArt } from '../game-art.ts';
import { HANDS, arched, nameOf } from '../lettering/logo.ts';
import { makePoster } from '../make-poster.ts';
import { lightAt, props, scene, sky, vignette, type SceneLayer } from '../scenery/frame.ts';
import { beams, clouds, disc, ridge, scattered } from '../scenery/layers.ts';
import { INK, camel, flyer, kite } from './pieces.ts';

/** Ripples that the wind has drawn in the sand. */
const ripples: readonly Node[] = [{ d: 'M-8 0Q-4-2 0 0T8 0M-5 2.4Q-2 1 1 2.4T7 2.4', stroke: '#b05a2c', width: 0.6, opacity: 0.6 }];
/** Birds far away. */
const birds: SceneLayer = ({ width, height, unit }) =>
  [[0.12, 0.36], [0.16, 0.32], [0.9, 0.4], [0.3, 0.12]].map(([x = 0, y = 0], index): Node =>
    group([{ d: 'M-6-2Q-3-5 0 0Q3-5 6-2', stroke: '#2a5a7a', width: 1 }], { move: [x * width, y * height], scale: unit * (0.3 + 0.06 * index) }));
const land = [
  sky(['#1a8ac8', [0.4, '#5ac4dc'], [0.7, '#c8f0e0'], '#ffe6b0']),
  beams(0.9, 0.1, '#fff8d8', 18, 0.22),
  disc(0.9, 0.12, 8, ['#ffffff', '#fff3b0', '#ffd25a']),
  lightAt(0.9, 0.12, 44, '#fff3b0', 0.7),
  clouds([[0.14, 0.18, 34], [0.66, 0.12, 26], [0.88, 0.36, 30], [0.36, 0.42, 22]], '#ffffff', 0.85),
  birds,
  ridge(0.82, 0.1, ['#f0b46a', '#e09048'], { waves: 2.6, phase: 1 }),
  ridge(0.88, 0.1, ['#f5a04a', '#d06a34'], { waves: 2, phase: 3.4 }),
  props(camel, [{ x: 0.86, y: 0.88, size: 15, flip: true }, { x: 0.95, y: 0.9, size: 12, flip: true, wide: true }]),
  ridge(0.98, 0.12, ['#e88a3c', '#a84a2c'], { waves: 1.7, phase: 0.4 }),
  scattered(ripples, 36, { top: 0.93, height: 0.07 }, 5),
];
const shade = vignette('#4a1a1c', 0.35);
/** Whoever holds the string stands in the game itself. */
const backdrop = scene(...land, shade);
const peopled = scene(...land, props(flyer, [{ x: 0.07, y: 0.97, size: 20 }]), shade);
const name = nameOf([
  { word: 'HIGH', layers: HANDS.candy(['#e8fbff', '#6ad0f0', '#1f7ac8'], '#103a7a', INK), lift: arched(10), spacing: 40 },
  { word: 'KITE', layers: HANDS.candy(['#fff27a', '#ff9a3a', '#e03a3a'], '#7a1420', INK), spacing: 40 },
]);

export const highKiteArt: SceneArt = {
  logo: name.logo,
  backdrop,
  poster: makePoster({ backdrop: peopled, glow: '#fff8d8', heroes: [[kite, 110, 150, 120, 6], [kite, 500, 470, 150, -8], [kite, 300, 310, 480]], words: name.words, foot: INK }),
  pieces: { kite },
};

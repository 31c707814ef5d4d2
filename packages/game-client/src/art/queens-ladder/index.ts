import { ellipse, group, radial, type Node, type Picture } from '../../picture/picture.ts';
import type { SceneArt } from '../game-art.ts';
import { HANDS, arched, nameOf } from '../lettering/logo.ts';
import { makePoster } from '../make-poster.ts';
import { lightAt, props, scene, sky, vignette, type SceneLayer } from '../scenery/frame.ts';
import { clouds, stars } from '../scenery/layers.ts';
import { INK, SUITS, card, ladder, moon, queenCard } from './pieces.ts';

/** The light of the moon, which is higher than this scene goes. */
const moonlight: SceneLayer = ({ width, unit, wide }) => {
  const [x, y, r] = [width * (wide ? 0.86 : 0.8), 0, unit * 60];
  return [{ d: ellipse(x, y, r), fill: radial([x, y], r, '#fff0c08c', [0.45, '#f0a0a02e'], '#f0a0a000') }];
};
/** Suits float through the night like lanterns. */
const suits: SceneLayer = ({ width, height, unit }) =>
  ([[0.06, 0.24, 'heart', 0.5], [0.17, 0.44, 'spade', 0.34], [0.07, 0.62, 'club', 0.4], [0.94, 0.56, 'diamond', 0.44], [0.16, 0.12, 'diamond', 0.28], [0.9, 0.76, 'heart', 0.34]] as const).map(([x, y, suit, size], index): Node =>
    group([{ d: ellipse(0, 0, 22), fill: radial([0, 0], 22, '#ff9ab44d', '#ff9ab400') }, { d: SUITS[suit], fill: index % 2 ? '#8a7ae0' : '#e0486a', stroke: INK, width: 1.4 }], { move: [x * width, y * height], scale: size * unit, turn: index * 23 - 40 }));
const backdrop = scene(
  sky(['#0c0a30', [0.4, '#2c1a5a'], [0.75, '#6a2460'], '#a8385e']),
  stars(110, 0.8, '#fff3e0'),
  moonlight,
  clouds([[0.2, 0.34, 26], [0.76, 0.5, 30]], '#c88ad0', 0.35),
  suits,
  clouds([[0.05, 0.94, 60], [0.34, 1, 70], [0.64, 0.98, 76], [0.95, 0.93, 66]], '#5a2a6a', 0.95),
  clouds([[0.16, 1.02, 66], [0.5, 1.04, 80], [0.84, 1.02, 70]], '#8a3a72', 0.95),
  props(queenCard, [{ x: 0.08, y: 0.98, size: 24, turn: -10, wide: true }]),
  lightAt(0.5, 0.5, 56, '#8a5ad0', 0.2),
  vignette('#06041a', 0.55),
);
const name = nameOf([
  { word: "QUEEN'S", layers: HANDS.cast('rose', '#c8203e', INK), lift: arched(14), spacing: 38 },
  { word: 'LADDER', layers: HANDS.cast('silver', '#5a4ad0', INK), spacing: 38 },
]);
const full: Picture = { width: 120, height: 120, nodes: moon };
const tall: Picture = { width: 100, height: 100, nodes: [group(ladder(22), { move: [50, -40], scale: 0.9 })] };

export const queensLadderArt: SceneArt = {
  logo: name.logo,
  backdrop,
  poster: makePoster({ backdrop, glow: '#ff9ab4', heroes: [[full, 470, 130, 230], [tall, 300, 250, 420, 8], [card('7', 'club'), 120, 410, 250, -22], [card('A', 'spade'), 480, 410, 250, 22], [queenCard, 300, 345, 430]], words: name.words, foot: INK }),
};

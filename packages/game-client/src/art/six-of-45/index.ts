import { box, down, ellipse, group, linear, type Node } from '../../picture/picture.ts';
import type { SceneArt } from '../game-art.ts';
import { HANDS, nameOf } from '../lettering/logo.ts';
import { makePoster } from '../make-poster.ts';
import { lightAt, props, scene, sky, vignette, type SceneLayer } from '../scenery/frame.ts';
import { floor } from '../scenery/layers.ts';
import { BALLS, INK, drum, lamp } from './pieces.ts';

/** The hall's wall: a fan of rays above panels, as halls were painted a hundred years ago. */
const fan: SceneLayer = ({ width, height }) => {
  const reach = Math.hypot(width, height);
  return Array.from({ length: 18 }, (_, index): Node => group([{ d: `M0 0L${-reach * 0.04} ${-reach}H${reach * 0.04}z`, fill: down(-reach, 0, '#e8c98a00', index % 2 ? '#e0b86a66' : '#f6dca0b3') }], { move: [width / 2, height * 0.84], turn: -85 + index * 10 }));
};
const panels: SceneLayer = ({ width, height, unit }) => {
  const w = unit * 26;
  const count = Math.ceil(width / w);
  return [
    { d: box(0, height * 0.62, width, height * 0.22), fill: down(height * 0.62, height * 0.84, '#3a9482', '#1f6a5c') },
    { d: box(0, height * 0.61, width, unit * 1.6), fill: linear([0, height * 0.61], [0, height * 0.61 + unit * 1.6], '#fbe4a4', '#b8862e') },
    ...Array.from({ length: count }, (_, index): Node => ({ d: box((index + 0.1) * w, height * 0.66, w * 0.8, height * 0.14, unit), stroke: '#e8c46a', width: unit * 0.4, opacity: 0.7 })),
  ];
};
/** A garland of round lamps on the ceiling. */
const ceiling: SceneLayer = ({ width, unit }) => [
  { d: box(0, 0, width, unit * 5), fill: linear([0, 0], [0, unit * 5], '#1f6a5c', '#2f8a78') },
  { d: box(0, unit * 5, width, unit * 1.1), fill: '#d9a83e' },
  ...Array.from({ length: Math.ceil(width / (unit * 7)) }, (_, index): Node => ({ d: ellipse((index + 0.5) * unit * 7, unit * 6.2, unit * 1.5), fill: '#fff6d0', stroke: '#b8862e', width: unit * 0.3 })),
];
const backdrop = scene(
  sky(['#fff0c8', [0.5, '#f6d9a0'], '#e0b070']),
  fan,
  lightAt(0.5, 0.45, 60, '#fffbe6', 0.6),
  panels,
  ceiling,
  floor(0.84, ['#c98a5a', '#8a4a34'], '#a8684466', 10),
  props(lamp, [{ x: 0.05, y: 0.9, size: 66 }, { x: 0.95, y: 0.9, size: 66 }, { x: 0.17, y: 0.86, size: 50, wide: true }, { x: 0.83, y: 0.86, size: 50, wide: true }]),
  props(BALLS[0], [{ x: 0.12, y: 0.98, size: 9 }]),
  props(BALLS[1], [{ x: 0.88, y: 0.97, size: 8 }]),
  props(BALLS[2], [{ x: 0.2, y: 0.96, size: 7, wide: true }]),
  vignette('#3a1f14', 0.45),
);
const name = nameOf([
  { word: 'SIX OF', layers: HANDS.cast('jade', '#f6dca0', INK), spacing: 44 },
  { word: 'FORTY FIVE', layers: HANDS.cast('rose', '#a81f30', INK), spacing: 36 },
]);

export const sixOf45Art: SceneArt = {
  logo: name.logo,
  backdrop,
  poster: makePoster({ backdrop, glow: '#fffbe0', heroes: [[drum, 300, 310, 480], [BALLS[0], 110, 480, 150], [BALLS[2], 488, 486, 160], [BALLS[1], 240, 520, 110]], words: name.words, foot: INK }),
};

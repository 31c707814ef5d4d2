import { ellipse, group, polygon, radial, type Node } from '../../picture/picture.ts';
import type { SceneArt } from '../game-art.ts';
import { HANDS, hop, nameOf } from '../lettering/logo.ts';
import { makePoster } from '../make-poster.ts';
import { lightAt, props, scene, sky, vignette, type SceneLayer } from '../scenery/frame.ts';
import { bokeh, clouds, floor, ridge, trees } from '../scenery/layers.ts';
import { INK, rooster, tent, wheel } from './pieces.ts';

const FLAGS = ['#e2453a', '#f6e2b0', '#2a9a98', '#ffc53a'];

/** A string of flags and bulbs from edge to edge, sagging in the middle. */
const bunting = (y: number, sag: number, count: number): SceneLayer => ({ width, height, unit }) => {
  const at = (part: number) => [part * width, (y + sag * (1 - (part * 2 - 1) ** 2)) * height] as const;
  return [
    { d: `M${at(0).join(' ')}Q${width / 2} ${(y + sag * 2) * height} ${at(1).join(' ')}`, stroke: '#5a2a3a', width: unit * 0.35 },
    ...Array.from({ length: count }, (_, index): Node => {
      const [x, top] = at((index + 0.5) / count);
      return group([
        { d: polygon([[-2, 0], [2, 0], [0, 5]]), fill: FLAGS[index % 4] ?? INK },
        { d: ellipse(4, 1.4, 3), fill: radial([4, 1.4], 3, '#fff6cf', [0.3, '#ffd26bb3'], '#ffb34700') },
      ], { move: [x, top], scale: unit * 0.9 });
    }),
  ];
};

const backdrop = scene(
  sky(['#3a1f5c', [0.35, '#a8446e'], [0.62, '#f08a5c'], '#ffd08a']),
  lightAt(0.5, 0.66, 60, '#ffdf9a', 0.75),
  clouds([[0.16, 0.24, 30], [0.84, 0.3, 34], [0.6, 0.4, 22]], '#ffc9a4', 0.5),
  ridge(0.7, 0.08, ['#9a4a5c', '#6a2f4c'], { waves: 3 }),
  trees('round', 0.74, 12, 16, ['#6a3450', '#4a2040']),
  props(tent('#2a8f94'), [{ x: 0.24, y: 0.82, size: 24, wide: true }, { x: 0.78, y: 0.82, size: 22, wide: true }]),
  props(tent('#d8342f'), [{ x: 0.07, y: 0.88, size: 38 }, { x: 0.94, y: 0.87, size: 34 }]),
  floor(0.84, ['#8a5236', '#4a2430'], '#5c2f2c', 12),
  bokeh(26, ['#ffd26b', '#ff9a6b', '#ffe9b0'], 0.5, 0.92, 1.6),
  bunting(0.02, 0.07, 18),
  bunting(0.1, 0.1, 13),
  vignette('#1f0a22', 0.6),
);
const name = nameOf([
  { word: 'FAIRGROUND', layers: HANDS.candy(['#fff27a', '#ffb52e', '#f2682a'], '#8a1f2a', INK), lift: hop },
  { word: 'WHEEL', layers: HANDS.candy(['#c8fff2', '#3fc4b4', '#15807f'], '#0b4a50', INK), lift: hop },
]);

export const fairWheelArt: SceneArt = {
  logo: name.logo,
  backdrop,
  poster: makePoster({ backdrop, glow: '#ffd98a', heroes: [[wheel, 300, 300, 500], [rooster, 486, 478, 200, 10]], words: name.words, foot: INK }),
  pieces: { prize: rooster },
};

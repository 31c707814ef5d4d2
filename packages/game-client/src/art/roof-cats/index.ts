import { box, down, group, linear, type Node } from '../../picture/picture.ts';
import type { SceneArt } from '../game-art.ts';
import { HANDS, hop, nameOf } from '../lettering/logo.ts';
import { makePoster } from '../make-poster.ts';
import { lightAt, props, scene, sky, vignette, type SceneLayer } from '../scenery/frame.ts';
import { clouds, disc, skyline, stars } from '../scenery/layers.ts';
import { INK, chimney, house, sittingCat, walkingCat } from './pieces.ts';

/** Tiled roofs slope down from both edges. */
const roofs: SceneLayer = ({ width, height, unit, wide }) => {
  const reach = Math.min(width * (wide ? 0.3 : 0.26), unit * 60);
  const tile = unit * 5;
  const slope: Node[] = [
    { d: `M${-unit} ${height * 0.62}L${reach} ${height * 0.92}V${height}H${-unit}z`, fill: linear([0, height * 0.62], [reach, height], '#e0685a', '#8a2f4c') },
    ...Array.from({ length: 5 }, (_, row): Node => ({
      d: `M${-unit} ${height * 0.62 + (row + 0.6) * tile}${Array.from({ length: Math.ceil(reach / tile) }, () => `q${tile * 0.5} ${tile * 0.25 + (tile * 0.5 * height * 0.3) / reach} ${tile} ${(tile * height * 0.3) / reach}`).join('')}`,
      stroke: '#5c1c3a', width: unit * 0.5, opacity: 0.7,
    })),
    { d: `M${-unit} ${height * 0.62}L${reach} ${height * 0.92}`, stroke: '#ffb08a', width: unit * 0.9 },
  ];
  return [
    { d: box(0, height * 0.92, width, height * 0.08), fill: down(height * 0.92, height, '#7a2a48', '#3a1430') },
    { d: `M0 ${height * 0.92}H${width}`, stroke: '#ff9a7a', width: unit * 0.7 },
    group(slope),
    group(slope, { move: [width, 0], scale: [-1, 1] }),
  ];
};
const backdrop = scene(
  sky(['#0f3a5e', [0.3, '#2a7a8e'], [0.58, '#f0b09a'], '#ffd08a']),
  stars(40, 0.3),
  lightAt(0.5, 0.72, 64, '#ffe08a', 0.7),
  disc(0.5, 0.7, 15, ['#fffbe0', '#ffe08a', '#ffb04a']),
  clouds([[0.14, 0.3, 30], [0.86, 0.24, 34], [0.7, 0.44, 22]], '#ffe0cc', 0.6),
  skyline(0.9, 0.26, '#8a4468', '#ffd98a', 16),
  skyline(0.96, 0.2, '#5a2a54', '#ffc45a', 12),
  props(chimney, [{ x: 0.1, y: 0.76, size: 20 }, { x: 0.93, y: 0.74, size: 17 }]),
  roofs,
  props(walkingCat, [{ x: 0.18, y: 0.84, size: 16, turn: 22, wide: true }]),
  props(walkingCat, [{ x: 0.88, y: 0.78, size: 13, flip: true, turn: -24 }]),
  vignette('#1f0c2a', 0.5),
);
const name = nameOf([
  { word: 'ROOF', layers: HANDS.candy(['#ffe0a0', '#f58a4a', '#c83a4a'], '#5a1630', INK), lift: hop, spacing: 38 },
  { word: 'CATS', layers: HANDS.candy(['#fffbe0', '#ffd98a', '#f0a83a'], '#7a3a14', INK), lift: hop, spacing: 38 },
]);

export const roofCatsArt: SceneArt = {
  logo: name.logo,
  backdrop,
  poster: makePoster({ backdrop, glow: '#ffd98a', heroes: [[house, 300, 320, 540], [sittingCat, 300, 392, 370]], words: name.words, foot: INK }),
};

import { box, down, linear, type Node } from '../../picture/picture.ts';
import type { SceneArt } from '../game-art.ts';
import { HANDS, arched, nameOf } from '../lettering/logo.ts';
import { makePoster } from '../make-poster.ts';
import { lightAt, props, scene, sky, vignette, type SceneLayer } from '../scenery/frame.ts';
import { bokeh, floor } from '../scenery/layers.ts';
import { INK, bottle, candle, die, tankard } from './pieces.ts';

/** Logs of the wall, lit from the candles below. */
const logs: SceneLayer = ({ width, height, unit }) =>
  Array.from({ length: 8 }, (_, index): Node[] => {
    const [y, h] = [(index * height * 0.8) / 8, (height * 0.8) / 8];
    return [
      { d: box(-unit, y, width + unit * 2, h, h * 0.3), fill: down(y, y + h, '#6b3a1f', [0.35, '#4c2616'], '#24100a') },
      { d: `M${width * ((index * 0.37) % 1)} ${y + h * 0.4}h${width * 0.16}`, stroke: '#2a120a', width: unit * 0.3 },
    ];
  }).flat();
/** A shelf at each side. */
const shelves: SceneLayer = ({ width, height, unit }) =>
  [0, 1].flatMap((right): Node[] => {
    const x = right ? width - unit * 34 : 0;
    return [
      { d: box(x, height * 0.34, unit * 34, unit * 2.6), fill: linear([0, height * 0.34], [0, height * 0.34 + unit * 3], '#9a5c2e', '#4a2412') },
      { d: `M${x + unit * 6} ${height * 0.34 + unit * 2.6}l${unit * 5} ${unit * 7}M${x + unit * 28} ${height * 0.34 + unit * 2.6}l${-unit * 5} ${unit * 7}`, stroke: '#3a1c0e', width: unit * 1.4 },
    ];
  });
const backdrop = scene(
  sky(['#2a120a', '#1c0a06']),
  logs,
  lightAt(0.1, 0.72, 60, '#ffb34a', 0.6),
  lightAt(0.92, 0.7, 52, '#ff9a3a', 0.5),
  shelves,
  props(bottle('#3a7a4a'), [{ x: 0.05, y: 0.345, size: 19 }, { x: 0.9, y: 0.345, size: 17 }]),
  props(bottle('#b0552a'), [{ x: 0.12, y: 0.345, size: 15, wide: true }, { x: 0.97, y: 0.345, size: 20 }]),
  props(bottle('#7a3a6a'), [{ x: 0.84, y: 0.345, size: 14, wide: true }]),
  floor(0.8, ['#a8622e', '#5c2e16', '#2c140a'], '#34180c', 9),
  props(candle, [{ x: 0.1, y: 0.89, size: 27 }, { x: 0.93, y: 0.87, size: 21 }]),
  props(tankard, [{ x: 0.2, y: 0.92, size: 17, wide: true }]),
  bokeh(14, ['#ffcf7a', '#ff9a4a'], 0.4, 0.8, 1),
  vignette('#0c0403', 0.7),
);
const name = nameOf([
  { word: 'TAVERN', layers: HANDS.cast('copper', '#7a1c14', INK), lift: arched(12), spacing: 38 },
  { word: 'DICE', layers: HANDS.cast('brass', '#7a1c14', INK), spacing: 46 },
]);

export const tavernDiceArt: SceneArt = {
  logo: name.logo,
  backdrop,
  poster: makePoster({ backdrop, glow: '#ffb04a', heroes: [[candle, 150, 200, 300], [tankard, 458, 210, 280], [die(5, 3, 6), 390, 420, 270, 10], [die(6, 2, 4), 205, 400, 320, -8]], words: name.words, foot: INK }),
};

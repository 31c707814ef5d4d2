import { box, down, ellipse, linear, radial, type Node } from '../../picture/picture.ts';
import { lightAt, props, scene, sky, spreadOf, vignette, type SceneLayer } from '../scenery/frame.ts';
import { bokeh, floor } from '../scenery/layers.ts';
import { symbols } from './symbols.ts';

const BINDINGS = ['#6e2a24', '#2f4a34', '#7a5420', '#2a3a5c', '#8a6a3a', '#4a2420', '#3a5a52'];

/** Shelves of old books from wall to wall, with a window to the sea left free in the middle. */
const shelves = (rows: number): SceneLayer => ({ width, height, unit }) => {
  const shelf = (height * 0.8) / rows;
  return Array.from({ length: rows }, (_, row): Node[] => {
    const y = (row + 1) * shelf;
    const nodes: Node[] = [];
    let [x, index] = [0, row * 31];
    while (x < width) {
      const [w, h] = [unit * (1.8 + 2.4 * spreadOf(index, 2)), shelf * (0.56 + 0.3 * spreadOf(index, 5))];
      const free = Math.abs(x / width - 0.5) < 0.17 && row < rows - 1;
      if (!free) nodes.push({ d: box(x, y - h, w * 0.94, h, unit * 0.3), fill: BINDINGS[Math.floor(spreadOf(index, 7) * BINDINGS.length)] ?? '#4a2420' });
      if (!free && index % 3 === 0) nodes.push({ d: `M${x} ${y - h * 0.8}h${w * 0.94}M${x} ${y - h * 0.72}h${w * 0.94}`, stroke: '#d8a44a', width: unit * 0.22, opacity: 0.7 });
      [x, index] = [x + w, index + 1];
    }
    return [...nodes, { d: box(0, y, width, unit * 1.5), fill: down(y, y + unit * 1.5, '#8a5a30', '#3a1f10') }];
  }).flat();
};

/** The window over the Baltic: an arch with the evening sea. */
const window: SceneLayer = ({ width, height, unit }) => {
  const [half, top, foot] = [width * 0.17, height * 0.06, height * 0.66];
  const arch = `M${width / 2 - half} ${foot}V${top + half}A${half} ${half} 0 0 1 ${width / 2 + half} ${top + half}V${foot}z`;
  return [
    { d: arch, fill: down(top, foot, '#27506a', [0.5, '#e0a868'], [0.62, '#f6d08a'], [0.64, '#3f7a86'], '#1d4a58') },
    { d: ellipse(width / 2, height * 0.42, unit * 7), fill: radial([width / 2, height * 0.42], unit * 7, '#fff6c0', '#ffc45a') },
    { d: `M${width / 2} ${top}V${foot}M${width / 2 - half} ${height * 0.3}h${half * 2}M${width / 2 - half} ${height * 0.48}h${half * 2}`, stroke: '#3a2010', width: unit * 0.9 },
    { d: arch, stroke: linear([width / 2 - half, top], [width / 2 + half, foot], '#a87440', '#4a2814'), width: unit * 2.6 },
  ];
};

/** The reading room by candlelight, the sea behind its window. */
export const backdrop = scene(
  sky(['#3a2012', '#241209']),
  shelves(6), window,
  floor(0.82, ['#5a3418', '#24120a'], '#1c0d06', 10),
  lightAt(0.08, 0.8, 44, '#ffb04a', 0.7), lightAt(0.92, 0.8, 44, '#ffb04a', 0.7),
  bokeh(16, ['#ffb84a', '#f08a2a'], 0.2, 0.9, 1.8),
  props(symbols.candle, [{ x: 0.06, y: 0.97, size: 26 }, { x: 0.95, y: 0.98, size: 22 }]),
  props(symbols.inkwell, [{ x: 0.14, y: 0.98, size: 13, wide: true }]),
  props(symbols.key, [{ x: 0.87, y: 0.99, size: 12, turn: 70, wide: true }]),
  vignette('#160802', 0.66),
);

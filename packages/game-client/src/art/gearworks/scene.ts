import { box, down, group, linear } from '../../picture/picture.ts';
import { lightAt, props, scene, sky, spreadOf, vignette, type SceneLayer } from '../scenery/frame.ts';
import { blocks, clouds, skyline } from '../scenery/layers.ts';
import { cog } from '../shapes/things.ts';
import { METALS } from '../shapes/tone.ts';
import { symbols } from './symbols.ts';

const INK = '#170d0c';

/** Great wheels behind the works. */
const wheels = (places: readonly (readonly [number, number, number, number])[]): SceneLayer => ({ width, height, unit }) =>
  places.map(([x, y, size, teeth], index) => group(cog(0, 0, 50, teeth, index % 2 ? 'iron' : 'copper', INK), { move: [x * width, y * height], scale: (size * unit) / 100, opacity: 0.92 }));

/** Pipes with flanges, down both sides. */
const pipes: SceneLayer = ({ width, height, unit }) =>
  [0.012, 0.055, 0.93, 0.975].flatMap((x, index) => {
    const [left, w] = [x * width, unit * (index % 2 ? 2.6 : 3.6)];
    return [
      { d: box(left, -10, w, height + 20), fill: linear([left, 0], [left + w, 0], ...METALS[index % 3 ? 'copper' : 'brass']), stroke: INK, width: unit * 0.3 },
      ...[0.2, 0.46, 0.74].map((y) => ({ d: box(left - unit * 0.7, (y + 0.08 * spreadOf(index, 2)) * height, w + unit * 1.4, unit * 2, unit * 0.5), fill: linear([left - unit, 0], [left + w + unit, 0], ...METALS.iron), stroke: INK, width: unit * 0.3 })),
    ];
  });

/** The glass hall's iron arch, open to the smoke of the town. */
const arch: SceneLayer = ({ width, height, unit }) => {
  const d = `M0 0H${width}V${height}H${width * 0.9}V${height * 0.4}C${width * 0.9} ${height * 0.02} ${width * 0.1} ${height * 0.02} ${width * 0.1} ${height * 0.4}V${height}H0z`;
  return [{ d, fill: down(0, height, '#4a2a24', '#26151a'), stroke: '#a8643a', width: unit * 1.1 }];
};

/** A workshop of steam: a copper evening over chimneys, wheels and pipes around it. */
export const backdrop = scene(
  sky(['#2c5f66', [0.4, '#8aa08a'], [0.7, '#e8a860'], '#b0563a'], 0, 0.85),
  lightAt(0.5, 0.6, 60, '#ffd08a', 0.7),
  clouds([[0.3, 0.26, 40], [0.66, 0.34, 46], [0.5, 0.16, 30], [0.8, 0.5, 34], [0.2, 0.52, 30]], '#fff0d8', 0.42),
  skyline(0.8, 0.28, '#4a3438', '#ffc86a', 16),
  ({ width, height, unit }) => [0.3, 0.42, 0.63, 0.74].map((x, index) => ({ d: `M${x * width} ${height}l${unit * 0.8} ${-height * (0.46 + 0.08 * (index % 3))}h${unit * 2.4}l${unit * 0.8} ${height * 0.6}z`, fill: '#3a262c' })),
  props(symbols.airship, [{ x: 0.3, y: 0.34, size: 13, wide: true }, { x: 0.66, y: 0.28, size: 9, flip: true }]),
  arch,
  wheels([[0.1, 0.18, 40, 14], [0.9, 0.2, 46, 16], [0.04, 0.46, 28, 12], [0.965, 0.52, 30, 12], [0.2, 0.04, 22, 10], [0.78, 0.03, 24, 10]]),
  blocks(0.88, 1.02, 2, ['#5a3428', '#4a2a24', '#66402e'], '#2a1614'),
  pipes,
  lightAt(0.1, 0.9, 20, '#ffb04a', 0.4), lightAt(0.9, 0.9, 20, '#ffb04a', 0.4),
  props(symbols.lamp, [{ x: 0.1, y: 0.96, size: 16 }, { x: 0.9, y: 0.96, size: 16 }]),
  vignette('#140a0c', 0.62),
);

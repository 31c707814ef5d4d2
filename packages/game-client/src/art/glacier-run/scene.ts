import { down, group, linear, polygon, type Node } from '../../picture/picture.ts';
import { lightAt, props, scene, sky, spreadOf, vignette, type SceneLayer } from '../scenery/frame.ts';
import { clouds, mist, ridge, scattered } from '../scenery/layers.ts';
import { symbols } from './symbols.ts';

/** The cave's mouth: a rim of facets that looks out on the snow. */
const cave: SceneLayer = ({ width, height }) => {
  const count = 26;
  const at = (index: number, reach: number) => {
    const angle = (index / count) * 2 * Math.PI;
    const rough = reach * (0.9 + 0.2 * spreadOf(index, Math.round(reach * 10)));
    return [width * (0.5 + 0.5 * rough * Math.sin(angle)), height * (0.46 - 0.5 * rough * Math.cos(angle))] as const;
  };
  return [0, 1].flatMap((depth) =>
    Array.from({ length: count }, (_, index): Node[] => {
      const [inner, outer] = [depth ? 0.98 : 0.84, depth ? 1.9 : 1.06];
      const [a, b, c, d] = [at(index, inner), at((index + 1) % count, inner), at((index + 1) % count, outer), at(index, outer)];
      const light = spreadOf(index, 4 + depth);
      const colours = depth ? (light > 0.5 ? ['#3f8fd0', '#123f7a'] : ['#2f74b8', '#0c2f62']) : light > 0.5 ? ['#d8f4ff', '#6fbcec'] : ['#a8defa', '#4f9fdc'];
      return [{ d: polygon([a, b, c]), fill: linear(a, c, ...colours) }, { d: polygon([a, c, d]), fill: linear(a, d, ...colours.toReversed()) }];
    }).flat(),
  );
};

const spike = [{ d: 'M-3 0L0 10L3 0z', fill: down(0, 10, '#ffffff', '#5fb4ec') }];
const drift = [{ d: 'M-9 0Q0-6 9 0z', fill: '#ffffff' }];

/** Out of the blue cave: a bright polar day beyond its mouth. */
export const backdrop = scene(
  sky(['#7fc8f4', [0.5, '#d8f2ff'], '#ffffff']),
  lightAt(0.62, 0.26, 36, '#fff6d8', 1),
  clouds([[0.36, 0.24, 26], [0.68, 0.34, 30]], '#ffffff', 0.9),
  ridge(0.62, 0.2, ['#ffffff', '#a8d4f4'], { waves: 5, jag: 0.9, edge: '#ffffff' }),
  ridge(0.72, 0.12, ['#e8f6ff', '#8fc4ec'], { waves: 4, phase: 1.4, jag: 0.7 }),
  mist(0.7, 0.08, '#ffffff', 0.7),
  ridge(0.84, 0.06, ['#ffffff', '#b4dcf6'], { waves: 3, phase: 2 }),
  cave,
  scattered(spike, 22, { top: -0.01, height: 0.02 }, 11),
  ridge(0.96, 0.05, ['#e8f6ff', '#7fb8e8'], { waves: 2, phase: 0.6 }),
  scattered(drift, 12, { top: 0.95, height: 0.06 }, 8),
  props({ width: 100, height: 100, nodes: [group(symbols.icicle.nodes, { move: [0, 100], scale: [1, -1] })] }, [{ x: 0.05, y: 1, size: 26 }, { x: 0.955, y: 1, size: 30 }, { x: 0.14, y: 1.01, size: 16, wide: true }]),
  vignette('#0a2a5a', 0.5),
);

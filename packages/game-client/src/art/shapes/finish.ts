import { ellipse, group, linear, radial, star, type Node, type Paint, type Picture } from '../../picture/picture.ts';
import { faded } from './tone.ts';

/** A symbol from its nodes, on the 100×100 field. Keep 3 units of air at the edges. */
export const symbol = (...nodes: Node[]): Picture => ({ width: 100, height: 100, nodes });

/** A shape with the outline that all symbols share. */
export const outlined = (d: string, fill: Paint, ink: string, width = 2.6): Node => ({ d, fill, stroke: ink, width });

/** Light behind a symbol; the first node of an important one. */
export const halo = (colour: string, r = 49): Node => ({
  d: ellipse(50, 50, r),
  fill: radial([50, 50], r, faded(colour, 0.7), [0.6, faded(colour, 0.25)], faded(colour, 0)),
});

/** Soft shadow on the ground, for things that stand. */
export const ground = (y = 91, rx = 34, colour = '#12060f'): Node => ({
  d: ellipse(50, y, rx, rx * 0.15),
  fill: radial([50, y], rx, faded(colour, 0.45), faded(colour, 0)),
});

/** A soft reflection on something round. */
export const gloss = (x: number, y: number, rx: number, ry: number, turn = 0, opacity = 0.85): Node =>
  group([{ d: ellipse(0, 0, rx, ry), fill: linear([0, -ry], [0, ry], '#ffffff', '#ffffff14') }], { move: [x, y], turn, opacity });

/** A four-pointed glint. */
export const glint = (x: number, y: number, size: number, colour = '#ffffff'): Node => ({
  d: star(x, y, size, size * 0.16, 4),
  fill: colour,
});

/** The nodes and their mirror image across the symbol's middle: draw the left half, get both. */
export const both = (...nodes: Node[]): Node[] => [...nodes, group(nodes, { move: [100, 0], scale: [-1, 1] })];

/** The nodes in a ring around a point, `count` times. The original points up from the origin. */
export const ring = (x: number, y: number, count: number, nodes: readonly Node[], turn = 0): Node[] =>
  Array.from({ length: count }, (_, index) => group(nodes, { move: [x, y], turn: turn + (index * 360) / count }));

import { box, down, ellipse, group, radial, type Colours, type Node, type Picture } from '../../picture/picture.ts';
import { faded } from '../shapes/tone.ts';

/** The size a scene is painted at. `unit` is a hundredth of what is seen on any screen: sizes are in units. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly wide: boolean;
}
/** One depth of a scene. Places across and down are parts of the frame, 0 to 1. */
export type SceneLayer = (frame: Frame) => readonly Node[];

/** A backdrop of layers, from far to near, for any size. */
export function scene(...layers: SceneLayer[]): (width: number, height: number) => Picture {
  return (width, height) => {
    const frame = { width, height, unit: Math.min(height, width * 1.3) / 100, wide: width > height };
    return { width, height, nodes: layers.flatMap((layer) => layer(frame)) };
  };
}

/** A fill from one height to another. */
export const sky = (colours: Colours, from = 0, to = 1): SceneLayer => ({ width, height }) => [
  { d: box(0, height * from - 1, width, height * (to - from) + 2), fill: down(height * from, height * to, ...colours) },
];

/** A round light. @param size in units */
export const lightAt = (x: number, y: number, size: number, colour: string, alpha = 0.8): SceneLayer => ({ width, height, unit }) => [
  { d: ellipse(x * width, y * height, size * unit), fill: radial([x * width, y * height], size * unit, faded(colour, alpha), [0.4, faded(colour, alpha * 0.4)], faded(colour, 0)) },
];

/** Darker edges, which keep the eye on the reels. The last layer. */
export const vignette = (colour: string, alpha = 0.6): SceneLayer => ({ width, height }) => [
  { d: box(0, 0, width, height), fill: radial([width / 2, height * 0.45], Math.hypot(width, height) * 0.62, [0.5, faded(colour, 0)], faded(colour, alpha)) },
];

/** A picture set into the scene: `size` in units, standing on its foot at `y`. A place for wide screens only has `wide`. */
export const props = (
  picture: { readonly width: number; readonly height: number; readonly nodes: readonly Node[] },
  places: readonly { readonly x: number; readonly y: number; readonly size: number; readonly turn?: number; readonly flip?: boolean; readonly wide?: boolean }[],
): SceneLayer => ({ width, height, unit, wide }) =>
  places.filter((place) => wide || !place.wide).map(({ x, y, size, turn = 0, flip = false }) => {
    const scale = (size * unit) / picture.height;
    return group([group(picture.nodes, { move: [-picture.width / 2, -picture.height] })], { move: [x * width, y * height], turn, scale: [flip ? -scale : scale, scale] });
  });

/** A steady number from 0 to 1 for the n-th thing of a layer. */
export const spreadOf = (index: number, salt: number): number => ((index * 0.618034 + salt * 0.381966 + index * index * 0.0071) % 1 + 1) % 1;

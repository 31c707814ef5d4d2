import type { Sprite } from '../render/painter.ts';
import { atlasSprite, type View } from './view.ts';

type Point = readonly [number, number];

/** A polyline up to a part of its length, as stretched beams with a spark at its head. */
export function pathSprites(
  view: View,
  points: readonly Point[],
  part: number,
  tint: Sprite['tint'],
): Sprite[] {
  const lengths = points.slice(1).map((point, index) => distance(points[index] ?? point, point));
  let left = lengths.reduce((sum, length) => sum + length, 0) * part;
  const thick = view.layout.cellWidth * 0.2;
  const sprites: Sprite[] = [];
  let head: Point | undefined;
  lengths.forEach((length, index) => {
    const [from, to] = [points[index], points[index + 1]];
    if (!from || !to || left <= 0) return;
    const drawn = Math.min(1, left / length);
    left -= length;
    const end = [from[0] + (to[0] - from[0]) * drawn, from[1] + (to[1] - from[1]) * drawn] as const;
    head = end;
    const place = [
      (from[0] + end[0]) / 2,
      (from[1] + end[1]) / 2,
      distance(from, end) + thick * 0.3,
    ] as const;
    const turn = Math.atan2(end[1] - from[1], end[0] - from[0]);
    sprites.push(
      ...atlasSprite(view, 'beam', [...place, thick * 1.5], { turn, tint: [0.05, 0.02, 0.05], alpha: 0.75 }),
    );
    sprites.push(...atlasSprite(view, 'beam', [...place, thick], { turn, ...(tint && { tint }) }));
  });
  if (head && part < 1)
    sprites.push(...atlasSprite(view, 'spark', [head[0], head[1], thick * 6, thick * 6], { light: 1 }));
  return sprites;
}

const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

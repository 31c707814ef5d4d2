import { MITER_LIMIT, type Gradient, type Node, type Paint, type Picture } from './picture.ts';
import { atOnce, type Steps } from './steps.ts';

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Where on a canvas. */
type Place = readonly [x: number, y: number, width: number, height: number];

/** Paints a picture into a rectangle of a canvas. */
export const paintPicture = (context: Context, picture: Picture, ...place: Place): void =>
  atOnce(paintingSteps(context, picture, ...place));

/** The same, a node a step, of a canvas that nobody else paints on meanwhile. */
export function* paintingSteps(
  context: Context,
  picture: Picture,
  ...[x, y, width, height]: Place
): Steps<void> {
  context.save();
  context.translate(x, y);
  context.scale(width / picture.width, height / picture.height);
  for (const node of picture.nodes) {
    paintNode(context, node);
    yield;
  }
  context.restore();
}

function paintNode(context: Context, node: Node): void {
  context.save();
  context.globalAlpha *= node.opacity ?? 1;
  if ('nodes' in node) {
    if (node.move) context.translate(node.move[0], node.move[1]);
    if (node.turn) context.rotate((node.turn * Math.PI) / 180);
    if (typeof node.scale === 'number') context.scale(node.scale, node.scale);
    else if (node.scale) context.scale(node.scale[0], node.scale[1]);
    if (node.clip) context.clip(new Path2D(node.clip));
    node.nodes.forEach((child) => paintNode(context, child));
  } else {
    const path = new Path2D(node.d);
    if (node.fill) {
      context.fillStyle = styleOf(context, node.fill);
      context.fill(path);
    }
    if (node.stroke) {
      context.strokeStyle = styleOf(context, node.stroke);
      context.lineWidth = node.width ?? 1;
      context.lineJoin = node.sharp ? 'miter' : 'round';
      context.miterLimit = MITER_LIMIT;
      context.lineCap = node.sharp ? 'butt' : 'round';
      context.stroke(path);
    }
  }
  context.restore();
}

function styleOf(context: Context, paint: Paint): string | CanvasGradient {
  if (typeof paint === 'string') return paint;
  const gradient = gradientOf(context, paint);
  for (const [offset, colour] of paint.stops) gradient.addColorStop(offset, colour);
  return gradient;
}

function gradientOf(context: Context, paint: Gradient): CanvasGradient {
  if ('from' in paint) return context.createLinearGradient(...paint.from, ...paint.to);
  return context.createRadialGradient(...(paint.focus ?? paint.centre), 0, ...paint.centre, paint.radius);
}

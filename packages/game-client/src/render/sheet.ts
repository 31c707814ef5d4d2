import type { Context } from '../picture/paint-picture.ts';
import type { Rectangle } from './painter.ts';

/** A canvas that pictures are put into, row by row, and found in again by name. */
export interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly regions: ReadonlyMap<string, Rectangle>;
  /** Paints once at the given size; false when there is no room left. */
  put(name: string, width: number, height: number, paint: (context: Context) => void): boolean;
  clear(): void;
}

const GAP_PX = 4;

export function createSheet(width: number, height: number): Sheet {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas');
  const regions = new Map<string, Rectangle>();
  let [x, y, rowHeight] = [GAP_PX, GAP_PX, 0];
  return {
    canvas,
    regions,
    put(name, regionWidth, regionHeight, paint) {
      if (regions.has(name)) return true;
      const [w, h] = [Math.ceil(regionWidth), Math.ceil(regionHeight)];
      if (x + w + GAP_PX > width) [x, y, rowHeight] = [GAP_PX, y + rowHeight + GAP_PX, 0];
      if (y + h + GAP_PX > height || w > width) return false;
      regions.set(name, { x, y, width: w, height: h });
      context.save();
      context.translate(x, y);
      context.beginPath();
      context.rect(0, 0, w, h);
      context.clip();
      paint(context);
      context.restore();
      x += w + GAP_PX;
      rowHeight = Math.max(rowHeight, h);
      return true;
    },
    clear() {
      context.clearRect(0, 0, width, height);
      regions.clear();
      [x, y, rowHeight] = [GAP_PX, GAP_PX, 0];
    },
  };
}

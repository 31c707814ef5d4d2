import type { Context } from '../picture/paint-picture.ts';
import type { Rectangle } from '../render/painter.ts';
import { createSheet } from '../render/sheet.ts';

export type LabelStyle = 'title' | 'note' | 'digit' | 'loss';
export interface Label {
  readonly source: Rectangle;
  /** Pixels of the label at its own size. */
  readonly width: number;
  readonly height: number;
}
export interface Labels {
  readonly canvas: HTMLCanvasElement;
  of(text: string, style: LabelStyle): Label | undefined;
  /** True once after something new was written. */
  takeChanged(): boolean;
  clear(): void;
}

const STYLES = {
  title: {
    fontPx: 120,
    fill: ['#fffdf0', '#ffe48f', '#e79d22', '#ffd76a', '#a3600d'],
    outline: '#3a1405',
    outlinePx: 22,
    weight: 700,
  },
  note: { fontPx: 52, fill: ['#fff8e3', '#f7e3b0'], outline: '#1d0f14', outlinePx: 9, weight: 700 },
  digit: {
    fontPx: 112,
    fill: ['#fffef2', '#ffeaa0', '#f0ab2c', '#ffdc74', '#b06c12'],
    outline: '#371304',
    outlinePx: 17,
    weight: 700,
  },
  loss: {
    fontPx: 112,
    fill: ['#fff4f0', '#ffc0ac', '#e84a32', '#ff8a6e', '#8a1612'],
    outline: '#37040c',
    outlinePx: 17,
    weight: 700,
  },
} as const;

/** Texts drawn in the site's own font, cached in a texture. Writing one more when full starts it over. */
export function createLabels(fontFamily: string): Labels {
  const sheet = createSheet(2048, 1024);
  const measure = sheet.canvas.getContext('2d');
  let changed = false;
  return {
    canvas: sheet.canvas,
    of(text, style) {
      const name = `${style}:${text}`;
      if (!sheet.regions.has(name) && measure) {
        const { fontPx, outlinePx, weight } = STYLES[style];
        const font = `${weight} ${fontPx}px ${fontFamily}`;
        measure.font = font;
        const pad = style === 'digit' || style === 'loss' ? outlinePx * 0.6 : outlinePx;
        const width = Math.min(2030, measure.measureText(text).width + pad * 2);
        const paint = (context: Context) => paintLabel(context, text, font, style, pad, width);
        if (!sheet.put(name, width, fontPx * 1.36, paint)) {
          sheet.clear();
          sheet.put(name, width, fontPx * 1.36, paint);
        }
        changed = true;
      }
      const source = sheet.regions.get(name);
      return source && { source, width: source.width, height: source.height };
    },
    takeChanged() {
      const was = changed;
      changed = false;
      return was;
    },
    clear: () => sheet.clear(),
  };
}

function paintLabel(
  context: Context,
  text: string,
  font: string,
  style: LabelStyle,
  pad: number,
  width: number,
): void {
  const { fontPx, fill, outline, outlinePx } = STYLES[style];
  const baseline = fontPx * 1.02;
  context.font = font;
  context.lineJoin = 'round';
  context.strokeStyle = outline;
  context.lineWidth = outlinePx;
  context.globalAlpha = 0.45;
  context.strokeText(text, pad, baseline + fontPx * 0.05, width - pad * 2);
  context.globalAlpha = 1;
  context.strokeText(text, pad, baseline, width - pad * 2);
  const gradient = context.createLinearGradient(0, baseline - fontPx * 0.76, 0, baseline + fontPx * 0.06);
  fill.forEach((colour, index) => gradient.addColorStop(index / (fill.length - 1), colour));
  context.fillStyle = gradient;
  context.fillText(text, pad, baseline, width - pad * 2);
  if (style === 'note') return;
  context.strokeStyle = '#ffffff8c';
  context.lineWidth = fontPx * 0.014;
  context.strokeText(text, pad, baseline - 1, width - pad * 2);
}

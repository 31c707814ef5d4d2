import type { GameArt } from '../art/game-art.ts';
import { paintPicture, type Context } from '../picture/paint-picture.ts';
import { createSheet, type Sheet } from '../render/sheet.ts';
import { EFFECT_SCALE, effects } from './effect-pictures.ts';

const BLUR_STEPS = 40;
/** The smeared copy of a symbol is this much taller than the symbol. */
export const BLUR_STRETCH = 1.7;

/** Symbols, their blurred copies and the effects in one texture. @param symbolPx side of a symbol */
export function buildAtlas(art: GameArt, symbolPx: number): Sheet {
  const side = symbolPx > 180 ? 2048 : symbolPx > 110 ? 1536 : 1024;
  const sheet = createSheet(side, side);
  for (const [id, picture] of Object.entries(art.symbols)) {
    sheet.put(id, symbolPx, symbolPx, (context) => paintPicture(context, picture, 0, 0, symbolPx, symbolPx));
  }
  for (const id of Object.keys(art.symbols)) {
    const half = Math.round(symbolPx / 2);
    sheet.put(`blur:${id}`, half, half * BLUR_STRETCH, (context) => paintSmear(context, sheet, id, half));
  }
  for (const [name, picture] of Object.entries(effects(art))) {
    const width = Math.min(256, Math.max(48, symbolPx)) * (picture.width / 100) * (EFFECT_SCALE[name] ?? 1);
    const height = width * (picture.height / picture.width);
    sheet.put(name, width, height, (context) => paintPicture(context, picture, 0, 0, width, height));
  }
  return sheet;
}

/** The mean of the symbol at many heights: what an eye sees of a fast reel. */
function paintSmear(context: Context, sheet: Sheet, id: string, size: number): void {
  const source = sheet.regions.get(id);
  if (!source) return;
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = 1 / BLUR_STEPS;
  for (let step = 0; step < BLUR_STEPS; step++) {
    const y = ((BLUR_STRETCH - 1) * size * step) / (BLUR_STEPS - 1);
    context.drawImage(sheet.canvas, source.x, source.y, source.width, source.height, 0, y, size, size);
  }
}

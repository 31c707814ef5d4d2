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
  const smear = createSmear(sheet, Math.round(symbolPx / 2));
  for (const id of Object.keys(art.symbols)) smear(id);
  putEffects(sheet, art.cabinet.outline, symbolPx);
  return sheet;
}

/** Lights, coins and frames that every game uses. @param unitPx side of a symbol, or what is as large */
export function putEffects(sheet: Sheet, outline: string, unitPx: number): void {
  for (const [name, picture] of Object.entries(effects(outline))) {
    const width = Math.min(256, Math.max(48, unitPx)) * (picture.width / 100) * (EFFECT_SCALE[name] ?? 1);
    const height = width * (picture.height / picture.width);
    sheet.put(name, width, height, (context) => paintPicture(context, picture, 0, 0, width, height));
  }
}

/**
 * Puts the mean of a symbol at many heights beside it: what an eye sees of a fast reel. The symbol is first copied
 * out of the sheet: a canvas that is drawn onto itself is copied whole, every time.
 * @param size side of the copy in pixels
 */
function createSmear(sheet: Sheet, size: number): (id: string) => void {
  const single = document.createElement('canvas');
  single.width = single.height = size;
  const copy = single.getContext('2d');
  return (id) => {
    const source = sheet.regions.get(id);
    if (!copy || !source) return;
    copy.clearRect(0, 0, size, size);
    copy.drawImage(sheet.canvas, source.x, source.y, source.width, source.height, 0, 0, size, size);
    sheet.put(`blur:${id}`, size, size * BLUR_STRETCH, (context) => paintSmear(context, single));
  };
}

function paintSmear(context: Context, symbol: HTMLCanvasElement): void {
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = 1 / BLUR_STEPS;
  for (let step = 0; step < BLUR_STEPS; step++)
    context.drawImage(symbol, 0, ((BLUR_STRETCH - 1) * symbol.height * step) / (BLUR_STEPS - 1));
}

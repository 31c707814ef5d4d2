import type { GameArt } from '../art/game-art.ts';
import { paintPicture } from '../picture/paint-picture.ts';
import { createSheet, type Sheet } from '../render/sheet.ts';
import { EFFECT_SCALE, effects } from './effect-pictures.ts';

/** Each makes two copies of one. */
const BLUR_DOUBLINGS = 5;
/** The smeared copy of a symbol is this much taller than the symbol. */
export const BLUR_STRETCH = 1.7;

/** Symbols, their blurred copies and the effects in one texture. @param symbolPx side of a symbol */
export function buildAtlas(art: GameArt, symbolPx: number): Sheet {
  const side = symbolPx > 180 ? 2048 : symbolPx > 110 ? 1536 : 1024;
  const sheet = createSheet(side, side);
  for (const [id, picture] of Object.entries(art.symbols)) {
    sheet.put(id, symbolPx, symbolPx, (context) => paintPicture(context, picture, 0, 0, symbolPx, symbolPx));
  }
  putSmears(sheet, Object.keys(art.symbols), Math.round(symbolPx / 2));
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
 * Puts beside each symbol its mean at many heights: what an eye sees of a fast reel. Side by side in a strip, symbols are laid over
 * themselves, half as strong and each time twice as far down; of 5 such steps come 32 copies. They are first copied out of
 * the sheet: a canvas that is drawn onto itself is copied whole, every time.
 * @param size side of the copy in pixels
 */
function putSmears(sheet: Sheet, ids: readonly string[], size: number): void {
  const height = Math.ceil(size * BLUR_STRETCH);
  let [from, to] = [stripOf(ids.length * size, height), stripOf(ids.length * size, height)];
  if (!from || !to) return;
  for (const [n, id] of ids.entries()) {
    const source = sheet.regions.get(id);
    if (source)
      from.drawImage(sheet.canvas, source.x, source.y, source.width, source.height, n * size, 0, size, size);
  }
  const step = ((BLUR_STRETCH - 1) * size) / (2 ** BLUR_DOUBLINGS - 1);
  for (let doubling = 0; doubling < BLUR_DOUBLINGS; doubling++) {
    to.clearRect(0, 0, ids.length * size, height);
    to.globalCompositeOperation = 'lighter';
    to.globalAlpha = 0.5;
    for (const down of [0, step * 2 ** doubling]) to.drawImage(from.canvas, 0, down);
    [from, to] = [to, from];
  }
  const strip = from.canvas;
  for (const [n, id] of ids.entries())
    if (sheet.regions.has(id))
      sheet.put(`blur:${id}`, size, height, (context) =>
        context.drawImage(strip, n * size, 0, size, height, 0, 0, size, height),
      );
}

function stripOf(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  return canvas.getContext('2d');
}

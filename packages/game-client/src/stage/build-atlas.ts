import type { GameArt } from '../art/game-art.ts';
import { paintPicture } from '../picture/paint-picture.ts';
import type { Picture } from '../picture/picture.ts';
import type { Steps } from '../picture/steps.ts';
import { createSheet, type Sheet } from '../render/sheet.ts';
import { EFFECT_SCALE, effects } from './effect-pictures.ts';

/** Each makes two copies of one. */
const BLUR_DOUBLINGS = 5;
/** The smeared copy of a symbol is this much taller than the symbol. */
export const BLUR_STRETCH = 1.7;

/** Symbols, their blurred copies and the effects in one texture. @param symbolPx side of a symbol */
export function* buildAtlas(art: GameArt, symbolPx: number): Steps<Sheet> {
  const side = symbolPx > 180 ? 2048 : symbolPx > 110 ? 1536 : 1024;
  const sheet = createSheet(side, side);
  const size = { width: symbolPx, height: symbolPx };
  yield* putPictures(
    sheet,
    Object.entries(art.symbols).map(([name, picture]) => ({ name, picture, ...size })),
  );
  yield* putSmears(sheet, Object.keys(art.symbols), Math.round(symbolPx / 2));
  yield* putEffects(sheet, art.cabinet.outline, symbolPx);
  return sheet;
}

/** A picture that is put into a sheet under a name. */
interface Named {
  readonly name: string;
  readonly picture: Picture;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Puts them in in their order, each a step. */
export function* putPictures(sheet: Sheet, pictures: Iterable<Named>): Steps<void> {
  for (const { name, picture, width, height } of pictures) {
    sheet.put(name, width, height, (context) => paintPicture(context, picture, 0, 0, width, height));
    yield;
  }
}

/** Lights, coins and frames that every game uses. @param unitPx side of a symbol, or what is as large */
export function putEffects(sheet: Sheet, outline: string, unitPx: number): Steps<void> {
  const sized = Object.entries(effects(outline)).map(([name, picture]) => {
    const width = Math.min(256, Math.max(48, unitPx)) * (picture.width / 100) * (EFFECT_SCALE[name] ?? 1);
    return { name, picture, width, height: width * (picture.height / picture.width) };
  });
  return putPictures(sheet, sized);
}

/**
 * Puts beside each symbol its mean at many heights: what an eye sees of a fast reel. Side by side in a strip, symbols are laid over
 * themselves, half as strong and each time twice as far down; of 5 such steps come 32 copies. They are first copied out of
 * the sheet: a canvas that is drawn onto itself is copied whole, every time.
 * @param size side of the copy in pixels
 */
function* putSmears(sheet: Sheet, ids: readonly string[], size: number): Steps<void> {
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
    yield;
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

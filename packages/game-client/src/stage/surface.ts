import type { GridDefinition } from '@croupier/games';
import type { GameArt } from '../art/game-art.ts';
import { stageGameOf, type StageGame } from '../game/stage-game.ts';
import { paintPicture } from '../picture/paint-picture.ts';
import type { Picture } from '../picture/picture.ts';
import { createLastingPainter } from '../render/lasting-painter.ts';
import type { Painter } from '../render/painter.ts';
import type { Act } from './act.ts';
import { buildAtlas } from './build-atlas.ts';
import { cabinetPicture } from './cabinet-picture.ts';
import { compose } from './compose.ts';
import { createLabels } from './labels.ts';
import { layOut, windowOf, type Layout } from './layout.ts';
import type { Rest } from './rest.ts';
import type { StageTexts, View } from './view.ts';

const MAX_DENSITY = 2;
const LARGEST_SYMBOL_PX = 240;

/** What the stage is drawn on, and how. */
export interface SurfaceOptions {
  readonly canvas: HTMLCanvasElement;
  readonly definition: GridDefinition;
  readonly art: GameArt;
  readonly texts: StageTexts;
  readonly formatMoney: (amountMinor: bigint) => string;
  readonly fontFamily: string;
  readonly reducedMotion: boolean;
  /** Tests choose a back end; otherwise WebGL2 where there is one. */
  readonly painter?: 'webgl2' | 'canvas2d';
}

/** The canvas with its painter and textures, rebuilt when its size changes. Knows how to draw, not when. */
export function createSurface({ canvas, definition, art, ...options }: SurfaceOptions) {
  const painter = createLastingPainter(canvas, options.painter);
  const labels = createLabels(options.fontFamily);
  const game = stageGameOf(definition);
  let view: View = {
    game,
    art,
    ...sized(canvas, game, art),
    labels,
    texts: options.texts,
    formatMoney: options.formatMoney,
    reducedMotion: options.reducedMotion,
  };
  dress(canvas, painter, view);
  redrawWithFonts(options.fontFamily, () => labels.clear());
  return {
    get painter() {
      return painter.kind;
    },
    resize() {
      const next = sized(canvas, game, art, view);
      if (next.layout.width === view.layout.width && next.layout.height === view.layout.height) return;
      view = { ...view, ...next };
      dress(canvas, painter, view);
    },
    setTexts: (texts: StageTexts, formatMoney: (amountMinor: bigint) => string) =>
      void (view = { ...view, texts, formatMoney }),
    draw(act: Act, from: Rest, ms: number, ambienceMs: number) {
      const layers = compose(view, act, from, ms, ambienceMs);
      if (labels.takeChanged()) painter.setTexture('labels', labels.canvas);
      painter.draw(layers, view.layout.width, view.layout.height);
    },
    dispose: () => painter.dispose(),
  };
}

/** One face of several may be missing, as a local one is on many machines; the labels wait for all others. */
function redrawWithFonts(family: string, redraw: () => void): void {
  void document.fonts
    ?.load(`700 64px ${family}`)
    .catch(() => undefined)
    .then(() => document.fonts.ready)
    .then(redraw);
}

/** Layout and atlas for the canvas as large as it is now. The atlas is kept while its symbols have the right size. */
function sized(
  canvas: HTMLCanvasElement,
  game: StageGame,
  art: GameArt,
  known?: View,
): Pick<View, 'layout' | 'atlas'> {
  const density = Math.min(MAX_DENSITY, globalThis.devicePixelRatio || 1);
  const layout = layOut(
    Math.max(1, Math.round(canvas.clientWidth * density)),
    Math.max(1, Math.round(canvas.clientHeight * density)),
    windowOf(game),
  );
  const largest = game.rowsVary ? layout.cellWidth : Math.min(layout.cellWidth, layout.cellHeight);
  const symbolPx = Math.min(LARGEST_SYMBOL_PX, Math.max(64, Math.ceil(largest / 32) * 32));
  const fits = known?.atlas.regions.get(Object.keys(art.symbols)[0] ?? '')?.width === symbolPx;
  return { layout, atlas: known && fits ? known.atlas : buildAtlas(art, symbolPx) };
}

/** Paints what does not move and hands all textures to the painter. */
function dress(
  canvas: HTMLCanvasElement,
  painter: Painter,
  { layout, atlas, art, game, labels }: View,
): void {
  [canvas.width, canvas.height] = [layout.width, layout.height];
  painter.setTexture('backdrop', painted(layout, art.backdrop(layout.width, layout.height)));
  painter.setTexture('cabinet', painted(layout, cabinetPicture(layout, art, game)));
  painter.setTexture('atlas', atlas.canvas);
  painter.setTexture('labels', labels.canvas);
}

function painted({ width, height }: Layout, picture: Picture): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) paintPicture(context, picture, 0, 0, width, height);
  return canvas;
}

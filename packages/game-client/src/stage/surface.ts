import { paintingSteps } from '../picture/paint-picture.ts';
import type { Picture } from '../picture/picture.ts';
import { atOnce, inPieces, type Steps } from '../picture/steps.ts';
import { createLastingPainter } from '../render/lasting-painter.ts';
import type { Layer, Painter } from '../render/painter.ts';
import { densityNow } from './density.ts';
import { createLabels, type Labels } from './labels.ts';
import type { Sight, StageTexts } from './view.ts';

/** What the stage is drawn on, and with which words. */
export interface CanvasOptions {
  readonly canvas: HTMLCanvasElement;
  readonly texts: StageTexts;
  readonly formatMoney: (amountMinor: bigint) => string;
  readonly fontFamily: string;
  readonly reducedMotion: boolean;
  /** As the rules of the place say: a win is celebrated only above so many stakes. */
  readonly celebratedAboveStakes: number;
  /** Tests choose a back end; otherwise WebGL2 where there is one. */
  readonly painter?: 'webgl2' | 'canvas2d';
}

/** What a kind of game brings to the stage: reels in a cabinet, or a board. */
export interface Scenery<V extends Sight, Moment> {
  /** All that drawing needs at this size in device pixels; what still fits of `known` is kept. */
  see(size: { readonly width: number; readonly height: number }, labels: Labels, known?: V): Steps<V>;
  /** What does not move: the scene behind, and what stands before it. */
  readonly backdrop: (view: V) => Picture;
  readonly cabinet: (view: V) => Picture;
  /** One frame. Pure but for the label texture: the same moment gives the same picture. */
  readonly compose: (view: V, moment: Moment) => Layer[];
}

/** The canvas with its painter and textures, made in pieces, rebuilt when its size changes. Knows how to draw, not when. */
export async function createSurface<V extends Sight, Moment>(
  { canvas, ...options }: Pick<CanvasOptions, 'canvas' | 'fontFamily' | 'painter'>,
  scenery: Scenery<V, Moment>,
) {
  const painter = createLastingPainter(canvas, options.painter);
  const labels = createLabels(options.fontFamily);
  const dressed = function* (size: ReturnType<typeof sizeOf>, known?: V): Steps<V> {
    const seen = yield* scenery.see(size, labels, known);
    const backdrop = yield* painted(seen.layout, scenery.backdrop(seen));
    const cabinet = yield* painted(seen.layout, scenery.cabinet(seen));
    [canvas.width, canvas.height] = [seen.layout.width, seen.layout.height];
    painter.setTexture('backdrop', backdrop);
    painter.setTexture('cabinet', cabinet);
    painter.setTexture('atlas', seen.atlas.canvas);
    painter.setTexture('labels', labels.canvas);
    return seen;
  };
  let view = await inPieces(dressed(sizeOf(canvas, painter.kind)));
  redrawWithFonts(options.fontFamily, () => labels.clear());
  return {
    get painter() {
      return painter.kind;
    },
    get view() {
      return view;
    },
    /** Fits the picture to the canvas; `anew` also when its size is what it was. @returns whether anything changed */
    resize(anew = false): boolean {
      const size = sizeOf(canvas, painter.kind);
      if (!anew && size.width === view.layout.width && size.height === view.layout.height) return false;
      view = atOnce(dressed(size, view));
      return true;
    },
    setTexts: (texts: StageTexts, formatMoney: (amountMinor: bigint) => string) =>
      void (view = { ...view, texts, formatMoney }),
    draw(moment: Moment) {
      const layers = scenery.compose(view, moment);
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

function sizeOf(canvas: HTMLCanvasElement, painter: Painter['kind']): { width: number; height: number } {
  const density = densityNow(globalThis.devicePixelRatio || 1, painter);
  return {
    width: Math.max(1, Math.round(canvas.clientWidth * density)),
    height: Math.max(1, Math.round(canvas.clientHeight * density)),
  };
}

function* painted({ width, height }: Sight['layout'], picture: Picture): Steps<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) yield* paintingSteps(context, picture, 0, 0, width, height);
  return canvas;
}

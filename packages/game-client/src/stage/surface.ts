import { paintPicture } from '../picture/paint-picture.ts';
import { createCanvasPainter } from '../render/canvas-painter.ts';
import type { Painter } from '../render/painter.ts';
import { createWebglPainter } from '../render/webgl-painter.ts';
import { buildAtlas } from './build-atlas.ts';
import { cabinetPicture } from './cabinet-picture.ts';
import { compose, type Act } from './compose.ts';
import type { StageOptions } from './create-stage.ts';
import type { Rest } from './rest.ts';
import { createLabels } from './labels.ts';
import { layOut, windowOf } from './layout.ts';
import { stageGameOf } from '../game/stage-game.ts';
import type { StageTexts, View } from './view.ts';

const MAX_DENSITY = 2;
const LARGEST_SYMBOL_PX = 240;

/** The canvas with its painter and textures, rebuilt when its size changes. Knows how to draw, not when. */
export function createSurface({ canvas, definition, art, ...options }: StageOptions) {
  const chosen =
    (options.painter === 'canvas2d' ? null : createWebglPainter(canvas)) ?? createCanvasPainter(canvas);
  if (!chosen) throw new Error('This browser cannot draw the game');
  const painter: Painter = chosen;
  const labels = createLabels(options.fontFamily);
  const game = stageGameOf(definition);
  let view: View = {
    game,
    art,
    ...sized(),
    labels,
    texts: options.texts,
    formatMoney: options.formatMoney,
    formatShortMoney: options.formatShortMoney ?? options.formatMoney,
    reducedMotion: options.reducedMotion,
  };
  dress();
  void document.fonts?.load(`700 64px ${options.fontFamily}`).then(() => labels.clear());

  function sized(known?: View): Pick<View, 'layout' | 'atlas'> {
    const density = Math.min(MAX_DENSITY, globalThis.devicePixelRatio || 1);
    const layout = layOut(
      Math.max(1, Math.round(canvas.clientWidth * density)),
      Math.max(1, Math.round(canvas.clientHeight * density)),
      windowOf(game),
    );
    const symbolPx = Math.min(
      LARGEST_SYMBOL_PX,
      Math.max(64, Math.ceil(Math.min(layout.cellWidth, layout.cellHeight) / 32) * 32),
    );
    const fits = known?.atlas.regions.get(definition.symbols[0]?.id ?? '')?.width === symbolPx;
    return { layout, atlas: known && fits ? known.atlas : buildAtlas(art, symbolPx) };
  }

  function dress() {
    const { layout, atlas } = view;
    [canvas.width, canvas.height] = [layout.width, layout.height];
    painter.setTexture(
      'backdrop',
      painted(layout, (context) =>
        paintPicture(context, art.backdrop(layout.width, layout.height), 0, 0, layout.width, layout.height),
      ),
    );
    painter.setTexture(
      'cabinet',
      painted(layout, (context) =>
        paintPicture(
          context,
          cabinetPicture(layout, art, definition.grid.reels),
          0,
          0,
          layout.width,
          layout.height,
        ),
      ),
    );
    painter.setTexture('atlas', atlas.canvas);
    painter.setTexture('labels', labels.canvas);
  }

  return {
    painter: painter.kind,
    resize() {
      const next = sized(view);
      if (next.layout.width === view.layout.width && next.layout.height === view.layout.height) return;
      view = { ...view, ...next };
      dress();
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

function painted(
  { width, height }: View['layout'],
  paint: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) paint(context);
  return canvas;
}

import type { GameDefinition, RoundOutcome } from '@croupier/games';
import type { GameArt } from '../art/game-art.ts';
import { paintPicture } from '../picture/paint-picture.ts';
import { createCanvasPainter } from '../render/canvas-painter.ts';
import type { Painter } from '../render/painter.ts';
import { createWebglPainter } from '../render/webgl-painter.ts';
import { planShow, sceneAt, type Show } from '../show/plan-show.ts';
import { createCueCaller, type SoundCue } from '../show/sound-cues.ts';
import type { Pace } from '../timeline/reel-plan.ts';
import { buildAtlas } from './build-atlas.ts';
import { cabinetPicture } from './cabinet-picture.ts';
import { compose, restOf, type Act } from './compose.ts';
import type { Rest } from './draw-reels.ts';
import { createLabels } from './labels.ts';
import { layOut } from './layout.ts';
import type { StageTexts, View } from './view.ts';

export interface StageOptions {
  readonly canvas: HTMLCanvasElement;
  readonly definition: GameDefinition;
  readonly art: GameArt;
  readonly texts: StageTexts;
  readonly formatMoney: (amountMinor: bigint) => string;
  readonly fontFamily: string;
  readonly reducedMotion: boolean;
  readonly onSound: (cue: SoundCue) => void;
  /** For pictures in tests: nothing moves but by `draw`. */
  readonly manual?: boolean;
  /** Tests choose a back end; otherwise WebGL2 where there is one. */
  readonly painter?: 'webgl2' | 'canvas2d';
}

export interface Stage {
  readonly painter: Painter['kind'];
  /** Rests the reels, on this grid when it is given (the last round's). */
  idle(last?: { stops: readonly number[]; grid: Rest['grid']; kind: 'base' | 'free' }): void;
  /** Starts the reels; they turn until `play` or `idle`. */
  spinUp(): void;
  /** Shows a decided round. Resolves when all of it has been shown, skipped, or the stage is gone. */
  play(outcome: RoundOutcome, stakeMinor: bigint): Promise<void>;
  /** Jumps to the end of what is on; turning reels are stopped only when `stopReels`. */
  skip(stopReels: boolean): void;
  setTurbo(turbo: boolean): void;
  setTexts(texts: StageTexts, formatMoney: (amountMinor: bigint) => string): void;
  resize(): void;
  /** One frame at a fixed time of the show, for screenshots. */
  draw(ms: number): void;
  /** Length of the show that is on, in milliseconds. */
  lengthMs(): number;
  dispose(): void;
}

const MAX_DENSITY = 2;
const LARGEST_SYMBOL_PX = 240;

export function createStage(options: StageOptions): Stage {
  const { canvas, definition, art, manual = false } = options;
  const chosen = (options.painter === 'canvas2d' ? null : createWebglPainter(canvas)) ?? createCanvasPainter(canvas);
  if (!chosen) throw new Error('This browser cannot draw the game');
  const painter = chosen;
  let view: View | undefined;
  let texts = options.texts;
  let formatMoney = options.formatMoney;
  let pace: Pace = 'normal';
  let act: Act = { kind: 'idle' };
  let from: Rest = firstRest(definition);
  let actAtMs = performance.now();
  let finish: (() => void) | undefined;
  let frame = 0;
  const cues = createCueCaller(options.onSound, options.reducedMotion);

  function rebuild() {
    const density = Math.min(MAX_DENSITY, globalThis.devicePixelRatio || 1);
    const width = Math.max(1, Math.round(canvas.clientWidth * density));
    const height = Math.max(1, Math.round(canvas.clientHeight * density));
    if (view && view.layout.width === width && view.layout.height === height) return;
    canvas.width = width;
    canvas.height = height;
    const layout = layOut(width, height, definition.grid);
    const symbolPx = Math.min(LARGEST_SYMBOL_PX, Math.max(64, Math.ceil(Math.min(layout.cellWidth, layout.cellHeight) / 32) * 32));
    const atlas = view?.atlas.regions.get(definition.symbols[0]?.id ?? '')?.width === symbolPx ? view.atlas : buildAtlas(art, symbolPx);
    const labels = view?.labels ?? createLabels(options.fontFamily);
    view = { definition, art, layout, atlas, labels, texts, formatMoney, reducedMotion: options.reducedMotion };
    painter.setTexture('backdrop', painted(width, height, (context) => paintPicture(context, art.backdrop(width, height), 0, 0, width, height)));
    painter.setTexture('cabinet', painted(width, height, (context) => paintPicture(context, cabinetPicture(layout, art, definition.grid.reels), 0, 0, width, height)));
    painter.setTexture('atlas', atlas.canvas);
    painter.setTexture('labels', labels.canvas);
  }

  function drawAt(ms: number, ambienceMs: number) {
    if (!view) return;
    const layers = compose(view, act, from, ms, ambienceMs);
    if (view.labels.takeChanged()) painter.setTexture('labels', view.labels.canvas);
    painter.draw(layers, view.layout.width, view.layout.height);
  }

  function tick(now: number) {
    frame = requestAnimationFrame(tick);
    const ms = now - actAtMs;
    if (act.kind === 'show') {
      cues.call(act.show, ms);
      if (ms >= act.show.endMs) settle();
    }
    drawAt(ms, now);
  }

  function settle() {
    finish?.();
    finish = undefined;
  }
  const shownRest = () => (act.kind === 'show' ? (act.rests.at(-1) ?? from) : from);
  const begin = (next: Act, rest: Rest) => {
    settle();
    [act, from, actAtMs] = [next, rest, performance.now()];
  };

  rebuild();
  if (!manual) frame = requestAnimationFrame(tick);
  void document.fonts?.load(`700 64px ${options.fontFamily}`).then(() => view?.labels.clear());
  return {
    painter: painter.kind,
    idle: (last) => begin({ kind: 'idle' }, last ? restOf({ definition }, last) : shownRest()),
    spinUp() {
      begin({ kind: 'waiting', pace }, shownRest());
      options.onSound({ name: 'spin' });
    },
    play(outcome, stakeMinor) {
      const elapsedMs = act.kind === 'waiting' && !manual ? performance.now() - actAtMs : 0;
      const show = planShow(outcome, definition, { stakeMinor, pace: act.kind === 'waiting' ? act.pace : pace, reducedMotion: options.reducedMotion, elapsedMs });
      const startedAtMs = performance.now() - elapsedMs;
      begin({ kind: 'show', show, rests: outcome.steps.map((step) => restOf({ definition }, step)) }, shownRest());
      actAtMs = startedAtMs;
      cues.reset();
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
    skip(stopReels) {
      if (act.kind !== 'show') return;
      const ms = performance.now() - actAtMs;
      const scene = sceneAt(act.show, ms);
      if (!scene || ms >= act.show.endMs || (scene.kind === 'spin' && !stopReels)) return;
      actAtMs -= scene.untilMs - ms - (scene.kind === 'spin' ? landingMs(act.show, scene.untilMs - ms) : 0);
    },
    setTurbo: (turbo) => void (pace = turbo ? 'turbo' : 'normal'),
    setTexts(nextTexts, nextFormat) {
      [texts, formatMoney] = [nextTexts, nextFormat];
      if (view) view = { ...view, texts, formatMoney };
    },
    resize: rebuild,
    draw: (ms) => drawAt(ms, ms),
    lengthMs: () => (act.kind === 'show' ? act.show.endMs : 0),
    dispose() {
      cancelAnimationFrame(frame);
      settle();
      painter.dispose();
    },
  };
}

/** A stopped spin still brakes visibly. */
const landingMs = (_show: Show, leftMs: number) => Math.min(leftMs, 260);

/** Before the first round every reel stands at the start of its strip. */
function firstRest(definition: GameDefinition): Rest {
  const { reels, rows } = definition.grid;
  const stops = Array.from({ length: reels }, (_, reel) => Math.max(0, (definition.reels.base[reel]?.length ?? 0) - 1 - ((reel * 7 + 3) % 11)));
  const grid = stops.map((stop, reel) => {
    const strip = definition.reels.base[reel] ?? [];
    return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? '');
  });
  return { strips: definition.reels.base, stops, grid };
}

function painted(width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) paint(context);
  return canvas;
}

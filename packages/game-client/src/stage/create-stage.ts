import type { GridOutcome, LinesDefinition, SpinStep } from '@croupier/games';
import type { GameArt } from '../art/game-art.ts';
import type { Painter } from '../render/painter.ts';
import { planShow, sceneAt, type Show } from '../show/plan-show.ts';
import { createCueCaller, type SoundCue } from '../show/sound-cues.ts';
import type { Pace } from '../timeline/reel-plan.ts';
import { restOf, type Act } from './compose.ts';
import type { Rest } from './draw-reels.ts';
import { createSurface } from './surface.ts';
import type { StageTexts } from './view.ts';

export interface StageOptions {
  readonly canvas: HTMLCanvasElement;
  readonly definition: LinesDefinition;
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
  idle(last?: { stops: readonly number[]; grid: Rest['grid']; kind: SpinStep['kind'] }): void;
  /** Starts the reels; they turn until `play` or `idle`. */
  spinUp(): void;
  /** Shows a decided round. Resolves when all of it has been shown, skipped, or the stage is gone. */
  play(outcome: GridOutcome, stakeMinor: bigint): Promise<void>;
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

export function createStage(options: StageOptions): Stage {
  const { definition, manual = false } = options;
  const surface = createSurface(options);
  let pace: Pace = 'normal';
  let act: Act = { kind: 'idle' };
  let from: Rest = firstRest(definition);
  let actAtMs = performance.now();
  let finish: (() => void) | undefined;
  const cues = createCueCaller(options.onSound, options.reducedMotion);
  const settle = () => {
    finish?.();
    finish = undefined;
  };
  const shownRest = () => (act.kind === 'show' ? (act.rests.at(-1) ?? from) : from);
  const begin = (next: Act, rest: Rest, elapsedMs = 0) => {
    settle();
    [act, from, actAtMs] = [next, rest, performance.now() - elapsedMs];
  };
  const stopFrames = manual
    ? () => undefined
    : everyFrame((now) => {
        const ms = now - actAtMs;
        if (act.kind === 'show') {
          cues.call(act.show, ms);
          if (ms >= act.show.endMs) settle();
        }
        surface.draw(act, from, ms, now);
      });
  return {
    painter: surface.painter,
    idle: (last) => begin({ kind: 'idle' }, last ? restOf({ definition }, last) : shownRest()),
    spinUp() {
      begin({ kind: 'waiting', pace }, shownRest());
      options.onSound({ name: 'spin' });
    },
    play(outcome, stakeMinor) {
      const elapsedMs = act.kind === 'waiting' && !manual ? performance.now() - actAtMs : 0;
      const show = planShow(outcome, definition, {
        stakeMinor,
        pace: act.kind === 'waiting' ? act.pace : pace,
        reducedMotion: options.reducedMotion,
        elapsedMs,
      });
      begin(
        { kind: 'show', show, rests: outcome.steps.map((step) => restOf({ definition }, step)) },
        shownRest(),
        elapsedMs,
      );
      cues.reset();
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
    skip(stopReels) {
      if (act.kind === 'show') actAtMs -= skippedMs(act.show, performance.now() - actAtMs, stopReels);
    },
    setTurbo: (turbo) => void (pace = turbo ? 'turbo' : 'normal'),
    setTexts: surface.setTexts,
    resize: surface.resize,
    draw: (ms) => surface.draw(act, from, ms, ms),
    lengthMs: () => (act.kind === 'show' ? act.show.endMs : 0),
    dispose() {
      stopFrames();
      settle();
      surface.dispose();
    },
  };
}

function everyFrame(draw: (now: number) => void): () => void {
  let frame = requestAnimationFrame(function next(now) {
    frame = requestAnimationFrame(next);
    draw(now);
  });
  return () => cancelAnimationFrame(frame);
}

/** How far a skip jumps: to the end of the scene; turning reels, where they may be stopped, still brake visibly. */
function skippedMs(show: Show, ms: number, stopReels: boolean): number {
  const scene = sceneAt(show, ms);
  if (!scene || ms >= show.endMs || (scene.kind === 'spin' && !stopReels)) return 0;
  return Math.max(0, scene.untilMs - ms - (scene.kind === 'spin' ? BRAKING_MS : 0));
}
const BRAKING_MS = 260;

/** Before the first round every reel stands at the start of its strip. */
function firstRest(definition: LinesDefinition): Rest {
  const { reels, rows } = definition.grid;
  const stops = Array.from({ length: reels }, (_, reel) =>
    Math.max(0, (definition.reels.base[reel]?.length ?? 0) - 1 - ((reel * 7 + 3) % 11)),
  );
  const grid = stops.map((stop, reel) => {
    const strip = definition.reels.base[reel] ?? [];
    return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? '');
  });
  return { strips: definition.reels.base, stops, grid };
}

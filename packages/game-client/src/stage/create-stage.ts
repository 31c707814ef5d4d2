import type { GridOutcome } from '@croupier/games';
import { stageGameOf } from '../game/stage-game.ts';
import type { Painter } from '../render/painter.ts';
import { planShow } from '../show/plan-show.ts';
import { isArrival } from '../show/scenes.ts';
import { sceneAt, type Show } from '../show/show.ts';
import { createCueCaller, type SoundCue } from '../show/sound-cues.ts';
import type { Pace } from '../timeline/reel-plan.ts';
import { restsOf, type Act } from './act.ts';
import { firstRest, restOf, type Rest, type RestStep } from './rest.ts';
import { createSurface, type SurfaceOptions } from './surface.ts';
import type { StageTexts } from './view.ts';

export interface StageOptions extends SurfaceOptions {
  readonly onSound: (cue: SoundCue) => void;
  /** For pictures in tests: nothing moves but by `draw`. */
  readonly manual?: boolean;
}

export interface Stage {
  /** What draws now; a lost graphics context may change it. */
  readonly painter: Painter['kind'];
  /** Rests the reels, on this grid when it is given (the last round's). */
  idle(last?: RestStep): void;
  /** Starts the reels; they turn until `play` or `idle`. */
  spinUp(): void;
  /**
   * Shows a round as far as it is decided. Resolves when all of it has been shown, skipped, or the stage is gone.
   * Where the outcome is `open`, what asks stays lit until the next call, which goes on after the steps already shown.
   */
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
  const { manual = false } = options;
  const game = stageGameOf(options.definition);
  const surface = createSurface(options);
  let pace: Pace = 'normal';
  let act: Act = { kind: 'idle' };
  let from: Rest = firstRest(game);
  let actAtMs = performance.now();
  let finish: (() => void) | undefined;
  const cues = createCueCaller(options.onSound, options.reducedMotion);
  const settle = () => {
    finish?.();
    finish = undefined;
  };
  const shownRest = () => (act.kind === 'show' ? (act.rests.at(-1)?.final ?? from) : from);
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
    get painter() {
      return surface.painter;
    },
    idle: (last) => begin({ kind: 'idle' }, last ? restOf(game, last) : shownRest()),
    spinUp() {
      begin({ kind: 'waiting', pace }, shownRest());
      options.onSound({ name: 'spin' });
    },
    play(outcome, stakeMinor) {
      const elapsedMs = act.kind === 'waiting' && !manual ? performance.now() - actAtMs : 0;
      const show = planShow(outcome, game, {
        stakeMinor,
        pace: act.kind === 'waiting' ? act.pace : pace,
        reducedMotion: options.reducedMotion,
        elapsedMs,
        shownSteps: shownStepsOf(act, outcome),
      });
      begin({ kind: 'show', show, rests: restsOf(game, outcome, stakeMinor) }, shownRest(), elapsedMs);
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

/**
 * How far a skip jumps: to the end of the scene. Reels that turn and grids that fall in are what a player waits for;
 * where they may be stopped they still come to rest visibly.
 */
function skippedMs(show: Show, ms: number, stopReels: boolean): number {
  const scene = sceneAt(show, ms);
  if (!scene || ms >= show.endMs) return 0;
  const comesIn = isArrival(scene) && !(scene.kind === 'fall' && !scene.fresh);
  if (comesIn && !stopReels) return 0;
  return Math.max(0, scene.untilMs - ms - (comesIn ? BRAKING_MS : 0));
}
const BRAKING_MS = 260;

/** Steps of this round that are on the stage already, while it waited for a choice. */
function shownStepsOf(act: Act, { steps }: GridOutcome): number {
  if (act.kind !== 'show' || !act.show.outcome.open) return 0;
  const shown = act.show.outcome.steps;
  const isSame = shown.every((step, index) => String(step.grid) === String(steps[index]?.grid));
  return isSame ? shown.length : 0;
}

import type { GridDefinition, GridOutcome } from '@croupier/games';
import type { GameArt } from '../art/game-art.ts';
import { stageGameOf } from '../game/stage-game.ts';
import type { Painter } from '../render/painter.ts';
import { planShow } from '../show/plan-show.ts';
import { isArrival } from '../show/scenes.ts';
import { sceneAt, type Show } from '../show/show.ts';
import { createCueCaller, cuesOf, type SoundCue } from '../show/sound-cues.ts';
import type { Pace } from '../timeline/reel-plan.ts';
import { restsOf, type Act } from './act.ts';
import { gridScenery } from './grid-scenery.ts';
import { createPlayback } from './playback.ts';
import { firstRest, restOf, type Rest, type RestStep } from './rest.ts';
import { createSurface, type CanvasOptions } from './surface.ts';
import type { StageTexts } from './view.ts';

export interface StageOptions extends CanvasOptions {
  readonly definition: GridDefinition;
  readonly art: GameArt;
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
  /** Length of what is on, in milliseconds; Infinity while an answer is waited for. */
  lengthMs(): number;
  dispose(): void;
}

/** Resolves when its pictures are painted, in tasks that leave the page free to answer. */
export async function createStage(options: StageOptions): Promise<Stage> {
  const { manual = false } = options;
  const game = stageGameOf(options.definition);
  const surface = await createSurface(options, gridScenery(options.definition, options.art, options));
  const cues = createCueCaller(options.onSound, options.reducedMotion);
  let pace: Pace = 'normal';
  let from: Rest = firstRest(game);
  const playback = createPlayback<Act>(
    { kind: 'idle' },
    {
      ...{ canvas: options.canvas, manual, lengthOf, refit: surface.resize },
      draw(act, ms, now) {
        if (act.kind === 'show') cues.call(ms);
        surface.draw({ act, from, ms, ambienceMs: now });
      },
    },
  );
  const begin = (next: Act, rest: Rest, elapsedMs = 0) => {
    from = rest;
    playback.begin(next, elapsedMs);
  };
  const shownRest = () => {
    const { act } = playback;
    return act.kind === 'show' ? (act.rests.at(-1)?.final ?? from) : from;
  };
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
      const { act } = playback;
      const elapsedMs = act.kind === 'waiting' && !manual ? playback.ms() : 0;
      const show = planShow(outcome, game, {
        ...{ stakeMinor, elapsedMs, reducedMotion: options.reducedMotion },
        celebratedAboveStakes: options.celebratedAboveStakes,
        pace: act.kind === 'waiting' ? act.pace : pace,
        shownSteps: shownStepsOf(act, outcome),
      });
      begin({ kind: 'show', show, rests: restsOf(game, outcome, stakeMinor) }, shownRest(), elapsedMs);
      cues.begin(cuesOf(show));
      return playback.ended();
    },
    skip(stopReels) {
      const { act } = playback;
      if (act.kind === 'show') playback.jump(skippedMs(act.show, playback.ms(), stopReels));
    },
    setTurbo: (turbo) => void (pace = turbo ? 'turbo' : 'normal'),
    setTexts(texts, formatMoney) {
      surface.setTexts(texts, formatMoney);
      playback.wake();
    },
    resize() {
      surface.resize();
      playback.wake();
    },
    draw: (ms) => surface.draw({ act: playback.act, from, ms, ambienceMs: ms }),
    lengthMs: () => lengthOf(playback.act),
    dispose() {
      playback.dispose();
      surface.dispose();
    },
  };
}

const lengthOf = (act: Act): number =>
  act.kind === 'show' ? act.show.endMs : act.kind === 'waiting' ? Infinity : 0;

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

import type { GridOutcome } from '@croupier/games';
import type { Pace } from '../timeline/reel-plan.ts';
import type { Scene } from './scenes.ts';

/** How a round is to be shown. */
export interface ShowOptions {
  readonly stakeMinor: bigint;
  readonly pace: Pace;
  readonly reducedMotion: boolean;
  /** As the rules of the place say: a win is celebrated only above so many stakes. */
  readonly celebratedAboveStakes: number;
  /** How long the stage has been waiting in motion when the answer came. */
  readonly elapsedMs: number;
  /** Steps that were shown while the round was open: the show goes on after them. */
  readonly shownSteps?: number;
}

/** A round laid out in time. */
export interface Show {
  readonly outcome: GridOutcome;
  readonly scenes: readonly Scene[];
  readonly endMs: number;
  /** What the counter ends on: the round's win, or what an open round has won so far. */
  readonly winMinor: bigint;
  readonly stakeMinor: bigint;
  readonly pace: Pace;
  /** False for a win that is counted and never celebrated: one at or below the stake, for one. */
  readonly celebrates: boolean;
  /** Of each step, whether it belongs to free spins. */
  readonly isFree: readonly boolean[];
}

/** The scene at a moment, the last one when the show is over. */
export function sceneAt(show: Show, ms: number): Scene | undefined {
  return show.scenes.find((scene) => ms < scene.untilMs) ?? show.scenes.at(-1);
}

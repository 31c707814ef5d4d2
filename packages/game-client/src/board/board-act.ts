import type { BoardStep } from '@croupier/games';
import type { BoardMoment, StepPlan } from './board-scene.ts';
import { stretchAt, type BoardShow } from './plan-board.ts';

/** What is on: nothing, a stake whose answer is waited for, or a show, which lasts on after its end. */
export interface BoardAct {
  readonly isWaiting: boolean;
  readonly show: BoardShow | null;
  /** How the round before ended. */
  readonly last: readonly BoardStep[];
  /** How long the answer was waited for before the show, in milliseconds. */
  readonly waitedMs: number;
}

export const AT_FIRST: BoardAct = { isWaiting: false, show: null, last: [], waitedMs: 0 };

export const lengthOf = ({ isWaiting, show }: BoardAct): number =>
  isWaiting ? Infinity : (show?.endMs ?? 0);

/** How far a skip jumps: what moves comes to rest, what is celebrated is over. */
export function skippedMs({ restAtMs, endMs }: BoardShow, ms: number): number {
  return ms >= endMs ? 0 : (ms < restAtMs ? restAtMs : endMs) - ms;
}

/** How many of the round's steps have come to rest. */
export function restingSteps(show: BoardShow, ms: number): number {
  const stretch = stretchAt(show, ms);
  return stretch ? show.shownSteps + show.stretches.indexOf(stretch) : show.outcome.steps.length;
}

/** What a scene is told of a moment. Pure. */
export function momentOf(
  { isWaiting, show, last, waitedMs }: BoardAct,
  ms: number,
  now: Pick<BoardMoment<StepPlan>, 'ambienceMs' | 'picks' | 'flight'>,
): BoardMoment<StepPlan> {
  const still = { ...now, last, waitedMs, move: null, open: null, waitingMs: null };
  if (!show) return { ...still, steps: [], waitingMs: isWaiting ? ms : null, restMs: ms };
  const stretch = stretchAt(show, ms);
  return {
    ...still,
    steps: show.outcome.steps.slice(0, restingSteps(show, ms)),
    move: stretch ? { step: stretch.step, plan: stretch.plan, ms: ms - stretch.atMs } : null,
    open: stretch ? null : show.outcome.open,
    restMs: ms - show.restAtMs,
  };
}

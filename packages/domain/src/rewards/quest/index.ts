import { DAY_MS } from '../programmes/index.ts';

/** States of a player's quest: it runs until its last step is done, or is over before. */
export const QUEST_STATES = ['RUNNING', 'DONE', 'OVER'] as const;
export type QuestState = (typeof QUEST_STATES)[number];

/** Whether a step is done, counts now, or comes later; once a quest is over, what is not done is locked. */
export const STEP_STATES = ['DONE', 'CURRENT', 'LOCKED'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** News of a quest: its player takes part, a step is done and the next is current, and the two ways it ends. */
export const QUEST_NEWS = ['JOINED', 'STEP', 'DONE', 'OVER'] as const;

/** A reward that is held up by a pause or a cap is tried again after so long. */
export const GIVE_AGAIN_MS = 15 * 60_000;
/** One whose player may be given nothing, after so long, where no end of that is known. */
export const MAY_AGAIN_MS = DAY_MS;
/** A quest that ended is shown for so long. */
export const SHOWN_MS = 7 * DAY_MS;

interface Standing {
  readonly state: QuestState;
  /** Number of steps that are done. */
  readonly done: number;
}

/** @param number of the step, from 1 */
export function stepStateOf({ state, done }: Standing, number: number): StepState {
  if (number <= done) return 'DONE';
  return state === 'RUNNING' && number === done + 1 ? 'CURRENT' : 'LOCKED';
}

/** A quest after one more of its steps is done. */
export interface Advanced extends Standing {
  /** Number of rewards that are owed by then: one a step, and the final one with the last. */
  readonly owed: number;
}

export function advanced(done: number, { steps, hasFinal }: { steps: number; hasFinal: boolean }): Advanced {
  const isLast = done + 1 >= steps;
  return {
    state: isLast ? 'DONE' : 'RUNNING',
    done: done + 1,
    owed: done + 1 + (isLast && hasFinal ? 1 : 0),
  };
}

/** Whether the time of a quest that runs has passed, also before a job has written that down. */
export const isTimeOver = (
  { state, untilAt }: { readonly state: QuestState; readonly untilAt: Date | null },
  now: Date,
): boolean => state === 'RUNNING' && untilAt !== null && untilAt <= now;

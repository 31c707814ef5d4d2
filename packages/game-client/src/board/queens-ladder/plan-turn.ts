import type { BoardStep, HiLoDefinition } from '@croupier/games';
import type { TimedCue } from '../../show/sound-cues.ts';
import type { PlanInput, StepPlan } from '../board-scene.ts';

const DEAL_MS = 620;
const CLIMB_MS = 620;
const LONG_LOOK_MS = 200;
const SLIP_MS = 380;
/** Falling a rung, and however many they are, at most. */
const FALL_MS = 150;
const LONGEST_FALL_MS = 900;
const TAKE_MS = 650;
const REST_MS = 160;
const STILL_MS = 260;

/** What a card leads to: she climbs a rung, falls to the ground, or stays where she is. Times from the step's start. */
export interface TurnPlan extends StepPlan {
  readonly kind: 'card' | 'taken' | 'none';
  /** When the card lies open. */
  readonly openMs: number;
  /** Rungs: where she stands before, and after. */
  readonly from: number;
  readonly to: number;
  /** When she begins to move, and when she is there. */
  readonly movesMs: number;
  readonly movedMs: number;
  readonly falls: boolean;
}

/** Lays a card that was drawn out in time. */
export function planTurn({ step, before, pace, reducedMotion }: PlanInput<HiLoDefinition>): TurnPlan {
  const part = reducedMotion ? 0 : pace === 'turbo' ? 0.5 : 1;
  const from = rungAfter(before);
  const to = rungAfter([...before, step]);
  const still = { from, to, falls: false, openMs: 0, movesMs: 0, movedMs: 0, cues: [] };
  if (step.kind === 'taken')
    return {
      ...{ ...still, kind: 'taken', lengthMs: reducedMotion ? STILL_MS : TAKE_MS * part },
      cues: reducedMotion ? [] : [{ atMs: 0, cue: { name: 'coin' } }],
    };
  if (step.kind !== 'card') return { ...still, kind: 'none', lengthMs: 0 };
  const falls = step.right === false;
  const openMs = DEAL_MS * part;
  const movesMs = openMs + (step.right === null ? 0 : LONG_LOOK_MS * part);
  const moveMs = falls ? SLIP_MS + Math.min(LONGEST_FALL_MS, from * FALL_MS) : to > from ? CLIMB_MS : 0;
  const movedMs = movesMs + moveMs * part;
  return {
    ...{ kind: 'card', openMs, from, to, movesMs, movedMs, falls },
    lengthMs: reducedMotion ? STILL_MS : movedMs + REST_MS * part,
    cues: reducedMotion ? [] : cuesOf({ openMs, movesMs, movedMs, from, to, falls }),
  };
}

/** The rung she stands on once these steps have been shown; 0 is the cloud, also after a fall. */
export function rungAfter(steps: readonly BoardStep[]): number {
  let rung = 0;
  for (const step of steps) {
    if (step.kind !== 'card' || step.right === null) continue;
    rung = step.right ? rung + 1 : 0;
  }
  return rung;
}

type Times = Pick<TurnPlan, 'openMs' | 'movesMs' | 'movedMs' | 'from' | 'to' | 'falls'>;

function cuesOf({ openMs, movesMs, movedMs, from, to, falls }: Times): TimedCue[] {
  const turned: TimedCue[] = [
    { atMs: 0, cue: { name: 'card' } },
    { atMs: openMs, cue: { name: 'tick', pitch: 0.2, force: 0.6 } },
  ];
  if (falls)
    return [
      ...turned,
      { atMs: movesMs, cue: { name: 'knock', pitch: 0.7, force: 0.7 } },
      { atMs: movesMs, cue: { name: 'slip' } },
      { atMs: movedMs, cue: { name: 'knock', pitch: 0.05, force: 0.6 } },
    ];
  if (to === from) return turned;
  return [...turned, { atMs: movesMs, cue: { name: 'win', step: from } }];
}

/** Where she is: the rung, in parts of one, and how far she has lost her hold, 0 to 1. Pure. */
export function climberAt(
  { from, to, movesMs, movedMs, falls }: TurnPlan,
  ms: number,
): { readonly rung: number; readonly lost: number } {
  const t =
    movedMs > movesMs
      ? Math.min(1, Math.max(0, (ms - movesMs) / (movedMs - movesMs)))
      : Number(ms >= movesMs);
  if (!falls) return { rung: from + (to - from) * (t * t * (3 - 2 * t)), lost: 0 };
  // She hangs for a moment, then falls as things do.
  const hang = 0.3;
  const fallen = Math.max(0, (t - hang) / (1 - hang)) ** 2;
  return { rung: from * (1 - fallen), lost: Math.min(1, t / hang) };
}

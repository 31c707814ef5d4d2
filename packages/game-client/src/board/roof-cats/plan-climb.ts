import type { BoardStep, TowersDefinition } from '@croupier/games';
import type { TimedCue } from '../../show/sound-cues.ts';
import type { PlanInput, StepPlan } from '../board-scene.ts';

/** Along the ledge, from one window to the next. */
const WALK_MS = 190;
const CROUCH_MS = 110;
const LEAP_MS = 430;
const LOOK_MS = 260;
/** A dog comes up, the cat is startled, and down it goes. */
const DOG_MS = 200;
const STARTLE_MS = 260;
const FALL_MS = 620;
const REVEAL_MS = 620;
const PURR_MS = 620;
const STILL_MS = 260;

/** What becomes of a choice. Times from the step's start, in milliseconds; floors and doors from 0. */
export interface ClimbPlan extends StepPlan {
  readonly kind: 'pick' | 'taken' | 'reveal' | 'none';
  /** The floor that is climbed to. */
  readonly floor: number;
  /** In front of which window the cat sets out, and into which it leaps; between two of them is half. */
  readonly from: number;
  readonly to: number;
  readonly safe: boolean;
  readonly leapsMs: number;
  readonly landsMs: number;
  /** When whoever is behind the window is seen. */
  readonly meetsMs: number;
  readonly fallsMs: number;
  /** When nothing moves any more. */
  readonly doneMs: number;
}

/** Lays a decided choice out in time. */
export function planClimb({
  definition,
  mode,
  step,
  before,
  pace,
  ...how
}: PlanInput<TowersDefinition>): ClimbPlan {
  const part = how.reducedMotion ? 0 : pace === 'turbo' ? 0.5 : 1;
  const { doors } = definition.modes.find(({ id }) => id === mode)!;
  const from = doorAfter(before, doors);
  const lengthOf = (ms: number) => (how.reducedMotion ? STILL_MS : ms * part);
  const still = {
    ...{ floor: floorAfter(before), from, to: from, safe: true, cues: [] },
    ...{ leapsMs: 0, landsMs: 0, meetsMs: 0, fallsMs: 0, doneMs: 0 },
  };
  if (step.kind === 'taken')
    return {
      ...{ ...still, kind: 'taken', lengthMs: lengthOf(PURR_MS) },
      cues: part > 0 ? [{ atMs: 0, cue: { name: 'meow' } }] : [],
    };
  if (step.kind === 'reveal')
    return { ...still, kind: 'reveal', doneMs: REVEAL_MS * part, lengthMs: lengthOf(REVEAL_MS) };
  if (step.kind !== 'pick') return { ...still, kind: 'none', lengthMs: 0 };
  const to = step.at[0]!;
  const leapsMs = (Math.abs(to - from) * WALK_MS + CROUCH_MS) * part;
  const landsMs = leapsMs + LEAP_MS * part;
  const meetsMs = landsMs + LOOK_MS * part * 0.4;
  const fallsMs = meetsMs + (DOG_MS + STARTLE_MS) * part;
  const doneMs = step.safe ? landsMs + LOOK_MS * part : fallsMs + FALL_MS * part;
  return {
    ...{
      kind: 'pick',
      floor: still.floor,
      from,
      to,
      safe: step.safe,
      leapsMs,
      landsMs,
      meetsMs,
      fallsMs,
      doneMs,
    },
    lengthMs: how.reducedMotion ? STILL_MS : doneMs,
    cues: part > 0 ? cuesOf({ ...still, safe: step.safe, leapsMs, landsMs, meetsMs, fallsMs, doneMs }) : [],
  };
}

/** The floor that is chosen next: as many as were climbed. */
export const floorAfter = (steps: readonly BoardStep[]): number =>
  steps.filter((step) => step.kind === 'pick' && step.safe).length;

/** In front of which window the cat is: the middle of the street at first. */
function doorAfter(steps: readonly BoardStep[], doors: number): number {
  const last = steps.findLast((step) => step.kind === 'pick');
  return last?.at[0] ?? (doors - 1) / 2;
}

function cuesOf({
  floor,
  safe,
  leapsMs,
  landsMs,
  meetsMs,
  fallsMs,
  doneMs,
}: Omit<ClimbPlan, 'kind' | 'lengthMs'>): TimedCue[] {
  const leap: TimedCue[] = [
    { atMs: leapsMs, cue: { name: 'whoosh' } },
    { atMs: landsMs, cue: { name: 'tick', pitch: 0.1, force: 0.7 } },
  ];
  if (safe) return [...leap, { atMs: meetsMs, cue: { name: 'win', step: floor } }];
  return [
    ...leap,
    { atMs: meetsMs, cue: { name: 'bark' } },
    { atMs: fallsMs, cue: { name: 'slip' } },
    { atMs: doneMs, cue: { name: 'knock', pitch: 0.05, force: 0.5 } },
  ];
}

/** Where the cat is: a window's number in parts of one, floors over the street, and what it does. */
export interface CatNow {
  readonly door: number;
  /** How far it has shied away from the window, 0 to 1. */
  readonly aside?: number;
  /** 0 is the ground it set out from, 1 the ledge it leaps to; less when it falls. */
  readonly up: number;
  readonly does: 'sit' | 'walk' | 'crouch' | 'leap' | 'startled' | 'fall' | 'gone';
}

/** The cat at a moment of its climb. Pure. */
export function catAt(plan: ClimbPlan, ms: number): CatNow {
  const { from, to, safe, leapsMs, landsMs, meetsMs, fallsMs, doneMs } = plan;
  if (plan.kind !== 'pick') return { door: to, up: 0, does: 'sit' };
  if (ms >= doneMs) return safe ? { door: to, up: 1, does: 'sit' } : { door: to, up: -2, does: 'gone' };
  if (ms < leapsMs) {
    const walkMs = (leapsMs * Math.abs(to - from) * WALK_MS) / (Math.abs(to - from) * WALK_MS + CROUCH_MS);
    if (ms >= walkMs) return { door: to, up: 0, does: 'crouch' };
    return { door: from + ((to - from) * ms) / walkMs, up: 0, does: 'walk' };
  }
  if (ms < landsMs) {
    const t = (ms - leapsMs) / (landsMs - leapsMs);
    // It rises over the sill and comes down on it.
    return { door: to, up: Math.sin((t * Math.PI) / 1.6) / Math.sin(Math.PI / 1.6), does: 'leap' };
  }
  if (safe || ms < meetsMs) return { door: to, up: 1, does: 'sit' };
  if (ms < fallsMs) {
    const t = (ms - meetsMs) / (fallsMs - meetsMs);
    return { door: to, up: 1 + Math.sin(t * Math.PI) * 0.16, aside: t, does: 'startled' };
  }
  const t = (ms - fallsMs) / (doneMs - fallsMs);
  return { door: to, up: 1 - 3 * t ** 2, aside: 1, does: 'fall' };
}

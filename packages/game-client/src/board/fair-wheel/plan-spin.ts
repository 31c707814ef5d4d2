import type { WheelDefinition } from '@croupier/games';
import type { TimedCue } from '../../show/sound-cues.ts';
import { chanceOf } from '../../stage/view.ts';
import type { PlanInput, StepPlan } from '../board-scene.ts';

const TURN = 2 * Math.PI;
const SPIN_MS = 4_600;
const REST_MS = 450;
const STILL_MS = 320;
/** Whole turns before it stops, at least. */
const LEAST_TURNS = 4;
/** How it slows: what is left of its way falls with this power of what is left of its time. */
const SLOWING = 2.5;
/** Clicks that come closer than this are one. */
const LEAST_CLICK_MS = 36;
/** Before the answer: it gathers speed, then keeps it. */
const GATHER_MS = 500;
const TURNS_A_SECOND = 2.2;

/** How the wheel comes to stand. Angles in radians, clockwise; the sector at angle 0 of a wheel at rest is at the top. */
export interface WheelPlan extends StepPlan {
  readonly sector: number;
  /** What the wheel has turned by when it stands, of one whole turn. */
  readonly stands: number;
  readonly spinMs: number;
}

/** Lays a decided spin out: where in its sector it stops follows from the sector, so that not every stop is alike. */
export function planSpin({ definition, mode, step, ...how }: PlanInput<WheelDefinition>): WheelPlan {
  const sector = step.kind === 'wheel' ? step.sector : 0;
  const { start, width } = sectorAngles({ definition, mode })[sector]!;
  const aside = (chanceOf(sector, 5) - 0.5) * 0.7;
  const stands = turned(-(start + width * (0.5 + aside)));
  const spinMs = how.reducedMotion ? 0 : SPIN_MS * (how.pace === 'turbo' ? 0.4 : 1);
  return {
    ...{ sector, stands, spinMs },
    lengthMs: how.reducedMotion ? STILL_MS : spinMs + REST_MS,
    cues: how.reducedMotion ? [] : clicks(spinMs, width, width * (0.5 - aside)),
  };
}

/** Where each sector begins and how wide it is: as wide as it is likely. */
export function sectorAngles({ definition, mode }: { definition: WheelDefinition; mode: string }) {
  const { sectors } = definition.modes.find(({ id }) => id === mode)!;
  const total = sectors.reduce((sum, { weight }) => sum + weight, 0);
  let start = 0;
  return sectors.map(({ units, weight }) => {
    const width = (weight / total) * TURN;
    const place = { units, start, width };
    start += width;
    return place;
  });
}

/** What the wheel has turned by at a moment of its spin, from where it was when the answer came. Pure. */
export function wheelAt({ stands, spinMs }: WheelPlan, from: number, ms: number): number {
  if (ms >= spinMs) return stands;
  return from + wayOf(stands, from) * (1 - (1 - Math.max(0, ms) / spinMs) ** SLOWING);
}

/** Radians a second at a moment of the spin. */
export function speedAt({ stands, spinMs }: WheelPlan, from: number, ms: number): number {
  if (ms >= spinMs) return 0;
  return (wayOf(stands, from) * SLOWING * (1 - ms / spinMs) ** (SLOWING - 1)) / (spinMs / 1_000);
}

const wayOf = (stands: number, from: number): number => turned(stands - from) + LEAST_TURNS * TURN;

/** What it has turned by while the answer is waited for. */
export function waitedTurn(waitingMs: number): number {
  const gathered = Math.min(waitingMs, GATHER_MS) / 1_000;
  const speed = TURNS_A_SECOND * TURN;
  return (
    (speed * gathered ** 2) / (2 * (GATHER_MS / 1_000)) + (speed * Math.max(0, waitingMs - GATHER_MS)) / 1_000
  );
}

/** An angle from 0 to one turn. */
export const turned = (angle: number): number => ((angle % TURN) + TURN) % TURN;

/** The tongue clicks at every peg. @param past how far beyond the last peg it stands */
function clicks(spinMs: number, width: number, past: number): TimedCue[] {
  const way = (LEAST_TURNS + 0.5) * TURN;
  const times: TimedCue[] = [];
  let lastMs = Infinity;
  for (let left = width - past; left < way; left += width) {
    const part = (left / way) ** (1 / SLOWING);
    const atMs = spinMs * (1 - part);
    if (lastMs - atMs < LEAST_CLICK_MS) continue;
    lastMs = atMs;
    times.push({ atMs, cue: { name: 'tick', pitch: 0.25 + 0.4 * part, force: 0.9 - 0.5 * part } });
  }
  return times.reverse();
}

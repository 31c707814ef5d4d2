import type { PlinkoDefinition } from '@croupier/games';
import type { TimedCue } from '../../show/sound-cues.ts';
import { chanceOf } from '../../stage/view.ts';
import type { PlanInput, StepPlan } from '../board-scene.ts';

/** Lengths are in gaps between two pins of a row; x from the middle, y down from the first row of pins. */
export const ROW = 0.8;
export const PIN = 0.12;
export const MARBLE = 0.28;
/** Where the marble waits, over the first pin, and where the floor of the boxes is, under the last row. */
export const FUNNEL = -1.5;
export const FLOOR = 1.42;

/** Gaps a second squared: what gives it weight. */
const GRAVITY = 84;
/** How high it springs off a pin, least and most, in gaps. */
const SPRING = [0.05, 0.2] as const;
/** How much of its speed the floor of a box gives back, and how often. */
const BOUNCES = [0.3, 0.12] as const;
/** How far from straight above it strikes a pin, towards the side it goes on to; sine of the angle. */
const ASLANT = 0.45;
const REST_MS = 320;
const STILL_MS = 320;

/** A stretch of free flight between two touches. Times in milliseconds from the step's start. */
export interface Flight {
  readonly atMs: number;
  readonly untilMs: number;
  readonly from: Spot;
  readonly to: Spot;
  /** Upwards at the start, in gaps a second. */
  readonly spring: number;
  /** The row of the pin it ends at; null where it ends in the box. */
  readonly pin: { readonly row: number; readonly at: number } | null;
}
interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface FallPlan extends StepPlan {
  readonly flights: readonly Flight[];
  readonly slot: number;
  readonly rows: number;
  /** Times of the plan are this part of those of the fall itself: turbo is quicker. */
  readonly pace: number;
}

/** Lays the turns that were drawn out as a fall over the pins. */
export function planFall({ definition, mode, step, ...how }: PlanInput<PlinkoDefinition>): FallPlan {
  const { rows } = definition.modes.find(({ id }) => id === mode)!;
  const { path, slot } = step.kind === 'plinko' ? step : { path: [], slot: 0 };
  const pace = how.pace === 'turbo' ? 0.5 : 1;
  if (how.reducedMotion) return { flights: [], slot, rows, pace, lengthMs: STILL_MS, cues: [] };
  const flights = inTime([...overPins(path), ...intoBox(path)]);
  const fallMs = flights.at(-1)?.untilMs ?? 0;
  return {
    flights,
    slot,
    rows,
    pace,
    lengthMs: (fallMs + REST_MS) * pace,
    cues: cuesOf(flights, rows, pace),
  };
}

type Leap = Pick<Flight, 'to' | 'spring' | 'pin'>;

/** Touches of the pins: at each it strikes the side that it goes on to. */
function overPins(path: readonly number[]): Leap[] {
  let at = 0;
  return path.map((turn, row): Leap => {
    const side = turn === 1 ? 1 : -1;
    const reach = PIN + MARBLE;
    const pin = { row, at };
    const to = {
      x: at - row / 2 + side * ASLANT * reach,
      y: row * ROW - Math.sqrt(1 - ASLANT ** 2) * reach,
    };
    at += turn;
    return { to, pin, spring: row === 0 ? 0 : springAt(path, row) };
  });
}

/** Different at each pin and the same for the same fall. */
function springAt(path: readonly number[], row: number): number {
  const [least, most] = SPRING;
  const chance = chanceOf(
    row,
    path.join('').length + path.reduce((sum, turn, at) => sum + turn * (at + 3), 0),
  );
  return Math.sqrt(2 * GRAVITY * (least + (most - least) * chance));
}

function intoBox(path: readonly number[]): Leap[] {
  const rows = path.length;
  const slot = path.reduce((sum, turn) => sum + turn, 0);
  const floor = { x: slot - rows / 2, y: (rows - 1) * ROW + FLOOR };
  const speed = Math.sqrt(2 * GRAVITY * FLOOR);
  return [
    { to: floor, pin: null, spring: springAt(path, rows) },
    ...BOUNCES.map((part): Leap => ({ to: floor, pin: null, spring: speed * part })),
  ];
}

/** One leap after another, each as long as gravity makes it. */
function inTime(leaps: readonly Leap[]): Flight[] {
  let [from, atMs]: [Spot, number] = [{ x: 0, y: FUNNEL }, 0];
  return leaps.map((leap) => {
    const drop = leap.to.y - from.y;
    const seconds = (leap.spring + Math.sqrt(leap.spring ** 2 + 2 * GRAVITY * Math.max(0, drop))) / GRAVITY;
    const flight = { ...leap, from, atMs, untilMs: atMs + seconds * 1_000 };
    [from, atMs] = [leap.to, flight.untilMs];
    return flight;
  });
}

function cuesOf(flights: readonly Flight[], rows: number, pace: number): TimedCue[] {
  let lands = 0;
  return flights.map(({ untilMs, pin }): TimedCue => {
    if (pin) return { atMs: untilMs * pace, cue: { name: 'tick', pitch: 1 - pin.row / rows, force: 0.6 } };
    lands += 1;
    return { atMs: untilMs * pace, cue: { name: 'knock', pitch: 0.4, force: 0.8 / lands } };
  });
}

/** Where the marble is, and how far it has turned, in radians: it rolls the way it goes. Pure. */
export function marbleAt({ flights, pace }: FallPlan, ms: number): Spot & { readonly turn: number } {
  const fallMs = ms / pace;
  const flight = flights.find(({ untilMs }) => fallMs < untilMs);
  const last = flights.at(-1);
  if (!flight) return { ...(last?.to ?? { x: 0, y: FUNNEL }), turn: (last?.to.x ?? 0) * 2.4 };
  const seconds = Math.max(0, fallMs - flight.atMs) / 1_000;
  const part = Math.max(0, fallMs - flight.atMs) / Math.max(1, flight.untilMs - flight.atMs);
  const x = flight.from.x + (flight.to.x - flight.from.x) * part;
  return { x, y: flight.from.y - flight.spring * seconds + (GRAVITY * seconds ** 2) / 2, turn: x * 2.4 };
}

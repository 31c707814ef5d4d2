import { chanceOf, clamp01 } from '../../stage/view.ts';
import type { LotteryPlan } from './plan-draw.ts';

/** Of a ball, where the drum's is 1. */
export const BALL = 0.1;
/** The bars of the cage are alike: after this angle they stand as before. */
export const BARS = 4;
const BAR_ANGLE = Math.PI / BARS;

/** Until all its balls fly. */
export const GATHER_MS = 450;
const RADIANS_A_MS = 0.0052;

/** How far the drum has turned, in radians, and how wildly its balls fly, 0 (they lie) to 1. */
export interface DrumNow {
  readonly angle: number;
  readonly stir: number;
}
export const AT_REST: DrumNow = { angle: 0, stir: 0 };

/** The drum as it is set going, since the stake was placed. */
export function drumStarting(ms: number): DrumNow {
  const gathered = Math.min(ms, GATHER_MS);
  const angle = RADIANS_A_MS * (gathered ** 2 / (2 * GATHER_MS) + Math.max(0, ms - GATHER_MS));
  return { angle, stir: clamp01(ms / GATHER_MS) ** 2 };
}

/** The drum while balls are drawn, and as it comes to stand where it began. Pure. */
export function drumAt({ turnsUntilMs, settleMs }: LotteryPlan, waitedMs: number, ms: number): DrumNow {
  if (ms <= turnsUntilMs) return drumStarting(waitedMs + ms);
  if (settleMs === 0) return AT_REST;
  const before = drumStarting(waitedMs + turnsUntilMs);
  // Slowing evenly it would come this far; from there on to where a bar stands in front.
  const far = before.angle + (RADIANS_A_MS * settleMs) / 2;
  const stands = Math.ceil(far / BAR_ANGLE) * BAR_ANGLE;
  const left = 1 - clamp01((ms - turnsUntilMs) / settleMs);
  return { angle: stands - (stands - before.angle) * left ** 2, stir: before.stir * left ** 1.5 };
}

/** Where so many balls lie in the drum, the lowest first; the drum's radius is 1, y runs down. */
export function restingSpots(count: number): { x: number; y: number }[] {
  const spots: { x: number; y: number }[] = [];
  const reach = 1 - BALL * 1.1;
  for (let row = 0; spots.length < count; row += 1) {
    const y = reach - row * BALL * 1.76;
    const room = Math.sqrt(Math.max(0, reach ** 2 - y ** 2));
    const most = Math.floor(room / (BALL * 1.01)) + 1;
    // Odd and even rows by turns: each ball lies between two below it.
    const fits = most % 2 === (row + 1) % 2 ? most : most - 1;
    for (let place = 0; place < fits && spots.length < count; place += 1)
      spots.push({ x: (place - (fits - 1) / 2) * BALL * 2.02, y });
  }
  return spots;
}

/** Where a ball is: between where it lies and where it flies. */
export function ballInDrum(
  index: number,
  rest: { readonly x: number; readonly y: number },
  { angle, stir }: DrumNow,
): { x: number; y: number } {
  const own = (salt: number) => chanceOf(index, salt);
  const round = angle * (0.8 + 0.7 * own(1)) + own(2) * 2 * Math.PI;
  const reach =
    (1 - BALL * 1.3) * (0.25 + 0.75 * Math.abs(Math.sin(angle * (0.3 + 0.3 * own(3)) + own(4) * 6)));
  const [x, y] = [Math.cos(round) * reach, Math.sin(round) * reach];
  return {
    x: rest.x + (x - rest.x) * stir,
    y: rest.y + (y - rest.y) * stir,
  };
}

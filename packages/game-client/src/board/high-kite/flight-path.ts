import type { CrashDefinition } from '@croupier/games';
import type { Rectangle } from '../../render/painter.ts';

/** How much time and how much of the multiplier the axes hold: both grow once the kite has come to its height. */
export interface Scale {
  readonly ms: number;
  /** In whole times of the stake, above 1. */
  readonly times: number;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** So long the axes stand still; then they give way, and the kite keeps its place. */
const STEADY_MS = 7_000;

/** What the multiplier is between two of the law's ticks: a curve without steps, to be drawn. */
export const timesAt = ({ growth }: CrashDefinition, ms: number): number =>
  (1 + growth.perTickMicro / 1e6) ** (Math.max(0, ms) / growth.tickMs);

export function scaleAt(definition: CrashDefinition, flownMs: number): Scale {
  const ms = Math.max(STEADY_MS, flownMs);
  return { ms, times: timesAt(definition, ms) };
}

/** Where the flight was so long after take-off. `chart` runs from the ground to the kite at its height. */
export function spotAt(definition: CrashDefinition, chart: Rectangle, scale: Scale, ms: number): Spot {
  const up = (timesAt(definition, ms) - 1) / (scale.times - 1);
  return { x: chart.x + (chart.width * ms) / scale.ms, y: chart.y + chart.height * (1 - up) };
}

/** Marks of an axis from `from` to `to`: whole steps of 1, 2 or 5 of their power of ten, at most `most` of them. */
export function marksOf(from: number, to: number, most: number): number[] {
  const least = (to - from) / most;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= least * 0.999)!;
  const first = Math.floor(from / step + 1);
  return Array.from({ length: Math.max(0, Math.floor(to / step + 1e-9) - first + 1) }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
}

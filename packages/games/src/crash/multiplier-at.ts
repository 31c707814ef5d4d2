import { maximumCentiOf } from './crash-point.ts';
import type { CrashDefinition } from './definition.ts';

/**
 * What the multiplier is a time after take-off, in hundredths, were the flight not to end. The same whole numbers on
 * every machine: no exponential function takes part.
 */
export function multiplierAt(definition: CrashDefinition, ms: number): number {
  const ticks = ticksOf(definition);
  const tick = Math.max(0, Math.floor(ms / definition.growth.tickMs));
  return ticks[Math.min(tick, ticks.length - 1)]!;
}

/** When the multiplier first is `centi` or more, in milliseconds after take-off: when a flight that ends there ends. */
export function flightMsOf(definition: CrashDefinition, centi: number): number {
  const ticks = ticksOf(definition);
  let [from, to] = [0, ticks.length - 1];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (ticks[middle]! >= centi) to = middle;
    else from = middle + 1;
  }
  return from * definition.growth.tickMs;
}

/**
 * How long a flight that ends at `crashCenti` can be left, in milliseconds after take-off: while the multiplier is no
 * higher than that. So leaving by hand at m pays in exactly the flights in which leaving by itself at m does.
 */
export function endMsOf(definition: CrashDefinition, crashCenti: number): number {
  return flightMsOf(definition, Math.min(crashCenti + 1, maximumCentiOf(definition)));
}

const known = new WeakMap<CrashDefinition, readonly number[]>();

/** The multiplier in hundredths at each tick, up to the maximum; it grows in millionths, rounded down. */
function ticksOf(definition: CrashDefinition): readonly number[] {
  let ticks = known.get(definition);
  if (ticks === undefined) {
    const maximum = maximumCentiOf(definition);
    const grown: number[] = [];
    let micro = MICRO;
    while (micro < maximum * MICRO_PER_CENTI) {
      grown.push(Math.floor(micro / MICRO_PER_CENTI));
      micro += Math.floor((micro * definition.growth.perTickMicro) / MICRO);
    }
    ticks = [...grown, maximum];
    known.set(definition, ticks);
  }
  return ticks;
}

const MICRO = 1_000_000;
const MICRO_PER_CENTI = 10_000;

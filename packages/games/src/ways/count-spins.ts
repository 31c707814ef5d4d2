import type { SpinWeights } from '../maths/spin-weights.ts';
import type { WaysDefinition } from './definition.ts';
import { wayRulesOf, type OptionRules, type WayRules } from './way-rules.ts';
import { windowOf } from '../lines/play-lines.ts';

/** Every spin of a kind, counted: how many combinations of draws give each pay with each number of scatters. */
export interface CountedSpins {
  /** Combinations of stops, and of the wilds' multipliers where they are drawn. */
  readonly combinations: number;
  readonly results: readonly { readonly units: number; readonly scatters: number; readonly weight: number }[];
}

/**
 * Counts reel by reel. Where a window stands on its reel does not matter to ways, only how many cells of each
 * symbol it shows; and after some reels all that matters is what is settled and which symbols still run, over how
 * many ways. Combinations that agree in this are carried on as one.
 * @param option the free spins' rules; absent for the paid spin
 */
export function countSpins(definition: WaysDefinition, option?: OptionRules): CountedSpins {
  const rules = wayRulesOf(definition);
  const reels = rules.reels[option === undefined ? 'base' : 'free'].map((strip) =>
    distinctWindows(rules, strip, definition.grid.rows, option),
  );
  let states = new Map<string, State>();
  merge(states, {
    settledUnits: 0,
    scatters: 0,
    running: rules.regulars.map((symbol) => [symbol, 1]),
    weight: 1,
  });
  for (const [reel, windows] of reels.entries()) {
    const next = new Map<string, State>();
    for (const state of states.values()) {
      for (const window of windows) merge(next, afterReel(rules, state, window, reel));
    }
    states = next;
  }
  const results = new Map<string, CountedSpins['results'][number]>();
  for (const { settledUnits, scatters, running, weight } of states.values()) {
    const lineUnits = running.reduce(
      (sum, [symbol, ways]) => sum + rules.pays[symbol]![reels.length]! * ways,
      0,
    );
    const units = settledUnits + lineUnits + rules.scatterPays[scatters]!;
    const key = `${units} ${scatters}`;
    results.set(key, { units, scatters, weight: (results.get(key)?.weight ?? 0) + weight });
  }
  return {
    combinations: reels.reduce(
      (count, windows) => count * windows.reduce((sum, { weight }) => sum + weight, 0),
      1,
    ),
    results: [...results.values()],
  };
}

/** The counts as the maths of rounds reads them, with what these scatters award. */
export function spinWeights({ combinations, results }: CountedSpins, awards: readonly number[]): SpinWeights {
  return {
    combinations,
    results: results.map(({ units, scatters, weight }) => ({ units, weight, freeSpins: awards[scatters]! })),
  };
}

interface State {
  settledUnits: number;
  scatters: number;
  /** Symbols whose run is unbroken, with their ways so far. */
  running: readonly (readonly [symbol: number, ways: number])[];
  weight: number;
}

interface Window {
  /** By symbol, how many cells show it or a wild, each wild counted as often as it multiplies. */
  readonly shown: readonly number[];
  readonly scatters: number;
  readonly weight: number;
}

function afterReel(rules: WayRules, state: State, window: Window, reel: number): State {
  let { settledUnits } = state;
  const running: [number, number][] = [];
  for (const [symbol, ways] of state.running) {
    const shown = window.shown[symbol]!;
    if (shown > 0) running.push([symbol, ways * shown]);
    else settledUnits += rules.pays[symbol]![reel]! * ways;
  }
  const scatters = state.scatters + window.scatters;
  return { settledUnits, scatters, running, weight: state.weight * window.weight };
}

function merge(states: Map<string, State>, state: State): void {
  const key = `${state.settledUnits} ${state.scatters} ${state.running.join()}`;
  const same = states.get(key);
  if (same === undefined) states.set(key, state);
  else same.weight += state.weight;
}

/** What the reel can show, and of how many stops and multipliers. Each window weighs as if it had all its wilds. */
function distinctWindows(rules: WayRules, strip: Uint8Array, rows: number, option?: OptionRules): Window[] {
  const windows = Array.from(strip, (_, stop) => windowOf(strip, stop, rows));
  const values = option?.multiplierOf ?? [1];
  const wildsOf = (window: readonly number[]) => window.filter((symbol) => symbol === rules.wild).length;
  const mostWilds = Math.max(...windows.map(wildsOf));
  const distinct = new Map<string, Window>();
  for (const window of windows) {
    const wilds = wildsOf(window);
    const scatters = window.filter((symbol) => symbol === rules.scatter).length;
    for (const [wildCells, ways] of sumsOf(values, wilds)) {
      const shown = rules.pays.map(
        (_, symbol) => window.filter((cell) => cell === symbol).length + wildCells,
      );
      const weight = ways * values.length ** (mostWilds - wilds);
      const key = `${scatters} ${rules.regulars.map((symbol) => shown[symbol]).join()}`;
      distinct.set(key, { shown, scatters, weight: (distinct.get(key)?.weight ?? 0) + weight });
    }
  }
  return [...distinct.values()];
}

/** Every sum of so many draws from the values, with how many draws give it. */
function sumsOf(values: readonly number[], draws: number): ReadonlyMap<number, number> {
  let sums = new Map([[0, 1]]);
  for (let drawn = 0; drawn < draws; drawn += 1) {
    const next = new Map<number, number>();
    for (const [sum, count] of sums) {
      for (const value of values) next.set(sum + value, (next.get(sum + value) ?? 0) + count);
    }
    sums = next;
  }
  return sums;
}

import { createSpinKeys } from './spin-keys.ts';
import type { PlannedResult, SpinPlan } from './spin-plan.ts';

/** The exact law of one spin of a plan: how many of all combinations of stops give each result. */
export interface CountedSpins {
  readonly combinations: number;
  /** Ascending by what they bring, then by units; weights are whole numbers below 2⁵³. */
  readonly results: readonly CountedResult[];
}

export interface CountedResult extends PlannedResult {
  readonly weight: number;
}

/** Counts every combination of stops, group by group. */
export function countSpins(plan: SpinPlan): CountedSpins {
  const keys = createSpinKeys(plan);
  const weights = new Float64Array(keys.keyCount);
  const ownKeys = new Int32Array(keys.suffixCount);
  for (const group of keys.prefixes.list) {
    keys.writeKeys(group, ownKeys);
    addWeights(weights, ownKeys, group.size);
  }
  return {
    combinations: keys.prefixes.groupOfPrefix.length * keys.suffixCount,
    results: mergeEqual(weights, keys.resultOf),
  };
}

function addWeights(weights: Float64Array, keys: Int32Array, size: number): void {
  for (let at = 0; at < keys.length; at += 1) weights[keys[at]!]! += size;
}

/** Results that differ only in how they came about are one. */
function mergeEqual(weights: Float64Array, resultOf: (key: number) => PlannedResult): CountedResult[] {
  const merged = new Map<string, CountedResult>();
  for (let key = 0; key < weights.length; key += 1) {
    if (weights[key] === 0) continue;
    const result = resultOf(key);
    const name = `${result.brings} ${result.units}`;
    merged.set(name, { ...result, weight: weights[key]! + (merged.get(name)?.weight ?? 0) });
  }
  return [...merged.values()].sort((a, b) => a.brings - b.brings || a.units - b.units);
}

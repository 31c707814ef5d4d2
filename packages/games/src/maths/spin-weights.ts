import type { LinesDefinition } from '../definition.ts';
import { compiledSpinsOf, type CompiledSpins } from '../lines/compile-spins.ts';

/** The exact law of one spin: how many of all combinations of stops give each result. */
export interface SpinWeights {
  readonly combinations: number;
  readonly results: readonly SpinResult[];
}

export interface SpinResult {
  readonly units: number;
  readonly freeSpins: number;
  /** Combinations of stops; a whole number below 2⁵³. */
  readonly weight: number;
}

/** Counts every combination of stops, group by group. */
export function spinWeightsOf(definition: LinesDefinition, kind: 'base' | 'free'): SpinWeights {
  return countResults(compiledSpinsOf(definition, kind));
}

export function countResults(compiled: CompiledSpins): SpinWeights {
  const { table, suffixCount, groupSizes, outcomes } = compiled;
  const weights = new Float64Array(outcomes.units.length);
  for (const [group, size] of groupSizes.entries()) {
    const end = (group + 1) * suffixCount;
    for (let at = group * suffixCount; at < end; at += 1) weights[table[at]!]! += size;
  }
  return {
    combinations: compiled.prefixCount * suffixCount,
    results: mergeEqual(
      Array.from(weights, (weight, id) => ({
        units: outcomes.units[id]!,
        freeSpins: outcomes.freeSpins[id]!,
        weight,
      })),
    ),
  };
}

/** Results that differ only in how they came about are one, ascending by free spins, then units. */
function mergeEqual(results: readonly SpinResult[]): SpinResult[] {
  const merged = new Map<string, SpinResult>();
  for (const result of results) {
    const key = `${result.freeSpins} ${result.units}`;
    const weight = (merged.get(key)?.weight ?? 0) + result.weight;
    merged.set(key, { ...result, weight });
  }
  return [...merged.values()].sort((a, b) => a.freeSpins - b.freeSpins || a.units - b.units);
}

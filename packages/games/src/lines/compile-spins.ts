import type { LineGame } from './line-game.ts';
import { createSpinKeys } from './spin-keys.ts';
import { linesPlan, type SpinPlan } from './spin-plan.ts';

/**
 * Every spin of a plan decided beforehand. The stops of all reels but the last two (the prefix) fall into
 * groups that the last two reels cannot tell apart; a spin is two look-ups:
 * `table[groupOfPrefix[prefix] × suffixCount + suffix]`, both numbers with the leftmost reel leading.
 */
export interface CompiledSpins {
  readonly prefixCount: number;
  readonly suffixCount: number;
  readonly groupOfPrefix: Uint32Array;
  /** Outcome ids. */
  readonly table: Uint16Array;
  /** By id: what the spin pays with every multiplier in, and what it brings. */
  readonly outcomes: { readonly units: Int32Array; readonly brings: Int32Array };
}

const known = {
  base: new WeakMap<LineGame, CompiledSpins>(),
  free: new WeakMap<LineGame, CompiledSpins>(),
};

/** The compiled table of a kind of spin, made on the first call and kept with the definition. */
export function compiledSpinsOf(game: LineGame, kind: 'base' | 'free'): CompiledSpins {
  let compiled = known[kind].get(game);
  if (compiled === undefined) {
    compiled = compileSpins(linesPlan(game, kind));
    known[kind].set(game, compiled);
  }
  return compiled;
}

/** Compiles without keeping. Costs some tenths of a second for 25 million combinations of stops. */
export function compileSpins(plan: SpinPlan): CompiledSpins {
  const keys = createSpinKeys(plan);
  const { suffixCount, prefixes } = keys;
  const idByKey = new Int32Array(keys.keyCount).fill(-1);
  const units: number[] = [];
  const brings: number[] = [];
  const table = new Uint16Array(prefixes.list.length * suffixCount);
  const ownKeys = new Int32Array(suffixCount);
  for (const [index, group] of prefixes.list.entries()) {
    keys.writeKeys(group, ownKeys);
    for (let suffix = 0; suffix < suffixCount; suffix += 1) {
      const key = ownKeys[suffix]!;
      let id = idByKey[key]!;
      if (id === -1) {
        const result = keys.resultOf(key);
        id = units.push(result.units) - 1;
        brings.push(result.brings);
        if (id > 0xffff) throw new RangeError('More than 65 536 distinct spin results');
        idByKey[key] = id;
      }
      table[index * suffixCount + suffix] = id;
    }
  }
  return {
    prefixCount: prefixes.groupOfPrefix.length,
    suffixCount,
    groupOfPrefix: prefixes.groupOfPrefix,
    table,
    outcomes: { units: Int32Array.from(units), brings: Int32Array.from(brings) },
  };
}

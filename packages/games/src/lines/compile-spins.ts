import type { LineGame } from './line-game.ts';
import { createRowStore } from './row-store.ts';
import { createSpinKeys, type SpinKeys } from './spin-keys.ts';
import { linesPlan, type SpinPlan } from './spin-plan.ts';

/**
 * Every spin of a plan decided beforehand, in three look-ups. The stops of all reels but the last two fall into
 * groups that those cannot tell apart; a group and a stop of the last reel but one name a row; and a row has an
 * outcome for each stop of the last reel. Equal rows are kept once, so that all of it fits into a fast cache.
 */
export interface CompiledSpins {
  /** Combinations of stops of the first reels. */
  readonly prefixCount: number;
  /** Stops of the last reel but one, 1 where there is none, and of the last. */
  readonly middleStops: number;
  readonly lastStops: number;
  /** By prefix, the leftmost reel leading: where the group begins in `rowStarts`. */
  readonly groupStarts: Int32Array;
  /** By group and stop of the last reel but one: where the row begins in `table`. */
  readonly rowStarts: Int32Array;
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
  const lastStops = plan.windows.at(-1)!.stops;
  const middleStops = suffixCount / lastStops;
  const ids = createOutcomeIds(keys);
  const rows = createRowStore(lastStops);
  const rowStarts = new Int32Array(prefixes.list.length * middleStops);
  const ownKeys = new Int32Array(suffixCount);
  const row = new Uint16Array(lastStops);
  for (const [index, group] of prefixes.list.entries()) {
    keys.writeKeys(group, ownKeys);
    for (let middle = 0; middle < middleStops; middle += 1) {
      for (let last = 0; last < lastStops; last += 1)
        row[last] = ids.idOf(ownKeys[middle * lastStops + last]!);
      rowStarts[index * middleStops + middle] = rows.add(row);
    }
  }
  return {
    prefixCount: prefixes.groupOfPrefix.length,
    middleStops,
    lastStops,
    groupStarts: Int32Array.from(prefixes.groupOfPrefix, (group) => group * middleStops),
    rowStarts,
    table: rows.rows(),
    outcomes: ids.outcomes(),
  };
}

/** The outcome id of a combination of stops, numbered with the leftmost reel leading. */
export function outcomeAt(spins: CompiledSpins, combination: number): number {
  const { middleStops, lastStops, groupStarts, rowStarts, table } = spins;
  const beforeLast = Math.floor(combination / lastStops);
  const prefix = Math.floor(beforeLast / middleStops);
  return table[rowStarts[groupStarts[prefix]! + (beforeLast % middleStops)]! + (combination % lastStops)]!;
}

/** Numbers the results in the order in which they are met. */
function createOutcomeIds(keys: SpinKeys) {
  const idByKey = new Int32Array(keys.keyCount).fill(-1);
  const units: number[] = [];
  const brings: number[] = [];
  const idOf = (key: number): number => {
    const known = idByKey[key]!;
    if (known !== -1) return known;
    const result = keys.resultOf(key);
    const id = units.push(result.units) - 1;
    brings.push(result.brings);
    if (id > 0xffff) throw new RangeError('More than 65 536 distinct spin results');
    idByKey[key] = id;
    return id;
  };
  const outcomes = () => ({ units: Int32Array.from(units), brings: Int32Array.from(brings) });
  return { idOf, outcomes };
}

import { groupPrefixes, type PrefixGroup, type PrefixGroups } from './prefix-groups.ts';
import type { PlannedResult, SpinPlan } from './spin-plan.ts';

/**
 * All combinations of stops of a plan, told by two numbers: the group of the first reels' stops (the prefix) and
 * the stops of the last two (the suffix), the leftmost reel leading in both.
 */
export interface SpinKeys {
  readonly prefixes: PrefixGroups;
  readonly suffixCount: number;
  /** Keys are below it. */
  readonly keyCount: number;
  /** Writes one key for each suffix: equal keys mean equal results. */
  writeKeys(group: PrefixGroup, keys: Int32Array): void;
  resultOf(key: number): PlannedResult;
}

/**
 * A key is what a spin comes to in one number, in which sums are sums: line units, and above them the marks and
 * whether the screen is full. What a line adds on the last reels depends on its node and its rows there alone, so
 * that is worked out once per suffix, and a group is the sum of a few such rows.
 */
export function createSpinKeys(plan: SpinPlan): SpinKeys {
  const { diagram, lines, windows } = plan;
  const prefixReels = Math.max(0, windows.length - SUFFIX_REELS);
  const prefixes = groupPrefixes(plan, prefixReels);
  const suffix = windows.slice(prefixReels);
  const suffixCount = suffix.reduce((count, { stops }) => count * stops, 1);
  const nodeCount = diagram.levels[prefixReels]!.settledUnits.length;
  const markStep = Math.max(...diagram.levels[windows.length]!.settledUnits) * lines.length + 1;
  const fullStep = markStep * (windows.reduce((sum, { marks }) => sum + Math.max(...marks), 0) + 1);
  const suffixMarks = Int32Array.from(
    acrossReels(
      suffix,
      ({ marks }) => marks,
      0,
      (a, b) => a + b,
    ),
  );
  const suffixFull = Int32Array.from(
    acrossReels(
      suffix,
      ({ fullOf }) => fullOf,
      -1,
      (a, b) => a & b,
    ),
  );
  const canBeFull = suffixFull.some((bits) => bits !== 0);
  const known = new Map<number, Int32Array>();
  const unitsOf = (code: number): Int32Array => {
    let units = known.get(code);
    if (units === undefined) {
      const rows = prefixes.suffixLines[Math.floor(code / nodeCount)]!;
      units = unitsBySuffix(plan, prefixReels, rows, code % nodeCount);
      known.set(code, units);
    }
    return units;
  };
  return {
    prefixes,
    suffixCount,
    keyCount: canBeFull ? fullStep * 2 : fullStep,
    writeKeys(group, keys) {
      const start = group.settledUnits + group.marks * markStep;
      for (let at = 0; at < suffixCount; at += 1) keys[at] = start + suffixMarks[at]! * markStep;
      for (const code of group.open) addTo(keys, unitsOf(code));
      if (!canBeFull || group.fullOf === 0) return;
      for (let at = 0; at < suffixCount; at += 1) {
        if ((group.fullOf & suffixFull[at]!) !== 0) keys[at]! += fullStep;
      }
    },
    resultOf(key) {
      const rest = key % fullStep;
      return plan.resultOf(rest % markStep, Math.floor(rest / markStep), key >= fullStep);
    },
  };
}

const SUFFIX_REELS = 2;

function addTo(sums: Int32Array, values: Int32Array): void {
  for (let at = 0; at < values.length; at += 1) sums[at]! += values[at]!;
}

/** One value per combination of stops, folded over the reels. */
function acrossReels(
  reels: SpinPlan['windows'],
  valuesOf: (reel: SpinPlan['windows'][number]) => ArrayLike<number>,
  start: number,
  fold: (a: number, b: number) => number,
): number[] {
  return reels.reduce(
    (values, reel) => values.flatMap((value) => Array.from(valuesOf(reel), (own) => fold(value, own))),
    [start],
  );
}

/** What a line that has come to a node is paid, by the stops of the last reels, where it runs over these rows. */
function unitsBySuffix(plan: SpinPlan, level: number, rows: readonly number[], node: number): Int32Array {
  let nodes = Int32Array.of(node);
  for (const [index, row] of rows.entries()) {
    const { stops, rows: height, symbols } = plan.windows[level + index]!;
    const { children } = plan.diagram.levels[level + index]!;
    const next = new Int32Array(nodes.length * stops);
    for (let from = 0; from < nodes.length; from += 1) {
      const start = nodes[from]! * plan.symbolCount;
      for (let stop = 0; stop < stops; stop += 1) {
        next[from * stops + stop] = children[start + symbols[stop * height + row]!]!;
      }
    }
    nodes = next;
  }
  const { settledUnits } = plan.diagram.levels[level + rows.length]!;
  return nodes.map((end) => settledUnits[end]!);
}

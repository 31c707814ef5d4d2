import type { LinesDefinition } from '../definition.ts';
import { fillGroup, type SuffixReels } from './fill-group.ts';
import { compileLineDiagram } from './line-diagram.ts';
import { lineRulesOf } from './line-rules.ts';
import { createOutcomeIds, type SpinOutcomes } from './outcome-ids.ts';
import { groupPrefixes } from './prefix-groups.ts';
import { readReelWindows } from './reel-windows.ts';

/**
 * Every spin of a game decided beforehand. The stops of all reels but the last two (the prefix) fall into
 * groups that the last two reels cannot tell apart; a spin is two look-ups:
 * `table[groupOfPrefix[prefix] × suffixCount + suffix]`, both numbers with the leftmost reel leading.
 */
export interface CompiledSpins {
  readonly prefixCount: number;
  readonly suffixCount: number;
  readonly groupOfPrefix: Uint32Array;
  /** How many prefixes each group holds. */
  readonly groupSizes: readonly number[];
  /** Outcome ids. */
  readonly table: Uint16Array;
  readonly outcomes: SpinOutcomes;
}

const known = {
  base: new WeakMap<LinesDefinition, CompiledSpins>(),
  free: new WeakMap<LinesDefinition, CompiledSpins>(),
};

/** The compiled table of a kind of spin, made on the first call and kept with the definition. */
export function compiledSpinsOf(definition: LinesDefinition, kind: 'base' | 'free'): CompiledSpins {
  let compiled = known[kind].get(definition);
  if (compiled === undefined) {
    compiled = compileSpins(definition, kind);
    known[kind].set(definition, compiled);
  }
  return compiled;
}

/** Compiles without keeping. Costs some tenths of a second for 25 million combinations of stops. */
export function compileSpins(definition: LinesDefinition, kind: 'base' | 'free'): CompiledSpins {
  const rules = lineRulesOf(definition);
  const { reels, rows } = definition.grid;
  const diagram = compileLineDiagram(rules, reels);
  const windows = rules.reels[kind].map((strip) => readReelWindows(rules, strip, rows));
  const prefixReels = Math.max(0, reels - SUFFIX_REELS);
  const groups = groupPrefixes({ definition, diagram, windows, prefixReels, symbolCount: rules.symbolCount });
  const outcomeIds = createOutcomeIds(rules, kind, definition.lines.length);
  const suffix: SuffixReels = {
    diagram,
    firstLevel: prefixReels,
    symbolCount: rules.symbolCount,
    windows: windows.slice(prefixReels),
    lines: groups.suffixLines,
  };
  const suffixCount = suffix.windows.reduce((count, reel) => count * reel.stops, 1);
  const table = new Uint16Array(groups.list.length * suffixCount);
  for (const [index, group] of groups.list.entries()) {
    fillGroup(table, index * suffixCount, group, suffix, outcomeIds);
  }
  return {
    prefixCount: groups.groupOfPrefix.length,
    suffixCount,
    groupOfPrefix: groups.groupOfPrefix,
    groupSizes: groups.list.map((group) => group.size),
    table,
    outcomes: outcomeIds.outcomes(),
  };
}

const SUFFIX_REELS = 2;

import type { LineGame } from './line-game.ts';

/** A definition's symbols as numbers (their index), which the rule and the compiler work on. */
export interface LineRules {
  readonly symbolCount: number;
  readonly regulars: readonly number[];
  /** −1 when the game has none; the same number as `scatter` when it is a book. */
  readonly wild: number;
  readonly scatter: number;
  /** [symbol][count] in units; every row has reels + 1 entries. */
  readonly pays: readonly (readonly number[])[];
  /** By scatter count, as far as a grid has cells. */
  readonly scatterPays: readonly number[];
  readonly awards: readonly number[];
  readonly freeMultiplier: number;
  readonly bothWays: boolean;
  readonly fullScreenMultiplier: number;
  readonly maximumWinUnits: number;
  /** The strips as symbol numbers, by kind of spin. */
  readonly reels: { readonly base: readonly Uint8Array[]; readonly free: readonly Uint8Array[] };
}

const known = new WeakMap<LineGame, LineRules>();

/** Reads a definition once; what it leaves out becomes zeros and ones. */
export function lineRulesOf(definition: LineGame): LineRules {
  let rules = known.get(definition);
  if (rules === undefined) {
    rules = readRules(definition);
    known.set(definition, rules);
  }
  return rules;
}

function numbered(definition: LineGame, strips: readonly (readonly string[])[]): readonly Uint8Array[] {
  const indexOf = new Map(definition.symbols.map((symbol, index) => [symbol.id, index]));
  return strips.map((strip) =>
    Uint8Array.from(strip, (id) => {
      const index = indexOf.get(id);
      if (index === undefined) throw new Error(`${definition.id}: a strip names the unknown symbol ${id}`);
      return index;
    }),
  );
}

function readRules(definition: LineGame): LineRules {
  const { symbols, grid, pays, scatterPays, freeSpins } = definition;
  const indexesOf = (...roles: string[]) =>
    symbols.flatMap((symbol, index) => (roles.includes(symbol.role) ? [index] : []));
  const cells = grid.reels * grid.rows;
  const base = numbered(definition, definition.reels.base);
  return {
    symbolCount: symbols.length,
    regulars: indexesOf('regular'),
    wild: indexesOf('wild', 'book')[0] ?? -1,
    scatter: indexesOf('scatter', 'book')[0] ?? -1,
    pays: symbols.map((symbol) => byCount(pays[symbol.id], grid.reels)),
    scatterPays: heldByCount(scatterPays, cells),
    awards: heldByCount(freeSpins?.awards, cells),
    freeMultiplier: freeSpins?.multiplier ?? 1,
    bothWays: definition.bothWays ?? false,
    fullScreenMultiplier: definition.fullScreenMultiplier ?? 1,
    maximumWinUnits: definition.maximumWinStakes * definition.lines.length,
    reels: { base, free: definition.reels.free ? numbered(definition, definition.reels.free) : base },
  };
}

function byCount(values: readonly number[] | undefined, last: number): readonly number[] {
  return Array.from({ length: last + 1 }, (_, count) => values?.[count] ?? 0);
}

/** More scatters than the table names are worth its last entry. */
function heldByCount(values: readonly number[] | undefined, last: number): readonly number[] {
  return Array.from({ length: last + 1 }, (_, count) => values?.[Math.min(count, values.length - 1)] ?? 0);
}

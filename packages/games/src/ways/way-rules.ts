import type { WaysDefinition } from './definition.ts';

/** A definition's symbols as numbers (their index), which the rule and the fast paths work on. */
export interface WayRules extends WayPays {
  readonly scatter: number;
  /** By scatter count, as far as a grid has cells. */
  readonly scatterPays: readonly number[];
  readonly options: readonly OptionRules[];
  readonly maximumWinUnits: number;
  /** The strips as symbol numbers, by kind of spin. */
  readonly reels: { readonly base: readonly Uint8Array[]; readonly free: readonly Uint8Array[] };
}

/** What reading ways asks of a game. */
export interface WayPays {
  readonly regulars: readonly number[];
  /** −1 when the game has none, as with `scatter`. */
  readonly wild: number;
  /** [symbol][count of reels] in units of one way. */
  readonly pays: readonly (readonly number[])[];
}

export interface OptionRules {
  readonly awards: readonly number[];
  /** A wild's multiplier for each number that may be drawn for it. */
  readonly multiplierOf: readonly number[];
}

const known = new WeakMap<WaysDefinition, WayRules>();

/** Reads a definition once; what it leaves out becomes zeros. */
export function wayRulesOf(definition: WaysDefinition): WayRules {
  let rules = known.get(definition);
  if (rules === undefined) {
    rules = readRules(definition);
    known.set(definition, rules);
  }
  return rules;
}

function readRules(definition: WaysDefinition): WayRules {
  const { symbols, grid, pays, scatterPays, freeSpins = [] } = definition;
  const cells = grid.reels * grid.rows;
  const base = numbered(definition, definition.reels.base);
  const free = definition.reels.free ? numbered(definition, definition.reels.free) : base;
  const wild = symbols.findIndex(({ role }) => role === 'wild');
  for (const reels of [base, free]) {
    if (reels[0]!.includes(wild))
      throw new Error(`${definition.id}: a way of wilds alone has no symbol to pay`);
  }
  const options = freeSpins.map(({ awards, wildMultipliers }) => ({
    awards: heldByCount(awards, cells),
    multiplierOf: wildMultipliers.flatMap(({ value, weight }) => Array<number>(weight).fill(value)),
  }));
  if (options.some(({ awards }) => awards.some((won, count) => won > 0 !== options[0]!.awards[count]! > 0))) {
    throw new Error(`${definition.id}: the options differ in what wins free spins`);
  }
  return {
    regulars: symbols.flatMap(({ role }, index) => (role === 'regular' ? [index] : [])),
    wild,
    scatter: symbols.findIndex(({ role }) => role === 'scatter'),
    pays: symbols.map(({ id }) =>
      Array.from({ length: grid.reels + 1 }, (_, count) => pays[id]?.[count] ?? 0),
    ),
    scatterPays: heldByCount(scatterPays, cells),
    options,
    maximumWinUnits: definition.maximumWinStakes * definition.stakeUnits,
    reels: { base, free },
  };
}

function numbered(definition: WaysDefinition, strips: readonly (readonly string[])[]): readonly Uint8Array[] {
  const indexOf = new Map(definition.symbols.map(({ id }, index) => [id, index]));
  return strips.map((strip) =>
    Uint8Array.from(strip, (id) => {
      const index = indexOf.get(id);
      if (index === undefined) throw new Error(`${definition.id}: a strip names the unknown symbol ${id}`);
      return index;
    }),
  );
}

/** More scatters than the table names are worth its last entry. */
function heldByCount(values: readonly number[] | undefined, last: number): readonly number[] {
  return Array.from({ length: last + 1 }, (_, count) => values?.[Math.min(count, values.length - 1)] ?? 0);
}

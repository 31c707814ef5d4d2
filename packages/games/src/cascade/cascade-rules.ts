import type { CascadeDefinition, CascadeMultiplier } from './definition.ts';

/** A definition's symbols as numbers (their index), which the rule and the fast paths work on. */
export interface CascadeRules {
  readonly reels: number;
  /** The most that a reel may have. */
  readonly rows: number;
  readonly symbolCount: number;
  readonly regulars: readonly number[];
  /** −1 when the game has none, as with `scatter` and `orb`. */
  readonly wild: number;
  readonly scatter: number;
  readonly orb: number;
  readonly reads: CascadeDefinition['reads'];
  /** Lines are read from the left only. */
  readonly bothWays: false;
  readonly lines: readonly (readonly number[])[];
  /** [symbol][count] in units, as far as a count can go. */
  readonly pays: readonly (readonly number[])[];
  readonly multiplier: CascadeMultiplier | undefined;
  /** An orb's value for each number that may be drawn for it. */
  readonly orbValueOf: readonly number[];
  readonly scatterPays: readonly number[];
  readonly awards: { readonly base: readonly number[]; readonly free: readonly number[] };
  readonly maximumWinUnits: number;
  readonly fill: { readonly base: FillRules; readonly free: FillRules };
}

/** Per reel, what a number that is drawn means. */
export type FillRules =
  | {
      readonly from: 'weights';
      /** [reel][number drawn] → symbol. */
      readonly symbolOf: readonly Uint8Array[];
      /** [reel][number drawn] → rows; absent where every reel has the grid's rows. */
      readonly rowsOf: readonly Uint8Array[] | undefined;
    }
  | { readonly from: 'strips'; readonly strips: readonly Uint8Array[] };

const known = new WeakMap<CascadeDefinition, CascadeRules>();

/** Reads a definition once; what it leaves out becomes zeros. Throws on data that no rule reads. */
export function cascadeRulesOf(definition: CascadeDefinition): CascadeRules {
  let rules = known.get(definition);
  if (rules === undefined) {
    rules = readRules(definition);
    assertReadable(definition, rules);
    known.set(definition, rules);
  }
  return rules;
}

function readRules(definition: CascadeDefinition): CascadeRules {
  const { symbols, grid, reads, multiplier, freeSpins, fill } = definition;
  const cells = grid.reels * grid.rows;
  const mostCounted = reads === 'ways' || reads === 'lines' ? grid.reels : cells;
  const indexOf = (role: string): number => symbols.findIndex((symbol) => symbol.role === role);
  const base = fillRules(definition, fill.base);
  return {
    reels: grid.reels,
    rows: grid.rows,
    symbolCount: symbols.length,
    regulars: symbols.flatMap(({ role }, index) => (role === 'regular' ? [index] : [])),
    wild: indexOf('wild'),
    scatter: indexOf('scatter'),
    orb: indexOf('orb'),
    reads,
    bothWays: false,
    lines: definition.lines ?? [],
    pays: symbols.map(({ id }) => heldByCount(definition.pays[id], mostCounted)),
    multiplier,
    orbValueOf:
      multiplier?.kind === 'orbs'
        ? multiplier.values.flatMap(({ value, weight }) => Array<number>(weight).fill(value))
        : [],
    scatterPays: heldByCount(definition.scatterPays, cells),
    awards: {
      base: heldByCount(freeSpins?.awards, cells),
      free: heldByCount(freeSpins?.again ?? freeSpins?.awards, cells),
    },
    maximumWinUnits: definition.maximumWinStakes * definition.stakeUnits,
    fill: { base, free: fill.free === undefined ? base : fillRules(definition, fill.free) },
  };
}

function fillRules(
  { id, symbols, grid, fill }: CascadeDefinition,
  data: CascadeDefinition['fill']['base'],
): FillRules {
  const numberOf = (symbol: string): number => {
    const index = symbols.findIndex((known) => known.id === symbol);
    if (index === -1) throw new Error(`${id}: the fill names the unknown symbol ${symbol}`);
    return index;
  };
  if (fill.from === 'strips') {
    const strips = data as (typeof fill)['base'];
    return { from: 'strips', strips: strips.map((strip) => Uint8Array.from(strip, numberOf)) };
  }
  const weights = data as (typeof fill)['base'];
  Object.keys(weights).forEach(numberOf);
  return {
    from: 'weights',
    // In the order of `symbols`, a list: the order of an object's keys is not part of the maths hash.
    symbolOf: Array.from({ length: grid.reels }, (_, reel) =>
      Uint8Array.from(
        symbols.flatMap(({ id: symbol }, index) => Array<number>(weights[symbol]?.[reel] ?? 0).fill(index)),
      ),
    ),
    rowsOf: fill.rowWeights?.map((weightOf) =>
      Uint8Array.from(weightOf.flatMap((weight, rows) => Array<number>(weight).fill(rows))),
    ),
  };
}

function assertReadable({ id, reads }: CascadeDefinition, rules: CascadeRules): void {
  const shows = (symbol: number, reel: number): boolean =>
    [rules.fill.base, rules.fill.free].some((fill) =>
      (fill.from === 'weights' ? fill.symbolOf : fill.strips)[reel]!.includes(symbol),
    );
  if (rules.wild !== -1 && (reads === 'cluster' || reads === 'anywhere')) {
    throw new Error(`${id}: no wild takes part in ${reads}`);
  }
  if (reads === 'ways' && shows(rules.wild, 0)) {
    throw new Error(`${id}: a way of wilds alone has no symbol to pay`);
  }
  if (rules.multiplier?.kind === 'cells' && reads !== 'cluster') {
    throw new Error(`${id}: cells multiply clusters only`);
  }
  if ((rules.orb !== -1) !== (rules.multiplier?.kind === 'orbs')) {
    throw new Error(`${id}: orbs and their values go together`);
  }
}

/** More than the table names is worth its last entry. */
function heldByCount(values: readonly number[] | undefined, last: number): readonly number[] {
  return Array.from({ length: last + 1 }, (_, count) => values?.[Math.min(count, values.length - 1)] ?? 0);
}

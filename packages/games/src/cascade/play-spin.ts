import type { Draw } from '../fair/draw.ts';
import type { Cell, CellValue, SpinStep, Win } from '../round.ts';
import { awardedWithin, MOST_DROPS } from '../round-bounds.ts';
import type { CascadeRules } from './cascade-rules.ts';
import type { CascadeDefinition } from './definition.ts';
import { fillGrid, type FallingGrid } from './falling-grid.ts';
import { dropMultiplier, shownMultipliers, winMultiplier, type Multipliers } from './multipliers.ts';
import { cellsOf, readWins } from './read-wins.ts';

interface Spin {
  readonly definition: CascadeDefinition;
  readonly rules: CascadeRules;
  readonly kind: 'base' | 'free';
  readonly draw: Draw;
  /** Changed by the spin. */
  readonly kept: Multipliers;
  /** Free spins still to come after this one. */
  readonly spinsLeft: number;
  /** Free spins that the round has brought so far. */
  readonly awarded: number;
}

/**
 * One spin: drops until nothing wins. Its last step is the grid at rest, where scatters are counted and orbs settle
 * what the drops before have won.
 */
export function playSpin({ definition, rules, kind, draw, kept, spinsLeft, awarded }: Spin): SpinStep[] {
  const grid = fillGrid(rules, kind, draw);
  const nameOf = (symbol: number): string => definition.symbols[symbol]!.id;
  const steps: SpinStep[] = [];
  let droppedUnits = 0;
  for (;;) {
    const multiplier = dropMultiplier(rules, kind, steps.length, kept);
    const plain = steps.length < MOST_DROPS ? readWins(rules, grid.symbols) : [];
    const wins: Win[] = plain.map((win) => ({
      ...win,
      symbol: nameOf(win.symbol),
      units: win.units * multiplier * winMultiplier(rules, win.cells, kept),
    }));
    const values = rules.orb === -1 ? shownMultipliers(rules, kept) : orbValues(grid);
    const step = {
      kind: steps.length === 0 ? kind : ('cascade' as const),
      stops: steps.length === 0 ? grid.stops : [],
      grid: grid.symbols.map((column) => column.map(nameOf)),
      freeSpinsAwarded: 0,
      freeSpinsLeft: spinsLeft,
      ...(values.length > 0 ? { cellValues: values } : {}),
    };
    if (wins.length === 0) {
      steps.push({
        ...step,
        ...atRest({ rules, kind, grid, kept, droppedUnits, spinsLeft, awarded, nameOf }),
      });
      return steps;
    }
    const units = sumOf(wins);
    steps.push({ ...step, wins, multiplier, units });
    droppedUnits += units;
    const burst = distinct(plain.flatMap(({ cells }) => cells));
    kept.winningDrops += 1;
    for (const [reel, row] of burst) kept.bursts[reel]![row]! += 1;
    grid.cascade(burst);
  }
}

interface Rest extends Pick<Spin, 'rules' | 'kind' | 'kept' | 'spinsLeft' | 'awarded'> {
  readonly grid: FallingGrid;
  readonly droppedUnits: number;
  readonly nameOf: (symbol: number) => string;
}

/** What the grid at rest adds: the orbs' share as a win of its own, the scatters' pay and their free spins. */
function atRest({ rules, kind, grid, kept, droppedUnits, spinsLeft, awarded, nameOf }: Rest) {
  const wins: Win[] = [];
  const orbSum = rules.orb === -1 ? 0 : grid.orbs.flat().reduce((sum, value) => sum + value, 0);
  const total = (kind === 'free' ? kept.orbSum : 0) + orbSum;
  const multiplier = droppedUnits > 0 ? Math.max(1, total) : 1;
  if (droppedUnits > 0) kept.orbSum = total;
  if (multiplier > 1) {
    const cells = cellsOf(grid.symbols, rules.orb);
    const units = droppedUnits * (multiplier - 1);
    wins.push({ kind: 'anywhere', symbol: nameOf(rules.orb), count: cells.length, units, cells });
  }
  const scatterCells = cellsOf(grid.symbols, rules.scatter);
  const count = scatterCells.length;
  const units = rules.scatterPays[count]!;
  if (units > 0) {
    wins.push({ kind: 'scatter', symbol: nameOf(rules.scatter), count, units, cells: scatterCells });
  }
  const freeSpinsAwarded = awardedWithin(awarded, rules.awards[kind][count]!);
  return {
    wins,
    multiplier,
    units: sumOf(wins),
    freeSpinsAwarded,
    freeSpinsLeft: spinsLeft + freeSpinsAwarded,
  };
}

function orbValues({ orbs }: FallingGrid): CellValue[] {
  return orbs.flatMap((column, reel) =>
    column.flatMap((value, row) =>
      value > 0 ? [{ cell: [reel, row] as const, kind: 'orb' as const, value }] : [],
    ),
  );
}

function sumOf(wins: readonly Win[]): number {
  return wins.reduce((sum, win) => sum + win.units, 0);
}

const MOST_ROWS = 256;

/** A wild cell may win for several symbols and bursts once. */
function distinct(cells: readonly Cell[]): Cell[] {
  return [...new Map(cells.map((cell) => [cell[0] * MOST_ROWS + cell[1], cell])).values()];
}

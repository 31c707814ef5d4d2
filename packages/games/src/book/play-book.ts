import type { Draw } from '../fair/draw.ts';
import { gridOutcome } from '../grid-outcome.ts';
import { evaluateGrid, type GridResult } from '../lines/evaluate-grid.ts';
import { lineRulesOf } from '../lines/line-rules.ts';
import { windowOf } from '../lines/play-lines.ts';
import type { Cell, GridOutcome, SpinStep, Win } from '../round.ts';
import { awardedWithin } from '../round-bounds.ts';
import type { BookDefinition } from './definition.ts';

/**
 * Plays a whole round: the paid spin, then every free spin it brings, until none is left or the win cap is
 * reached. Draws one number per reel, left to right, spin after spin: the stop, which is the index on the strip of
 * the symbol in the top row. A paid spin that brings free spins draws one number more: the place, among the
 * regular symbols in the order of the definition, of the one that expands in all of them.
 */
export function playBook(definition: BookDefinition, draw: Draw): GridOutcome {
  const { maximumWinUnits, regulars } = lineRulesOf(definition);
  const base = playSpin(definition, 'base', draw);
  let spinsLeft = awardedWithin(0, base.freeSpinsAwarded);
  let awarded = spinsLeft;
  let wonUnits = base.units;
  const special = spinsLeft > 0 ? regulars[draw.below(regulars.length, 'special')] : undefined;
  const named = special === undefined ? {} : { special: definition.symbols[special]!.id };
  const steps: SpinStep[] = [
    {
      ...stepOf(definition, 'base', base),
      freeSpinsAwarded: awarded,
      freeSpinsLeft: spinsLeft,
      ...named,
    },
  ];
  while (special !== undefined && spinsLeft > 0 && wonUnits < maximumWinUnits) {
    const spin = playSpin(definition, 'free', draw);
    const expansion = expand(definition, spin.numbers, special);
    const step = { ...stepOf(definition, 'free', spin, expansion), ...named };
    wonUnits += step.units;
    const freeSpinsAwarded = awardedWithin(awarded, step.freeSpinsAwarded);
    awarded += freeSpinsAwarded;
    spinsLeft += freeSpinsAwarded - 1;
    steps.push({ ...step, freeSpinsAwarded, freeSpinsLeft: spinsLeft });
  }
  return gridOutcome(definition, steps, {
    wonUnits,
    maximumWinUnits,
    isCutShort: spinsLeft > 0,
  });
}

interface Spin extends GridResult {
  readonly stops: readonly number[];
  /** Symbol numbers, reel by reel, top row first. */
  readonly numbers: readonly (readonly number[])[];
}

interface Expansion {
  readonly symbol: number;
  readonly win: Win;
}

function playSpin(definition: BookDefinition, kind: 'base' | 'free', draw: Draw): Spin {
  const reels = lineRulesOf(definition).reels[kind];
  const stops = reels.map((strip) => draw.below(strip.length, 'reel'));
  const numbers = reels.map((strip, reel) => windowOf(strip, stops[reel]!, definition.grid.rows));
  return { stops, numbers, ...evaluateGrid(definition, numbers, kind) };
}

/** The win of the special symbol over the reels that show it; undefined when they are too few. */
function expand(
  definition: BookDefinition,
  numbers: readonly (readonly number[])[],
  special: number,
): Expansion | undefined {
  const { pays, freeMultiplier } = lineRulesOf(definition);
  const reels = numbers.flatMap((column, reel) => (column.includes(special) ? [reel] : []));
  const units = pays[special]![reels.length]! * definition.lines.length * freeMultiplier;
  if (units === 0) return undefined;
  const cells = reels.flatMap((reel) => numbers[reel]!.map((_, row): Cell => [reel, row]));
  const symbol = definition.symbols[special]!.id;
  return { symbol: special, win: { kind: 'expanded', symbol, count: reels.length, units, cells } };
}

function stepOf(
  definition: BookDefinition,
  kind: 'base' | 'free',
  { stops, numbers, wins, multiplier, units, freeSpinsAwarded }: Spin,
  expansion?: Expansion,
): Omit<SpinStep, 'freeSpinsLeft'> {
  const nameOf = (symbol: number): string => definition.symbols[symbol]!.id;
  const grid = numbers.map((column) => column.map(nameOf));
  const step = { kind, stops, multiplier, freeSpinsAwarded };
  if (expansion === undefined) return { ...step, grid, wins, units };
  const { symbol, win } = expansion;
  const to = nameOf(symbol);
  const changed = win.cells
    .map((cell) => ({ cell, from: grid[cell[0]]![cell[1]]!, to }))
    .filter(({ from }) => from !== to);
  return {
    ...step,
    grid: numbers.map((column) => (column.includes(symbol) ? column.map(() => to) : column.map(nameOf))),
    wins: [...wins, win],
    units: units + win.units,
    ...(changed.length > 0 && { changed }),
  };
}

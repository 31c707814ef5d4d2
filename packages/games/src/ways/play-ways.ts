import {
  EntryError,
  type Cell,
  type CellValue,
  type Entry,
  type GridOutcome,
  type SpinStep,
  type Win,
} from '../round.ts';
import type { Draw } from '../fair/draw.ts';
import { awardedWithin } from '../round-bounds.ts';
import { gridOutcome } from '../grid-outcome.ts';
import { windowOf } from '../lines/play-lines.ts';
import type { WaysDefinition } from './definition.ts';
import { wayRulesOf, type OptionRules, type WayRules } from './way-rules.ts';
import { wayWins } from './way-wins.ts';

/**
 * Plays a round: the paid spin; where it wins free spins, the question which ones; with the answer, all of them.
 * Draws one number per reel, left to right, spin after spin; in free spins then one for each wild that shows, reel
 * by reel and downwards. While the question is open the paid spin says 0 of its free spins, since how many there
 * are is the question.
 * @throws EntryError on a mode, on a choice that is not offered, and on one choice more than is asked
 */
export function playWays(definition: WaysDefinition, draw: Draw, entry: Entry): GridOutcome {
  const rules = wayRulesOf(definition);
  if (entry.mode !== 'main') throw new EntryError('The game has one mode');
  const { scatters, ...paid } = playSpin(definition, rules, draw);
  const { maximumWinUnits } = rules;
  const bringsSpins = (rules.options[0]?.awards[scatters] ?? 0) > 0;
  const asks = paid.units < maximumWinUnits && bringsSpins;
  if (entry.choices.length > (asks ? 1 : 0)) throw new EntryError('The round asks no more than it has asked');
  const unasked = [{ ...paid, ...NO_FREE_SPINS }];
  if (!asks)
    return gridOutcome(definition, unasked, {
      wonUnits: paid.units,
      maximumWinUnits,
      isCutShort: bringsSpins,
    });
  const allowed = rules.options.map((_, index) => [index]);
  const [choice] = entry.choices;
  if (choice === undefined) {
    const outcome = gridOutcome(definition, unasked, { wonUnits: 0, maximumWinUnits, isCutShort: false });
    return { ...outcome, open: { asks: 'free-spins', allowed, cashOutUnits: null } };
  }
  const option = choice.length === 1 ? rules.options[choice[0]!] : undefined;
  if (option === undefined) throw new EntryError('There are no such free spins to choose');
  const won = awardedWithin(0, option.awards[scatters]!);
  const steps: SpinStep[] = [{ ...paid, freeSpinsAwarded: won, freeSpinsLeft: won }];
  let spinsLeft = won;
  let awarded = won;
  let wonUnits = paid.units;
  while (spinsLeft > 0 && wonUnits < maximumWinUnits) {
    const { scatters: shown, ...spin } = playSpin(definition, rules, draw, option);
    const freeSpinsAwarded = awardedWithin(awarded, option.awards[shown]!);
    awarded += freeSpinsAwarded;
    spinsLeft += freeSpinsAwarded - 1;
    wonUnits += spin.units;
    steps.push({ ...spin, freeSpinsAwarded, freeSpinsLeft: spinsLeft });
  }
  return gridOutcome(definition, steps, { wonUnits, maximumWinUnits, isCutShort: spinsLeft > 0 });
}

const NO_FREE_SPINS = { freeSpinsAwarded: 0, freeSpinsLeft: 0 } as const;

/** @param option the free spins that were chosen; absent in the paid spin */
function playSpin(definition: WaysDefinition, rules: WayRules, draw: Draw, option?: OptionRules) {
  const kind = option === undefined ? 'base' : 'free';
  const stops = rules.reels[kind].map((strip) => draw.below(strip.length, 'reel'));
  const numbers = rules.reels[kind].map((strip, reel) => windowOf(strip, stops[reel]!, definition.grid.rows));
  const cellValues: CellValue[] = [];
  if (option !== undefined) {
    for (const cell of cellsOf(numbers, rules.wild)) {
      const value = option.multiplierOf[draw.below(option.multiplierOf.length, 'multiplier')]!;
      cellValues.push({ cell, kind: 'multiplier', value });
    }
  }
  const wildValue = (reel: number, row: number): number =>
    cellValues.find(({ cell }) => cell[0] === reel && cell[1] === row)?.value ?? 1;
  const idOf = (symbol: number): string => definition.symbols[symbol]!.id;
  const wins: Win[] = wayWins(rules, numbers, wildValue).map(({ symbol, count, ways, units, cells }) => ({
    kind: 'ways',
    symbol: idOf(symbol),
    count,
    units: units * ways,
    cells,
  }));
  const scatterCells = cellsOf(numbers, rules.scatter);
  const scatters = scatterCells.length;
  const scatterUnits = rules.scatterPays[scatters]!;
  if (scatterUnits > 0) {
    const symbol = idOf(rules.scatter);
    wins.push({ kind: 'scatter', symbol, count: scatters, units: scatterUnits, cells: scatterCells });
  }
  return {
    kind,
    stops,
    grid: numbers.map((column) => column.map(idOf)),
    wins,
    multiplier: 1,
    units: wins.reduce((sum, win) => sum + win.units, 0),
    scatters,
    ...(cellValues.length > 0 ? { cellValues } : {}),
  } as const;
}

function cellsOf(grid: readonly (readonly number[])[], symbol: number): Cell[] {
  return grid.flatMap((column, reel) =>
    column.flatMap((shown, row) => (shown === symbol ? [[reel, row] as const] : [])),
  );
}

import type { Draw } from '../fair/draw.ts';
import { gridOutcome } from '../grid-outcome.ts';
import { evaluateGrid } from '../lines/evaluate-grid.ts';
import { lineRulesOf } from '../lines/line-rules.ts';
import { windowOf } from '../lines/play-lines.ts';
import type { Cell, GridOutcome, SpinStep } from '../round.ts';
import type { RespinDefinition } from './definition.ts';

/**
 * Plays a whole round: the paid spin, then a re-spin as long as the last spin brought a wild on a reel that was
 * not held yet. Draws one number per reel that is not held, left to right, spin after spin: the stop, which is the
 * index on the strip of the symbol in the top row. Every spin pays, with the held reels wild all over.
 */
export function playRespin(definition: RespinDefinition, draw: Draw): GridOutcome {
  const { maximumWinUnits } = lineRulesOf(definition);
  const steps: SpinStep[] = [];
  let reels: readonly ReelState[] = definition.reels.base.map(() => ({ stop: 0, isHeld: false }));
  let wonUnits = 0;
  let hasNewWild: boolean;
  do {
    const spin = playSpin(definition, reels, draw);
    hasNewWild = spin.reels.some(({ isHeld }, reel) => isHeld && !reels[reel]!.isHeld);
    wonUnits += spin.units;
    steps.push(stepOf(definition, reels, spin, hasNewWild));
    reels = spin.reels;
  } while (hasNewWild && wonUnits < maximumWinUnits);
  return gridOutcome(definition, steps, { wonUnits, maximumWinUnits, isCutShort: hasNewWild });
}

interface ReelState {
  readonly stop: number;
  /** Wild all over, and staying. */
  readonly isHeld: boolean;
}

type Spin = ReturnType<typeof playSpin>;

function playSpin(definition: RespinDefinition, before: readonly ReelState[], draw: Draw) {
  const { reels: strips, wild } = lineRulesOf(definition);
  const { rows } = definition.grid;
  const shown: (readonly number[])[] = [];
  const reels = before.map((state, reel): ReelState => {
    const strip = strips.base[reel]!;
    const stop = state.isHeld ? state.stop : draw.below(strip.length, 'reel');
    const window = windowOf(strip, stop, rows);
    shown.push(window);
    return { stop, isHeld: window.includes(wild) };
  });
  const grid = shown.map((window, reel) => (reels[reel]!.isHeld ? window.map(() => wild) : window));
  return { reels, shown, grid, ...evaluateGrid(definition, grid, 'base') };
}

function stepOf(
  definition: RespinDefinition,
  before: readonly ReelState[],
  { reels, shown, grid, wins, multiplier, units }: Spin,
  hasNewWild: boolean,
): SpinStep {
  const nameOf = (symbol: number): string => definition.symbols[symbol]!.id;
  const cellsWhere = (has: (reel: number, row: number) => boolean): Cell[] =>
    grid.flatMap((column, reel) =>
      column.flatMap((_, row) => (has(reel, row) ? [[reel, row] as const] : [])),
    );
  const held = cellsWhere((reel) => before[reel]!.isHeld);
  const changed = cellsWhere(
    (reel, row) => !before[reel]!.isHeld && shown[reel]![row] !== grid[reel]![row],
  ).map((cell) => ({
    cell,
    from: nameOf(shown[cell[0]]![cell[1]]!),
    to: nameOf(grid[cell[0]]![cell[1]]!),
  }));
  return {
    kind: held.length > 0 ? 'respin' : 'base',
    stops: reels.map(({ stop }) => stop),
    grid: grid.map((column) => column.map(nameOf)),
    wins,
    multiplier,
    units,
    freeSpinsAwarded: 0,
    freeSpinsLeft: 0,
    ...(held.length > 0 && { held }),
    ...(changed.length > 0 && { changed }),
    respinsLeft: hasNewWild ? 1 : 0,
  };
}

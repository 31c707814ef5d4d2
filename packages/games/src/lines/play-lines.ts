import type { Draw } from '../fair/draw.ts';
import { gridOutcome } from '../grid-outcome.ts';
import type { GridOutcome, SpinStep } from '../round.ts';
import { awardedWithin } from '../round-bounds.ts';
import type { LinesDefinition } from './definition.ts';
import { evaluateGrid } from './evaluate-grid.ts';
import { lineRulesOf } from './line-rules.ts';

/**
 * Plays a whole round: the paid spin, then every free spin it brings, until none is left or the win cap is
 * reached. Draws one number per reel, left to right, spin after spin: the stop, which is the index on the
 * strip of the symbol in the top row.
 */
export function playLines(definition: LinesDefinition, draw: Draw): GridOutcome {
  const { maximumWinUnits } = lineRulesOf(definition);
  const steps: SpinStep[] = [];
  let wonUnits = 0;
  let spinsLeft = 0;
  let awarded = 0;
  do {
    const kind = steps.length === 0 ? 'base' : 'free';
    const spin = playSpin(definition, kind, draw);
    wonUnits += spin.units;
    const freeSpinsAwarded = awardedWithin(awarded, spin.freeSpinsAwarded);
    awarded += freeSpinsAwarded;
    spinsLeft += freeSpinsAwarded - (kind === 'free' ? 1 : 0);
    steps.push({ ...spin, freeSpinsAwarded, freeSpinsLeft: spinsLeft });
  } while (spinsLeft > 0 && wonUnits < maximumWinUnits);
  return gridOutcome(definition, steps, {
    wonUnits,
    maximumWinUnits,
    isCutShort: spinsLeft > 0,
  });
}

function playSpin(
  definition: LinesDefinition,
  kind: 'base' | 'free',
  draw: Draw,
): Omit<SpinStep, 'freeSpinsLeft'> {
  const reels = lineRulesOf(definition).reels[kind];
  const stops = reels.map((strip) => draw.below(strip.length, 'reel'));
  const numbers = reels.map((strip, reel) => windowOf(strip, stops[reel]!, definition.grid.rows));
  const grid = numbers.map((column) => column.map((symbol) => definition.symbols[symbol]!.id));
  return { kind, stops, grid, ...evaluateGrid(definition, numbers, kind) };
}

/** The rows that a reel shows when it stops; the strip is a ring. */
export function windowOf(strip: ArrayLike<number>, stop: number, rows: number): number[] {
  const window: number[] = [];
  for (let row = 0; row < rows; row += 1) window.push(strip[(stop + row) % strip.length]!);
  return window;
}

import { lineDiagramOf, type LineDiagram } from './line-diagram.ts';
import type { LineGame } from './line-game.ts';
import { lineRulesOf } from './line-rules.ts';
import { readReelWindows, type ReelWindows } from './reel-windows.ts';

/** One kind of spin, laid out for counting or compiling: what each reel shows at each stop, and what that comes to. */
export interface SpinPlan {
  readonly diagram: LineDiagram;
  readonly symbolCount: number;
  /** Row index per reel. */
  readonly lines: readonly (readonly number[])[];
  readonly windows: readonly ReelWindows[];
  /** From the sums over the lines and over the reels' marks, and whether one symbol fills the screen. */
  readonly resultOf: (lineUnits: number, marks: number, isFull: boolean) => PlannedResult;
}

export interface PlannedResult {
  /** With every multiplier in. */
  readonly units: number;
  /** What follows the spin: free spins, or reels newly held as bits. */
  readonly brings: number;
}

/** The plan of a game's paid or free spins: the marks are scatters, and they bring free spins. */
export function linesPlan(game: LineGame, kind: 'base' | 'free'): SpinPlan {
  const rules = lineRulesOf(game);
  const { scatterPays, awards, fullScreenMultiplier, freeMultiplier } = rules;
  const multiplier = kind === 'free' ? freeMultiplier : 1;
  return {
    diagram: lineDiagramOf(rules),
    symbolCount: rules.symbolCount,
    lines: game.lines,
    windows: rules.reels[kind].map((strip) => readReelWindows(rules, strip, game.grid.rows)),
    resultOf: (lineUnits, scatters, isFull) => ({
      units: (lineUnits * (isFull ? fullScreenMultiplier : 1) + scatterPays[scatters]!) * multiplier,
      brings: awards[scatters]!,
    }),
  };
}

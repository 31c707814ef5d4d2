import { lineRulesOf } from '../lines/line-rules.ts';
import { linesPlan, type SpinPlan } from '../lines/spin-plan.ts';
import type { BookDefinition } from './definition.ts';

/**
 * The plan of a free spin in which a symbol expands: the plan of the usual wins, with each reel's mark telling
 * whether it shows the symbol as well.
 * @param special the symbol's number
 */
export function expandingPlan(definition: BookDefinition, special: number): SpinPlan {
  const { pays, freeMultiplier } = lineRulesOf(definition);
  const plan = linesPlan(definition, 'free');
  const expandedUnits = pays[special]!.map((units) => units * definition.lines.length * freeMultiplier);
  // A reel that shows the symbol counts for more than all scatters together.
  const reelMark = plan.windows.reduce((sum, { marks }) => sum + Math.max(...marks), 1);
  return {
    ...plan,
    windows: plan.windows.map((windows) => ({
      ...windows,
      marks: windows.marks.map((scatters, stop) => {
        const start = stop * windows.rows;
        const isShown = windows.symbols.subarray(start, start + windows.rows).includes(special);
        return scatters + (isShown ? reelMark : 0);
      }),
    })),
    resultOf: (lineUnits, marks, isFull) => {
      const { units, brings } = plan.resultOf(lineUnits, marks % reelMark, isFull);
      return { units: units + expandedUnits[Math.floor(marks / reelMark)]!, brings };
    },
  };
}

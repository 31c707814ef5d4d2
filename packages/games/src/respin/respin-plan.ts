import { lineDiagramOf } from '../lines/line-diagram.ts';
import { lineRulesOf } from '../lines/line-rules.ts';
import { readReelWindows, type ReelWindows } from '../lines/reel-windows.ts';
import type { SpinPlan } from '../lines/spin-plan.ts';
import type { RespinDefinition } from './definition.ts';

/**
 * The plan of a spin with some reels held, and with wilds expanded wherever they fall. What it brings are the
 * reels newly held, as bits: reel 0 is the lowest.
 * @param held the reels held before, as bits
 */
export function respinPlan(definition: RespinDefinition, held: number): SpinPlan {
  const rules = lineRulesOf(definition);
  const { rows } = definition.grid;
  return {
    diagram: lineDiagramOf(rules),
    symbolCount: rules.symbolCount,
    lines: definition.lines,
    windows: rules.reels.base.map((strip, reel) => {
      const bit = 1 << reel;
      if ((held & bit) !== 0) return wildReel(rules.wild, rows);
      return expandWilds(readReelWindows(rules, strip, rows), rules.wild, bit);
    }),
    resultOf: (lineUnits, newlyHeld) => ({ units: lineUnits, brings: newlyHeld }),
  };
}

function wildReel(wild: number, rows: number): ReelWindows {
  const symbols = new Uint8Array(rows).fill(wild);
  return { stops: 1, rows, symbols, marks: new Uint8Array(1), fullOf: new Int32Array(1) };
}

function expandWilds(windows: ReelWindows, wild: number, bit: number): ReelWindows {
  const symbols = Uint8Array.from(windows.symbols);
  const marks = new Uint8Array(windows.stops);
  for (let stop = 0; stop < windows.stops; stop += 1) {
    const window = symbols.subarray(stop * windows.rows, (stop + 1) * windows.rows);
    if (!window.includes(wild)) continue;
    window.fill(wild);
    marks[stop] = bit;
  }
  return { ...windows, symbols, marks };
}

import type { LineRules } from './line-rules.ts';

/** What one line is paid for: nothing when `units` is 0. */
export interface LinePay {
  readonly units: number;
  readonly symbol: number;
  readonly count: number;
}

/**
 * THE rule of a line, the one place that says what pays. A line pays its best single combination from the
 * left: a run of one regular symbol in which wilds stand in for it, or a run of wilds alone by the wild's
 * own pays. Between equal pays the longer run counts, then the symbol named first in the definition.
 * @param symbols the line's symbol on each reel
 */
export function linePay(rules: LineRules, symbols: ArrayLike<number>): LinePay {
  let best: LinePay = NOTHING;
  for (let candidate = 0; candidate < rules.symbolCount; candidate += 1) {
    if (candidate === rules.scatter) continue;
    const count = runLength(symbols, candidate, rules.wild);
    const units = rules.pays[candidate]![count]!;
    if (units > best.units || (units > 0 && units === best.units && count > best.count)) {
      best = { units, symbol: candidate, count };
    }
  }
  return best;
}

const NOTHING: LinePay = { units: 0, symbol: -1, count: 0 };

function runLength(symbols: ArrayLike<number>, candidate: number, wild: number): number {
  let count = 0;
  while (count < symbols.length && (symbols[count] === candidate || symbols[count] === wild)) count += 1;
  return count;
}

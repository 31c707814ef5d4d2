import type { LineRules } from './line-rules.ts';

/** What reading a line asks of a game. */
export type LinePayRules = Pick<LineRules, 'symbolCount' | 'wild' | 'scatter' | 'pays' | 'bothWays'>;

/** A combination that a line is paid for. */
export interface LinePay {
  readonly units: number;
  readonly symbol: number;
  readonly count: number;
  readonly fromRight: boolean;
}

/**
 * THE rule of a line, the one place that says what pays. A line pays its best single combination from the
 * left: a run of one regular symbol in which wilds stand in for it, or a run of wilds alone by the wild's
 * own pays. Between equal pays the longer run counts, then the symbol named first in the definition.
 * A game that pays both ways reads the line from the right as well; a run over all reels counts from the left only.
 * @param symbols the line's symbol on each reel
 */
export function linePays(rules: LinePayRules, symbols: readonly number[]): LinePay[] {
  const fromLeft = bestRun(rules, symbols);
  const pays = fromLeft === undefined ? [] : [{ ...fromLeft, fromRight: false }];
  if (!rules.bothWays) return pays;
  const fromRight = bestRun(rules, symbols.toReversed());
  if (fromRight !== undefined && fromRight.count < symbols.length)
    pays.push({ ...fromRight, fromRight: true });
  return pays;
}

/** What the line pays in all. */
export function lineUnits(rules: LinePayRules, symbols: readonly number[]): number {
  return linePays(rules, symbols).reduce((sum, pay) => sum + pay.units, 0);
}

function bestRun(rules: LinePayRules, symbols: readonly number[]): Omit<LinePay, 'fromRight'> | undefined {
  let best: Omit<LinePay, 'fromRight'> | undefined;
  for (let candidate = 0; candidate < rules.symbolCount; candidate += 1) {
    if (candidate === rules.scatter) continue;
    const count = runLength(symbols, candidate, rules.wild);
    const units = rules.pays[candidate]![count]!;
    if (units === 0) continue;
    if (best === undefined || units > best.units || (units === best.units && count > best.count)) {
      best = { units, symbol: candidate, count };
    }
  }
  return best;
}

function runLength(symbols: readonly number[], candidate: number, wild: number): number {
  let count = 0;
  while (count < symbols.length && (symbols[count] === candidate || symbols[count] === wild)) count += 1;
  return count;
}

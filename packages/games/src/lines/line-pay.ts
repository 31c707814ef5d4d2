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

type Run = Omit<LinePay, 'fromRight'>;

function bestRun(rules: LinePayRules, symbols: readonly number[]): Run | undefined {
  const first = symbols[0]!;
  // Unless a wild leads, nothing but the first symbol's own run can pay.
  if (first !== rules.wild) return runOf(rules, symbols, first);
  let best: Run | undefined;
  for (let candidate = 0; candidate < rules.symbolCount; candidate += 1) {
    const run = runOf(rules, symbols, candidate);
    if (run === undefined) continue;
    const isBetter =
      best === undefined || run.units > best.units || (run.units === best.units && run.count > best.count);
    if (isBetter) best = run;
  }
  return best;
}

function runOf(rules: LinePayRules, symbols: readonly number[], candidate: number): Run | undefined {
  if (candidate === rules.scatter) return undefined;
  const count = runLength(symbols, candidate, rules.wild);
  const units = rules.pays[candidate]![count]!;
  return units === 0 ? undefined : { units, symbol: candidate, count };
}

function runLength(symbols: readonly number[], candidate: number, wild: number): number {
  let count = 0;
  while (count < symbols.length && (symbols[count] === candidate || symbols[count] === wild)) count += 1;
  return count;
}

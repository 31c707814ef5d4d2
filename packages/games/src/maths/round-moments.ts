import type { SpinResult, SpinWeights } from './spin-weights.ts';

/** Mean and variance of a round's win in units, as if there were no win cap. */
export interface RoundMoments {
  readonly meanUnits: number;
  readonly varianceUnits: number;
  /** Free spins expected of one paid spin, and of one free spin. */
  readonly freeSpinsPerSpin: number;
  readonly freeSpinsPerFreeSpin: number;
}

/**
 * Exact moments of a round with free spins that win further free spins. One free spin with all that follows
 * from it is worth F = X + F₁ + … + F_L, where the spin itself pays X and wins L more, each worth a copy of
 * F of its own. Hence E F = E X ÷ (1 − E L), and by the law of total variance
 * Var F = Var(X + L·E F) ÷ (1 − E L). The round is the paid spin with its L copies of F, likewise.
 */
export function roundMomentsOf(base: SpinWeights, free: SpinWeights | undefined): RoundMoments {
  const freeSpinsPerSpin = mean(base, ({ freeSpins }) => freeSpins);
  if (free === undefined || freeSpinsPerSpin === 0) {
    const meanUnits = mean(base, ({ units }) => units);
    const varianceUnits = mean(base, ({ units }) => (units - meanUnits) ** 2);
    return { meanUnits, varianceUnits, freeSpinsPerSpin, freeSpinsPerFreeSpin: 0 };
  }
  const freeSpinsPerFreeSpin = mean(free, ({ freeSpins }) => freeSpins);
  if (freeSpinsPerFreeSpin >= 1) throw new RangeError('The free spins would never end');
  const chain = 1 - freeSpinsPerFreeSpin;
  const chainMean = mean(free, ({ units }) => units) / chain;
  const worth = ({ units, freeSpins }: SpinResult): number => units + freeSpins * chainMean;
  // The mean of `worth` over free spins is chainMean itself.
  const chainVariance = mean(free, (result) => (worth(result) - chainMean) ** 2) / chain;
  const meanUnits = mean(base, worth);
  const varianceUnits =
    mean(base, (result) => (worth(result) - meanUnits) ** 2) + freeSpinsPerSpin * chainVariance;
  return { meanUnits, varianceUnits, freeSpinsPerSpin, freeSpinsPerFreeSpin };
}

function mean({ combinations, results }: SpinWeights, of: (result: SpinResult) => number): number {
  return results.reduce((sum, result) => sum + result.weight * of(result), 0) / combinations;
}

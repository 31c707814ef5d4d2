import type { GameDefinition } from '../definition.ts';
import { lineRulesOf } from '../lines/line-rules.ts';
import { roundDistribution } from './round-distribution.ts';
import { roundMomentsOf } from './round-moments.ts';
import { spinWeightsOf, type SpinWeights } from './spin-weights.ts';

/** Everything exact that is known of a game's rounds. Wins are in stakes unless a name says units. */
export interface ParSheet {
  readonly combinations: number;
  readonly rtp: number;
  /** What the round would return without its win cap; the difference is what the cap costs. */
  readonly rtpUncapped: number;
  readonly hitFrequency: number;
  readonly sigmaStakes: number;
  readonly maximumWinStakes: number;
  /** Probability of winning exactly the maximum. */
  readonly maximumWinProbability: number;
  /** Free spins expected of a paid spin, and of a free spin. */
  readonly freeSpinsPerSpin: number;
  readonly freeSpinsPerFreeSpin: number;
  /** Probability that a paid spin wins free spins. */
  readonly freeSpinsProbability: number;
  /** Probability of each win by units, the capped ones in the last entry. */
  readonly distribution: Float64Array;
}

/** Computes the sheet; not kept, since the distribution is large. */
export function parSheetOf(definition: GameDefinition): ParSheet {
  const stakeUnits = definition.lines.length;
  const base = spinWeightsOf(definition, 'base');
  const free = definition.freeSpins === undefined ? undefined : spinWeightsOf(definition, 'free');
  const moments = roundMomentsOf(base, free);
  const maximumUnits = Math.min(lineRulesOf(definition).maximumWinUnits, largestRoundUnits(base, free));
  const distribution = roundDistribution(base, free, maximumUnits);
  const { mean, variance } = momentsOf(distribution);
  return {
    combinations: base.combinations,
    rtp: mean / stakeUnits,
    rtpUncapped: moments.meanUnits / stakeUnits,
    hitFrequency: 1 - distribution[0]!,
    sigmaStakes: Math.sqrt(variance) / stakeUnits,
    maximumWinStakes: maximumUnits / stakeUnits,
    maximumWinProbability: distribution[maximumUnits]!,
    freeSpinsPerSpin: moments.freeSpinsPerSpin,
    freeSpinsPerFreeSpin: moments.freeSpinsPerFreeSpin,
    freeSpinsProbability: shareOf(base, ({ freeSpins }) => freeSpins > 0),
    distribution,
  };
}

/** Probability that a round wins at least this many stakes. */
export function probabilityOfAtLeast(sheet: ParSheet, stakes: number, stakeUnits: number): number {
  const from = Math.ceil(stakes * stakeUnits);
  return sheet.distribution.subarray(from).reduce((sum, probability) => sum + probability, 0);
}

/** The most a round could win without a cap; endless when free spins that pay can win further ones. */
function largestRoundUnits(base: SpinWeights, free: SpinWeights | undefined): number {
  const largestFree = Math.max(0, ...(free?.results ?? []).map(({ units }) => units));
  const endless = largestFree > 0 && (free?.results ?? []).some(({ freeSpins }) => freeSpins > 0);
  return Math.max(
    ...base.results.map(({ units, freeSpins }) =>
      freeSpins > 0 ? (endless ? Infinity : units + freeSpins * largestFree) : units,
    ),
  );
}

function momentsOf(distribution: Float64Array): { mean: number; variance: number } {
  const mean = distribution.reduce((sum, probability, units) => sum + probability * units, 0);
  const variance = distribution.reduce(
    (sum, probability, units) => sum + probability * (units - mean) ** 2,
    0,
  );
  return { mean, variance };
}

function shareOf(
  { combinations, results }: SpinWeights,
  has: (result: SpinWeights['results'][number]) => boolean,
) {
  return results.reduce((sum, result) => sum + (has(result) ? result.weight : 0), 0) / combinations;
}

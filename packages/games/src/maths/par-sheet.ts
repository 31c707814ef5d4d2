import type { GameDefinition } from '../definition.ts';
import { modesOf, stakeUnitsOf } from '../read-definition.ts';
import { lawOf } from './laws.ts';
import type { RoundLaw } from './round-law.ts';

/** Everything that is known of a game's rounds in one mode. Wins are in stakes unless a name says units. */
export interface ParSheet extends Omit<RoundLaw, 'meanUncappedUnits' | 'bestMaximumProbability'> {
  readonly rtp: number;
  /** What the round would return without its win cap; the difference is what the cap costs. */
  readonly rtpUncapped: number;
  readonly hitFrequency: number;
  readonly sigmaStakes: number;
  readonly maximumWinStakes: number;
  /** Probability of winning exactly the maximum, where choices decide for a player who goes for it. */
  readonly maximumWinProbability: number;
}

/** Computes the sheet; not kept, since the distribution is large. */
export function parSheetOf(definition: GameDefinition, mode = modesOf(definition)[0]!): ParSheet {
  const stakeUnits = stakeUnitsOf(definition);
  const { meanUncappedUnits, bestMaximumProbability, ...law } = lawOf(definition, mode);
  const { distribution } = law;
  const maximumUnits = distribution.length - 1;
  const { mean, variance } = momentsOf(distribution);
  return {
    ...law,
    rtp: mean / stakeUnits,
    rtpUncapped: meanUncappedUnits / stakeUnits,
    hitFrequency: 1 - distribution[0]!,
    sigmaStakes: Math.sqrt(variance) / stakeUnits,
    maximumWinStakes: maximumUnits / stakeUnits,
    maximumWinProbability: bestMaximumProbability ?? distribution[maximumUnits]!,
  };
}

/** Probability that a round wins at least this many stakes. */
export function probabilityOfAtLeast(sheet: ParSheet, stakes: number, stakeUnits: number): number {
  const from = Math.ceil(stakes * stakeUnits);
  return sheet.distribution.subarray(from).reduce((sum, probability) => sum + probability, 0);
}

function momentsOf(distribution: Float64Array): { mean: number; variance: number } {
  const mean = distribution.reduce((sum, probability, units) => sum + probability * units, 0);
  const variance = distribution.reduce(
    (sum, probability, units) => sum + probability * (units - mean) ** 2,
    0,
  );
  return { mean, variance };
}

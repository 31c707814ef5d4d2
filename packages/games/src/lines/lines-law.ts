import { roundDistribution } from '../maths/round-distribution.ts';
import type { RoundLaw } from '../maths/round-law.ts';
import { roundMomentsOf } from '../maths/round-moments.ts';
import { spinWeightsOf, type SpinWeights } from '../maths/spin-weights.ts';
import type { LinesDefinition } from './definition.ts';
import { lineRulesOf } from './line-rules.ts';

/** The law of a lines game: every combination of stops counted, free spins by a generating function. */
export function linesLaw(definition: LinesDefinition): RoundLaw {
  const base = spinWeightsOf(definition, 'base');
  const free = freeWeightsOf(definition, base);
  const moments = roundMomentsOf(base, free);
  const maximumUnits = Math.min(lineRulesOf(definition).maximumWinUnits, largestRoundUnits(base, free));
  return {
    method: 'exact',
    simulatedRounds: null,
    combinations: base.combinations,
    distribution: roundDistribution(base, free, maximumUnits),
    meanUncappedUnits: moments.meanUnits,
    details: {
      freeSpinsPerSpin: moments.freeSpinsPerSpin,
      freeSpinsPerFreeSpin: moments.freeSpinsPerFreeSpin,
      freeSpinsProbability: shareOf(base, ({ freeSpins }) => freeSpins > 0),
    },
  };
}

/** On the paid spin's strips nothing need be counted again: the multiplier alone differs. */
function freeWeightsOf(definition: LinesDefinition, base: SpinWeights): SpinWeights | undefined {
  if (definition.freeSpins === undefined) return undefined;
  if (definition.reels.free !== undefined) return spinWeightsOf(definition, 'free');
  const { multiplier } = definition.freeSpins;
  return {
    combinations: base.combinations,
    results: base.results.map((result) => ({ ...result, units: result.units * multiplier })),
  };
}

/** The most a round could win without a cap; endless when free spins that pay can win further ones. */
export function largestRoundUnits(base: SpinWeights, free: SpinWeights | undefined): number {
  const largestFree = Math.max(0, ...(free?.results ?? []).map(({ units }) => units));
  const endless = largestFree > 0 && (free?.results ?? []).some(({ freeSpins }) => freeSpins > 0);
  return Math.max(
    ...base.results.map(({ units, freeSpins }) =>
      freeSpins > 0 ? (endless ? Infinity : units + freeSpins * largestFree) : units,
    ),
  );
}

function shareOf(
  { combinations, results }: SpinWeights,
  has: (result: SpinWeights['results'][number]) => boolean,
) {
  return results.reduce((sum, result) => sum + (has(result) ? result.weight : 0), 0) / combinations;
}

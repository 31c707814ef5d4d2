import type { RoundLaw } from '../maths/round-law.ts';
import { spinWeightsOf } from '../maths/spin-weights.ts';
import type { HoldDefinition } from './definition.ts';
import { addShifted, featureLaws } from './feature-law.ts';
import { holdLinesOf } from './hold-lines.ts';

/** The law of a hold-and-win game: every combination of stops counted with its coins, then the feature from as many coins. */
export function holdLaw(definition: HoldDefinition): RoundLaw {
  const maximumUnits = definition.maximumWinStakes * definition.lines.length;
  const featureFrom = featureLaws(definition, maximumUnits);
  const { combinations, results } = spinWeightsOf(holdLinesOf(definition), 'base');
  const distribution = new Float64Array(maximumUnits + 1);
  let [meanUnits, baseUnits, featureProbability, grandProbability] = [0, 0, 0, 0];
  for (const { units, freeSpins: coins, weight } of results) {
    const probability = weight / combinations;
    baseUnits += probability * units;
    meanUnits += probability * units;
    if (coins === 0) {
      distribution[Math.min(units, maximumUnits)]! += probability;
      continue;
    }
    const feature = featureFrom(coins);
    meanUnits += probability * feature.meanUnits;
    featureProbability += probability;
    grandProbability += probability * feature.fullProbability;
    addShifted(distribution, feature.distribution, units, probability);
  }
  return {
    method: 'exact',
    simulatedRounds: null,
    combinations,
    distribution,
    meanUncappedUnits: meanUnits,
    details: {
      baseRtp: baseUnits / definition.lines.length,
      featureRtp: (meanUnits - baseUnits) / definition.lines.length,
      featureProbability,
      grandProbability,
    },
  };
}

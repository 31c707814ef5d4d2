import { largestRoundUnits } from '../lines/lines-law.ts';
import { lineRulesOf } from '../lines/line-rules.ts';
import { roundDistribution } from '../maths/round-distribution.ts';
import type { RoundLaw } from '../maths/round-law.ts';
import { roundMomentsOf } from '../maths/round-moments.ts';
import { spinWeightsOf, weightsOfPlan } from '../maths/spin-weights.ts';
import { expandingPlan } from './book-plan.ts';
import type { BookDefinition } from './definition.ts';

/**
 * The law of a book game. Once the expanding symbol is drawn, the round is one of paid spin and free spins that
 * win further ones; each symbol being equally likely, the game's law is the mean of theirs.
 */
export function bookLaw(definition: BookDefinition): RoundLaw {
  const { regulars, maximumWinUnits } = lineRulesOf(definition);
  const base = spinWeightsOf(definition, 'base');
  const laws = regulars.map((special) => {
    const free = weightsOfPlan(expandingPlan(definition, special));
    const moments = roundMomentsOf(base, free);
    return { special, free, moments, share: 1 / regulars.length };
  });
  const maximumUnits = Math.min(
    maximumWinUnits,
    Math.max(...laws.map(({ free }) => largestRoundUnits(base, free))),
  );
  const distribution = new Float64Array(maximumUnits + 1);
  for (const { free, share } of laws) {
    const own = roundDistribution(base, free, maximumUnits);
    for (const [units, probability] of own.entries()) distribution[units]! += share * probability;
  }
  const { freeSpinsPerSpin, freeSpinsPerFreeSpin } = laws[0]!.moments;
  const freeSpinsWeight = base.results.reduce((sum, r) => sum + (r.freeSpins > 0 ? r.weight : 0), 0);
  return {
    method: 'exact',
    simulatedRounds: null,
    combinations: base.combinations,
    distribution,
    meanUncappedUnits: laws.reduce((sum, { moments, share }) => sum + share * moments.meanUnits, 0),
    details: {
      freeSpinsPerSpin,
      freeSpinsPerFreeSpin,
      freeSpinsProbability: freeSpinsWeight / base.combinations,
    },
  };
}

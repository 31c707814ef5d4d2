import { largestRoundUnits } from '../lines/lines-law.ts';
import { lineRulesOf } from '../lines/line-rules.ts';
import { mixedRoundDistribution } from '../maths/round-distribution.ts';
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
  const frees = regulars.map((special) => weightsOfPlan(expandingPlan(definition, special)));
  const moments = frees.map((free) => roundMomentsOf(base, free));
  const largestUnits = Math.max(...frees.map((free) => largestRoundUnits(base, free)));
  // Which symbol expands changes what is won, not how many free spins are.
  const { freeSpinsPerSpin, freeSpinsPerFreeSpin } = moments[0]!;
  const freeSpinsWeight = base.results.reduce((sum, r) => sum + (r.freeSpins > 0 ? r.weight : 0), 0);
  return {
    method: 'exact',
    simulatedRounds: null,
    combinations: base.combinations,
    distribution: mixedRoundDistribution(base, frees, Math.min(maximumWinUnits, largestUnits)),
    meanUncappedUnits: moments.reduce((sum, { meanUnits }) => sum + meanUnits, 0) / moments.length,
    details: {
      freeSpinsPerSpin,
      freeSpinsPerFreeSpin,
      freeSpinsProbability: freeSpinsWeight / base.combinations,
    },
  };
}

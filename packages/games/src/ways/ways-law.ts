import { roundDistribution } from '../maths/round-distribution.ts';
import type { RoundLaw } from '../maths/round-law.ts';
import { roundMomentsOf } from '../maths/round-moments.ts';
import type { WaysDefinition } from './definition.ts';
import { countSpins, spinWeights } from './count-spins.ts';
import { wayRulesOf } from './way-rules.ts';

/**
 * The law of a ways game, exact: every combination of draws counted, free spins by a generating function. Where the
 * player chooses among free spins, it is the law of the choice that returns least, and the details have them all.
 */
export function waysLaw(definition: WaysDefinition): RoundLaw {
  const laws = choiceLaws(definition);
  const choice = leastChoice(definition);
  const least = laws[choice]!;
  const details: Record<string, number> = { ...least.details };
  if (laws.length > 1) {
    details.choice = choice + 1;
    for (const [index, { meanUnits, sigmaUnits }] of laws.entries()) {
      details[`rtpOfChoice${index + 1}`] = meanUnits / definition.stakeUnits;
      details[`sigmaOfChoice${index + 1}`] = sigmaUnits / definition.stakeUnits;
    }
  }
  return {
    method: 'exact',
    simulatedRounds: null,
    combinations: least.combinations,
    distribution: least.distribution,
    meanUncappedUnits: least.meanUncappedUnits,
    bestMaximumProbability: Math.max(...laws.map(({ distribution }) => distribution.at(-1)!)),
    details,
  };
}

/** The place of the free spins that return least; 0 where there is nothing to choose. */
export function leastChoice(definition: WaysDefinition): number {
  const means = choiceLaws(definition).map(({ meanUnits }) => meanUnits);
  return means.indexOf(Math.min(...means));
}

const known = new WeakMap<WaysDefinition, ReturnType<typeof computeLaws>>();

/** The law of the rounds of a player who always makes the same choice, for each choice. Takes seconds, once. */
export function choiceLaws(definition: WaysDefinition): ReturnType<typeof computeLaws> {
  let laws = known.get(definition);
  if (laws === undefined) {
    laws = computeLaws(definition);
    known.set(definition, laws);
  }
  return laws;
}

function computeLaws(definition: WaysDefinition) {
  const rules = wayRulesOf(definition);
  const counted = countSpins(definition);
  const options = rules.options.length > 0 ? rules.options : [undefined];
  return options.map((option) => {
    const base = spinWeights(counted, option?.awards ?? rules.scatterPays.map(() => 0));
    const free = option && spinWeights(countSpins(definition, option), option.awards);
    const moments = roundMomentsOf(base, free);
    const distribution = roundDistribution(base, free, rules.maximumWinUnits);
    const meanUnits = distribution.reduce((sum, probability, units) => sum + probability * units, 0);
    const square = distribution.reduce((sum, probability, units) => sum + probability * units ** 2, 0);
    return {
      combinations: counted.combinations,
      distribution,
      meanUnits,
      sigmaUnits: Math.sqrt(square - meanUnits ** 2),
      meanUncappedUnits: moments.meanUnits,
      details: {
        freeSpinsPerSpin: moments.freeSpinsPerSpin,
        freeSpinsPerFreeSpin: moments.freeSpinsPerFreeSpin,
        freeSpinsProbability:
          counted.results.reduce(
            (sum, r) => sum + ((option?.awards[r.scatters] ?? 0) > 0 ? r.weight : 0),
            0,
          ) / counted.combinations,
      },
    };
  });
}

import { roundDistribution } from '../maths/round-distribution.ts';
import type { RoundLaw } from '../maths/round-law.ts';
import { roundMomentsOf } from '../maths/round-moments.ts';
import { cascadeRulesOf } from './cascade-rules.ts';
import { createCascadeSimulator } from './cascade-simulator.ts';
import { countAvalanches, isCountable } from './count-avalanches.ts';
import type { CascadeDefinition } from './definition.ts';
import { firstDropMeanUnits } from './first-drop.ts';

/**
 * The law of a game with cascades: exact where the stops of strips decide everything, else simulated with a fixed
 * seed. The details of a simulated law have the mean of the first drop both ways, played and computed exactly.
 * @param simulatedRounds how many rounds are played where it must be simulated; 10⁸ take minutes
 */
export function cascadeLaw(definition: CascadeDefinition, _mode: string, simulatedRounds = 1e8): RoundLaw {
  return isCountable(cascadeRulesOf(definition))
    ? countedLaw(definition)
    : simulatedLaw(definition, simulatedRounds);
}

function countedLaw(definition: CascadeDefinition): RoundLaw {
  const rules = cascadeRulesOf(definition);
  const base = countAvalanches(rules, 'base');
  const free = definition.freeSpins === undefined ? undefined : countAvalanches(rules, 'free');
  const moments = roundMomentsOf(base, free);
  const winning = base.results.reduce((sum, { freeSpins, weight }) => sum + (freeSpins > 0 ? weight : 0), 0);
  return {
    method: 'exact',
    simulatedRounds: null,
    combinations: base.combinations,
    distribution: roundDistribution(base, free, rules.maximumWinUnits),
    meanUncappedUnits: moments.meanUnits,
    details: {
      freeSpinsPerSpin: moments.freeSpinsPerSpin,
      freeSpinsPerFreeSpin: moments.freeSpinsPerFreeSpin,
      freeSpinsProbability: winning / base.combinations,
    },
  };
}

const SEED = 20_261_121;

function simulatedLaw(definition: CascadeDefinition, simulatedRounds: number): RoundLaw {
  const simulator = createCascadeSimulator(definition, SEED);
  simulator.run(simulatedRounds);
  const played = simulator.result();
  const { stakeUnits } = definition;
  const exactFirstDrop = firstDropMeanUnits(definition);
  return {
    method: 'simulated',
    simulatedRounds,
    combinations: null,
    distribution: played.roundsByUnits.map((rounds) => rounds / simulatedRounds),
    meanUncappedUnits: played.meanUncappedUnits,
    details: {
      freeSpinsPerRound: played.freeSpins / simulatedRounds,
      freeSpinsProbability: played.freeSpinsProbability,
      /** Half the width of the interval that holds the true return in 95 of 100 such simulations. */
      rtpMargin95: (1.959964 * played.sigmaStakes) / Math.sqrt(simulatedRounds),
      firstDropPlayed: played.firstDropUnits / stakeUnits,
      ...(exactFirstDrop === undefined ? {} : { firstDropExact: exactFirstDrop / stakeUnits }),
    },
  };
}

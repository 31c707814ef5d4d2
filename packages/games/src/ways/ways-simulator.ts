import { fastBelow } from '../simulator/fast-below.ts';
import { simulationOf, type Simulator } from '../simulator/simulation.ts';
import type { WaysDefinition } from './definition.ts';
import { createFastWays } from './fast-ways.ts';
import { leastChoice } from './ways-law.ts';
import { wayRulesOf } from './way-rules.ts';

/**
 * Plays rounds on flat arrays. The same seed gives the same rounds.
 * @param choice the free spins that are chosen whenever a round asks, by their place in the definition; the ones that
 * return least when left out, whose law is the game's
 */
export function createWaysSimulator(
  definition: WaysDefinition,
  seed: number,
  choice = leastChoice(definition),
): Simulator {
  const { maximumWinUnits } = wayRulesOf(definition);
  const rounds = createFastWays(definition, fastBelow(seed));
  const roundsByUnits = new Float64Array(maximumWinUnits + 1);
  let freeSpins = 0;
  return {
    run(count) {
      for (let round = 0; round < count; round += 1) {
        const units = rounds.play(choice, maximumWinUnits);
        roundsByUnits[Math.min(units, maximumWinUnits)]! += 1;
        freeSpins += rounds.freeSpins;
      }
    },
    result: () => simulationOf(Float64Array.from(roundsByUnits), freeSpins, definition.stakeUnits),
  };
}

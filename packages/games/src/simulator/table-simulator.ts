import { stakeUnitsOf } from '../read-definition.ts';
import { lineRulesOf } from '../lines/line-rules.ts';
import { simulationOf, type Simulator } from './simulation.ts';
import { createSpinBatches, wordsOf } from './spin-batches.ts';
import { tableRoundsOf, type TableDefinition } from './table-features.ts';
import { xoshiro128 } from './xoshiro.ts';

/** Plays rounds on compiled tables. The same seed gives the same rounds, in one go or in portions. */
export function createTableSimulator(definition: TableDefinition, seed: number): Simulator {
  const { maximumWinUnits } = lineRulesOf(definition);
  // What follows a spin has numbers of its own, so that the paid spins can be drawn ahead.
  const rounds = tableRoundsOf(definition, wordsOf(xoshiro128(~seed)));
  const { units, brings } = rounds.base.outcomes;
  const batches = createSpinBatches(rounds.base, xoshiro128(seed));
  const longRoundsByUnits = new Float64Array(maximumWinUnits + 1);
  const playOn = (outcome: number): void => {
    longRoundsByUnits[rounds.playOn(units[outcome]!, brings[outcome]!)]! += 1;
  };
  return {
    run: (count) => batches.run(count, playOn),
    result() {
      const roundsByUnits = Float64Array.from(longRoundsByUnits);
      for (const [outcome, count] of batches.countsByOutcome().entries()) {
        if (brings[outcome] === 0) roundsByUnits[Math.min(units[outcome]!, maximumWinUnits)]! += count;
      }
      return simulationOf(roundsByUnits, rounds.followingSpins(), stakeUnitsOf(definition));
    },
  };
}

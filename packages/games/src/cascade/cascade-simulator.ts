import { fastBelow } from '../simulator/fast-below.ts';
import { simulationOf, type Simulation, type Simulator } from '../simulator/simulation.ts';
import { cascadeRulesOf } from './cascade-rules.ts';
import type { CascadeDefinition } from './definition.ts';
import { createFastRounds } from './fast-rounds.ts';

export interface CascadeSimulation extends Simulation {
  /** Mean win of a round as if there were no cap, in units. */
  readonly meanUncappedUnits: number;
  /** Mean win of the paid spin's first drop, in units: what can be computed exactly. */
  readonly firstDropUnits: number;
  /** Share of rounds with free spins. */
  readonly freeSpinsProbability: number;
}

export interface CascadeSimulator extends Simulator {
  result(): CascadeSimulation;
}

/** Plays rounds on flat arrays. The same seed gives the same rounds. */
export function createCascadeSimulator(definition: CascadeDefinition, seed: number): CascadeSimulator {
  const rules = cascadeRulesOf(definition);
  const rounds = createFastRounds(rules, fastBelow(seed));
  const roundsByUnits = new Float64Array(rules.maximumWinUnits + 1);
  let [played, freeSpins, withFreeSpins, uncappedUnits, firstDropUnits] = [0, 0, 0, 0, 0];
  return {
    run(count) {
      for (let round = 0; round < count; round += 1) {
        const units = rounds.play();
        roundsByUnits[Math.min(units, rules.maximumWinUnits)]! += 1;
        uncappedUnits += units;
        firstDropUnits += rounds.firstDropUnits;
        if (rounds.freeSpins === 0) continue;
        freeSpins += rounds.freeSpins;
        withFreeSpins += 1;
      }
      played += count;
    },
    result: () => ({
      ...simulationOf(Float64Array.from(roundsByUnits), freeSpins, definition.stakeUnits),
      meanUncappedUnits: uncappedUnits / played,
      firstDropUnits: firstDropUnits / played,
      freeSpinsProbability: withFreeSpins / played,
    }),
  };
}

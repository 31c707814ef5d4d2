import { createCascadeSimulator } from '../cascade/cascade-simulator.ts';
import type { GameDefinition } from '../definition.ts';
import { modesOf } from '../read-definition.ts';
import { createPlayedSimulator } from './played-simulator.ts';
import { createWaysSimulator } from '../ways/ways-simulator.ts';
import type { Simulation, Simulator } from './simulation.ts';
import { createTableSimulator } from './table-simulator.ts';

export type { Simulation, Simulator } from './simulation.ts';

/** Plays rounds. The same seed gives the same rounds. */
export function simulateSpins(definition: GameDefinition, rounds: number, seed: number): Simulation {
  const simulator = createSimulator(definition, seed);
  simulator.run(rounds);
  return simulator.result();
}

/** A simulator that can be run on in portions, for progress. */
export function createSimulator(
  definition: GameDefinition,
  seed: number,
  mode = modesOf(definition)[0]!,
): Simulator {
  switch (definition.engine) {
    case 'lines':
    case 'respin':
    case 'book':
      return createTableSimulator(definition, seed);
    case 'cascade':
      return createCascadeSimulator(definition, seed);
    case 'ways':
      return createWaysSimulator(definition, seed);
    default:
      return createPlayedSimulator(definition, mode, seed);
  }
}

import { createCascadeSimulator } from '../cascade/cascade-simulator.ts';
import type { GameDefinition } from '../definition.ts';
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
export function createSimulator(definition: GameDefinition, seed: number): Simulator {
  switch (definition.engine) {
    case 'lines':
    case 'respin':
    case 'book':
      return createTableSimulator(definition, seed);
    case 'cascade':
      return createCascadeSimulator(definition, seed);
    default:
      throw new Error(`${definition.engine} has no simulator yet`);
  }
}

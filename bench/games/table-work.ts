import { createSimulator, parSheetOf, type GameDefinition } from '@croupier/games';

const SIMULATED_PORTION = 5_000_000;

/** Simulates some spins a time and answers how many they were, free ones included. */
export function simulationOf(definition: GameDefinition): () => number {
  const simulator = createSimulator(definition, 1);
  let spinsBefore = 0;
  return () => {
    simulator.run(SIMULATED_PORTION);
    const { rounds, freeSpins } = simulator.result();
    const spins = rounds + freeSpins - spinsBefore;
    spinsBefore += spins;
    return spins;
  };
}

/** Counts every combination of stops and answers that it was one par sheet, the distribution of a round in it. */
export function exactFiguresOf(definition: GameDefinition): () => number {
  return () => {
    parSheetOf({ ...definition });
    return 1;
  };
}

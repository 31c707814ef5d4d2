import type { MinesDefinition } from '../steps/definition.ts';

/**
 * A coral reef in green water: twenty-five shells, most with a pearl, some with a sea urchin. Each pearl raises what can
 * be taken; an urchin ends the dive. How many urchins there are is the player's choice.
 */
export const pearlReef: MinesDefinition = {
  id: 'pearl-reef',
  mathVersion: 1,
  engine: 'steps',
  kind: 'mines',
  stakeUnits: 100,
  returnPerMille: 960,
  maximumWinStakes: 5000,
  columns: 5,
  rows: 5,
  modes: [
    { id: 'traps-3', traps: 3 },
    { id: 'traps-1', traps: 1 },
    { id: 'traps-5', traps: 5 },
    { id: 'traps-10', traps: 10 },
    { id: 'traps-15', traps: 15 },
  ],
};

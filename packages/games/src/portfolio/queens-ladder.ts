import type { HiLoDefinition } from '../steps/definition.ts';

/**
 * A queen of cards on a rope ladder to the moon: will the next card be higher or lower? Ten right guesses lead to the
 * top; up to three cards may be passed.
 */
export const queensLadder: HiLoDefinition = {
  id: 'queens-ladder',
  mathVersion: 2,
  engine: 'steps',
  kind: 'hi-lo',
  stakeUnits: 100,
  returnPerMille: 960,
  maximumWinStakes: 1000,
  rungs: 10,
  skips: 3,
  modes: [{ id: 'main' }],
};

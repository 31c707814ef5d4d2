import type { DiceDefinition } from '../table/definition.ts';

/**
 * Bone dice on a tavern table by candlelight. The player says what they want to win, from a little over the stake to four
 * hundred times; the rarer the throw, the more it pays. Every wager returns 96 % exactly.
 */
export const tavernDice: DiceDefinition = {
  id: 'tavern-dice',
  mathVersion: 1,
  engine: 'table',
  kind: 'dice',
  stakeUnits: 10,
  modes: [
    { id: 'x2', below: 4800, units: 20 },
    { id: 'x1-2', below: 8000, units: 12 },
    { id: 'x1-5', below: 6400, units: 15 },
    { id: 'x3', below: 3200, units: 30 },
    { id: 'x5', below: 1920, units: 50 },
    { id: 'x10', below: 960, units: 100 },
    { id: 'x25', below: 384, units: 250 },
    { id: 'x50', below: 192, units: 500 },
    { id: 'x100', below: 96, units: 1000 },
    { id: 'x400', below: 24, units: 4000 },
  ],
};

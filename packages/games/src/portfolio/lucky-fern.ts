import type { PoolDefinition } from '../pool/definition.ts';

/**
 * The fern that flowers in one midsummer night, fireflies over the moss. Scratch tickets: nine fields, three
 * equal amounts win. Each ticket is any one of these ten thousand, whatever was sold before.
 */
export const luckyFern: PoolDefinition = {
  id: 'lucky-fern',
  mathVersion: 1,
  engine: 'pool',
  stakeUnits: 1,
  tickets: 10_000,
  prizes: [
    { units: 250, count: 1 },
    { units: 100, count: 4 },
    { units: 50, count: 10 },
    { units: 20, count: 40 },
    { units: 10, count: 160 },
    { units: 5, count: 350 },
    { units: 3, count: 550 },
    { units: 2, count: 900 },
    { units: 1, count: 850 },
  ],
  fields: 9,
  matches: 3,
};

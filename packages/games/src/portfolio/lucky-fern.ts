import type { PoolDefinition } from '../pool/definition.ts';

/**
 * The fern that flowers in one midsummer night, fireflies over the moss. Scratch tickets from a pool of a hundred
 * thousand: nine fields, three equal amounts win. Every pool holds exactly these prizes, and its tickets are fixed before
 * the first one is sold.
 */
export const luckyFern: PoolDefinition = {
  id: 'lucky-fern',
  mathVersion: 1,
  engine: 'pool',
  stakeUnits: 1,
  tickets: 100_000,
  prizes: [
    { units: 1000, count: 1 },
    { units: 250, count: 4 },
    { units: 100, count: 30 },
    { units: 50, count: 100 },
    { units: 20, count: 400 },
    { units: 10, count: 1600 },
    { units: 5, count: 3500 },
    { units: 3, count: 5500 },
    { units: 2, count: 9000 },
    { units: 1, count: 10_000 },
  ],
  fields: 9,
  matches: 3,
};

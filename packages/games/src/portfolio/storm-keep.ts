import type { CascadeDefinition } from '../cascade/definition.ts';

/**
 * A castle on a northern cliff in a storm: six by five, eight or more of a symbol pay wherever they stand. Orbs
 * of lightning multiply what the whole storm has thrown; in free spins their charge is kept.
 */
export const stormKeep: CascadeDefinition = {
  id: 'storm-keep',
  mathVersion: 1,
  engine: 'cascade',
  grid: { reels: 6, rows: 5 },
  symbols: [
    { id: 'keep', role: 'scatter' },
    { id: 'storm-orb', role: 'orb' },
    { id: 'crown', role: 'regular' },
    { id: 'raven', role: 'regular' },
    { id: 'wolf', role: 'regular' },
    { id: 'horn', role: 'regular' },
    { id: 'shield', role: 'regular' },
    { id: 'amber-rune', role: 'regular' },
    { id: 'violet-rune', role: 'regular' },
    { id: 'green-rune', role: 'regular' },
    { id: 'blue-rune', role: 'regular' },
  ],
  reads: 'anywhere',
  fill: {
    from: 'weights',
    base: {
      keep: [2, 2, 2, 2, 2, 2],
      'storm-orb': [1, 1, 1, 1, 1, 1],
      crown: [7, 7, 7, 7, 7, 7],
      raven: [8, 8, 8, 8, 8, 8],
      wolf: [9, 9, 9, 9, 9, 9],
      horn: [10, 10, 10, 10, 10, 10],
      shield: [11, 11, 11, 11, 11, 11],
      'amber-rune': [12, 12, 12, 12, 12, 12],
      'violet-rune': [13, 13, 13, 13, 13, 13],
      'green-rune': [14, 14, 14, 14, 14, 14],
      'blue-rune': [14, 14, 14, 14, 14, 14],
    },
  },
  stakeUnits: 20,
  pays: {
    crown: [0, 0, 0, 0, 0, 0, 0, 0, 200, 200, 500, 500, 1000],
    raven: [0, 0, 0, 0, 0, 0, 0, 0, 50, 50, 200, 200, 500],
    wolf: [0, 0, 0, 0, 0, 0, 0, 0, 40, 40, 100, 100, 300],
    horn: [0, 0, 0, 0, 0, 0, 0, 0, 30, 30, 40, 40, 240],
    shield: [0, 0, 0, 0, 0, 0, 0, 0, 20, 20, 30, 30, 200],
    'amber-rune': [0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 24, 24, 160],
    'violet-rune': [0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 20, 20, 100],
    'green-rune': [0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 18, 18, 80],
    'blue-rune': [0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 15, 15, 40],
  },
  multiplier: {
    kind: 'orbs',
    values: [
      { value: 2, weight: 40 },
      { value: 3, weight: 25 },
      { value: 5, weight: 15 },
      { value: 8, weight: 9 },
      { value: 10, weight: 6 },
      { value: 25, weight: 3 },
      { value: 50, weight: 1 },
      { value: 100, weight: 1 },
    ],
  },
  scatterPays: [0, 0, 0, 0, 60, 100, 2000],
  freeSpins: { awards: [0, 0, 0, 0, 15, 15, 15], again: [0, 0, 0, 5, 5, 5, 5] },
  maximumWinStakes: 5000,
};

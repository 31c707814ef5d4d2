import type { CascadeDefinition } from '../cascade/definition.ts';

/**
 * A workshop of steam and clockwork: six reels of two to seven rows, so up to 117 649 ways, drawn anew for every
 * spin. Parts that win are taken off the belt and others drop in. Free spins run on one growing multiplier.
 */
export const gearworks: CascadeDefinition = {
  id: 'gearworks',
  mathVersion: 1,
  engine: 'cascade',
  grid: { reels: 6, rows: 7 },
  symbols: [
    { id: 'golden-gear', role: 'wild' },
    { id: 'boiler', role: 'scatter' },
    { id: 'airship', role: 'regular' },
    { id: 'automaton', role: 'regular' },
    { id: 'pocket-watch', role: 'regular' },
    { id: 'top-hat', role: 'regular' },
    { id: 'goggles', role: 'regular' },
    { id: 'lamp', role: 'regular' },
    { id: 'valve', role: 'regular' },
    { id: 'wrench', role: 'regular' },
    { id: 'spring', role: 'regular' },
    { id: 'bolt', role: 'regular' },
  ],
  reads: 'ways',
  fill: {
    from: 'weights',
    base: {
      'golden-gear': [0, 4, 4, 4, 4, 0],
      boiler: [3, 3, 3, 3, 3, 3],
      airship: [5, 5, 5, 5, 5, 5],
      automaton: [8, 8, 8, 8, 8, 8],
      'pocket-watch': [9, 9, 9, 9, 9, 9],
      'top-hat': [10, 10, 10, 10, 10, 10],
      goggles: [11, 11, 11, 11, 11, 11],
      lamp: [12, 12, 12, 12, 12, 12],
      valve: [13, 13, 13, 13, 13, 13],
      wrench: [14, 14, 14, 14, 14, 14],
      spring: [15, 15, 15, 15, 15, 15],
      bolt: [15, 15, 15, 15, 15, 15],
    },
    rowWeights: [
      [0, 0, 4, 5, 5, 4, 3, 2],
      [0, 0, 4, 5, 5, 4, 3, 2],
      [0, 0, 4, 5, 5, 4, 3, 2],
      [0, 0, 4, 5, 5, 4, 3, 2],
      [0, 0, 4, 5, 5, 4, 3, 2],
      [0, 0, 4, 5, 5, 4, 3, 2],
    ],
  },
  stakeUnits: 20,
  pays: {
    airship: [0, 0, 20, 50, 100, 250, 500],
    automaton: [0, 0, 0, 10, 20, 50, 100],
    'pocket-watch': [0, 0, 0, 8, 15, 30, 60],
    'top-hat': [0, 0, 0, 6, 10, 20, 40],
    goggles: [0, 0, 0, 4, 8, 15, 30],
    lamp: [0, 0, 0, 3, 6, 12, 20],
    valve: [0, 0, 0, 2, 4, 8, 15],
    wrench: [0, 0, 0, 2, 4, 8, 15],
    spring: [0, 0, 0, 1, 3, 6, 12],
    bolt: [0, 0, 0, 1, 3, 6, 12],
  },
  multiplier: { kind: 'growing', base: 0, free: 1 },
  freeSpins: {
    awards: [0, 0, 0, 0, 10, 12, 15],
    again: [0, 0, 0, 4, 6, 8, 10],
  },
  maximumWinStakes: 5000,
};

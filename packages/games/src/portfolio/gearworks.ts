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
      boiler: [7, 7, 7, 7, 7, 7],
      airship: [10, 10, 10, 10, 10, 10],
      automaton: [18, 18, 18, 18, 18, 18],
      'pocket-watch': [20, 20, 20, 20, 20, 20],
      'top-hat': [22, 22, 22, 22, 22, 22],
      goggles: [24, 24, 24, 24, 24, 24],
      lamp: [25, 25, 25, 25, 25, 25],
      valve: [26, 26, 26, 26, 26, 26],
      wrench: [26, 26, 26, 26, 26, 26],
      spring: [26, 26, 26, 26, 26, 26],
      bolt: [26, 26, 26, 26, 26, 26],
    },
    rowWeights: [
      [0, 0, 6, 6, 5, 3, 2, 1],
      [0, 0, 6, 6, 5, 3, 2, 1],
      [0, 0, 6, 6, 5, 3, 2, 1],
      [0, 0, 6, 6, 5, 3, 2, 1],
      [0, 0, 6, 6, 5, 3, 2, 1],
      [0, 0, 6, 6, 5, 3, 2, 1],
    ],
  },
  stakeUnits: 20,
  pays: {
    airship: [0, 0, 15, 45, 125, 500, 2500],
    automaton: [0, 0, 0, 18, 45, 120, 400],
    'pocket-watch': [0, 0, 0, 12, 25, 60, 180],
    'top-hat': [0, 0, 0, 8, 18, 45, 125],
    goggles: [0, 0, 0, 5, 10, 25, 70],
    lamp: [0, 0, 0, 3, 8, 20, 45],
    valve: [0, 0, 0, 2, 5, 10, 25],
    wrench: [0, 0, 0, 1, 4, 10, 25],
    spring: [0, 0, 0, 1, 3, 10, 20],
    bolt: [0, 0, 0, 1, 3, 10, 20],
  },
  multiplier: { kind: 'growing', base: 0, free: 1 },
  freeSpins: {
    awards: [0, 0, 0, 0, 12, 15, 20],
    again: [0, 0, 0, 4, 6, 8, 10],
  },
  maximumWinStakes: 5000,
};

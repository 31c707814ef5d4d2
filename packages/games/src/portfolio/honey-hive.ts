import type { CascadeDefinition } from '../cascade/definition.ts';

/**
 * A meadow in bloom, seven by seven: five or more that touch are gathered, and each cell that gives a harvest
 * is sweeter the next time. In free spins the honey stays in the comb from spin to spin.
 */
export const honeyHive: CascadeDefinition = {
  id: 'honey-hive',
  mathVersion: 1,
  engine: 'cascade',
  grid: { reels: 7, rows: 7 },
  symbols: [
    { id: 'beehive', role: 'scatter' },
    { id: 'queen-bee', role: 'regular' },
    { id: 'honey-jar', role: 'regular' },
    { id: 'sunflower', role: 'regular' },
    { id: 'poppy', role: 'regular' },
    { id: 'bluebell', role: 'regular' },
    { id: 'clover', role: 'regular' },
    { id: 'daisy', role: 'regular' },
  ],
  reads: 'cluster',
  fill: {
    from: 'weights',
    base: {
      beehive: [1, 1, 1, 1, 1, 1, 1],
      'queen-bee': [10, 10, 10, 10, 10, 10, 10],
      'honey-jar': [11, 11, 11, 11, 11, 11, 11],
      sunflower: [12, 12, 12, 12, 12, 12, 12],
      poppy: [13, 13, 13, 13, 13, 13, 13],
      bluebell: [14, 14, 14, 14, 14, 14, 14],
      clover: [15, 15, 15, 15, 15, 15, 15],
      daisy: [15, 15, 15, 15, 15, 15, 15],
    },
  },
  stakeUnits: 20,
  pays: {
    'queen-bee': [0, 0, 0, 0, 0, 20, 30, 40, 60, 100, 150, 200, 400, 800, 1500, 3000],
    'honey-jar': [0, 0, 0, 0, 0, 15, 20, 30, 40, 60, 100, 150, 300, 600, 1000, 2000],
    sunflower: [0, 0, 0, 0, 0, 10, 15, 20, 30, 40, 60, 100, 200, 400, 700, 1200],
    poppy: [0, 0, 0, 0, 0, 8, 10, 15, 20, 30, 40, 80, 150, 250, 400, 800],
    bluebell: [0, 0, 0, 0, 0, 6, 8, 10, 15, 20, 30, 60, 100, 200, 300, 600],
    clover: [0, 0, 0, 0, 0, 5, 6, 8, 10, 15, 25, 50, 80, 150, 250, 400],
    daisy: [0, 0, 0, 0, 0, 4, 5, 6, 8, 12, 20, 40, 60, 100, 200, 400],
  },
  multiplier: { kind: 'cells', ladder: [0, 0, 2, 4, 8, 16, 32, 64] },
  freeSpins: { awards: [0, 0, 0, 10, 12, 15, 20] },
  maximumWinStakes: 2000,
};

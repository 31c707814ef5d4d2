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
      beehive: [5, 5, 5, 5, 5, 5, 5],
      'queen-bee': [60, 60, 60, 60, 60, 60, 60],
      'honey-jar': [66, 66, 66, 66, 66, 66, 66],
      sunflower: [72, 72, 72, 72, 72, 72, 72],
      poppy: [78, 78, 78, 78, 78, 78, 78],
      bluebell: [84, 84, 84, 84, 84, 84, 84],
      clover: [90, 90, 90, 90, 90, 90, 90],
      daisy: [92, 92, 92, 92, 92, 92, 92],
    },
  },
  stakeUnits: 20,
  pays: {
    'queen-bee': [0, 0, 0, 0, 0, 85, 100, 125, 165, 210, 270, 375, 600, 1000, 2000, 4000],
    'honey-jar': [0, 0, 0, 0, 0, 65, 75, 100, 125, 165, 225, 310, 500, 900, 1500, 3000],
    sunflower: [0, 0, 0, 0, 0, 40, 55, 75, 100, 130, 175, 250, 400, 650, 1200, 2000],
    poppy: [0, 0, 0, 0, 0, 35, 40, 55, 75, 105, 145, 210, 300, 500, 800, 1500],
    bluebell: [0, 0, 0, 0, 0, 25, 35, 40, 60, 85, 115, 165, 225, 350, 600, 1200],
    clover: [0, 0, 0, 0, 0, 20, 25, 35, 45, 65, 90, 130, 185, 280, 500, 900],
    daisy: [0, 0, 0, 0, 0, 15, 20, 30, 40, 55, 75, 110, 160, 230, 400, 700],
  },
  multiplier: { kind: 'cells', ladder: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  freeSpins: { awards: [0, 0, 0, 10, 12, 15] },
  maximumWinStakes: 1000,
};

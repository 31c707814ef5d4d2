import type { WaysDefinition } from '../ways/definition.ts';
import { strip } from './strip.ts';

/**
 * An origami festival: folded animals on 243 ways, a paper dragon that is wild, drums that call the dancers.
 * Three drums let the player choose the free spins: many with small dragons or few with great ones.
 */
export const paperDragons: WaysDefinition = {
  id: 'paper-dragons',
  mathVersion: 1,
  engine: 'ways',
  grid: { reels: 5, rows: 3 },
  symbols: [
    { id: 'paper-dragon', role: 'wild' },
    { id: 'festival-drum', role: 'scatter' },
    { id: 'tiger', role: 'regular' },
    { id: 'crane', role: 'regular' },
    { id: 'koi', role: 'regular' },
    { id: 'butterfly', role: 'regular' },
    { id: 'lotus', role: 'regular' },
    { id: 'paper-boat', role: 'regular' },
    { id: 'pinwheel', role: 'regular' },
    { id: 'paper-star', role: 'regular' },
  ],
  reels: {
    base: [
      strip(`
        tiger paper-star pinwheel crane lotus paper-boat festival-drum paper-star koi pinwheel lotus
        butterfly paper-boat paper-star crane pinwheel koi lotus paper-boat butterfly
      `),
      strip(`
        paper-star koi pinwheel paper-dragon lotus crane paper-boat butterfly festival-drum lotus
        pinwheel paper-star tiger koi paper-boat lotus crane pinwheel butterfly paper-star
      `),
      strip(`
        crane paper-boat paper-star lotus tiger pinwheel butterfly paper-dragon koi paper-boat lotus
        paper-star festival-drum pinwheel crane koi lotus paper-boat butterfly pinwheel
      `),
      strip(`
        koi lotus pinwheel paper-dragon paper-star crane paper-boat butterfly tiger lotus pinwheel
        paper-star festival-drum paper-boat koi lotus crane pinwheel butterfly paper-star
      `),
      strip(`
        butterfly paper-star lotus tiger paper-boat pinwheel crane festival-drum koi lotus
        paper-star paper-boat crane pinwheel butterfly lotus koi paper-boat pinwheel paper-star
      `),
    ],
  },
  stakeUnits: 25,
  pays: {
    tiger: [0, 0, 0, 25, 75, 250],
    crane: [0, 0, 0, 20, 50, 150],
    koi: [0, 0, 0, 15, 35, 100],
    butterfly: [0, 0, 0, 10, 30, 80],
    lotus: [0, 0, 0, 5, 15, 50],
    'paper-boat': [0, 0, 0, 5, 15, 40],
    pinwheel: [0, 0, 0, 5, 10, 30],
    'paper-star': [0, 0, 0, 5, 10, 30],
  },
  scatterPays: [0, 0, 0, 50, 250, 1250],
  freeSpins: [
    {
      awards: [0, 0, 0, 20, 24, 30],
      wildMultipliers: [
        { value: 1, weight: 1 },
        { value: 2, weight: 1 },
      ],
    },
    {
      awards: [0, 0, 0, 12, 14, 18],
      wildMultipliers: [
        { value: 2, weight: 1 },
        { value: 3, weight: 1 },
      ],
    },
    {
      awards: [0, 0, 0, 6, 7, 9],
      wildMultipliers: [
        { value: 3, weight: 1 },
        { value: 5, weight: 1 },
      ],
    },
  ],
  maximumWinStakes: 3000,
};

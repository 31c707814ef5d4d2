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
        paper-boat paper-boat pinwheel pinwheel crane paper-boat paper-boat crane crane
        pinwheel pinwheel koi tiger tiger lotus lotus paper-star paper-star crane butterfly
        butterfly lotus lotus butterfly butterfly paper-star paper-star koi festival-drum
        tiger
      `),
      strip(`
        koi butterfly butterfly crane koi koi paper-dragon paper-boat paper-boat tiger tiger
        paper-star paper-star pinwheel pinwheel paper-boat paper-boat lotus lotus butterfly
        butterfly paper-star paper-star crane crane lotus paper-boat festival-drum pinwheel
        pinwheel
      `),
      strip(`
        paper-star paper-star festival-drum butterfly butterfly paper-boat paper-boat
        pinwheel pinwheel butterfly butterfly koi tiger crane pinwheel pinwheel paper-dragon
        koi koi paper-boat paper-boat crane tiger tiger lotus lotus paper-star lotus lotus
      `),
      strip(`
        lotus lotus koi koi pinwheel pinwheel butterfly butterfly paper-star paper-star
        paper-dragon koi lotus lotus butterfly paper-boat pinwheel pinwheel paper-boat
        paper-boat tiger tiger crane paper-boat paper-boat paper-star crane crane
        festival-drum
      `),
      strip(`
        crane crane festival-drum crane butterfly butterfly paper-star paper-star tiger
        paper-boat paper-boat koi lotus lotus koi pinwheel pinwheel paper-boat pinwheel
        pinwheel tiger tiger paper-star paper-star lotus lotus butterfly butterfly
        paper-boat paper-boat
      `),
    ],
  },
  stakeUnits: 25,
  pays: {
    tiger: [0, 0, 0, 30, 100, 350],
    crane: [0, 0, 0, 20, 60, 180],
    koi: [0, 0, 0, 15, 40, 120],
    butterfly: [0, 0, 0, 10, 30, 90],
    lotus: [0, 0, 0, 8, 20, 60],
    'paper-boat': [0, 0, 0, 6, 15, 50],
    pinwheel: [0, 0, 0, 5, 14, 40],
    'paper-star': [0, 0, 0, 3, 12, 35],
  },
  scatterPays: [0, 0, 0, 50, 250, 1250],
  freeSpins: [
    {
      awards: [0, 0, 0, 20, 25, 30],
      wildMultipliers: [
        { value: 1, weight: 9 },
        { value: 2, weight: 10 },
      ],
    },
    {
      awards: [0, 0, 0, 12, 15, 18],
      wildMultipliers: [
        { value: 2, weight: 1 },
        { value: 3, weight: 2 },
      ],
    },
    {
      awards: [0, 0, 0, 8, 10, 12],
      wildMultipliers: [
        { value: 3, weight: 6 },
        { value: 4, weight: 8 },
        { value: 5, weight: 1 },
      ],
    },
  ],
  maximumWinStakes: 3000,
};

import type { TowersDefinition } from '../steps/definition.ts';

/**
 * A cat climbs eight floors of an old town house at dusk, window by window. Behind some windows a dog is waiting. Five
 * houses, from four windows with one dog to four windows with three.
 */
export const roofCats: TowersDefinition = {
  id: 'roof-cats',
  mathVersion: 1,
  engine: 'steps',
  kind: 'towers',
  stakeUnits: 100,
  returnPerMille: 960,
  maximumWinStakes: 10_000,
  floors: 8,
  modes: [
    { id: 'gentle', doors: 4, safe: 3 },
    { id: 'easy', doors: 3, safe: 2 },
    { id: 'even', doors: 2, safe: 1 },
    { id: 'steep', doors: 3, safe: 1 },
    { id: 'daring', doors: 4, safe: 1 },
  ],
};

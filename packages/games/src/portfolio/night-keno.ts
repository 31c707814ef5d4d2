import type { DrawDefinition } from '../draw/definition.ts';

/** The night sky over the steppe: eighty stars, twenty of which fall. One to ten may be picked. */
export const nightKeno: DrawDefinition = {
  id: 'night-keno',
  mathVersion: 2,
  engine: 'draw',
  stakeUnits: 20,
  numbers: 80,
  drawn: 20,
  modes: [
    { id: 'pick-5', picks: 5, pays: [0, 0, 0, 90, 320, 12_000] },
    { id: 'pick-1', picks: 1, pays: [0, 77] },
    { id: 'pick-2', picks: 2, pays: [0, 22, 180] },
    { id: 'pick-3', picks: 3, pays: [0, 0, 40, 980] },
    { id: 'pick-4', picks: 4, pays: [0, 0, 40, 120, 1800] },
    { id: 'pick-6', picks: 6, pays: [0, 0, 0, 40, 160, 1800, 30_000] },
    { id: 'pick-7', picks: 7, pays: [0, 0, 0, 22, 80, 500, 6000, 100_000] },
    { id: 'pick-8', picks: 8, pays: [0, 0, 0, 0, 60, 300, 1800, 24_000, 160_000] },
    { id: 'pick-9', picks: 9, pays: [0, 0, 0, 0, 32, 140, 800, 6000, 80_000, 200_000] },
    { id: 'pick-10', picks: 10, pays: [0, 0, 0, 0, 0, 100, 400, 2400, 32_000, 200_000, 500_000] },
  ],
};

import type { DrawDefinition } from '../draw/definition.ts';

/** The night sky over the steppe: eighty stars, twenty of which fall. One to ten may be picked. */
export const nightKeno: DrawDefinition = {
  id: 'night-keno',
  mathVersion: 1,
  engine: 'draw',
  stakeUnits: 10,
  numbers: 80,
  drawn: 20,
  modes: [
    { id: 'pick-5', picks: 5, pays: [0, 0, 0, 20, 160, 5000] },
    { id: 'pick-1', picks: 1, pays: [0, 38] },
    { id: 'pick-2', picks: 2, pays: [0, 10, 96] },
    { id: 'pick-3', picks: 3, pays: [0, 0, 20, 480] },
    { id: 'pick-4', picks: 4, pays: [0, 0, 10, 60, 1200] },
    { id: 'pick-6', picks: 6, pays: [0, 0, 0, 10, 70, 900, 15_000] },
    { id: 'pick-7', picks: 7, pays: [0, 0, 0, 10, 30, 200, 3500, 40_000] },
    { id: 'pick-8', picks: 8, pays: [0, 0, 0, 0, 20, 130, 1000, 15_000, 80_000] },
    { id: 'pick-9', picks: 9, pays: [0, 0, 0, 0, 10, 60, 400, 4000, 40_000, 90_000] },
    { id: 'pick-10', picks: 10, pays: [0, 0, 0, 0, 0, 30, 200, 1500, 10_000, 50_000, 100_000] },
  ],
};

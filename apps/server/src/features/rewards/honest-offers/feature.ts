import { createEachApart } from '../../../platform/each-apart.ts';
import { feature } from '../../../platform/feature.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { computeNext, VERSION_TIMEOUT_MS, type ReadGames } from './compute-sheets.ts';

export const HONEST_OFFERS = feature({
  name: 'honest-offers',
  level: 8,
  about: 'what wagering each bonus costs, how likely it is done and what is left then',
  owns: ['offer_sheet'],
  reads: ['programme', 'programme_version'],
});

export type { ReadGames } from './compute-sheets.ts';
export { sheetOf } from './sheet-of.ts';

/** One version a run: a thread is busy for up to a minute, and others want the core. */
const COMPUTE_EVERY_MS = 60_000;
/** The thread is given up first, so that a version that takes too long is told of and rests. */
const MORE_MS = 60_000;

/** Sheets of published bonuses, computed beside the requests. */
export function createHonestOffers(
  { db, clock, error }: Needs<'db' | 'clock' | 'error'>,
  { readGames }: { readonly readGames: ReadGames },
): { module: Module } {
  const apart = createEachApart({
    clock,
    failed: (about) => error('the sheet of a bonus could not be computed', about),
  });
  return {
    module: {
      name: 'honest-offers',
      jobs: [
        {
          name: 'honest-offers',
          everyMs: COMPUTE_EVERY_MS,
          timeoutMs: VERSION_TIMEOUT_MS + MORE_MS,
          run: (signal) => computeNext({ db, clock, readGames, apart }, signal),
        },
      ],
    },
  };
}

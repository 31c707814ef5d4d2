import * as contract from '@croupier/contract/rewards/earning';
import { EARNING_PROGRAMME } from '@croupier/contract/rewards/earning/kind';
import { feature } from '../../../platform/feature.ts';
import type { Module } from '../../../platform/module.ts';
import { reader } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import { enrolmentReader } from '../goals/feature.ts';
import type { ReadProgrammes } from '../programmes/feature.ts';
import { EARNING_BOOKS } from './earning-books-store.ts';
import { earningEnrolment } from './earning-for.ts';
import type { EarningParts } from './earning-parts.ts';
import { showEarning } from './earning-view.ts';
import { giveEarned } from './give-earned.ts';

export const EARNING = feature({
  name: 'earning',
  level: 9,
  about: 'how points come by playing: so many for each amount of stakes, or number of rounds',
  reads: ['goal', 'programme_version', 'reward'],
  kinds: [EARNING_PROGRAMME],
  books: () => EARNING_BOOKS,
});

const GIVE_EVERY_MS = 1_000;

/** Points for playing: who plays is enrolled, and each target that they reach gives points. Goals are counted by `goals`. */
export function createEarning(
  { db, clock, config }: Needs<'db' | 'clock', 'brand' | 'memoryMs'>,
  { programmes }: { programmes: ReadProgrammes },
): { module: Module } {
  const parts: EarningParts = { db, clock, brand: config.brand, programmes };
  return {
    module: {
      name: 'earning',
      readers: [
        enrolmentReader({ ...parts, memoryMs: config.memoryMs }, earningEnrolment(parts)),
        reader({
          name: 'earning-points',
          topics: ['goal.reached'],
          everyMs: GIVE_EVERY_MS,
          handle: (tx, facts) => giveEarned(parts, tx, facts),
        }),
      ],
      routes: (http) =>
        http.handle(contract.showEarning, async ({ player, input: { query } }) => ({
          earning: (await showEarning(parts, player, query.language ?? player.language)) ?? null,
        })),
    },
  };
}

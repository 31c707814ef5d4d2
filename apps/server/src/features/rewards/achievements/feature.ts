import * as contract from '@croupier/contract/rewards/achievements';
import { ACHIEVEMENT } from '@croupier/contract/rewards/achievements/kind';
import { createEachApart } from '../../../platform/each-apart.ts';
import { feature } from '../../../platform/feature.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Module } from '../../../platform/module.ts';
import { reader } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import { enrolmentReader } from '../goals/feature.ts';
import type { ReadProgrammes } from '../programmes/feature.ts';
import type { OfferOf } from '../rewards/feature.ts';
import { ACHIEVEMENTS_BOOKS } from './achievements-books-store.ts';
import type { AchievementsParts } from './achievements-parts.ts';
import { keyOf, listOwed, setSeen } from './achievements-store.ts';
import { showAchievements } from './achievements-view.ts';
import { achievementEnrolment } from './enrolment.ts';
import { endLeft, endWithdrawn, followGoals } from './follow-goals.ts';
import { giveOwed } from './give-owed.ts';
import { ACHIEVEMENTS_PERSONAL } from './personal-store.ts';
import { countShares } from './shares-store.ts';

export const ACHIEVEMENTS = feature({
  name: 'achievements',
  level: 9,
  about: 'medals that players reach by playing and keep for ever',
  owns: ['achievement_share', 'achievement_tier'],
  reads: ['goal', 'programme', 'programme_version', 'reward'],
  kinds: [ACHIEVEMENT],
  books: () => ACHIEVEMENTS_BOOKS,
});

/** Achievements: who plays for one, what they reached, and its rewards. They are counted by the reader of goals. */
export function createAchievements(
  { db, clock, config, error }: Needs<'db' | 'clock' | 'error', 'brand' | 'memoryMs'>,
  { programmes, offerOf }: { programmes: ReadProgrammes; offerOf: OfferOf },
): { module: Module } {
  const parts: AchievementsParts = { db, clock, brand: config.brand, programmes, offerOf };
  return {
    module: {
      name: 'achievements',
      personal: ACHIEVEMENTS_PERSONAL,
      readers: [
        enrolmentReader({ ...parts, memoryMs: config.memoryMs }, achievementEnrolment(parts)),
        reader({
          name: 'achievements-reached',
          topics: ['goal.reached'],
          everyMs: 1_000,
          handle: (tx, facts) => followGoals(parts, tx, facts),
        }),
      ],
      jobs: jobsOf(parts, error),
      routes: (http) => {
        http.handle(contract.listAchievements, ({ player, input: { query } }) =>
          showAchievements(parts, player, query.language ?? player.language),
        );
        http.handle(contract.seeAchievements, async ({ player, input: { body } }) => {
          await setSeen(db, player.playerId, new Date(body.until));
          return { done: true as const };
        });
      },
    },
  };
}

const OWED_AT_ONCE = 200;

function jobsOf(parts: AchievementsParts, error: Needs<'error'>['error']): Job[] {
  const { db, clock } = parts;
  const failed = (about: object) => error('the reward of an achievement could not be given', about);
  const apart = createEachApart({ clock, failed });
  const giveAll = async (signal?: AbortSignal): Promise<void> => {
    const rows = await listOwed(db, { now: clock.now(), resting: apart.resting(), limit: OWED_AT_ONCE });
    await apart.each(rows, keyOf, (row) => giveOwed(parts, row), signal);
  };
  return [
    { name: 'achievements-rewards', everyMs: 2_000, timeoutMs: 60_000, run: giveAll },
    {
      ...{ name: 'achievements-withdrawn', everyMs: 30_000, timeoutMs: 300_000 },
      run: (signal) => endWithdrawn(parts, signal),
    },
    {
      ...{ name: 'achievements-end', everyMs: 900_000, timeoutMs: 300_000 },
      run: (signal) => endLeft(parts, signal),
    },
    {
      ...{ name: 'achievements-holders', everyMs: 900_000, timeoutMs: 300_000 },
      run: () => countShares(db, clock.now()),
    },
  ];
}

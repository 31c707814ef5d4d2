import { MINI_GAME } from '@croupier/contract/rewards/mini-game/kind';
import { WHEEL as WHEEL_KIND } from '@croupier/contract/rewards/wheel/kind';
import { createEachApart } from '../../../platform/each-apart.ts';
import { feature } from '../../../platform/feature.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Module } from '../../../platform/module.ts';
import { listener, reader } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { Fairness } from '../../play/fairness/feature.ts';
import type { ReadProgrammes } from '../programmes/feature.ts';
import type { OfferOf } from '../rewards/feature.ts';
import { followDeposits, followRewards } from './attempt-readers.ts';
import { listUnfinished } from './attempts-store.ts';
import { expireAttempts } from './expire-attempts.ts';
import { WHEEL_PERSONAL } from './personal-store.ts';
import { finishAttempt } from './use-attempt.ts';
import { WHEEL_BOOKS } from './wheel-books-store.ts';
import type { WheelParts } from './wheel-parts.ts';
import { miniGameRoutes, wheelRoutes } from './wheel-routes.ts';

export const WHEEL = feature({
  name: 'wheel',
  level: 9,
  about: 'attempts of players at wheels and mini-games: how they come, and what is drawn for them',
  owns: ['attempt'],
  kinds: [WHEEL_KIND, MINI_GAME],
  books: () => WHEEL_BOOKS,
});

const LEFT_AFTER_MS = 60_000;
const UNFINISHED_AT_ONCE = 200;

/** Wheels and mini-games: how attempts come to players, what they give, and their end. */
export function createWheel(
  { db, clock, config, error }: Needs<'db' | 'clock' | 'error', 'brand'>,
  { programmes, fairness, offerOf }: { programmes: ReadProgrammes; fairness: Fairness; offerOf: OfferOf },
): { module: Module } {
  const parts: WheelParts = { db, clock, brand: config.brand, programmes, fairness, offerOf };
  return {
    module: {
      name: 'wheel',
      personal: WHEEL_PERSONAL,
      listeners: [attemptsLive],
      readers: [
        reader({
          name: 'attempts-of-rewards',
          topics: ['reward.given'],
          handle: (tx, facts) => followRewards(parts, tx, facts),
        }),
        reader({
          name: 'attempts-of-deposits',
          topics: ['pay-in.changed'],
          handle: (tx, facts) => followDeposits(parts, tx, facts),
        }),
      ],
      jobs: jobsOf(parts, error),
      routes: (http) => {
        wheelRoutes(http, parts);
        miniGameRoutes(http, parts);
      },
    },
  };
}

function jobsOf(parts: WheelParts, error: Needs<'error'>['error']): Job[] {
  const { db, clock } = parts;
  const apart = createEachApart({
    clock,
    failed: (about) => error('an attempt could not be finished', about),
  });
  const finishAll = async (signal?: AbortSignal): Promise<void> => {
    const before = new Date(clock.now().getTime() - LEFT_AFTER_MS);
    const rows = await listUnfinished(db, before, { resting: apart.resting(), limit: UNFINISHED_AT_ONCE });
    await apart.each(
      rows,
      ({ id }) => id,
      async (row) => void (await finishAttempt(parts, row)),
      signal,
    );
  };
  return [
    { name: 'attempts-finish', everyMs: 30_000, timeoutMs: 60_000, run: finishAll },
    {
      ...{ name: 'attempts-expire', everyMs: 60_000, timeoutMs: 60_000 },
      run: (signal) => expireAttempts(parts, signal),
    },
  ];
}

const attemptsLive = listener({
  name: 'attempts-live',
  topics: ['attempt.given'],
  live: (facts) =>
    facts.map(({ playerId, requestId, payload: { of, code, left } }) => ({
      ...{ playerId, requestId },
      message: { name: 'attempts', data: { of, code, count: left } },
    })),
});

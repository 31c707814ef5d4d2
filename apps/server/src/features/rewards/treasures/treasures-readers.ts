import { listener, reader } from '../../../platform/outbox.ts';
import {
  followDone,
  followGoals,
  followLeavers,
  followRegistrations,
  followRewards,
} from './follow-treasures.ts';
import type { TreasuresParts } from './treasures-parts.ts';

/** What follows for boxes from facts of others, and from their own. */
export const treasuresReaders = (parts: TreasuresParts) => [
  reader({
    name: 'treasures-registrations',
    topics: ['account.email-verified', 'account.phone-verified'],
    handle: (tx, facts) => followRegistrations(parts, tx, facts),
  }),
  reader({
    name: 'treasures-rewards',
    topics: ['reward.given'],
    everyMs: 1_000,
    handle: (tx, facts) => followRewards(parts, tx, facts),
  }),
  reader({
    name: 'treasures-full',
    topics: ['goal.reached'],
    everyMs: 1_000,
    handle: (tx, facts) => followGoals(parts, tx, facts),
  }),
  reader({
    name: 'treasures-done',
    topics: ['box.changed'],
    handle: (tx, facts) => followDone(parts, tx, facts),
  }),
  reader({
    name: 'treasures-leavers',
    topics: ['exclusion.begun', 'account.deletion-asked'],
    handle: (tx, facts) => followLeavers(parts, tx, facts),
  }),
];

export const treasuresLive = listener({
  name: 'treasures-live',
  topics: ['box.changed'],
  live: (facts) =>
    facts.map(({ playerId, requestId, payload: { id, code, state } }) => ({
      ...{ playerId, requestId },
      message: { name: 'box', data: { id, code, state } },
    })),
});

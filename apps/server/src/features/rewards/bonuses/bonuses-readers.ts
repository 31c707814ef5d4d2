import { reader } from '../../../platform/outbox.ts';
import type { BonusParts } from './bonus-parts.ts';
import {
  followCodes,
  followDeposits,
  followEnds,
  followLeavers,
  followRegistrations,
  followRewards,
} from './follow-bonuses.ts';
import { followBreaks } from './follow-breaks.ts';
import { followGoals, GOAL_TOPICS, holdGoals, type SeenPlayers } from './follow-goals.ts';

/** So long a goal may be held later than it could be: what was played since its run began counts all the same. */
const SEEN_MS = 60_000;

/** Readers by which bonuses follow facts of other features. */
export function bonusesReaders(parts: BonusParts, memoryMs: number) {
  const seen: SeenPlayers = { seenMs: Math.min(SEEN_MS, memoryMs), until: new Map() };
  return [
    reader({
      name: 'bonuses-deposits',
      topics: ['pay-in.changed'],
      handle: (tx, facts) => followDeposits(parts, tx, facts),
    }),
    reader({
      name: 'bonuses-ends',
      topics: ['bonus.ended', 'gift.ended', 'free-rounds.ended'],
      handle: (tx, facts) => followEnds(parts, tx, facts),
    }),
    reader({
      name: 'bonuses-registrations',
      topics: ['account.email-verified', 'account.phone-verified'],
      handle: (tx, facts) => followRegistrations(parts, tx, facts),
    }),
    reader({
      name: 'bonuses-codes',
      topics: ['promo-code.redeemed'],
      handle: (tx, facts) => followCodes(parts, tx, facts),
    }),
    reader({
      name: 'bonuses-goals-held',
      topics: GOAL_TOPICS,
      everyMs: 5_000,
      handle: (tx, facts) => holdGoals(parts, seen, tx, facts),
    }),
    reader({
      name: 'bonuses-goals-reached',
      topics: ['goal.reached'],
      everyMs: 1_000,
      handle: (tx, facts) => followGoals(parts, tx, facts),
    }),
    reader({
      name: 'bonuses-rewards',
      topics: ['reward.given'],
      everyMs: 1_000,
      handle: (tx, facts) => followRewards(parts, tx, facts),
    }),
    reader({
      name: 'bonuses-exclusions',
      topics: ['exclusion.begun', 'account.deletion-asked'],
      handle: (tx, facts) => followLeavers(parts, tx, facts),
    }),
    reader({ name: 'bonuses-breaks', topics: ['break.begun', 'house-break.set'], handle: followBreaks }),
  ];
}

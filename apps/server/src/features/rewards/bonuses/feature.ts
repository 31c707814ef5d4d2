import { BONUS, CUSTOM_TAB } from '@croupier/contract/rewards/bonuses/kind';
import type { StandingFacts } from '@croupier/domain/rewards/programmes';
import { createEachApart, type EachApart } from '../../../platform/each-apart.ts';
import { feature } from '../../../platform/feature.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Module } from '../../../platform/module.ts';
import { listener } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { DepositBonuses } from '../../money/payments/feature.ts';
import type { Fairness } from '../../play/fairness/feature.ts';
import type { IsGiven, ReadProgrammes } from '../programmes/feature.ts';
import type { Purses } from '../purses/feature.ts';
import type { OfferOf } from '../rewards/feature.ts';
import { activateDue } from './activate-due.ts';
import type { BonusParts } from './bonus-parts.ts';
import { offerOf } from './bonus-view.ts';
import { cancelForHouse, type CancelForHouse } from './cancel-bonus.ts';
import { findBonus } from './bonus-store.ts';
import { depositOffers } from './find-offers.ts';
import { createDepositBonuses } from './deposit-bonuses.ts';
import { BONUSES_BOOKS } from './bonuses-books-store.ts';
import { bonusesReaders } from './bonuses-readers.ts';
import { bonusesRoutes } from './bonuses-routes.ts';
import { giveForTest, type GiveForTest } from './give-for-test.ts';
import { offerBirthdays, offerSegments, offerTimed } from './offer-to-many.ts';
import { endUntaken, tellExpiring } from './follow-bonuses.ts';
import { BONUSES_PERSONAL } from './personal-store.ts';
import { keepSharedCodes } from './shared-codes-store.ts';

export const BONUSES = feature({
  name: 'bonuses',
  level: 9,
  about:
    'bonuses from their offer to their end: what is on the shelf, what a deposit or a code brings, series',
  owns: ['bonus', 'bonus_choice', 'break_move'],
  reads: [
    'bonus_grant',
    'gift_grant',
    'player',
    'player_seat',
    'programme',
    'programme_version',
    'provider_free_rounds',
    'provider_free_rounds_payment',
    'push_device',
    'round_tally',
    'segment_player',
  ],
  writes: ['promo_code'],
  kinds: [BONUS, CUSTOM_TAB],
  books: () => BONUSES_BOOKS,
});

export { countUnseen } from './bonus-marks-store.ts';
export type { CancelForHouse } from './cancel-bonus.ts';
export type { GiveForTest } from './give-for-test.ts';

/** Whether a bonus has been activated that something scarce was claimed for. */
export const isBonusActivated: IsGiven = async (db, { playerId, key }) =>
  (await findBonus(db, playerId, key))?.state === 'ACTIVATED';

/** Finds the bonus, by its code, that a player's next deposit is offered with; undefined where there is none. */
export type FirstOfDeposit = (player: StandingFacts, now: Date) => Promise<string | undefined>;

/** Bonuses of players. */
export function createBonuses(
  { db, clock, config, error }: Needs<'db' | 'clock' | 'error', 'brand' | 'memoryMs'>,
  { programmes, fairness, purses }: { programmes: ReadProgrammes; fairness: Fairness; purses: Purses },
): {
  module: Module;
  deposits: DepositBonuses;
  giveForTest: GiveForTest;
  offerOf: OfferOf;
  cancelForHouse: CancelForHouse;
  firstOfDeposit: FirstOfDeposit;
} {
  const parts: BonusParts = { db, clock, brand: config.brand, programmes, fairness, purses };
  const apart = createEachApart({ clock, failed: (about) => error('a bonus could not be activated', about) });
  return {
    deposits: createDepositBonuses(parts),
    offerOf: (code, reading) => offerOf(parts, code, reading),
    giveForTest: (wanted) => giveForTest(parts, wanted),
    cancelForHouse: cancelForHouse(parts),
    firstOfDeposit: async (player, now) => {
      const [first] = await depositOffers(parts, player, { region: player.region, now });
      return first?.programme.code;
    },
    module: {
      name: 'bonuses',
      personal: BONUSES_PERSONAL,
      listeners: [bonusesLive],
      readers: bonusesReaders(parts, config.memoryMs),
      jobs: jobsOf(parts, apart),
      routes: (http) => bonusesRoutes(http, parts),
    },
  };
}

const jobsOf = (parts: BonusParts, apart: EachApart, timed = new Set<string>()): Job[] => [
  {
    ...{ name: 'bonuses-activate', everyMs: 1_000, timeoutMs: 60_000 },
    run: (signal) => activateDue(parts, apart, signal),
  },
  {
    ...{ name: 'bonuses-end', everyMs: 30_000, timeoutMs: 60_000 },
    run: (signal) => endUntaken(parts, signal),
  },
  {
    ...{ name: 'bonuses-expiring', everyMs: 300_000, timeoutMs: 120_000 },
    run: (signal) => tellExpiring(parts, signal),
  },
  {
    ...{ name: 'bonuses-birthdays', everyMs: 900_000, timeoutMs: 300_000 },
    run: (signal) => offerBirthdays(parts, signal),
  },
  {
    ...{ name: 'bonuses-timed', everyMs: 60_000, timeoutMs: 300_000 },
    run: (signal) => offerTimed(parts, timed, signal),
  },
  {
    ...{ name: 'bonuses-segments', everyMs: 300_000, timeoutMs: 300_000 },
    run: (signal) => offerSegments(parts, signal),
  },
  {
    ...{ name: 'bonuses-codes', everyMs: 5_000, timeoutMs: 30_000 },
    run: () => keepSharedCodes(parts.db, parts.clock.now()),
  },
];

const bonusesLive = listener({
  name: 'bonuses-live',
  topics: ['bonus.offered', 'bonus.activated', 'bonus.changed', 'bonus.expiring'],
  live: (facts) =>
    facts.map(({ playerId, requestId, topic, payload }) => {
      const { id, code } = payload;
      if (topic === 'bonus.expiring') {
        const data = { id, code, expireDate: payload.expiresAt, phase: 'soon' as const };
        return { playerId, requestId, message: { name: 'bonusExpiring', data } };
      }
      const state =
        topic === 'bonus.changed' ? payload.state : topic === 'bonus.offered' ? 'NOT_ACTIVATED' : 'ACTIVATED';
      return { playerId, requestId, message: { name: 'bonus', data: { id, code, state } } };
    }),
});

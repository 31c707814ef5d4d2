import type { Bonus, BonusOffer } from '@croupier/contract/rewards/bonuses';
import type { Bonuses } from './bonus-lists.ts';

export const NO_BONUSES: Bonuses = { bonuses: [], maybeBonuses: [], customTabs: [], offers: [] };

/** An offer of 100.00 on the shelf, wagered ten times at any game. */
export const someOffer = (change: Partial<BonusOffer> = {}): BonusOffer => ({
  ...{ id: 'evening', code: 'evening', type: 'NON_DEPOSIT', name: 'Evening bonus', lead: 'For the evening.' },
  ...{ terms: ['<p>Once for each player.</p>'], picture: '', value: '10000', unit: 'currency' },
  ...{
    currency: 'UAH',
    minDeposit: null,
    maxDeposit: null,
    maximumMinor: null,
    honest: null,
    spins: null,
    expireDate: null,
  },
  rules: {
    ...{ order: 'REAL_FIRST', wagerTimes: 10, wagerBase: 'BONUS', source: 'ALL', withdrawal: 'keeps' },
    ...{ contributions: [], otherContribution: 100, maximumStakeMinor: '5000', excludedGames: [] },
    ...{ maximumConversionMinor: null, validDays: 14 },
  },
  version: 1,
  ...change,
});

const ID = '0b0e7d3e-0000-4000-8000-000000000001';

/** The same as a bonus of the player's that may be activated now. */
export const someBonus = (change: Partial<Bonus> = {}): Bonus => ({
  ...someOffer(),
  ...{ id: ID, userId: '7', state: 'NOT_ACTIVATED', seen: true, createdDate: '2026-12-01T12:00:00.000Z' },
  ...{ availabilityDate: null, availability: 'AVAILABLE', disabledActivation: false, waitsBehind: null },
  ...{ needs: null, currentWager: '0', totalWager: '0', giftWin: '0', balanceAfterWin: null },
  ...{ availableForCancel: true, needShowExpiredModal: false, isSeries: false, bonusSeries: null },
  ...{ nextStep: null, additionalBonus: null, amountMinor: '10000', leftMinor: null },
  ...{ convertedMinor: '0', forfeitedMinor: '0', endedDate: null, cancelTakes: null, bonuses: [] },
  ...change,
});

/** One whose money is in play: 300.00 of 1,000.00 wagered. */
export const activeBonus = (change: Partial<Bonus> = {}): Bonus =>
  someBonus({
    ...{ state: 'ACTIVATED', availability: null, currentWager: '30000', totalWager: '100000' },
    ...{ leftMinor: '8000', expireDate: new Date(Date.now() + 3 * 86_400_000).toISOString() },
    cancelTakes: { forfeitedMinor: '8000', wageredMinor: '30000', openRound: null },
    ...change,
  });

import type { Gift } from '@croupier/contract/rewards/gifts';

/** A gift of five rounds on one game that is active. */
export const someGift = (change: Partial<Gift> = {}): Gift => ({
  ...{ id: '3d0c3b0e-4a7e-4d3a-9a55-0c8f6c1f7a01', state: 'ACTIVATED', currency: 'UAH' },
  ...{ games: ['sunny-orchard'], stakeMinor: '200', rounds: 5, roundsLeft: 5, winMinor: '0' },
  ...{ endsAs: 'real', wagerTimes: null, maximumWinMinor: null },
  ...{ createdAt: '2026-06-01T00:00:00.000Z', expiresAt: null, endedAt: null },
  ...{ convertedMinor: '0', forfeitedMinor: '0', bonusId: null },
  ...change,
});

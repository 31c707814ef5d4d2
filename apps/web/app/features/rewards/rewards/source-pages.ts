import type { RewardSource } from '@croupier/domain/rewards/rewards';

/** The page of each mechanic that gives; null where there is none. */
export const SOURCE_PAGES = {
  bonus: '/bonuses',
  store: '/store',
  'bonus-promotion': '/bonuses',
  present: '/bonuses',
  tournament: '/tournaments',
  league: '/rino-liga',
  nomination: '/nominations',
  lottery: '/lotteries',
  jackpot: '/jackpots',
  wheel: '/wheel',
  'mini-game': '/mini-game',
  box: '/treasures',
  calendar: '/bonuses/calendar',
  'piggy-bank': '/piggy-bank',
  quest: '/quest',
  achievement: '/achievements',
  loyalty: '/loyalty-program',
  cashback: '/loyalty-program',
  'royal-club': '/royal-club',
  referral: '/referral-program',
  survey: null,
  goal: null,
  operator: null,
} as const satisfies Record<RewardSource, `/${string}` | null>;

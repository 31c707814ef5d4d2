/**
 * Pages that an operator may close, in one region or in all: their addresses' first part. What the law and a player's account
 * need (rules, privacy, responsible play, support, profile, balance …) cannot be closed.
 */
export const CLOSABLE_PAGES = [
  'achievements',
  'bonuses',
  'jackpots',
  'lotteries',
  'loyalty-program',
  'mini-game',
  'nominations',
  'piggy-bank',
  'promotions',
  'providers',
  'pwa',
  'quest',
  'referral-program',
  'rino-liga',
  'royal-club',
  'share',
  'store',
  'toro-games',
  'tournaments',
  'treasures',
  'ua-policy-aml',
  'wheel',
] as const;
export type ClosablePage = (typeof CLOSABLE_PAGES)[number];

/** Of the pages that nobody can close those that somebody might look for: the law demands them, or a player's account does. */
export const LAWFUL_PAGES = [
  'about',
  'balance',
  'cookies',
  'fairness',
  'license',
  'otp',
  'policy-aml',
  'privacy',
  'profile',
  'refund-policy',
  'responsible',
  'responsible-gaming',
  'rules',
  'support',
] as const;

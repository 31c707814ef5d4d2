import { REFUSALS as bonusPromotions } from '../rewards/bonus-promotions/refusals.ts';
import { REFUSALS as points } from '../rewards/points/refusals.ts';
import { REFUSALS as programmes } from '../rewards/programmes/refusals.ts';

/** Refusals that features bring: status, and what who reads the API is told. Generated (npm run generate). */
export const REFUSALS_OF_FEATURES = {
  ...bonusPromotions,
  ...points,
  ...programmes,
} as const;

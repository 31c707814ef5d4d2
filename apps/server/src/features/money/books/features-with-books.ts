import { AUDIT } from '../../office/audit/feature.ts';
import { LEDGER } from '../ledger/feature.ts';
import { PLAY_RULES } from '../../people/play-rules/feature.ts';
import { LIMITS } from '../../people/limits/feature.ts';
import { CATALOG } from '../../play/catalog/feature.ts';
import { FAIRNESS } from '../../play/fairness/feature.ts';
import { PAYMENTS } from '../payments/feature.ts';
import { POINTS } from '../../rewards/points/feature.ts';
import { PROGRAMMES } from '../../rewards/programmes/feature.ts';
import { PURSES } from '../../rewards/purses/feature.ts';
import { GIFTS } from '../../rewards/gifts/feature.ts';
import { PAY_OUTS } from '../pay-outs/feature.ts';
import { PROVIDERS } from '../../play/providers/feature.ts';
import { ROUNDS } from '../../play/rounds/feature.ts';
import { TALLIES } from '../../play/tallies/feature.ts';
import { FIGURES } from '../../office/figures/feature.ts';
import { FLIGHTS } from '../../play/flights/feature.ts';
import { GOALS } from '../../rewards/goals/feature.ts';
import { POOLS } from '../../play/pools/feature.ts';
import { RETURNS } from '../../play/returns/feature.ts';
import { REWARDS } from '../../rewards/rewards/feature.ts';
import { ACHIEVEMENTS } from '../../rewards/achievements/feature.ts';
import { BONUS_PROMOTIONS } from '../../rewards/bonus-promotions/feature.ts';
import { BONUSES } from '../../rewards/bonuses/feature.ts';
import { CALENDAR } from '../../rewards/calendar/feature.ts';
import { EARNING } from '../../rewards/earning/feature.ts';
import { NOMINATIONS } from '../../contests/nominations/feature.ts';
import { PIGGY_BANKS } from '../../rewards/piggy-bank/feature.ts';
import { PRESENTS } from '../../rewards/presents/feature.ts';
import { QUESTS } from '../../rewards/quest/feature.ts';
import { STORE } from '../../rewards/store/feature.ts';
import { TREASURES } from '../../rewards/treasures/feature.ts';
import { WHEEL } from '../../rewards/wheel/feature.ts';

/** Features that bring checks of the books, by level and name: generated from their feature.ts (npm run generate). */
export const FEATURES_WITH_BOOKS = [
  AUDIT,
  LEDGER,
  PLAY_RULES,
  LIMITS,
  CATALOG,
  FAIRNESS,
  PAYMENTS,
  POINTS,
  PROGRAMMES,
  PURSES,
  GIFTS,
  PAY_OUTS,
  PROVIDERS,
  ROUNDS,
  TALLIES,
  FIGURES,
  FLIGHTS,
  GOALS,
  POOLS,
  RETURNS,
  REWARDS,
  ACHIEVEMENTS,
  BONUS_PROMOTIONS,
  BONUSES,
  CALENDAR,
  EARNING,
  NOMINATIONS,
  PIGGY_BANKS,
  PRESENTS,
  QUESTS,
  STORE,
  TREASURES,
  WHEEL,
] as const;

import { ACHIEVEMENTS } from './features/rewards/achievements/feature.ts';
import { BONUS_PROMOTIONS } from './features/rewards/bonus-promotions/feature.ts';
import { BONUSES } from './features/rewards/bonuses/feature.ts';
import { CALENDAR } from './features/rewards/calendar/feature.ts';
import { EARNING } from './features/rewards/earning/feature.ts';
import { NOMINATIONS } from './features/contests/nominations/feature.ts';
import { PIGGY_BANKS } from './features/rewards/piggy-bank/feature.ts';
import { PRESENTS } from './features/rewards/presents/feature.ts';
import { QUESTS } from './features/rewards/quest/feature.ts';
import { STORE } from './features/rewards/store/feature.ts';
import { TREASURES } from './features/rewards/treasures/feature.ts';
import { WHEEL } from './features/rewards/wheel/feature.ts';

/** Every kind of programme, as features bring them: generated from their feature.ts (npm run generate). */
export const PROGRAMME_KINDS = [
  ...ACHIEVEMENTS.kinds,
  ...BONUS_PROMOTIONS.kinds,
  ...BONUSES.kinds,
  ...CALENDAR.kinds,
  ...EARNING.kinds,
  ...NOMINATIONS.kinds,
  ...PIGGY_BANKS.kinds,
  ...PRESENTS.kinds,
  ...QUESTS.kinds,
  ...STORE.kinds,
  ...TREASURES.kinds,
  ...WHEEL.kinds,
] as const;

import { FACTS as nominations } from '../contests/nominations/facts.ts';
import { FACTS as payOuts } from '../money/pay-outs/facts.ts';
import { FACTS as providers } from '../play/providers/facts.ts';
import { FACTS as achievements } from '../rewards/achievements/facts.ts';
import { FACTS as bonusPromotions } from '../rewards/bonus-promotions/facts.ts';
import { FACTS as bonuses } from '../rewards/bonuses/facts.ts';
import { FACTS as goals } from '../rewards/goals/facts.ts';
import { FACTS as piggyBank } from '../rewards/piggy-bank/facts.ts';
import { FACTS as points } from '../rewards/points/facts.ts';
import { FACTS as presents } from '../rewards/presents/facts.ts';
import { FACTS as quest } from '../rewards/quest/facts.ts';
import { FACTS as rewards } from '../rewards/rewards/facts.ts';
import { FACTS as treasures } from '../rewards/treasures/facts.ts';
import { FACTS as wheel } from '../rewards/wheel/facts.ts';

/** Topics of facts that features bring. Generated (npm run generate). */
export const FACTS_OF_FEATURES = {
  ...nominations,
  ...payOuts,
  ...providers,
  ...achievements,
  ...bonusPromotions,
  ...bonuses,
  ...goals,
  ...piggyBank,
  ...points,
  ...presents,
  ...quest,
  ...rewards,
  ...treasures,
  ...wheel,
} as const;

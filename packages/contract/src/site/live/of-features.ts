import { LIVE as nominations } from '../../contests/nominations/live.ts';
import { LIVE as payOuts } from '../../money/pay-outs/live.ts';
import { LIVE as documents } from '../../people/documents/live.ts';
import { LIVE as providers } from '../../play/providers/live.ts';
import { LIVE as achievements } from '../../rewards/achievements/live.ts';
import { LIVE as bonusPromotions } from '../../rewards/bonus-promotions/live.ts';
import { LIVE as bonuses } from '../../rewards/bonuses/live.ts';
import { LIVE as goals } from '../../rewards/goals/live.ts';
import { LIVE as piggyBank } from '../../rewards/piggy-bank/live.ts';
import { LIVE as points } from '../../rewards/points/live.ts';
import { LIVE as presents } from '../../rewards/presents/live.ts';
import { LIVE as quest } from '../../rewards/quest/live.ts';
import { LIVE as rewards } from '../../rewards/rewards/live.ts';
import { LIVE as treasures } from '../../rewards/treasures/live.ts';
import { LIVE as wheel } from '../../rewards/wheel/live.ts';

/** Live messages that features bring. Generated (npm run generate). */
export const LIVE_OF_FEATURES = {
  ...nominations,
  ...payOuts,
  ...documents,
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

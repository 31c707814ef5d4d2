import { NOTICES as nominations } from '../../contests/nominations/notices.ts';
import { NOTICES as payOuts } from '../../money/pay-outs/notices.ts';
import { NOTICES as payments } from '../../money/payments/notices.ts';
import { NOTICES as documents } from '../documents/notices.ts';
import { NOTICES as achievements } from '../../rewards/achievements/notices.ts';
import { NOTICES as bonuses } from '../../rewards/bonuses/notices.ts';
import { NOTICES as presents } from '../../rewards/presents/notices.ts';
import { NOTICES as quest } from '../../rewards/quest/notices.ts';
import { NOTICES as rewards } from '../../rewards/rewards/notices.ts';
import { NOTICES as treasures } from '../../rewards/treasures/notices.ts';

/** Kinds of notices that features bring. Generated (npm run generate). */
export const NOTICES_OF_FEATURES = {
  ...nominations,
  ...payOuts,
  ...payments,
  ...documents,
  ...achievements,
  ...bonuses,
  ...presents,
  ...quest,
  ...rewards,
  ...treasures,
} as const;

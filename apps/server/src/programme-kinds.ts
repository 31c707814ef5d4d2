import { BONUS_PROMOTION } from './features/rewards/bonus-promotions/feature.ts';
import { STORE_ITEM } from './features/rewards/store/feature.ts';

/** Every kind of programme, as features bring them. */
export const PROGRAMME_KINDS = [STORE_ITEM, BONUS_PROMOTION] as const;

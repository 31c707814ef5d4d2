import { feature } from '../../../platform/feature.ts';

export const PROMO_CODES = feature({
  name: 'promo-codes',
  level: 1,
  about: 'which promo codes there are, and who has redeemed them',
  owns: ['promo_code', 'promo_redemption'],
});

export { createPromoCodes } from './promo-codes-module.ts';
export { closePromo, findPromo, insertPromo, insertPromos, lockPromo } from './promo-codes-store.ts';
export { bringPromo, redeemPromo } from './redeem-promo.ts';

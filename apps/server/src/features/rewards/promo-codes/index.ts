export { createPromoCodes } from './promo-codes-module.ts';
export { closePromo, insertPromo, lockPromo } from './promo-codes-store.ts';
export { bringPromo, redeemPromo } from './redeem-promo.ts';

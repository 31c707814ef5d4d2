import type { PersonalData } from '../../../platform/personal-data.ts';

/** Codes that the person brought; those that they redeemed stay with what was given for them. */
export const PROMO_CODES_PERSONAL: PersonalData = {
  shows: {
    promoCodes:
      'SELECT code, brought_at AS at, redeemed_at AS "redeemedAt" FROM promo_redemption WHERE player_id = $1 ORDER BY brought_at, code',
  },
  erases: { player: ['DELETE FROM promo_redemption WHERE player_id = $1 AND redeemed_at IS NULL'] },
};

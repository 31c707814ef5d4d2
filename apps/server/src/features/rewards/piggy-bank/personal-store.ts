import type { PersonalData } from '../../../platform/personal-data.ts';

/** Piggy banks that the person had. */
export const PIGGY_PERSONAL: PersonalData = {
  shows: {
    piggyBanks: `SELECT id, code, currency, created_at AS "createdAt", broken_at AS "brokenAt", amount_minor AS "amountMinor" FROM piggy_bank
WHERE player_id = $1 ORDER BY created_at, id`,
  },
};

import type { PersonalData } from '../../../platform/personal-data.ts';

/** Money that the person paid in. The law keeps it. */
export const PAYMENTS_PERSONAL: PersonalData = {
  shows: {
    deposits: `SELECT id, amount_minor AS "amountMinor", currency, state, created_at AS at FROM pay_in WHERE player_id = $1 ORDER BY created_at, id`,
  },
};

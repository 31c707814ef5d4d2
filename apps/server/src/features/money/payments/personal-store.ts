import type { PersonalData } from '../../../platform/personal-data.ts';

/** Money that the person paid in, and what they owe of it. The law keeps it. */
export const PAYMENTS_PERSONAL: PersonalData = {
  shows: {
    deposits: `SELECT id, amount_minor AS "amountMinor", currency, state, created_at AS at FROM pay_in WHERE player_id = $1 ORDER BY created_at, id`,
    debts: `SELECT id, pay_in_id AS "depositId", operation, currency, owed_minor AS "owedMinor", paid_minor AS "paidMinor", created_at AS at FROM player_debt
      WHERE player_id = $1 ORDER BY created_at, id`,
  },
};

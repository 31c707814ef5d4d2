import type { PersonalData } from '../../../platform/personal-data.ts';

/** Money that the person had paid out, which the law keeps, and where it went. */
export const PAY_OUTS_PERSONAL: PersonalData = {
  shows: {
    payOuts: `SELECT id, amount_minor AS "amountMinor", fee_minor AS "feeMinor", owed_minor AS "owedMinor", currency, mask, state,
  created_at AS at
FROM pay_out WHERE player_id = $1 ORDER BY created_at, id`,
    payOutMethods: `SELECT kind, state, mask, owner_name AS "ownerName", created_at AS at
FROM pay_out_method WHERE player_id = $1 ORDER BY created_at, id`,
  },
  erases: {
    player: [
      `UPDATE pay_out_method SET state = 'DISABLED', owner_name = NULL, mask = NULL, provider_token = NULL, redirect_url = NULL, link_hash = NULL
WHERE player_id = $1`,
    ],
  },
};

import type { PersonalData } from '../../../platform/personal-data.ts';

/** Every change of a balance but stakes and wins of rounds, which are told by months. The law keeps it. */
export const LEDGER_PERSONAL: PersonalData = {
  shows: {
    balances: `SELECT currency, kind, amount_minor AS "amountMinor" FROM ledger_account WHERE player_id = $1 ORDER BY currency, kind`,
    statement: `SELECT p.currency, p.operation, t.kind, t.balance_before_minor AS "beforeMinor", t.balance_after_minor AS "afterMinor", p.created_at AS at
FROM ledger_post p JOIN every_transfer t ON t.player_id = p.player_id AND t.key = p.key WHERE p.player_id = $1
ORDER BY p.created_at, p.key, t.kind, t.version`,
  },
};

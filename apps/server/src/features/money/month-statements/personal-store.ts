import type { PersonalData } from '../../../platform/personal-data.ts';

/** What their months came to. The ledger that they are made of stays; they go. */
export const MONTH_STATEMENTS_PERSONAL: PersonalData = {
  shows: {
    monthStatements:
      'SELECT month::text, made_at AS "madeAt", body FROM month_statement WHERE player_id = $1 ORDER BY month',
  },
  erases: { player: ['DELETE FROM month_statement WHERE player_id = $1'] },
};

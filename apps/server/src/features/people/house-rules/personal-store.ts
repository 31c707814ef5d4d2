import type { PersonalData } from '../../../platform/personal-data.ts';

/** What the house set for the person. The law keeps it. */
export const HOUSE_RULES_PERSONAL: PersonalData = {
  shows: {
    houseRules: `SELECT rule, period, amount_minor AS "amountMinor", currency, until_at AS until, set_at AS at FROM house_rule
WHERE player_id = $1 ORDER BY rule, period`,
  },
};

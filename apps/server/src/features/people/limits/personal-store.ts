import type { PersonalData } from '../../../platform/personal-data.ts';

/** What the person allowed themselves. The law keeps it. */
export const LIMITS_PERSONAL: PersonalData = {
  shows: {
    limits: `SELECT rule, period, change, size, currency, changed_at AS at FROM player_limit_change WHERE player_id = $1 ORDER BY number`,
  },
};

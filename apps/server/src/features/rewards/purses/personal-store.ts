import type { PersonalData } from '../../../platform/personal-data.ts';

/** Bonuses that the person was given. */
export const PURSES_PERSONAL: PersonalData = {
  shows: {
    bonuses: `SELECT id, state, currency, amount_minor AS "amountMinor", created_at AS at, ended_at AS "endedAt" FROM bonus_grant
WHERE player_id = $1 ORDER BY created_at, id`,
  },
};

import type { PersonalData } from '../../../platform/personal-data.ts';

/** Bonuses that the person took or was offered. */
export const BONUSES_PERSONAL: PersonalData = {
  shows: {
    offers: `SELECT id, code, state, currency, created_at AS at, activated_at AS "activatedAt", ended_at AS "endedAt" FROM bonus
WHERE player_id = $1 ORDER BY created_at, id`,
  },
};

import type { PersonalData } from '../../../platform/personal-data.ts';

/** Presents that the person was given. */
export const PRESENTS_PERSONAL: PersonalData = {
  shows: {
    presents: `SELECT id, code, state, given_at AS at, expires_at AS "expiresAt", ended_at AS "endedAt" FROM present
WHERE player_id = $1 ORDER BY given_at, id`,
  },
};

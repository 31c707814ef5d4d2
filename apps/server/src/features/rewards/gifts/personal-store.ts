import type { PersonalData } from '../../../platform/personal-data.ts';

/** Rounds that the person was given. */
export const GIFTS_PERSONAL: PersonalData = {
  shows: {
    gifts: `SELECT id, state, currency, rounds, win_minor AS "wonMinor", created_at AS at, ended_at AS "endedAt" FROM gift_grant
WHERE player_id = $1 ORDER BY created_at, id`,
  },
};

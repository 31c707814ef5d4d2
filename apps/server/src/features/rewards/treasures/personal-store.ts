import type { PersonalData } from '../../../platform/personal-data.ts';

/** Boxes that the person was given. */
export const TREASURES_PERSONAL: PersonalData = {
  shows: {
    treasures: `SELECT id, code, state, given_at AS at, expires_at AS "expiresAt", filled_at AS "filledAt", ended_at AS "endedAt"
FROM treasure_box WHERE player_id = $1 ORDER BY given_at, id`,
  },
};

import type { PersonalData } from '../../../platform/personal-data.ts';

/** Attempts that the person had at wheels and mini-games. */
export const WHEEL_PERSONAL: PersonalData = {
  shows: {
    attempts: `SELECT id, kind, code, came_by AS "cameBy", points, state, given_at AS at, ended_at AS "endedAt" FROM attempt
WHERE player_id = $1 ORDER BY given_at, id`,
  },
};

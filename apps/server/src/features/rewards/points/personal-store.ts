import type { PersonalData } from '../../../platform/personal-data.ts';

/** Points that the person has earned and spent. */
export const POINTS_PERSONAL: PersonalData = {
  shows: {
    points: `SELECT number, way, points, left_after AS "leftAfter", source, code, expires_at AS "expiresAt", at FROM point_move
WHERE player_id = $1 ORDER BY number`,
  },
};

import type { PersonalData } from '../../../platform/personal-data.ts';

/** Medals that the person has reached. */
export const ACHIEVEMENTS_PERSONAL: PersonalData = {
  shows: {
    achievements: `SELECT code, tier, reached_at AS at, seen FROM achievement_tier WHERE player_id = $1 ORDER BY reached_at, code`,
  },
};

import type { PersonalData } from '../../../platform/personal-data.ts';

export const GOALS_PERSONAL: PersonalData = {
  shows: {
    goals: `SELECT of, code, state, current, target, times, counts_from AS "countsFrom", until_at AS "untilAt", reached_at AS "reachedAt",
  created_at AS "createdAt" FROM goal WHERE player_id = $1 ORDER BY created_at, id`,
  },
  erases: { player: ['DELETE FROM goal WHERE player_id = $1'] },
};

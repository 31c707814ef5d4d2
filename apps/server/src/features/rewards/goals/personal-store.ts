import type { PersonalData } from '../../../platform/personal-data.ts';

/** What a programme hides from its players until they reach it is named by no file either. */
const CODE = `CASE WHEN times > 0 OR NOT EXISTS (SELECT FROM programme_version v
    WHERE v.programme_id = goal.programme_id AND v.version = goal.version AND v.body->'terms'->'hidden' = 'true') THEN code END AS code`;

export const GOALS_PERSONAL: PersonalData = {
  shows: {
    goals: `SELECT of, ${CODE}, state, current, target, times, counts_from AS "countsFrom", until_at AS "untilAt", reached_at AS "reachedAt",
  created_at AS "createdAt" FROM goal WHERE player_id = $1 ORDER BY created_at, id`,
  },
  erases: { player: ['DELETE FROM goal WHERE player_id = $1'] },
};

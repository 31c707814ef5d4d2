import type { PersonalData } from '../../../platform/personal-data.ts';

/** Quests that the person took part in. */
export const QUEST_PERSONAL: PersonalData = {
  shows: {
    quests: `SELECT id, code, state, joined_at AS at, until_at AS "untilAt", done, given, ended_at AS "endedAt"
FROM quest_entry WHERE player_id = $1 ORDER BY joined_at, id`,
  },
};

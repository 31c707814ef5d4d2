import type { PersonalData } from '../../../platform/personal-data.ts';

/** What the person answered, and what they want to see no more. */
export const CONTENT_PERSONAL: PersonalData = {
  shows: {
    surveys: `SELECT survey, option, answered_at AS at FROM survey_answer WHERE player_id = $1 ORDER BY answered_at, survey`,
  },
  erases: {
    player: [
      'DELETE FROM survey_answer WHERE player_id = $1',
      'DELETE FROM hidden_widget WHERE player_id = $1',
    ],
  },
};

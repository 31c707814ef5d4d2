import type { PersonalData } from '../../../platform/personal-data.ts';

/** What the person wrote to the house: that they did stays counted, what it said goes. */
export const SUPPORT_PERSONAL: PersonalData = {
  shows: {
    supportRequests: `SELECT number, topic, email, message, reference, state, created_at AS at FROM support_request
WHERE player_id = $1 ORDER BY number`,
    supportAnswers: `SELECT r.number, a.text, a.created_at AS at FROM support_answer a JOIN support_request r ON r.id = a.request_id
WHERE r.player_id = $1 ORDER BY a.id`,
  },
  erases: {
    player: ['SELECT erase_support_request_of($1)'],
  },
};

import type { PersonalData } from '../../../platform/personal-data.ts';

/** The chat that is the person’s. */
export const TELEGRAM_PERSONAL: PersonalData = {
  shows: {
    telegram: `SELECT chat_id AS chat, linked_at AS "linkedAt" FROM telegram_chat WHERE player_id = $1 ORDER BY player_id`,
  },
  // What was written to a chat goes with it.
  erases: {
    player: [
      'DELETE FROM telegram_chat WHERE player_id = $1',
      'DELETE FROM telegram_link WHERE player_id = $1',
    ],
  },
};

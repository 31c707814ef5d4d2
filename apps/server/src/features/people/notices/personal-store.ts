import type { PersonalData } from '../../../platform/personal-data.ts';

/** What the person was told, and how they want to be told. */
export const NOTICES_PERSONAL: PersonalData = {
  shows: {
    notices: `SELECT kind, params, created_at AS at, seen_at AS "seenAt", confirmed_at AS "confirmedAt" FROM notice
WHERE player_id = $1 ORDER BY created_at, id`,
    noticeChoices: `SELECT category, channel, is_on AS "isOn" FROM notice_preference WHERE player_id = $1 ORDER BY category, channel`,
  },
  erases: {
    player: [
      // How it was handed over goes with it.
      'DELETE FROM notice WHERE player_id = $1',
      'DELETE FROM notice_preference WHERE player_id = $1',
      'DELETE FROM notice_quiet_hours WHERE player_id = $1',
    ],
  },
};

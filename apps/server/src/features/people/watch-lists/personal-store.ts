import type { PersonalData } from '../../../platform/personal-data.ts';

/** A person is not shown that the house asked itself who they are. What it found stays, as the law wants it: without what they were called. */
export const WATCH_LISTS_PERSONAL: PersonalData = {
  erases: {
    player: [
      'DELETE FROM watch_screening WHERE player_id = $1',
      `DELETE FROM watch_hit WHERE player_id = $1 AND state <> 'hit'`,
      'UPDATE watch_hit SET asked_hash = NULL WHERE player_id = $1',
    ],
  },
};

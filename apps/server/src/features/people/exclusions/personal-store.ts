import type { PersonalData } from '../../../platform/personal-data.ts';

/** How the person stopped themselves. It outlives the account: who left is still excluded when they come again. */
export const EXCLUSIONS_PERSONAL: PersonalData = {
  shows: {
    stops:
      'SELECT kind, began_at AS "from", until_at AS until FROM play_stop WHERE player_id = $1 ORDER BY place',
  },
};

import type { PersonalData } from '../../../platform/personal-data.ts';

/** When the person last played, and how often they want to be told what. No name or address is in it. */
export const REALITY_CHECKS_PERSONAL: PersonalData = {
  shows: {
    playSessions: `SELECT kind, currency, began_at AS "from", last_at AS "lastAt", check_at AS "checkAt" FROM play_session
WHERE player_id = $1 ORDER BY kind`,
    realityChecks: 'SELECT minutes, changed_at AS "changedAt" FROM reality_check_choice WHERE player_id = $1',
  },
};

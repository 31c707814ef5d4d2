import type { PersonalData } from '../../../platform/personal-data.ts';

/** What the person played of other studios, by months. Its rounds are kept for the books. */
export const PROVIDERS_PERSONAL: PersonalData = {
  shows: {
    studioRounds: `SELECT to_char(opened_at, 'YYYY-MM') AS month, provider, currency, kind, count(*) AS rounds,
  sum(stake_minor)::bigint AS "stakedMinor", sum(win_minor)::bigint AS "wonMinor" FROM provider_round WHERE player_id = $1
GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
  },
  erases: { player: ['DELETE FROM provider_session WHERE player_id = $1'] },
};

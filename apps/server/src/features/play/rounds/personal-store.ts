import type { PersonalData } from '../../../platform/personal-data.ts';

/** What the person played, by months. Its rounds are kept for the books. */
export const ROUNDS_PERSONAL: PersonalData = {
  shows: {
    rounds: `SELECT to_char(settled_at, 'YYYY-MM') AS month, currency, kind, count(*) AS rounds, sum(stake_minor)::bigint AS "stakedMinor",
  sum(win_minor)::bigint AS "wonMinor" FROM every_round WHERE player_id = $1 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
  },
};

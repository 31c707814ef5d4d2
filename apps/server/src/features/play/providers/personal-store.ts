import type { PersonalData } from '../../../platform/personal-data.ts';

/** What the person played of other studios, by months, and the free rounds they were given there. Both are kept for the books. */
export const PROVIDERS_PERSONAL: PersonalData = {
  shows: {
    studioRounds: `SELECT to_char(opened_at, 'YYYY-MM') AS month, provider, currency, kind, count(*) AS rounds,
  sum(stake_minor)::bigint AS "stakedMinor", sum(win_minor)::bigint AS "wonMinor" FROM provider_round WHERE player_id = $1
GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
    freeRounds: `SELECT id, provider, games, state, currency, stake_minor AS "stakeMinor", granted AS rounds, used, win_minor AS "wonMinor",
  created_at AS at, expires_at AS "expiresAt", ended_at AS "endedAt" FROM provider_free_rounds WHERE player_id = $1 ORDER BY created_at, id`,
  },
  erases: { player: ['DELETE FROM provider_session WHERE player_id = $1'] },
};

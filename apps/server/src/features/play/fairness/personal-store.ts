import type { PersonalData } from '../../../platform/personal-data.ts';

/** Draws for the person from tables of prizes, with all that recomputes them but the seeds. Draws are kept for the books. */
export const FAIRNESS_PERSONAL: PersonalData = {
  shows: {
    draws: `SELECT domain, seed_pair AS "seedPairId", nonce, table_hash AS "tableHash", version, drawn_place AS "drawnPlace",
  given_place AS "givenPlace", at FROM loot_draw WHERE player_id = $1 ORDER BY at, domain, nonce`,
  },
};

import type { PersonalData } from '../../../platform/personal-data.ts';

/** Purchases of the person for points. */
export const STORE_PERSONAL: PersonalData = {
  shows: {
    purchases: `SELECT id, code, points, bought_at AS at FROM purchase WHERE player_id = $1 ORDER BY bought_at, id`,
  },
};

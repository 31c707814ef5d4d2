import type { PersonalData } from '../../../platform/personal-data.ts';

/** By which links the person came. */
export const LABELS_PERSONAL: PersonalData = {
  shows: {
    labels: `SELECT labels, converted_at AS "convertedAt" FROM player_label WHERE player_id = $1 ORDER BY is_registration`,
  },
  erases: { player: ['DELETE FROM player_label WHERE player_id = $1'] },
};

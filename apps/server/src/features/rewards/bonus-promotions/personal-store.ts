import type { PersonalData } from '../../../platform/personal-data.ts';

/** Magic boxes that the person opened. */
export const BOX_PERSONAL: PersonalData = {
  shows: {
    boxes: `SELECT id, code, drawn_place AS place, opened_at AS at FROM box_opening WHERE player_id = $1 ORDER BY opened_at, id`,
  },
};

import type { PersonalData } from '../../../platform/personal-data.ts';

/** Magic boxes and random bonuses that the person opened, parts that they got, and what they made of them. */
export const PROMOTIONS_PERSONAL: PersonalData = {
  shows: {
    boxes: `SELECT id, code, drawn_place AS place, opened_at AS at, shown_at AS "shownAt" FROM box_opening WHERE player_id = $1 ORDER BY opened_at, id`,
    parts: `SELECT code, part, drawn_at AS at FROM part_draw WHERE player_id = $1 AND part IS NOT NULL ORDER BY drawn_at, goal_id, times`,
    sets: `SELECT id, code, recipe, made_at AS at FROM made_set WHERE player_id = $1 ORDER BY made_at, id`,
  },
};

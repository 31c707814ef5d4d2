import type { PersonalData } from '../../../platform/personal-data.ts';

/** Nominations that the person stood in, and their places. */
export const NOMINATIONS_PERSONAL: PersonalData = {
  shows: {
    nominations: `SELECT e.code, e.active, e.active_since AS at, n.number, n.result FROM nomination_entry e
LEFT JOIN nomination_place n USING (player_id, programme_id, code) WHERE player_id = $1 ORDER BY e.active_since, e.code`,
  },
  // The place stays, so that nobody else’s is another one; without this nobody is shown on it.
  erases: { player: ['DELETE FROM nomination_entry WHERE player_id = $1'] },
};

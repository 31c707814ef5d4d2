import type { PersonalData } from '../../../platform/personal-data.ts';

/** Doors of calendars that the person opened. */
export const CALENDAR_PERSONAL: PersonalData = {
  shows: {
    doors: `SELECT code, day, price, begun_at AS at FROM calendar_door WHERE player_id = $1 ORDER BY begun_at, code, day`,
  },
};

import type { PersonalData } from '../../../platform/personal-data.ts';

/** Devices that the person is told on. */
export const PUSH_PERSONAL: PersonalData = {
  shows: {
    devices: `SELECT endpoint, created_at AS since FROM push_device WHERE player_id = $1 ORDER BY created_at, id`,
  },
  // What waits for a device goes with it.
  erases: { player: ['DELETE FROM push_device WHERE player_id = $1'] },
};

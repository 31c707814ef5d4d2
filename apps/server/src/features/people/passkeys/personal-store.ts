import type { PersonalData } from '../../../platform/personal-data.ts';

/** Passkeys, and what their player called them. */
export const PASSKEYS_PERSONAL: PersonalData = {
  shows: {
    passkeys: `SELECT name, created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM player_passkey WHERE player_id = $1 ORDER BY created_at, id`,
  },
  erases: { player: ['DELETE FROM player_passkey WHERE player_id = $1'] },
};

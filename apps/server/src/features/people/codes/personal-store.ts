import type { PersonalData } from '../../../platform/personal-data.ts';

/** Codes, and where they were sent. */
export const CODES_PERSONAL: PersonalData = {
  erases: { player: ['DELETE FROM proof_code WHERE player_id = $1'] },
};

import type { PersonalData } from '../../../platform/personal-data.ts';

/** Which sets of players the person is in. How often they took of a programme stays with what was given for it. */
export const PROGRAMMES_PERSONAL: PersonalData = {
  shows: { segments: 'SELECT segment FROM segment_player WHERE player_id = $1 ORDER BY segment' },
  erases: { player: ['DELETE FROM segment_player WHERE player_id = $1'] },
};

import type { PersonalData } from '../../../platform/personal-data.ts';

/** That somebody was here is known by it for good. It is no account's any more, so that they may come again. */
export const PERSON_MARKS_PERSONAL: PersonalData = {
  erases: { player: ['UPDATE person_mark SET holds = false WHERE player_id = $1 AND holds'] },
};

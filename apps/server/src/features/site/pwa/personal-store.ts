import type { PersonalData } from '../../../platform/personal-data.ts';

/** Whether the person has the site as an app. */
export const PWA_PERSONAL: PersonalData = {
  erases: { player: ['DELETE FROM app_install WHERE player_id = $1'] },
};

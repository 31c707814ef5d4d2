import type { PersonalData } from '../../../platform/personal-data.ts';

/** Links of letters, and addresses that were the account’s before. */
export const CONTACTS_PERSONAL: PersonalData = {
  erases: {
    player: ['DELETE FROM contact_link WHERE player_id = $1', 'DELETE FROM email_undo WHERE player_id = $1'],
  },
};

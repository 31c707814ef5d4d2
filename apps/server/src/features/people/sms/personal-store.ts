import type { PersonalData } from '../../../platform/personal-data.ts';

/** Texts to the person. */
export const SMS_PERSONAL: PersonalData = {
  // What they said goes once they are handed over.
  shows: {
    sms: `SELECT recipient AS "to", created_at AS at, sent_at AS "sentAt" FROM sms WHERE player_id = $1 ORDER BY created_at, id`,
  },
  // To whatever phone was the person's; the second for texts of before it was known whose they are.
  erases: {
    player: ['DELETE FROM sms WHERE player_id = $1'],
    phone: ['DELETE FROM sms WHERE recipient = $1'],
  },
};

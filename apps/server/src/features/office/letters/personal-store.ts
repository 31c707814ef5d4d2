import type { PersonalData } from '../../../platform/personal-data.ts';

const COLUMNS = 'subject, recipient AS "to", created_at AS at, sent_at AS "sentAt"';

/** Letters to the person, whatever became of them. What they said goes once they are handed over. */
export const LETTERS_PERSONAL: PersonalData = {
  shows: {
    letters: `SELECT ${COLUMNS} FROM letter WHERE player_id = $1 ORDER BY created_at, id`,
  },
  // Links and codes are written to an address. One that is only claimed is somebody else's, and so are its letters.
  showsByEmail: {
    links: `SELECT ${COLUMNS} FROM letter WHERE recipient = $1 AND player_id IS NULL ORDER BY created_at, id`,
  },
  erases: {
    player: ['DELETE FROM letter WHERE player_id = $1'],
    email: ['DELETE FROM letter WHERE recipient = $1'],
  },
};

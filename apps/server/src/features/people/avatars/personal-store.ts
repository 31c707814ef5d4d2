import type { PersonalData } from '../../../platform/personal-data.ts';

/** The picture that the person drew or brought. */
export const AVATARS_PERSONAL: PersonalData = {
  shows: {
    avatarPicture: `SELECT id, uploaded_at AS "uploadedAt", encode(body, 'base64') AS webp FROM avatar_picture WHERE player_id = $1 ORDER BY id`,
  },
  erases: { player: ['DELETE FROM avatar_picture WHERE player_id = $1'] },
};

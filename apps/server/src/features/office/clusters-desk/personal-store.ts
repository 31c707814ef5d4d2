import type { PersonalData } from '../../../platform/personal-data.ts';

/** Where the person was seen goes; by the hashes of their e-mail and phone, of documents and of their tax number it is known whether they were here before. */
export const CLUSTERS_PERSONAL: PersonalData = {
  erases: { player: [`DELETE FROM cluster_mark WHERE player_id = $1 AND kind IN ('device', 'address')`] },
};

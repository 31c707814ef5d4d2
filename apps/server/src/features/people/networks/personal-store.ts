import type { PersonalData } from '../../../platform/personal-data.ts';

/** Who the person is at other companies. */
export const NETWORKS_PERSONAL: PersonalData = {
  shows: {
    networks: `SELECT network, issuer, subject, attached_at AS since FROM network_identity WHERE player_id = $1 ORDER BY network`,
  },
  erases: { player: ['DELETE FROM network_identity WHERE player_id = $1'] },
};

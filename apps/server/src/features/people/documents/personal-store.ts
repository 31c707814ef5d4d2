import type { PersonalData } from '../../../platform/personal-data.ts';
import { KEPT_UNTIL } from './kept-until-store.ts';

/** What showed who somebody was: the law has the house keep it for some years after the account. */
const KEPT = `state IN ('approved', 'expired')`;

/**
 * What was brought and what became of it. The pages are seen where they were brought, one by one. With the account goes all but what the
 * law has the house keep, sealed as it is, until a day that stands with it from then on.
 */
export const DOCUMENTS_PERSONAL: PersonalData = {
  shows: {
    documents: `SELECT id, kind, state, created_at AS "createdAt", submitted_at AS "submittedAt", decided_at AS "decidedAt", reason,
  expires_on::text AS "expiresOn", country FROM document WHERE player_id = $1 ORDER BY created_at, id`,
  },
  erases: {
    player: [
      `DELETE FROM document_page WHERE player_id = $1 AND document_id IN (SELECT id FROM document WHERE player_id = $1 AND NOT ${KEPT})`,
      `DELETE FROM document WHERE player_id = $1 AND NOT ${KEPT}`,
      `UPDATE document SET kept_until = ${KEPT_UNTIL} WHERE player_id = $1 AND kept_until IS NULL`,
    ],
  },
};

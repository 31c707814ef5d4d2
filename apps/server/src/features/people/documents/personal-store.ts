import { DOCUMENTS_KEPT_YEARS } from '@croupier/domain/people/documents';
import type { PersonalData } from '../../../platform/personal-data.ts';

/** What showed who somebody was: the law has the house keep it for some years after the account. */
const KEPT = `state IN ('approved', 'expired')`;
const YEARS = Object.entries(DOCUMENTS_KEPT_YEARS).map(([region, years]) => `('${region}', ${years})`);

/**
 * What was brought and what became of it. The pages are seen where they were brought, one by one. With the account goes all but what the
 * law has the house keep, sealed as it is, until a day that stands with it from then on: the longest of any place where
 * the player lives, was by their choice or wished to be.
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
      `UPDATE document SET kept_until = now() + make_interval(years => (SELECT max(years) FROM (VALUES ${YEARS.join(', ')}) AS kept (region, years)
  WHERE region IN (SELECT unnest(ARRAY[p.region, p.residence]) FROM player p WHERE p.id = $1
    UNION SELECT unnest(ARRAY[c.from_region, c.to_region]) FROM region_change c WHERE c.player_id = $1)))
WHERE player_id = $1 AND kept_until IS NULL`,
    ],
  },
};

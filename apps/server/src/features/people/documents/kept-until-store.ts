import { DOCUMENTS_KEPT_YEARS } from '@croupier/domain/people/documents';

const YEARS = Object.entries(DOCUMENTS_KEPT_YEARS).map(([region, years]) => `('${region}', ${years})`);

/**
 * Until when the law against laundering has the house keep what it knows of the player `$1`, whose account ends now: the longest of any
 * place where the player lives, was by their choice or wished to be.
 */
export const KEPT_UNTIL = `now() + make_interval(years => (SELECT max(years) FROM (VALUES ${YEARS.join(', ')}) AS kept (region, years)
  WHERE region IN (SELECT unnest(ARRAY[p.region, p.residence]) FROM player p WHERE p.id = $1
    UNION SELECT unnest(ARRAY[c.from_region, c.to_region]) FROM region_change c WHERE c.player_id = $1)))`;

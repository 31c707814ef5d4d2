import type { Currency } from '@croupier/domain/money/amounts';
import type { BonusTerms } from '@croupier/domain/rewards/bonuses';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { OfferSheet } from './offer-sheet.ts';

export interface BonusVersion {
  readonly programmeId: bigint;
  readonly version: number;
  readonly terms: BonusTerms;
}

/** Names a sheet. */
export interface SheetName {
  readonly programmeId: bigint;
  readonly version: number;
  readonly currency: Currency;
}

/**
 * Finds a published version of a bonus that has no sheet and is not over, the newest first. At most one: each takes long. Spins of
 * another studio have none, for nobody knows the laws of its games, nor those whose wins are wagered: their money is not known before.
 * @param resting names of versions, `programme version`, that failed and are left out for now
 */
export const listWithoutSheet = (
  db: Queryable,
  { now, resting }: { readonly now: Date; readonly resting: readonly string[] },
): Promise<BonusVersion[]> =>
  db.query<BonusVersion>(
    `SELECT p.id AS "programmeId", v.version, v.body->'terms' AS terms
FROM programme p JOIN programme_version v ON v.programme_id = p.id
WHERE p.kind = 'bonus' AND v.published_at IS NOT NULL AND v.withdrawn_at IS NULL
  AND (v.until_at IS NULL OR v.until_at > $1) AND v.body #> '{terms,spins,provider}' IS NULL
  AND coalesce(v.body #>> '{terms,spins,endsAs}', 'real') = 'real'
  AND NOT EXISTS (SELECT FROM offer_sheet s WHERE s.programme_id = p.id AND s.version = v.version)
  AND p.id || ' ' || v.version <> ALL ($2::text[])
ORDER BY v.published_at DESC, p.id
LIMIT 1`,
    [now, resting],
    'honest-offers-missing',
  );

export async function insertSheet(
  tx: Tx,
  {
    programmeId,
    version,
    currency,
    body,
    now,
  }: SheetName & { readonly body: OfferSheet; readonly now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO offer_sheet (programme_id, version, currency, amount_minor, body, computed_at)
VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [programmeId, version, currency, BigInt(body.forMinor), body, now],
    'honest-offers-insert',
  );
}

export async function findSheet(
  db: Queryable,
  { programmeId, version, currency }: SheetName,
): Promise<OfferSheet | undefined> {
  const text = 'SELECT body FROM offer_sheet WHERE programme_id = $1 AND version = $2 AND currency = $3';
  const values = [programmeId, version, currency];
  return (await db.query<{ body: OfferSheet }>(text, values, 'honest-offers-sheet'))[0]?.body;
}

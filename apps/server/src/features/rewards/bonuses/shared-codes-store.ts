import type { Queryable } from '../../../platform/database.ts';

/**
 * Keeps the shared codes of published bonuses among the promo codes, by which a sign-up knows them. How often they may be used, and
 * where, is a matter of the bonus.
 */
export async function keepSharedCodes(db: Queryable, now: Date): Promise<void> {
  const text = `INSERT INTO promo_code (code, from_at, created_at, bonus)
SELECT DISTINCT ON (lower(v.body #>> '{terms,codes,code}')) lower(v.body #>> '{terms,codes,code}'), v.from_at, $1, p.code
FROM programme p JOIN programme_version v ON v.programme_id = p.id AND v.version = p.latest_version
WHERE p.kind = 'bonus' AND v.published_at IS NOT NULL AND v.withdrawn_at IS NULL AND v.body #>> '{terms,codes,kind}' = 'shared'
  AND NOT EXISTS (SELECT FROM promo_code c WHERE c.code = lower(v.body #>> '{terms,codes,code}'))
ORDER BY 1, p.id ON CONFLICT DO NOTHING`;
  await db.query(text, [now], 'bonuses-shared-codes');
}

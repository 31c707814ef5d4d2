import type { Queryable } from '../../../platform/database.ts';

interface PromoBonus {
  readonly code: string;
  readonly title: string;
}

/** The newest published version says whether it has codes of its own, and until when it is; one to come may have codes already. */
const USABLE = `SELECT p.code, coalesce(v.body #>> '{texts,en,title}', p.code) AS title FROM programme p
CROSS JOIN LATERAL (
  SELECT n.body, n.until_at, n.withdrawn_at FROM programme_version n
  WHERE n.programme_id = p.id AND n.published_at IS NOT NULL ORDER BY n.version DESC LIMIT 1
) v
WHERE p.kind = 'bonus' AND p.state IN ('PUBLISHED', 'PAUSED') AND v.withdrawn_at IS NULL
  AND (v.until_at IS NULL OR v.until_at > $1) AND v.body #>> '{terms,codes,kind}' = 'unique'`;

/** Lists published bonuses that have codes of their own. */
export const listPromoBonuses = (db: Queryable, now: Date): Promise<PromoBonus[]> =>
  db.query(`${USABLE} ORDER BY p.code`, [now]);

export const isPromoBonus = async (db: Queryable, bonus: string, now: Date): Promise<boolean> =>
  (await db.query(`${USABLE} AND p.code = $2`, [now, bonus])).length > 0;

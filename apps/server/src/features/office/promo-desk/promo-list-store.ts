import type { PromoRow } from '@croupier/contract/office/promo-desk';
import { promoStateAt, type PromoCode, type PromoState } from '@croupier/domain/rewards/promo-codes';
import type { RegionId } from '@croupier/domain/site/regions';
import type { ListSql } from '../../../platform/list-sql.ts';

export interface PromoListRow extends PromoCode {
  readonly code: string;
  readonly waiting: number;
  readonly createdAt: Date;
}

export interface PromoFilters {
  state?: { readonly is: PromoState; readonly now: Date };
  region?: RegionId;
  code?: string;
  bonus?: string;
  /** Without the codes of one use that were made many at once for a bonus: they are looked up by it. */
  withoutSingle?: true;
}

/** As `promoStateAt` says it; `now` is bound. A test holds the two against each other. */
const STATE = (
  now: string,
): string => `CASE WHEN c.state = 'closed' THEN 'ended' WHEN c.from_at > ${now} THEN 'planned'
  WHEN c.until_at <= ${now} THEN 'over' WHEN c.used >= c.uses_max THEN 'used-up' ELSE 'running' END`;

export const PROMO_LIST: ListSql<PromoFilters> = {
  select: `SELECT c.code, c.region, c.from_at AS "from", c.until_at AS "until", c.uses_max AS "usesMax", c.used, c.state, c.bonus,
  c.created_at AS "createdAt",
  (SELECT count(*)::integer FROM promo_redemption r WHERE r.code = c.code AND r.redeemed_at IS NULL) AS waiting
FROM promo_code c`,
  sorts: {
    createdAt: { by: 'c.created_at', type: 'timestamptz' },
    used: { by: 'c.used', type: 'integer' },
  },
  id: { by: 'c.code', type: 'text' },
  filters: {
    state: ({ is, now }, bind) => `${STATE(`${bind(now)}::timestamptz`)} = ${bind(is)}`,
    region: (region, bind) => `c.region = ${bind(region)}`,
    bonus: (bonus, bind) => `c.bonus = ${bind(bonus)}`,
    withoutSingle: () => `(c.bonus IS NULL OR c.uses_max IS DISTINCT FROM 1)`,
    code: (code, bind) => `starts_with(c.code, ${bind(code)})`,
  },
};

export const promoView = (row: PromoListRow, now: Date): PromoRow => ({
  code: row.code,
  region: row.region,
  from: row.from.toISOString(),
  until: row.until?.toISOString() ?? null,
  usesMax: row.usesMax,
  bonus: row.bonus,
  used: row.used,
  waiting: row.waiting,
  state: promoStateAt(row, now),
  createdAt: row.createdAt.toISOString(),
});

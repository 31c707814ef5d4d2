import type { RewardCost } from '@croupier/contract/office/figures-desk';
import type { ListSql } from '../../../platform/list-sql.ts';

type Sums = 'rewards' | 'players' | 'costMinor';
export type RewardCostRow = Omit<RewardCost, Sums> & Readonly<Record<Sums, bigint>>;

export interface RewardCostFilters {
  from?: string;
  to?: string;
  source?: string;
  code?: string;
  currency?: string;
  withTests: boolean;
}

/** By day: an index has the days of rewards that cost something. Whether tests count is decided before they are added up. */
export const REWARD_COSTS: ListSql<RewardCostFilters> = {
  select: `SELECT c.day::text AS day, c.source, c.code, c.campaign, c.currency, c.rewards, c.players, c.cost AS "costMinor"
FROM (SELECT (r.given_at AT TIME ZONE 'UTC')::date AS day, r.source, r.code, r.campaign, r.currency, w.with_tests,
    count(*) AS rewards, count(DISTINCT r.player_id) AS players, sum(r.amount_minor)::bigint AS cost
  FROM (VALUES (false), (true)) AS w (with_tests) JOIN reward r ON true JOIN player p ON p.id = r.player_id
  WHERE r.amount_minor IS NOT NULL AND r.taken_back_at IS NULL AND (w.with_tests OR NOT p.test_account)
  GROUP BY 1, 2, 3, 4, 5, 6) AS c`,
  sorts: { day: { by: 'c.day', type: 'date' } },
  // No part has a space in it.
  id: { by: `concat_ws(' ', c.source, c.code, c.currency, c.campaign)`, type: 'text' },
  filters: {
    from: (day, bind) => `c.day >= ${bind(day)}::date`,
    to: (day, bind) => `c.day <= ${bind(day)}::date`,
    source: (source, bind) => `c.source = ${bind(source)}`,
    code: (code, bind) => `c.code = ${bind(code)}`,
    currency: (currency, bind) => `c.currency = ${bind(currency)}`,
    withTests: (withTests, bind) => `c.with_tests = ${bind(withTests)}::boolean`,
  },
};

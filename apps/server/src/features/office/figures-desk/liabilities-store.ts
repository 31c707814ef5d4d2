import type { Liability } from '@croupier/contract/office/figures-desk';
import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import type { Queryable } from '../../../platform/database.ts';

type Sums = Exclude<keyof Liability, 'currency'>;
export type LiabilityRow = { readonly currency: Currency; readonly at: Date } & Readonly<
  Record<Sums, bigint>
>;

/** By currency, each summed up once; `NOT IN` takes the few test accounts as a set. */
const OF_OTHERS = 'player_id NOT IN (SELECT id FROM tests)';

const PARTS: readonly { name: string; sums: readonly Sums[]; sql: string }[] = [
  {
    name: 'held',
    sums: ['realMinor', 'realPlayers', 'bonusMinor', 'bonusPlayers'],
    sql: `SELECT currency, sum(amount_minor) FILTER (WHERE kind = 'real') AS "realMinor", count(*) FILTER (WHERE kind = 'real') AS "realPlayers",
    sum(amount_minor) FILTER (WHERE kind = 'bonus') AS "bonusMinor", count(*) FILTER (WHERE kind = 'bonus') AS "bonusPlayers"
  FROM ledger_account WHERE kind IN ('real', 'bonus') AND amount_minor > 0 AND ${OF_OTHERS} GROUP BY currency`,
  },
  {
    name: 'opened',
    sums: ['openRounds', 'openStakeMinor', 'openBonusStakeMinor'],
    sql: `SELECT currency, count(*) AS "openRounds",
    sum(CASE WHEN kind = 'bonus' THEN 0 ELSE stake_minor - coalesce(bonus_stake_minor, 0) END) AS "openStakeMinor",
    sum(CASE WHEN kind = 'bonus' THEN stake_minor ELSE coalesce(bonus_stake_minor, 0) END) AS "openBonusStakeMinor"
  FROM open_round WHERE kind <> 'play' AND ${OF_OTHERS} GROUP BY currency`,
  },
  {
    name: 'studio',
    sums: ['studioRounds', 'studioStakeMinor'],
    sql: `SELECT currency, count(*) AS "studioRounds", sum(stake_minor) AS "studioStakeMinor"
  FROM provider_round WHERE state = 'open' AND kind <> 'play' AND stake_minor > 0 AND ${OF_OTHERS} GROUP BY currency`,
  },
  {
    name: 'waiting',
    sums: ['heldWins', 'heldMinor'],
    sql: `SELECT currency, count(*) AS "heldWins", sum(amount_minor) AS "heldMinor"
  FROM provider_transaction WHERE state = 'held' AND kind <> 'play' AND ${OF_OTHERS} GROUP BY currency`,
  },
  {
    name: 'given',
    sums: ['gifts', 'giftWinMinor'],
    sql: `SELECT currency, count(*) AS gifts, sum(win_minor) AS "giftWinMinor"
  FROM (SELECT player_id, currency, win_minor FROM gift_grant WHERE state = 'ACTIVATED'
    UNION ALL SELECT player_id, currency, CASE WHEN terms IS NULL THEN 0 ELSE win_minor END FROM provider_free_rounds
    WHERE state = 'ACTIVATED') AS given
  WHERE ${OF_OTHERS} GROUP BY currency`,
  },
];

/** One statement, and so one moment: what left an account for a round is in the round, or still in the account. */
const LIABILITIES = `WITH tests AS MATERIALIZED (SELECT id FROM player WHERE test_account AND NOT $1::boolean), ${PARTS.map(
  ({ name, sql }) => `${name} AS (${sql})`,
).join(', ')}
SELECT c.currency, clock_timestamp() AS at,
  ${PARTS.flatMap(({ name, sums }) => sums.map((sum) => `coalesce(${name}."${sum}", 0)::bigint AS "${sum}"`)).join(', ')}
FROM unnest($2::text[]) WITH ORDINALITY AS c (currency, place)
${PARTS.map(({ name }) => `LEFT JOIN ${name} ON ${name}.currency = c.currency`).join('\n')}
ORDER BY c.place`;

/** What is owed in every currency of the house. */
export function readLiabilities(db: Queryable, withTests: boolean): Promise<LiabilityRow[]> {
  return db.query<LiabilityRow>(LIABILITIES, [withTests, Object.keys(CURRENCIES)], 'figures-liabilities');
}

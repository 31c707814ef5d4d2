import type { Currency } from '@croupier/domain/money/amounts';
import type { HouseRuleName } from '@croupier/domain/people/house-rules';
import type { LimitSpan } from '@croupier/domain/people/limits';
import type { Queryable, Tx } from '../../../platform/database.ts';

/** Which of a player's: one of a name and period. */
export interface HouseRuleKey {
  readonly playerId: bigint;
  readonly rule: HouseRuleName;
  /** Null of a break. */
  readonly period: LimitSpan | null;
}

export interface HouseRuleRow extends HouseRuleKey {
  /** Of a limit of time, minutes. */
  readonly amountMinor: bigint | null;
  readonly currency: Currency | null;
  /** When a break is over. */
  readonly until: Date | null;
  readonly setAt: Date;
  readonly by: string;
  readonly reason: string;
}

const COLUMNS = `player_id AS "playerId", rule, nullif(period, '') AS period, amount_minor AS "amountMinor", currency, until_at AS until,
  set_at AS "setAt", operator AS by, reason`;

/** What holds now: a break that is over does not. */
export const listHouseRules = (db: Queryable, playerId: bigint, now: Date): Promise<HouseRuleRow[]> =>
  db.query<HouseRuleRow>(
    `SELECT ${COLUMNS} FROM house_rule WHERE player_id = $1 AND (until_at IS NULL OR until_at > $2)
ORDER BY rule = 'break' DESC, rule, array_position(ARRAY['day', 'week', 'month'], period)`,
    [playerId, now],
    'house-rules-list',
  );

/** In the place of the one of the same name and period. */
export async function saveHouseRule(tx: Tx, row: HouseRuleRow): Promise<void> {
  const text = `INSERT INTO house_rule (player_id, rule, period, amount_minor, currency, until_at, set_at, operator, reason)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
ON CONFLICT (player_id, rule, period) DO UPDATE SET amount_minor = $4, currency = $5, until_at = $6, set_at = $7, operator = $8, reason = $9`;
  const { playerId, rule, period, amountMinor, currency, until, setAt, by, reason } = row;
  await tx.query(text, [playerId, rule, period ?? '', amountMinor, currency, until, setAt, by, reason]);
}

export async function deleteHouseRule(tx: Tx, { playerId, rule, period }: HouseRuleKey): Promise<void> {
  const text = 'DELETE FROM house_rule WHERE player_id = $1 AND rule = $2 AND period = $3';
  await tx.query(text, [playerId, rule, period ?? '']);
}

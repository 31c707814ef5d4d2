import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { LimitPeriod } from '@croupier/domain/people/limits';
import type { JudgedStake, PlayRule, PlayRuleName, SeatRules } from '@croupier/domain/people/play-rules';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { giveAllowance, spendAllowance } from './seat-rules-sql.ts';

interface Row {
  readonly rule: PlayRuleName;
  readonly period: LimitPeriod | '';
  readonly amountMinor: bigint | null;
  readonly currency: Currency | null;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly byHouse: boolean;
}

/**
 * A blocked account has one rule more: whatever was let in before, and by whichever clock, stakes nothing any more. So does one
 * with a break that the house set, until that is over.
 */
const LIST = `SELECT rule, period, amount_minor AS "amountMinor", currency, from_at AS "from", until_at AS "until", false AS "byHouse"
FROM play_rule WHERE player_id = $1
UNION ALL SELECT 'exclusion', '', NULL, NULL, to_timestamp(0), NULL, false FROM player_block WHERE player_id = $1
UNION ALL SELECT rule, period, amount_minor, currency, CASE WHEN rule = 'break' THEN to_timestamp(0) END, until_at, true
FROM house_rule WHERE player_id = $1 AND rule <> 'deposit_limit'
ORDER BY rule, period`;

export async function listPlayRules(db: Queryable, playerId: bigint): Promise<PlayRule[]> {
  return (await db.query<Row>(LIST, [playerId], 'play-rules-list')).map(ruleOf);
}

/** What a rule consists of is held by the table. */
function ruleOf({ rule, period, amountMinor, currency, from, until, byHouse }: Row): PlayRule {
  const whose = byHouse && { byHouse };
  switch (rule) {
    case 'stake_limit':
    case 'loss_limit':
      return {
        rule,
        period: period as LimitPeriod,
        amountMinor: amountMinor!,
        currency: currency!,
        ...whose,
      };
    case 'stake_maximum':
      return { rule, amountMinor: amountMinor!, currency: currency!, ...whose };
    default:
      return { rule, from: from!, until, ...whose };
  }
}

const SAVE = `INSERT INTO play_rule (player_id, rule, period, amount_minor, currency, from_at, until_at)
VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (player_id, rule, period) DO UPDATE SET amount_minor = $4, currency = $5, from_at = $6, until_at = $7`;

/** In the place of the player's rule of the same name and period. */
export async function savePlayRule(tx: Tx, playerId: bigint, rule: PlayRule): Promise<void> {
  const { rule: name, period = '', amountMinor, currency, from, until }: Partial<Row> & PlayRule = rule;
  const values = [playerId, name, period, amountMinor ?? null, currency ?? null, from ?? null, until ?? null];
  await tx.query(SAVE, values, 'play-rules-save');
}

export async function removePlayRule(
  tx: Tx,
  playerId: bigint,
  { rule, period = '' }: { rule: PlayRuleName; period?: LimitPeriod | '' },
): Promise<void> {
  const text = 'DELETE FROM play_rule WHERE player_id = $1 AND rule = $2 AND period = $3';
  await tx.query(text, [playerId, rule, period], 'play-rules-remove');
}

/** Whatever the next stake is, the rules are reckoned before it. The caller holds the lock of the seat. */
export async function forgetSeatRules(tx: Tx, playerId: bigint): Promise<void> {
  const text = `UPDATE player_seat SET play_until = to_timestamp(0) WHERE player_id = $1`;
  await tx.query(text, [playerId], 'play-rules-forget');
}

const LOCK = `SELECT rules_currency AS currency, rules_kind AS kind, stake_allowance_minor AS "stakeAllowanceMinor",
  loss_allowance_minor AS "lossAllowanceMinor", stake_maximum_minor AS "stakeMaximumMinor",
  play_until AS "playUntil" FROM player_seat WHERE player_id = $1 FOR UPDATE`;

/** The player's seat as its rules are, held until the transaction ends. @throws where the player has no seat */
export async function lockSeatRules(tx: Tx, playerId: bigint): Promise<SeatRules> {
  const [row] = await tx.query<SeatRules>(LOCK, [playerId], 'play-rules-lock');
  if (!row) throw new Error(`Player ${playerId} has no seat`);
  return row;
}

const SAVE_SEAT = `UPDATE player_seat SET rules_currency = $2, rules_kind = $3, stake_allowance_minor = $4,
  loss_allowance_minor = $5, stake_maximum_minor = $6, play_until = $7 WHERE player_id = $1`;

export async function saveSeatRules(tx: Tx, playerId: bigint, rules: SeatRules): Promise<void> {
  const { currency, kind, stakeAllowanceMinor, lossAllowanceMinor, stakeMaximumMinor, playUntil } = rules;
  const values = [
    playerId,
    currency,
    kind,
    stakeAllowanceMinor,
    lossAllowanceMinor,
    stakeMaximumMinor,
    playUntil,
  ];
  await tx.query(SAVE_SEAT, values, 'play-rules-save-seat');
}

const SPEND = `UPDATE player_seat s SET ${spendAllowance('s', { stake: '$2::bigint', own: '$3::bigint' })}
WHERE player_id = $1 AND (stake_allowance_minor IS NOT NULL OR loss_allowance_minor IS NOT NULL)`;

/** Takes a stake that was admitted, and is taken, off the allowances. The caller holds the lock of the seat. */
export async function spendStake(
  tx: Tx,
  playerId: bigint,
  { stakeMinor, ownMinor }: Pick<JudgedStake, 'stakeMinor' | 'ownMinor'>,
): Promise<void> {
  await tx.query(SPEND, [playerId, stakeMinor, ownMinor], 'play-rules-spend');
}

const REGAIN = `UPDATE player_seat s SET ${giveAllowance('s', { of: 'g', ownWin: 'g.own' })}
FROM (VALUES ($2::text, $3::balance_kind, $4::bigint)) AS g (currency, kind, own)
WHERE s.player_id = $1 AND s.loss_allowance_minor IS NOT NULL`;

/**
 * Gives own money that comes back, a win's or of a stake that is undone, to what may still be lost. It locks the seat where
 * there is something to give, so it comes before the accounts. One that a rule reaches meanwhile is reckoned with the next stake.
 */
export async function regainLoss(
  tx: Tx,
  playerId: bigint,
  own: { readonly currency: Currency; readonly kind: BalanceKind; readonly ownMinor: bigint },
): Promise<void> {
  await tx.query(REGAIN, [playerId, own.currency, own.kind, own.ownMinor], 'play-rules-regain');
}

import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import { VERIFY_TERMS } from '@croupier/domain/people/documents';
import { LIMIT_TERMS, type LimitPeriod } from '@croupier/domain/people/limits';
import {
  countedFrom,
  sessionRule,
  type JudgedStake,
  type PlayRule,
  type PlayRuleName,
  type SeatRules,
} from '@croupier/domain/people/play-rules';
import { REGION_IDS, REGIONS, type RegionId } from '@croupier/domain/site/regions';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { playedMinutes } from '../../money/ledger/feature.ts';
import { giveAllowance, spendAllowance } from './seat-rules-sql.ts';

interface Row {
  readonly rule: PlayRuleName;
  readonly period: LimitPeriod | '';
  readonly amountMinor: bigint | null;
  readonly currency: Currency | null;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly byHouse: boolean;
  readonly level: number | null;
  readonly needed: number | null;
}

/**
 * A blocked account has one rule more: whatever was let in before, and by whichever clock, stakes nothing any more. So does one
 * with a break that the house set, until that is over, and who stopped by themselves. A reality check that would come due after its
 * player has left is over at once: who comes back begins another session. Who owes the house money pays it first. What players limit for themselves are rules as well. Each
 * place that they chose, wish to be in or live in has its own: a cap of stakes, limits that have to be set first, until they are, and how
 * far they have to have shown who they are.
 */
const LIST = `WITH place AS (SELECT region FROM player WHERE id = $1 UNION SELECT residence FROM player WHERE id = $1
  UNION SELECT region FROM region_wish WHERE player_id = $1)
SELECT rule, period, amount_minor AS "amountMinor", currency, from_at AS "from", until_at AS "until", false AS "byHouse",
  NULL::integer AS level, NULL::integer AS needed
FROM play_rule WHERE player_id = $1
UNION ALL SELECT 'exclusion', '', NULL, NULL, to_timestamp(0), NULL, false, NULL, NULL FROM player_block WHERE player_id = $1
UNION ALL SELECT rule, CASE period WHEN 'round' THEN '' ELSE period END, amount_minor, currency,
  CASE WHEN rule = 'break' THEN to_timestamp(0) END, until_at, true, NULL, NULL
FROM house_rule WHERE player_id = $1 AND rule <> 'deposit_limit'
UNION ALL SELECT rule, '', NULL, NULL, to_timestamp(0), until_at, false, NULL, NULL FROM stop_rule WHERE player_id = $1
UNION ALL SELECT DISTINCT 'debt', '', NULL::bigint, NULL, to_timestamp(0), NULL::timestamptz, false, NULL::integer, NULL::integer
FROM player_debt WHERE player_id = $1 AND paid_at IS NULL
UNION ALL SELECT 'reality_check', '', NULL, NULL, check_at, CASE WHEN check_at >= idle_at THEN check_at + interval '1 ms' END, false,
  NULL, NULL
FROM play_session WHERE player_id = $1 AND check_at IS NOT NULL
UNION ALL SELECT rule, CASE period WHEN 'round' THEN '' ELSE period END, size, currency, NULL, NULL, false, NULL, NULL
FROM player_limit WHERE player_id = $1 AND rule <> 'deposit_limit' AND size IS NOT NULL
UNION ALL SELECT 'limits_needed', '', NULL, NULL, NULL, NULL, false, NULL, NULL
WHERE EXISTS (SELECT FROM unnest($2::text[], $3::integer[], $4::text[]) AS n (region, need, rule)
  LEFT JOIN player_limit l ON l.player_id = $1 AND l.rule = n.rule AND l.size IS NOT NULL
  WHERE n.region IN (SELECT region FROM place) GROUP BY n.region, n.need HAVING count(l.rule) = 0)
UNION ALL SELECT 'region_stake_maximum', '', c.amount, c.currency, NULL, NULL, false, NULL, NULL
FROM unnest($5::text[], $6::bigint[], $7::text[]) AS c (region, amount, currency) WHERE c.region IN (SELECT region FROM place)
UNION ALL SELECT 'verify_level', '', NULL, NULL, NULL, NULL, false, p.verify_level, max(n.level)
FROM player p JOIN unnest($8::text[], $9::integer[]) AS n (region, level) ON p.verify_level < n.level AND n.region IN (SELECT region FROM place)
WHERE p.id = $1 GROUP BY p.verify_level
ORDER BY rule, period`;

/** Which limits have to be set in which region before real money is staked: of those of one need one is enough. */
const NEEDED = REGION_IDS.flatMap((region) =>
  LIMIT_TERMS[region].neededBeforeStakes.flatMap((rules, need) =>
    rules.map((rule) => ({ region, need, rule })),
  ),
);
/** On which level real money may be staked there, where it may not be on every one. */
const STAKES_FROM = REGION_IDS.map(
  (region) => [region, VERIFY_TERMS[region].findIndex(({ stakes }) => stakes)] as const,
).filter(([, level]) => level > 0);
const CAPPED = Object.values(REGIONS).filter(({ maximumStakeMinor }) => maximumStakeMinor !== null);
/** Where something is asked of everybody: a seat has rules there although its player has set none. */
export const STRICT: readonly RegionId[] = [
  ...new Set([
    ...NEEDED.map(({ region }) => region),
    ...CAPPED.map(({ id }) => id),
    ...STAKES_FROM.map(([region]) => region),
  ]),
];
const OF_PLACES = [
  ...[NEEDED.map(({ region }) => region), NEEDED.map(({ need }) => need), NEEDED.map(({ rule }) => rule)],
  CAPPED.map(({ id }) => id),
  CAPPED.map(({ maximumStakeMinor }) => maximumStakeMinor),
  CAPPED.map(({ currency }) => currency),
  STAKES_FROM.map(([region]) => region),
  STAKES_FROM.map(([, level]) => level),
];

/** All that is against a player's stakes, or will be: what they set, what the house set, what is asked of them. */
export async function listPlayRules(db: Queryable, playerId: bigint, now: Date): Promise<PlayRule[]> {
  const rows = await db.query<Row>(LIST, [playerId, ...OF_PLACES], 'play-rules-list');
  const rules: PlayRule[] = [];
  for (const row of rows) rules.push(isOfTime(row) ? await timeRule(db, playerId, row, now) : ruleOf(row));
  return rules;
}

/** A limit of time, the player's or the house's; a rule of that name that begins at an instant closes as it says. */
const isOfTime = ({ rule, from }: Row): boolean => rule === 'session_time' && from === null;

async function timeRule(db: Queryable, playerId: bigint, row: Row, now: Date): Promise<PlayRule> {
  const limit = { period: row.period as LimitPeriod, minutes: Number(row.amountMinor) };
  const rule = sessionRule(limit, await playedMinutes(db, playerId, countedFrom(limit.period, now)), now);
  return row.byHouse ? { ...rule, byHouse: row.byHouse } : rule;
}

/** What a rule consists of is held by the table. */
function ruleOf({ rule, period, amountMinor, currency, from, until, byHouse, ...row }: Row): PlayRule {
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
    case 'region_stake_maximum':
      return { rule, amountMinor: amountMinor!, currency: currency!, ...whose };
    case 'limits_needed':
      return { rule };
    case 'verify_level':
      return { rule, verify: { level: row.level!, needed: row.needed! } };
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
  const text = `UPDATE player_seat SET rules_until = to_timestamp(0) WHERE player_id = $1`;
  await tx.query(text, [playerId], 'play-rules-forget');
}

const FORGET_EACH = `WITH locked AS MATERIALIZED
  (SELECT player_id FROM player_seat WHERE player_id = ANY ($1::bigint[]) ORDER BY player_id FOR NO KEY UPDATE)
UPDATE player_seat s SET rules_until = to_timestamp(0) FROM locked l WHERE s.player_id = l.player_id`;

/** The same for several players. It locks their seats as settling does, players in ascending order; the transaction locks none before. */
export async function forgetEachSeatRules(tx: Tx, playerIds: readonly bigint[]): Promise<void> {
  if (playerIds.length > 0) await tx.query(FORGET_EACH, [playerIds], 'play-rules-forget-each');
}

const LOCK = `SELECT rules_currency AS currency, rules_kind AS kind, stake_allowance_minor AS "stakeAllowanceMinor",
  loss_allowance_minor AS "lossAllowanceMinor", stake_maximum_minor AS "stakeMaximumMinor",
  rules_until AS "rulesUntil" FROM player_seat WHERE player_id = $1 FOR UPDATE`;

/** The player's seat as its rules are, held until the transaction ends. @throws where the player has no seat */
export async function lockSeatRules(tx: Tx, playerId: bigint): Promise<SeatRules> {
  const [row] = await tx.query<SeatRules>(LOCK, [playerId], 'play-rules-lock');
  if (!row) throw new Error(`Player ${playerId} has no seat`);
  return row;
}

const SAVE_SEAT = `UPDATE player_seat SET rules_currency = $2, rules_kind = $3, stake_allowance_minor = $4,
  loss_allowance_minor = $5, stake_maximum_minor = $6, rules_until = $7 WHERE player_id = $1`;

export async function saveSeatRules(tx: Tx, playerId: bigint, rules: SeatRules): Promise<void> {
  const { currency, kind, stakeAllowanceMinor, lossAllowanceMinor, stakeMaximumMinor, rulesUntil } = rules;
  const values = [
    playerId,
    currency,
    kind,
    stakeAllowanceMinor,
    lossAllowanceMinor,
    stakeMaximumMinor,
    rulesUntil,
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

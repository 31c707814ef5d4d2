import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { PlayedMinute, TriedDeposit } from '@croupier/domain/office/harm-desk';
import type { LimitKey } from '@croupier/domain/people/limits';
import type { RegionId } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';

/** Players who have played for own or bonus money since a day began, or tried to deposit, took a pay-out back or asked for a weaker limit on it: whoever else was there has no marker. */
export const DAY_PLAYERS = `SELECT p.id FROM player p WHERE p.id > $2 AND p.lapsed_at IS NULL AND (
  EXISTS (SELECT FROM play_session s WHERE s.player_id = p.id AND s.kind = 'real' AND s.last_at >= $1::date)
  OR EXISTS (SELECT FROM pay_in i WHERE i.player_id = p.id AND i.created_at >= $1::date AND i.created_at < $1::date + 1)
  OR EXISTS (SELECT FROM pay_out o WHERE o.player_id = p.id AND o.state = 'CANCELED' AND o.updated_at >= $1::date AND o.updated_at < $1::date + 1)
  OR EXISTS (SELECT FROM player_limit_change l WHERE l.player_id = p.id AND l.change = 'asked' AND l.changed_at >= $1::date AND l.changed_at < $1::date + 1))
ORDER BY p.id LIMIT $3`;

export const listDayPlayers = async (
  db: Queryable,
  day: string,
  after: bigint,
  limit: number,
): Promise<bigint[]> =>
  (await db.query<{ id: bigint }>(DAY_PLAYERS, [day, after, limit], 'harm-players')).map(({ id }) => id);

/** A balance, and the versions of it that a day is among. */
export interface DaySpan {
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly low: bigint;
  readonly high: bigint;
}

export const MINUTES = `SELECT date_trunc('minute', t.created_at) AS at,
  extract(hour FROM date_trunc('minute', t.created_at) AT TIME ZONE $8)::integer AS hour, t.currency,
  count(DISTINCT t.key) FILTER (WHERE t.credit = 'bets')::integer AS stakes,
  (coalesce(sum(t.amount_minor) FILTER (WHERE t.credit = 'bets'), 0) - coalesce(sum(t.amount_minor) FILTER (WHERE t.debit = 'bets'), 0))::bigint AS "stakedMinor",
  (coalesce(sum(t.amount_minor) FILTER (WHERE t.debit IN ('wins', 'jackpots')), 0)
    - coalesce(sum(t.amount_minor) FILTER (WHERE t.credit IN ('wins', 'jackpots')), 0))::bigint AS "wonMinor"
FROM unnest($2::text[], $3::balance_kind[], $4::bigint[], $5::bigint[]) AS a (currency, kind, low, high)
JOIN every_transfer t ON t.player_id = $1 AND t.currency = a.currency AND t.kind = a.kind AND t.version >= a.low AND t.version < a.high
WHERE t.created_at >= $6 AND t.created_at < $7
  AND (t.credit IN ('bets', 'wins', 'jackpots') OR t.debit IN ('bets', 'wins', 'jackpots'))
GROUP BY 1, 2, 3 ORDER BY 1, 3`;

export const listMinutes = (
  db: Queryable,
  asked: { playerId: bigint; spans: readonly DaySpan[]; from: Date; to: Date; zone: string },
): Promise<PlayedMinute[]> => {
  const { playerId, spans, from, to, zone } = asked;
  const columns = [spans.map((s) => s.currency), spans.map((s) => s.kind)];
  const versions = [spans.map((s) => s.low), spans.map((s) => s.high)];
  return db.query<PlayedMinute>(MINUTES, [playerId, ...columns, ...versions, from, to, zone], 'harm-minutes');
};

/** Paid and failed ones, in their order; those that are under way say nothing yet. */
export const listDeposits = (
  db: Queryable,
  playerId: bigint,
  from: Date,
  to: Date,
): Promise<TriedDeposit[]> =>
  db.query<TriedDeposit>(
    `SELECT created_at AS at, currency, amount_minor AS "amountMinor", state = 'PAID' AS "isPaid" FROM pay_in
WHERE player_id = $1 AND created_at >= $2 AND created_at < $3 AND kind = 'real' AND state IN ('PAID', 'FAILED') ORDER BY created_at, id`,
    [playerId, from, to],
    'harm-deposits',
  );

/** Counts the pay-outs that the player took back in a period. */
export async function countTakenBack(db: Queryable, playerId: bigint, from: Date, to: Date): Promise<number> {
  const text = `SELECT count(*)::integer AS count FROM pay_out WHERE player_id = $1 AND state = 'CANCELED' AND updated_at >= $2 AND updated_at < $3`;
  return (await db.query<{ count: number }>(text, [playerId, from, to], 'harm-taken-back'))[0]!.count;
}

/** When the player asked for weaker limits. */
export const listAsked = (
  db: Queryable,
  playerId: bigint,
  from: Date,
  to: Date,
): Promise<(LimitKey & { at: Date })[]> =>
  db.query(
    `SELECT rule, period, max(changed_at) AS at FROM player_limit_change
WHERE player_id = $1 AND changed_at >= $2 AND changed_at < $3 AND change = 'asked' GROUP BY rule, period`,
    [playerId, from, to],
    'harm-asked',
  );

/** The player's own breaks that began in a period, with their ends, in their order. */
export const listBreaks = (
  db: Queryable,
  playerId: bigint,
  from: Date,
  to: Date,
): Promise<{ beganAt: Date; untilAt: Date }[]> =>
  db.query(
    `SELECT began_at AS "beganAt", until_at AS "untilAt" FROM play_stop
WHERE player_id = $1 AND kind = 'break' AND began_at >= $2 AND began_at < $3 ORDER BY began_at`,
    [playerId, from, to],
    'harm-breaks',
  );

export const findRegion = async (db: Queryable, playerId: bigint): Promise<RegionId | undefined> =>
  (await db.query<{ region: RegionId }>('SELECT region FROM player WHERE id = $1', [playerId]))[0]?.region;

export const listAccounts = (
  db: Queryable,
  playerId: bigint,
): Promise<Pick<DaySpan, 'currency' | 'kind'>[]> =>
  db.query(
    `SELECT currency, kind FROM ledger_account WHERE player_id = $1 AND kind IN ('real', 'bonus') AND version > 0 ORDER BY currency, kind`,
    [playerId],
    'harm-accounts',
  );

import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { MonthSum } from '@croupier/domain/money/month-statements';
import type { Queryable } from '../../../platform/database.ts';

/** A balance, and the versions of it that a period is among. */
export interface Span {
  readonly playerId: bigint;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  /** From this version on, and below the other one. */
  readonly low: bigint;
  readonly high: bigint;
  readonly from: Date;
  readonly to: Date;
}

const valuesOf = ({ playerId, currency, kind, low, high, from, to }: Span) =>
  [playerId, currency, kind, low, high, from, to] as const;

const OPENING = `SELECT coalesce(
    (SELECT balance_before_minor FROM every_transfer WHERE player_id = $1 AND currency = $2 AND kind = $3 AND version = $4),
    (SELECT amount_minor FROM ledger_account WHERE player_id = $1 AND currency = $2 AND kind = $3), 0)
  + coalesce((SELECT sum(balance_after_minor - balance_before_minor) FROM every_transfer
    WHERE player_id = $1 AND currency = $2 AND kind = $3 AND version >= $4 AND version < $5 AND created_at < $6), 0)::bigint AS opening`;

/** What the balance was when the period began. */
export const openingOf = async (db: Queryable, span: Span): Promise<bigint> =>
  (await db.query<{ opening: bigint }>(OPENING, valuesOf(span).slice(0, 6), 'month-opening'))[0]!.opening;

/** By the keys of the ledger, of the player's rounds and of studios' rounds; a void names the round in its post. */
export const SUMS = `WITH moved AS MATERIALIZED (
  SELECT t.created_at, t.operation, t.amount_minor, t.credit = 'player' AS to_player,
    CASE t.credit WHEN 'player' THEN t.debit ELSE t.credit END AS house, t.key, p.reference
  FROM every_transfer t LEFT JOIN ledger_post p ON p.player_id = t.player_id AND p.key = t.key
  WHERE t.player_id = $1 AND t.currency = $2 AND t.kind = $3 AND t.version >= $4::bigint AND t.version < $5::bigint
    AND t.created_at >= $6 AND t.created_at < $7
), named AS (
  SELECT m.*, CASE
    WHEN m.operation LIKE 'provider-%' THEN (SELECT r.game FROM provider_round r
      WHERE r.provider = split_part(m.reference, ':', 1) AND r.round_id = substr(m.reference, strpos(m.reference, ':') + 1))
    WHEN m.house IN ('bets', 'wins', 'jackpots') THEN coalesce(
      (SELECT g.game FROM every_round r JOIN game_maths g ON g.id = r.maths_id WHERE r.player_id = $1
        AND r.key = CASE m.operation WHEN 'void' THEN CASE WHEN m.reference ~ '^[0-9a-f-]{36}$' THEN m.reference::uuid END ELSE m.key END),
      (SELECT o.game FROM open_round o WHERE o.player_id = $1 AND o.key = m.key)) END AS game
  FROM moved m
)
SELECT (created_at AT TIME ZONE 'UTC')::date::text AS day, game, house, to_player AS "toPlayer",
  operation LIKE 'pay-out-%' AS "isPayOut", sum(amount_minor)::bigint AS "amountMinor"
FROM named GROUP BY 1, 2, 3, 4, 5`;

export const listSums = (db: Queryable, span: Span): Promise<MonthSum[]> =>
  db.query<MonthSum>(SUMS, [...valuesOf(span)], 'month-sums');

const TIME = `WITH played AS (
  SELECT t.created_at AS at FROM unnest($2::text[], $3::balance_kind[], $4::bigint[], $5::bigint[]) AS a (currency, kind, low, high)
  JOIN every_transfer t ON t.player_id = $1 AND t.currency = a.currency AND t.kind = a.kind AND t.version >= a.low AND t.version < a.high
  WHERE t.created_at >= $6 AND t.created_at < $7 AND (t.credit = 'bets' OR t.debit = 'wins')
), gaps AS (SELECT at - lag(at) OVER (ORDER BY at) AS gap FROM played)
SELECT coalesce(sum(extract(epoch FROM gap)) FILTER (WHERE gap <= $8 * interval '1 millisecond'), 0)::integer AS seconds,
  count(*) FILTER (WHERE gap IS NULL OR gap > $8 * interval '1 millisecond')::integer AS sessions FROM gaps`;

/** How long was played, in sessions whose rounds are at most so far apart: from the first stake to the last win of each. */
export async function timeOf(
  db: Queryable,
  { playerId, spans, idleMs }: { playerId: bigint; spans: readonly Span[]; idleMs: number },
): Promise<{ seconds: number; sessions: number }> {
  const [first] = spans;
  if (!first) return { seconds: 0, sessions: 0 };
  const values = [
    ...[playerId, spans.map(({ currency }) => currency), spans.map(({ kind }) => kind)],
    ...[spans.map(({ low }) => low), spans.map(({ high }) => high), first.from, first.to, idleMs],
  ];
  return (await db.query<{ seconds: number; sessions: number }>(TIME, values, 'month-time'))[0]!;
}

/** The accounts of a player's own and bonus money that ever moved. */
export const listAccounts = (db: Queryable, playerId: bigint): Promise<Pick<Span, 'currency' | 'kind'>[]> =>
  db.query(
    `SELECT currency, kind FROM ledger_account WHERE player_id = $1 AND kind IN ('real', 'bonus') AND version > 0 ORDER BY currency, kind`,
    [playerId],
    'month-accounts',
  );

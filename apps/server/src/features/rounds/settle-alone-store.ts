import type { Queryable } from '../../platform/database.ts';
import { cycleStart, tooSoon } from './cycle-store.ts';
import { valuesOf, type DrawnRound, type SettleRow } from './settle-values.ts';

const CYCLE = { arrived: '$11::timestamptz', lastStart: 's.last_round_at', cycleMs: '$12::integer' };

/**
 * A round that is alone, settled in good faith: the same writes without looking first. It moves the seat only while
 * everything allows the round, and answers nothing otherwise; what the look misses, a constraint refuses: a key that
 * was settled meanwhile (unique), an account that was emptied meanwhile (not negative). Whatever it does not settle,
 * `SETTLE` then judges. The row lock of the seat makes the comparison with its newest state.
 */
const SETTLE_ALONE = `
WITH seated AS (
  UPDATE player_seat s SET next_nonce = $10::integer + 1, last_round_at = ${cycleStart(CYCLE)}
  FROM ledger_account w
  WHERE s.player_id = $1::bigint AND s.seed_pair = $9::integer AND s.next_nonce = $10::integer AND s.open_rounds = 0
    AND NOT ${tooSoon(CYCLE)}
    AND w.player_id = $1::bigint AND w.currency = $5::text AND w.kind = $6::balance_kind AND w.amount_minor >= $7::bigint
    AND NOT EXISTS (SELECT FROM game_switch WHERE game = $4::text AND NOT available)
    AND (SELECT true FROM round r WHERE r.player_id = $1::bigint AND r.key = $2::uuid LIMIT 1) IS NULL
  RETURNING s.player_id
), paid AS (
  UPDATE ledger_account w SET amount_minor = amount_minor - $7::bigint + $8::bigint, version = version + CASE WHEN $8::bigint > 0 THEN 2 ELSE 1 END
  FROM seated s WHERE w.player_id = s.player_id AND w.currency = $5::text AND w.kind = $6::balance_kind
  RETURNING w.player_id, amount_minor AS after, amount_minor + $7::bigint - $8::bigint AS before,
    version - CASE WHEN $8::bigint > 0 THEN 2 ELSE 1 END AS version
), played AS (
  INSERT INTO round (player_id, seed_pair, nonce, key, maths_id, currency, kind, stake_minor, win_minor, balance_after_minor,
    balance_version, request_id, draws, entry, asked, settled_at)
  SELECT player_id, $9::integer, $10::integer, $2::uuid, $3::smallint, $5::text, $6::balance_kind, $7::bigint, $8::bigint, after,
    version + CASE WHEN $8::bigint > 0 THEN 2 ELSE 1 END, $13::text, $14::text::integer[], $15::text, $16::bytea, $17::timestamptz
  FROM paid
), moved AS (
  INSERT INTO ledger_transfer (player_id, currency, kind, key, created_at, operation, version, debit, credit, amount_minor,
    balance_before_minor, balance_after_minor)
  SELECT player_id, $5::text, $6::balance_kind, $2::uuid, $17::timestamptz, 'bet', version + 1, 'player'::ledger_side, 'bets'::ledger_side,
    $7::bigint, before, before - $7::bigint FROM paid
  UNION ALL
  SELECT player_id, $5::text, $6::balance_kind, $2::uuid, $17::timestamptz, 'win', version + 2, 'wins', 'player',
    $8::bigint, before - $7::bigint, after FROM paid WHERE $8::bigint > 0
), told AS (
  INSERT INTO outbox (player_id, topic, payload, request_id)
  SELECT player_id, 'round.settled', row_to_json(fact), $13::text
  FROM paid CROSS JOIN LATERAL (SELECT $2::uuid AS id, $4::text AS game, $5::text AS currency, $6::balance_kind AS kind,
    $7::bigint::text AS "stakeMinor", $8::bigint::text AS "winMinor", after::text AS "amountMinor",
    version + CASE WHEN $8::bigint > 0 THEN 2 ELSE 1 END AS version, $3::smallint AS maths, $15::text AS entry) AS fact
)
SELECT before AS "amountMinor", version FROM paid`;

/** Unique key or nonce, account below zero: the statement left nothing behind. */
const REFUSED_BY_CONSTRAINT = new Set(['23505', '23514']);

/**
 * @param db not a transaction: what a constraint refuses would end it
 * @returns undefined when the round was not settled; `judgeRounds` tells why
 */
export async function settleAlone(
  db: Queryable,
  round: DrawnRound,
  now: Date,
): Promise<SettleRow | undefined> {
  const values = valuesOf(round);
  values.push(now.toISOString());
  try {
    const [paid] = await db.query<Pick<SettleRow, 'amountMinor' | 'version'>>(
      SETTLE_ALONE,
      values,
      'rounds-settle-alone',
    );
    const { playerId, seedPair: seatPair, nonce: nextNonce } = round;
    return paid && { playerId, status: 'settled', seatPair, nextNonce, ...paid };
  } catch (error) {
    if (REFUSED_BY_CONSTRAINT.has((error as { code?: string }).code ?? '')) return undefined;
    throw error;
  }
}

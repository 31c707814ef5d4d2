import type { BalanceKind, Currency } from '@croupier/domain';
import type { Queryable } from '../../platform/database.ts';

/** A drawn round on its way into the database. */
export interface DrawnRound {
  readonly playerId: bigint;
  readonly key: string;
  readonly mathsId: number;
  readonly game: string;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly seedPair: number;
  readonly nonce: number;
  /** When the request came: the minimum cycle runs from start to start. */
  readonly startedAt: Date;
  readonly minimumCycleMs: number;
  readonly requestId: string;
  /** What the player chose, as text; undefined where the game has one mode and asks nothing. */
  readonly entry: string | undefined;
  /** True for a round that waits for a choice: its stake is taken, and it is kept as open. */
  readonly opens: boolean;
  /** Only forced draws. */
  readonly draws: readonly number[] | undefined;
}

export interface SettleRow {
  readonly playerId: bigint;
  /**
   * `known`: the key was settled before. `stale`: pair or nonce are not the seat's any more. The other refusals are
   * the player's to hear, and none of them depends on what was drawn.
   */
  readonly status:
    'settled' | 'known' | 'stale' | 'too_soon' | 'insufficient_funds' | 'game_unavailable' | 'round_open';
  /** The seat and the account as they were before the round. */
  readonly seatPair: number;
  readonly nextNonce: number;
  readonly amountMinor: bigint;
  readonly version: bigint;
}

/**
 * Settles up to a batch of rounds, one a player, each on its own merits, in one statement that is its own transaction.
 *
 * `locked` takes the seat and the account of every player, players in ascending order: two batches that share players
 * wait for each other and cannot deadlock. It returns the rows as they are under the lock, so everything below counts
 * with numbers that nobody else can change. Only the look at `round` uses the statement's older snapshot; a twin with
 * the same key that was settled while this statement waited for the lock has used up the nonce, so the round is stale
 * (judged before anything that would refuse it), is tried again, and is then known.
 *
 * The look is lateral and limited so that it can only be made through the index by both columns: as a plain join, a plan
 * made while the table was empty reads the whole index for every round, and the plan is kept.
 *
 * A last_round_at more than a minute ahead is a clock that was set back, not a round: it holds nobody up.
 */
const settleText = (asked: string, opens = false): string => `
WITH asked AS ${asked}, locked AS MATERIALIZED (
  SELECT a.*, s.seed_pair AS seat_pair, s.next_nonce, s.last_round_at, s.open_rounds, w.amount_minor, w.version
  FROM asked a
  JOIN player_seat s ON s.player_id = a.player_id
  JOIN ledger_account w ON w.player_id = a.player_id AND w.currency = a.currency AND w.kind = a.kind
  ORDER BY a.player_id FOR UPDATE OF s, w
), decided AS MATERIALIZED (
  SELECT l.*, CASE
    WHEN r.known THEN 'known'
    WHEN l.open_rounds > 0 AND EXISTS (SELECT FROM open_round o WHERE o.player_id = l.player_id AND o.key = l.key) THEN 'known'
    WHEN l.seat_pair <> l.seed_pair OR l.next_nonce <> l.nonce THEN 'stale'
    WHEN l.game IN (SELECT game FROM game_switch WHERE NOT available) THEN 'game_unavailable'
    WHEN l.open_rounds > 0 AND EXISTS (SELECT FROM open_round o WHERE o.player_id = l.player_id AND o.game = l.game) THEN 'round_open'
    WHEN l.cycle_ms > 0 AND l.started_at < l.last_round_at + l.cycle_ms * interval '1 millisecond'
      AND l.started_at > l.last_round_at - interval '1 minute' THEN 'too_soon'
    WHEN l.amount_minor < l.stake THEN 'insufficient_funds'
    ELSE 'settled' END AS status
  FROM locked l LEFT JOIN LATERAL (SELECT true AS known FROM round WHERE player_id = l.player_id AND key = l.key LIMIT 1) r ON true
), paid AS (
  UPDATE ledger_account w SET amount_minor = d.amount_minor - d.stake + d.win, version = d.version + CASE WHEN d.win > 0 THEN 2 ELSE 1 END
  FROM decided d WHERE d.status = 'settled' AND w.player_id = d.player_id AND w.currency = d.currency AND w.kind = d.kind
), seated AS (
  UPDATE player_seat s SET next_nonce = d.nonce + 1, last_round_at = d.started_at${opens ? ', open_rounds = s.open_rounds + 1' : ''}
  FROM decided d WHERE d.status = 'settled' AND s.player_id = d.player_id
), played AS (
  ${opens ? KEEP_OPEN : KEEP_SETTLED}
), moved AS (
  INSERT INTO ledger_transfer (player_id, currency, kind, key, created_at, operation, version, debit, credit, amount_minor,
    balance_before_minor, balance_after_minor)
  SELECT d.player_id, d.currency, d.kind, d.key, $16::timestamptz, t.*
  FROM decided d CROSS JOIN LATERAL (VALUES
    ('bet', d.version + 1, 'player'::ledger_side, 'bets'::ledger_side, d.stake, d.amount_minor, d.amount_minor - d.stake),
    ('win', d.version + 2, 'wins'::ledger_side, 'player'::ledger_side, d.win, d.amount_minor - d.stake, d.amount_minor - d.stake + d.win)
  ) AS t (operation, version, debit, credit, amount, before, after)
  WHERE d.status = 'settled' AND t.amount > 0
), told AS (
  INSERT INTO outbox (player_id, topic, payload, request_id)
  SELECT player_id, ${opens ? TELL_BALANCE : TELL_SETTLED}, request_id
  FROM decided WHERE status = 'settled'
)
SELECT player_id AS "playerId", status, seat_pair AS "seatPair", next_nonce AS "nextNonce", amount_minor AS "amountMinor", version
FROM decided`;

const KEEP_SETTLED = `INSERT INTO round (player_id, seed_pair, nonce, key, maths_id, currency, kind, stake_minor, win_minor,
    balance_after_minor, balance_version, request_id, draws, entry, settled_at)
  SELECT player_id, seed_pair, nonce, key, maths_id, currency, kind, stake, win, amount_minor - stake + win,
    version + CASE WHEN win > 0 THEN 2 ELSE 1 END, request_id, draws::integer[], entry, $16::timestamptz
  FROM decided WHERE status = 'settled'`;

const KEEP_OPEN = `INSERT INTO open_round (player_id, seed_pair, nonce, key, maths_id, game, currency, kind, stake_minor,
    balance_after_minor, balance_version, request_id, draws, entry, opened_at, touched_at)
  SELECT player_id, seed_pair, nonce, key, maths_id, game, currency, kind, stake, amount_minor - stake, version + 1,
    request_id, draws::integer[], coalesce(entry, '{"choices":[],"mode":"main"}'), $16::timestamptz, $16::timestamptz
  FROM decided WHERE status = 'settled'`;

/** Of the round, the maths and the entry too: what counts returns reads them. */
const TELL_SETTLED = `'round.settled', jsonb_build_object('id', key, 'game', game, 'currency', currency, 'kind', kind,
    'stakeMinor', stake::text, 'winMinor', win::text, 'amountMinor', (amount_minor - stake + win)::text,
    'version', version + CASE WHEN win > 0 THEN 2 ELSE 1 END, 'maths', maths_id, 'entry', entry)`;

const TELL_BALANCE = `'balance.changed', jsonb_build_object('currency', currency, 'kind', kind,
    'amountMinor', (amount_minor - stake)::text, 'version', version + 1)`;

const COLUMNS = [
  ['player_id', 'bigint'],
  ['key', 'uuid'],
  ['maths_id', 'smallint'],
  ['game', 'text'],
  ['currency', 'text'],
  ['kind', 'balance_kind'],
  ['stake', 'bigint'],
  ['win', 'bigint'],
  ['seed_pair', 'integer'],
  ['nonce', 'integer'],
  ['started_at', 'timestamptz'],
  ['cycle_ms', 'integer'],
  ['request_id', 'text'],
  ['draws', 'text'],
  ['entry', 'text'],
] as const;

/** Columns by subscript: unnest() of all of them would fill a table of its own for each. */
const TOGETHER = `MATERIALIZED (
  SELECT player_id, ${COLUMNS.slice(1)
    .map(([name, type], n) => `($${n + 2}::${type}[])[i] AS ${name}`)
    .join(', ')}
  FROM unnest($1::bigint[]) WITH ORDINALITY AS u (player_id, i))`;
const SETTLE = settleText(TOGETHER);
const OPEN = settleText(TOGETHER, true);

/**
 * A round that is alone, settled in good faith: the same writes without looking first. It moves the seat only while
 * everything allows the round, and answers nothing otherwise; what the look misses, a constraint refuses: a key that
 * was settled meanwhile (unique), an account that was emptied meanwhile (not negative). Whatever it does not settle,
 * `SETTLE` then judges. The row lock of the seat makes the comparison with its newest state.
 */
const SETTLE_ALONE = `
WITH seated AS (
  UPDATE player_seat s SET next_nonce = $10::integer + 1, last_round_at = $11::timestamptz
  FROM ledger_account w
  WHERE s.player_id = $1::bigint AND s.seed_pair = $9::integer AND s.next_nonce = $10::integer AND s.open_rounds = 0
    AND ($12::integer = 0 OR $11::timestamptz >= s.last_round_at + $12::integer * interval '1 millisecond')
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
    balance_version, request_id, draws, entry, settled_at)
  SELECT player_id, $9::integer, $10::integer, $2::uuid, $3::smallint, $5::text, $6::balance_kind, $7::bigint, $8::bigint, after,
    version + CASE WHEN $8::bigint > 0 THEN 2 ELSE 1 END, $13::text, $14::text::integer[], $15::text, $16::timestamptz
  FROM paid
), moved AS (
  INSERT INTO ledger_transfer (player_id, currency, kind, key, created_at, operation, version, debit, credit, amount_minor,
    balance_before_minor, balance_after_minor)
  SELECT player_id, $5::text, $6::balance_kind, $2::uuid, $16::timestamptz, 'bet', version + 1, 'player'::ledger_side, 'bets'::ledger_side,
    $7::bigint, before, before - $7::bigint FROM paid
  UNION ALL
  SELECT player_id, $5::text, $6::balance_kind, $2::uuid, $16::timestamptz, 'win', version + 2, 'wins', 'player',
    $8::bigint, before - $7::bigint, after FROM paid WHERE $8::bigint > 0
), told AS (
  INSERT INTO outbox (player_id, topic, payload, request_id)
  SELECT player_id, 'round.settled', jsonb_build_object('id', $2::uuid, 'game', $4::text, 'currency', $5::text, 'kind', $6::balance_kind,
    'stakeMinor', $7::bigint::text, 'winMinor', $8::bigint::text, 'amountMinor', after::text,
    'version', version + CASE WHEN $8::bigint > 0 THEN 2 ELSE 1 END, 'maths', $3::smallint, 'entry', $15::text), $13::text
  FROM paid
)
SELECT player_id AS "playerId", 'settled' AS status, $9::integer AS "seatPair", $10::integer AS "nextNonce",
  before AS "amountMinor", version
FROM paid`;

/** Unique key or nonce, account below zero: the statement left nothing behind. */
const REFUSED_BY_CONSTRAINT = new Set(['23505', '23514']);

/**
 * Settles rounds, each on its own merits.
 * @param db not a transaction: what a constraint refuses would end it; there, `judgeRounds` is what settles
 * @param rounds of different players, and either none that opens or only such
 * @returns a row for each round whose player has a seat and the account; a missing one has neither
 */
export async function settleRounds(
  db: Queryable,
  rounds: readonly DrawnRound[],
  now: Date,
): Promise<SettleRow[]> {
  const [first] = rounds;
  if (first && rounds.length === 1 && !first.opens) {
    const settled = await settleAlone(db, [...valuesOf(first), now]);
    if (settled.length === 1) return settled;
  }
  return judgeRounds(db, rounds, now);
}

/** The same without trying in good faith first. */
export async function judgeRounds(
  db: Queryable,
  rounds: readonly DrawnRound[],
  now: Date,
): Promise<SettleRow[]> {
  const rows = rounds.map(valuesOf);
  const columns = COLUMNS.map((_, n) => rows.map((row) => row[n]));
  return rounds[0]?.opens
    ? db.query<SettleRow>(OPEN, [...columns, now], 'rounds-open')
    : db.query<SettleRow>(SETTLE, [...columns, now], 'rounds-settle');
}

async function settleAlone(db: Queryable, values: unknown[]): Promise<SettleRow[]> {
  try {
    return await db.query<SettleRow>(SETTLE_ALONE, values, 'rounds-settle-alone');
  } catch (error) {
    if (REFUSED_BY_CONSTRAINT.has((error as { code?: string }).code ?? '')) return [];
    throw error;
  }
}

/** In the order of COLUMNS. */
function valuesOf(round: DrawnRound): unknown[] {
  return [
    round.playerId,
    round.key,
    round.mathsId,
    round.game,
    round.currency,
    round.kind,
    round.stakeMinor,
    round.winMinor,
    round.seedPair,
    round.nonce,
    round.startedAt.toISOString(),
    round.minimumCycleMs,
    round.requestId,
    round.draws ? `{${round.draws.join(',')}}` : null,
    round.entry ?? null,
  ];
}

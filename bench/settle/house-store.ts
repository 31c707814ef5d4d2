import {
  spendAllowance,
  stakeTooHigh,
  toReckon,
} from '../../apps/server/src/features/people/play-rules/feature.ts';
import { cycleStart, tooSoon } from '../../apps/server/src/features/play/rounds/feature.ts';

export const COUNT_OUTBOX = 'SELECT count(*)::integer AS count FROM outbox';

export const START_PLAYERS = `SELECT setval(pg_get_serial_sequence('player', 'id'), $1)`;

/** Accounts with money for every benchmark to come, opened by a transfer as real ones are. */
export const FILL_ACCOUNTS = `
WITH opened AS (
  INSERT INTO ledger_account (player_id, currency, kind, amount_minor, version)
  SELECT player, 'UAH', 'real', 1000000000000, 1 FROM generate_series(1, $1::bigint) AS player RETURNING player_id
), posted AS (
  INSERT INTO ledger_post (player_id, key, currency, operation, input_hash)
  SELECT player_id, gen_random_uuid(), 'UAH', 'adjustment', '' FROM opened RETURNING player_id, key
)
INSERT INTO ledger_transfer (player_id, currency, kind, version, debit, credit, amount_minor, balance_before_minor, balance_after_minor,
  operation, key, created_at)
SELECT player_id, 'UAH', 'real', 1, 'adjustments', 'player', 1000000000000, 0, 1000000000000, 'adjustment', key, now() FROM posted`;

const SEAT = {
  row: 'seat',
  stake: 'p_stake',
  own: 'p_stake',
  currency: 'p_currency',
  kind: 'p_kind',
  now: 'now()',
};
const CYCLE = { arrived: 'p_started', lastStart: 'seat.last_round_at', cycleMs: 'p_cycle' };

/** The other design, to measure against: the same reads and writes as the server's statement, a call for every round. */
export const SETTLE_ROUND = `
CREATE FUNCTION bench_settle_round(p_player bigint, p_key uuid, p_maths smallint, p_game text, p_currency text, p_kind balance_kind,
  p_stake bigint, p_win bigint, p_pair integer, p_nonce integer, p_started timestamptz, p_cycle integer, p_request text, p_asked bytea,
  OUT status text, OUT balance_minor bigint, OUT new_version bigint) LANGUAGE plpgsql AS $$
DECLARE
  seat player_seat;
  account ledger_account;
BEGIN
  SELECT * INTO seat FROM player_seat WHERE player_id = p_player FOR UPDATE;
  SELECT * INTO account FROM ledger_account WHERE player_id = p_player AND currency = p_currency AND kind = p_kind FOR UPDATE;
  status := CASE
    WHEN EXISTS (SELECT FROM every_round r WHERE r.player_id = p_player AND r.key = p_key) THEN 'known'
    WHEN seat.seed_pair <> p_pair OR seat.next_nonce <> p_nonce OR seat.active_grant IS NOT NULL THEN 'stale'
    WHEN seat.open_rounds > 0 THEN 'round_open'
    WHEN EXISTS (SELECT FROM game_switch WHERE game = p_game) THEN 'game_unavailable'
    WHEN ${tooSoon(CYCLE)} THEN 'too_soon'
    WHEN ${toReckon(SEAT)} THEN 'reckon'
    WHEN ${stakeTooHigh('seat', 'p_stake')} THEN 'stake_too_high'
    WHEN account.amount_minor < p_stake THEN 'insufficient_funds'
    ELSE 'settled' END;
  IF status <> 'settled' THEN RETURN; END IF;
  balance_minor := account.amount_minor - p_stake + p_win;
  new_version := account.version + CASE WHEN p_win > 0 THEN 2 ELSE 1 END;
  UPDATE ledger_account SET amount_minor = balance_minor, version = new_version
    WHERE player_id = p_player AND currency = p_currency AND kind = p_kind;
  UPDATE player_seat SET next_nonce = p_nonce + 1, last_round_at = ${cycleStart(CYCLE)},
    ${spendAllowance('seat', { stake: 'p_stake', own: 'p_stake', ownWin: 'p_win' })} WHERE player_id = p_player;
  INSERT INTO round (player_id, seed_pair, nonce, key, maths_id, currency, kind, stake_minor, win_minor, balance_after_minor,
    balance_version, request_id, asked, settled_at)
  VALUES (p_player, p_pair, p_nonce, p_key, p_maths, p_currency, p_kind, p_stake, p_win, balance_minor, new_version, p_request, p_asked, now());
  INSERT INTO ledger_transfer (player_id, currency, kind, key, created_at, operation, version, debit, credit, amount_minor,
    balance_before_minor, balance_after_minor)
  SELECT p_player, p_currency, p_kind, p_key, now(), 'bet', account.version + 1, 'player'::ledger_side, 'bets'::ledger_side,
    p_stake, account.amount_minor, account.amount_minor - p_stake
  UNION ALL
  SELECT p_player, p_currency, p_kind, p_key, now(), 'win', account.version + 2, 'wins', 'player',
    p_win, account.amount_minor - p_stake, balance_minor WHERE p_win > 0;
  INSERT INTO outbox (player_id, topic, payload, request_id)
  SELECT p_player, 'round.settled', row_to_json(fact), p_request
  FROM (SELECT p_key AS id, p_game AS game, p_currency AS currency, p_kind AS kind, p_stake::text AS "stakeMinor",
    p_win::text AS "winMinor", balance_minor::text AS "amountMinor", new_version AS version, p_maths AS maths, NULL AS entry) AS fact;
END $$`;

/** Settled rounds as the server writes them, many of many players in one statement. */
export const INSERT_ROUNDS = `WITH asked AS MATERIALIZED (
  SELECT * FROM unnest($1::bigint[], $2::integer[], $3::uuid[], $4::smallint[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[], $10::text[])
    AS a (player_id, nonce, key, maths_id, game, stake, win, before, version, entry)
), played AS (
  INSERT INTO round (player_id, seed_pair, nonce, key, maths_id, currency, kind, stake_minor, win_minor, balance_after_minor, balance_version, entry, settled_at)
  SELECT player_id, 1, nonce, key, maths_id, 'UAH', 'real', stake, win, before - stake + win, version + CASE WHEN win > 0 THEN 2 ELSE 1 END, entry, now()
  FROM asked
), moved AS (
  INSERT INTO ledger_transfer (player_id, currency, kind, key, created_at, operation, version, debit, credit, amount_minor, balance_before_minor, balance_after_minor)
  SELECT player_id, 'UAH', 'real'::balance_kind, key, now(), 'bet', version + 1, 'player'::ledger_side, 'bets'::ledger_side, stake, before, before - stake FROM asked
  UNION ALL
  SELECT player_id, 'UAH', 'real', key, now(), 'win', version + 2, 'wins', 'player', win, before - stake, before - stake + win FROM asked WHERE win > 0
)
INSERT INTO outbox (player_id, topic, payload)
SELECT player_id, 'round.settled', json_build_object('id', key, 'game', game, 'currency', 'UAH', 'kind', 'real', 'stakeMinor', stake::text,
  'winMinor', win::text, 'amountMinor', (before - stake + win)::text, 'version', version + CASE WHEN win > 0 THEN 2 ELSE 1 END,
  'maths', maths_id, 'entry', entry)
FROM asked`;

/** Accounts and seats as those rounds left them. */
export const CATCH_UP = [
  `UPDATE ledger_account a SET amount_minor = t.balance_after_minor, version = t.version
FROM (SELECT DISTINCT ON (player_id) player_id, version, balance_after_minor FROM ledger_transfer ORDER BY player_id, version DESC) AS t
WHERE a.player_id = t.player_id`,
  `UPDATE player_seat s SET next_nonce = r.rounds FROM (SELECT player_id, count(*) AS rounds FROM round GROUP BY player_id) AS r
WHERE s.player_id = r.player_id`,
];

export const ADOPT = `INSERT INTO outbox (player_id, topic, payload)
SELECT player_id, 'books.adopted', json_build_object('currency', currency, 'kind', kind, 'version', version) FROM ledger_account`;

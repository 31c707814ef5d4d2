-- The figures of the house by day, kept by a reader of facts and made anew by a command: what was staked, won, given and paid in, and who played. What there is from before is counted here, in one statement and so one moment.

-- An account that people of the house try things with. Kept apart in all figures. Whoever says so later counts its days again.
ALTER TABLE player ADD COLUMN test_account boolean NOT NULL DEFAULT false;
-- There are a few: found without reading everybody.
CREATE INDEX player_test_account ON player (id) WHERE test_account;

CREATE TABLE figure_day (
  -- In UTC, of what happened: a round's end, a transfer, a signing up.
  day date NOT NULL,
  -- The player's at that moment.
  region text COLLATE "C" NOT NULL,
  brand text COLLATE "C" NOT NULL,
  currency text COLLATE "C" NOT NULL,
  -- Empty for what is of no game, and for who played any.
  game text COLLATE "C" NOT NULL,
  test boolean NOT NULL,
  -- Who played with real or bonus money, each once a row.
  players bigint NOT NULL CHECK (players >= 0),
  rounds bigint NOT NULL,
  bonus_rounds bigint NOT NULL,
  -- A bet that is given back is taken off on the day when it is: these may be below zero.
  turnover_minor bigint NOT NULL,
  win_minor bigint NOT NULL,
  bonus_stake_minor bigint NOT NULL,
  bonus_win_minor bigint NOT NULL,
  bonus_granted_minor bigint NOT NULL,
  bonus_forfeited_minor bigint NOT NULL,
  bonus_cost_minor bigint NOT NULL,
  adjustment_minor bigint NOT NULL,
  deposits bigint NOT NULL,
  deposit_minor bigint NOT NULL,
  first_deposits bigint NOT NULL,
  first_deposit_minor bigint NOT NULL,
  new_players bigint NOT NULL,
  PRIMARY KEY (day, region, brand, currency, game, test)
) WITH (fillfactor = 70);

-- Who played on a day, so that each is counted once however often the reader comes by, and once in a week or a month too. A row is
-- its key: what is counted over a stretch of days is read from the index alone.
CREATE TABLE figure_player (
  currency text COLLATE "C" NOT NULL,
  game text COLLATE "C" NOT NULL,
  day date NOT NULL,
  player_id bigint NOT NULL,
  region text COLLATE "C" NOT NULL,
  brand text COLLATE "C" NOT NULL,
  test boolean NOT NULL,
  PRIMARY KEY (currency, game, day, player_id, region, brand, test)
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM fact_reader WHERE name = 'figures') THEN
    RAISE 'A reader figures has read facts before its tables were there: forget it first.';
  END IF;
END $$;

-- Under play and without a lock: what has a fact with a position is taken in here, and what has one without is counted by the
-- reader, which begins after the last one. By the words of today, which the server's own may leave.
WITH begun AS (
  INSERT INTO fact_reader (name, position, day, in_order)
  SELECT 'figures', position, day, false FROM fact_head WHERE EXISTS (SELECT FROM player)
), waiting_round AS MATERIALIZED (
  SELECT player_id, (payload->>'id')::uuid AS key FROM outbox WHERE topic = 'round.settled'
), waiting_post AS MATERIALIZED (
  SELECT player_id, payload->>'currency' AS currency, (payload->>'kind')::balance_kind AS kind,
  (payload->>'version')::bigint AS version
  FROM outbox WHERE topic = 'balance.changed'
), happened AS (
  SELECT r.player_id AS player_id, r.settled_at AS at, r.currency AS currency, m.game AS game, true AS played,
  (CASE WHEN own.stake > 0 THEN 1 ELSE 0 END)::bigint AS rounds,
  (CASE WHEN bonus.stake > 0 OR r.gift_id IS NOT NULL THEN 1 ELSE 0 END)::bigint AS bonus_rounds,
  (own.stake)::bigint AS turnover_minor,
  (own.win)::bigint AS win_minor,
  (bonus.stake)::bigint AS bonus_stake_minor,
  (bonus.win)::bigint AS bonus_win_minor,
  (0)::bigint AS bonus_granted_minor,
  (0)::bigint AS bonus_forfeited_minor,
  (0)::bigint AS bonus_cost_minor,
  (0)::bigint AS adjustment_minor,
  (0)::bigint AS deposits,
  (0)::bigint AS deposit_minor,
  (0)::bigint AS first_deposits,
  (0)::bigint AS first_deposit_minor,
  (0)::bigint AS new_players
FROM every_round r JOIN game_maths m ON m.id = r.maths_id
CROSS JOIN LATERAL (SELECT r.gift_id IS NULL AS paid, r.kind = 'bonus' AS whole) AS is_of
CROSS JOIN LATERAL (SELECT CASE WHEN NOT is_of.paid THEN 0 WHEN is_of.whole THEN r.stake_minor ELSE coalesce(r.bonus_stake_minor,
  0) END AS stake,
  CASE WHEN NOT is_of.paid THEN 0 WHEN is_of.whole THEN r.win_minor
    ELSE coalesce(r.bonus_win_minor, 0) + coalesce(r.bonus_forfeited_minor, 0) END AS win) AS bonus
CROSS JOIN LATERAL (SELECT CASE WHEN is_of.paid THEN r.stake_minor - bonus.stake ELSE 0 END AS stake,
  CASE WHEN is_of.paid THEN r.win_minor - bonus.win ELSE 0 END AS win) AS own
WHERE r.kind <> 'play' AND NOT EXISTS (SELECT FROM waiting_round w WHERE w.player_id = r.player_id AND w.key = r.key)
  UNION ALL
  SELECT t.player_id AS player_id, t.created_at AS at, t.currency AS currency, coalesce(s.game, '') AS game,
  t.operation = 'provider-bet' AS played,
  (CASE WHEN t.kind = 'real' THEN way.bets ELSE 0 END)::bigint AS rounds,
  (CASE WHEN t.kind = 'bonus' THEN way.bets ELSE 0 END)::bigint AS bonus_rounds,
  (CASE WHEN t.kind = 'real' AND way.house = 'bets' THEN -way.to_player ELSE 0 END)::bigint AS turnover_minor,
  (CASE WHEN t.kind = 'real' AND way.house = 'wins' THEN +way.to_player ELSE 0 END)::bigint AS win_minor,
  (CASE WHEN t.kind = 'bonus' AND way.house = 'bets' THEN -way.to_player ELSE 0 END)::bigint AS bonus_stake_minor,
  (CASE WHEN t.kind = 'bonus' AND way.house = 'wins' THEN +way.to_player ELSE 0 END)::bigint AS bonus_win_minor,
  (CASE WHEN t.kind = 'bonus' AND way.house IN ('promotions',
  'adjustments') AND way.to_player > 0 THEN way.to_player ELSE 0 END)::bigint AS bonus_granted_minor,
  (CASE WHEN t.kind = 'bonus' AND way.house IN ('promotions',
  'adjustments') AND way.to_player < 0 THEN -way.to_player ELSE 0 END)::bigint AS bonus_forfeited_minor,
  (CASE WHEN t.kind = 'real' AND way.house IN ('promotions',
  'bonus-conversion') THEN way.to_player ELSE 0 END)::bigint AS bonus_cost_minor,
  (CASE WHEN t.kind = 'real' AND way.house = 'adjustments' THEN +way.to_player ELSE 0 END)::bigint AS adjustment_minor,
  (CASE WHEN t.kind = 'real' AND t.operation = 'pay-in' THEN 1 ELSE 0 END)::bigint AS deposits,
  (CASE WHEN t.kind = 'real' AND t.operation = 'pay-in' THEN t.amount_minor ELSE 0 END)::bigint AS deposit_minor,
  (CASE WHEN t.kind = 'real' AND t.operation = 'pay-in' THEN CASE WHEN NOT EXISTS (
  SELECT FROM ledger_post e JOIN pay_in i ON i.id = CASE WHEN e.operation = 'pay-in' THEN e.reference::uuid END AND i.kind = 'real'
  WHERE e.player_id = p.player_id AND e.operation = 'pay-in' AND (e.created_at, e.key) < (p.created_at,
  p.key)) THEN 1 ELSE 0 END ELSE 0 END)::bigint AS first_deposits,
  (CASE WHEN t.kind = 'real' AND t.operation = 'pay-in' THEN CASE WHEN NOT EXISTS (
  SELECT FROM ledger_post e JOIN pay_in i ON i.id = CASE WHEN e.operation = 'pay-in' THEN e.reference::uuid END AND i.kind = 'real'
  WHERE e.player_id = p.player_id AND e.operation = 'pay-in' AND (e.created_at, e.key) < (p.created_at,
  p.key)) THEN t.amount_minor ELSE 0 END ELSE 0 END)::bigint AS first_deposit_minor,
  (0)::bigint AS new_players
FROM every_transfer t JOIN ledger_post p ON p.player_id = t.player_id AND p.key = t.key
CROSS JOIN LATERAL (SELECT CASE WHEN t.credit = 'player' THEN t.debit ELSE t.credit END AS house,
  CASE WHEN t.credit = 'player' THEN t.amount_minor ELSE -t.amount_minor END AS to_player,
  CASE t.operation WHEN 'provider-bet' THEN 1 WHEN 'provider-rollback' THEN -1 ELSE 0 END AS bets) AS way
LEFT JOIN provider_round s ON s.provider = CASE WHEN t.operation LIKE 'provider-%' THEN split_part(p.reference, ':', 1) END
  AND s.round_id = CASE WHEN t.operation LIKE 'provider-%' THEN substr(p.reference, strpos(p.reference, ':') + 1) END
WHERE t.kind <> 'play' AND t.operation NOT IN ('bet',
  'win') AND NOT (t.kind = 'bonus' AND t.operation = 'bonus-conversion') AND NOT EXISTS (SELECT FROM waiting_post w
    WHERE w.player_id = t.player_id AND w.currency = t.currency AND w.kind = t.kind AND w.version = t.version)
  UNION ALL
  SELECT n.id AS player_id, n.created_at AS at, NULL AS currency, '' AS game, false AS played,
  (0)::bigint AS rounds,
  (0)::bigint AS bonus_rounds,
  (0)::bigint AS turnover_minor,
  (0)::bigint AS win_minor,
  (0)::bigint AS bonus_stake_minor,
  (0)::bigint AS bonus_win_minor,
  (0)::bigint AS bonus_granted_minor,
  (0)::bigint AS bonus_forfeited_minor,
  (0)::bigint AS bonus_cost_minor,
  (0)::bigint AS adjustment_minor,
  (0)::bigint AS deposits,
  (0)::bigint AS deposit_minor,
  (0)::bigint AS first_deposits,
  (0)::bigint AS first_deposit_minor,
  (1)::bigint AS new_players
FROM player n WHERE true
), told AS (
  SELECT (e.at AT TIME ZONE 'UTC')::date AS day, place.region, a.brand, coalesce(e.currency, home.currency, '') AS currency, e.game,
    a.test_account AS test, e.player_id, e.played, e.rounds, e.bonus_rounds, e.turnover_minor, e.win_minor, e.bonus_stake_minor,
  e.bonus_win_minor, e.bonus_granted_minor, e.bonus_forfeited_minor, e.bonus_cost_minor, e.adjustment_minor, e.deposits,
  e.deposit_minor, e.first_deposits, e.first_deposit_minor, e.new_players
  FROM happened e JOIN player a ON a.id = e.player_id
  CROSS JOIN LATERAL (SELECT coalesce((SELECT c.from_region FROM region_change c
    WHERE c.player_id = e.player_id AND c.change = 'moved' AND c.changed_at > e.at ORDER BY c.id LIMIT 1),
  a.region) AS region OFFSET 0) AS place
  LEFT JOIN (VALUES ('UA', 'UAH'), ('EU', 'EUR'), ('KZ', 'KZT'), ('SL', 'EUR'), ('RC', 'RON')) AS home (region,
  currency) ON home.region = place.region
), sums AS (
  SELECT day, region, brand, currency, game, test, sum(rounds)::bigint AS rounds, sum(bonus_rounds)::bigint AS bonus_rounds,
  sum(turnover_minor)::bigint AS turnover_minor, sum(win_minor)::bigint AS win_minor,
  sum(bonus_stake_minor)::bigint AS bonus_stake_minor, sum(bonus_win_minor)::bigint AS bonus_win_minor,
  sum(bonus_granted_minor)::bigint AS bonus_granted_minor, sum(bonus_forfeited_minor)::bigint AS bonus_forfeited_minor,
  sum(bonus_cost_minor)::bigint AS bonus_cost_minor, sum(adjustment_minor)::bigint AS adjustment_minor,
  sum(deposits)::bigint AS deposits, sum(deposit_minor)::bigint AS deposit_minor, sum(first_deposits)::bigint AS first_deposits,
  sum(first_deposit_minor)::bigint AS first_deposit_minor, sum(new_players)::bigint AS new_players FROM told GROUP BY day, region,
  brand, currency, game, test
), seen AS (
  SELECT DISTINCT day, region, brand, currency, of.game, test, player_id
  FROM told CROSS JOIN LATERAL (VALUES (told.game), ('')) AS of (game) WHERE played
), players AS (
  INSERT INTO figure_player (day, region, brand, currency, game, test, player_id) SELECT day, region, brand, currency, game, test,
  player_id FROM seen RETURNING day, region, brand, currency, game, test
)
INSERT INTO figure_day (day, region, brand, currency, game, test, players, rounds, bonus_rounds, turnover_minor, win_minor,
  bonus_stake_minor, bonus_win_minor, bonus_granted_minor, bonus_forfeited_minor, bonus_cost_minor, adjustment_minor, deposits,
  deposit_minor, first_deposits, first_deposit_minor, new_players)
SELECT day, region, brand, currency, game, test, coalesce(p.players, 0), coalesce(s.rounds, 0), coalesce(s.bonus_rounds, 0),
  coalesce(s.turnover_minor, 0), coalesce(s.win_minor, 0), coalesce(s.bonus_stake_minor, 0), coalesce(s.bonus_win_minor, 0),
  coalesce(s.bonus_granted_minor, 0), coalesce(s.bonus_forfeited_minor, 0), coalesce(s.bonus_cost_minor, 0),
  coalesce(s.adjustment_minor, 0), coalesce(s.deposits, 0), coalesce(s.deposit_minor, 0), coalesce(s.first_deposits, 0),
  coalesce(s.first_deposit_minor, 0), coalesce(s.new_players, 0)
FROM sums s FULL JOIN (SELECT day, region, brand, currency, game, test, count(*) AS players FROM players GROUP BY day, region,
  brand, currency, game, test) AS p USING (day, region, brand, currency, game, test);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON figure_day, figure_player FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON figure_day TO croupier_app;
    GRANT SELECT, INSERT, DELETE ON figure_player TO croupier_app;
  END IF;
END $$;

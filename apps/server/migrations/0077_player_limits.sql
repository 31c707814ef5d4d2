-- Limits of every kind that players set for themselves: what they deposit, lose and stake, the most for one round, and how long they play.

-- What was told of limits so far was told of those of deposits, too. Before anything is locked that others wait for.
UPDATE notice SET params = params || '{"limit": "deposit_limit"}' WHERE kind IN ('limit-asked', 'limit-raised');

ALTER TABLE deposit_limit RENAME TO player_limit;
ALTER TABLE player_limit RENAME COLUMN amount_minor TO size;
ALTER TABLE player_limit RENAME COLUMN asked_minor TO asked_size;
-- Every row there is so far is of deposits.
ALTER TABLE player_limit ADD COLUMN rule text COLLATE "C" NOT NULL DEFAULT 'deposit_limit';
ALTER TABLE player_limit
  ALTER COLUMN rule DROP DEFAULT,
  ALTER COLUMN currency DROP NOT NULL,
  DROP CONSTRAINT deposit_limit_pkey,
  DROP CONSTRAINT deposit_limit_period_check,
  DROP CONSTRAINT deposit_limit_amount_minor_check,
  DROP CONSTRAINT deposit_limit_asked_minor_check,
  DROP CONSTRAINT deposit_limit_currency_check,
  DROP CONSTRAINT deposit_limit_asked_currency_check,
  DROP CONSTRAINT deposit_limit_check,
  DROP CONSTRAINT deposit_limit_check1,
  ADD PRIMARY KEY (player_id, rule, period),
  ADD CHECK (rule IN ('deposit_limit', 'loss_limit', 'stake_limit', 'stake_maximum', 'session_time')),
  -- Rolling: the last 24 hours, 7 days, 31 days; or what is about one round.
  ADD CHECK (period IN ('round', 'day', 'week', 'month') AND (period = 'round') = (rule = 'stake_maximum')),
  ADD CHECK (size > 0),
  ADD CHECK (asked_size > 0),
  -- Minor units of a currency; minutes of play, which have none.
  ADD CONSTRAINT player_limit_unit_check CHECK (CASE rule
    WHEN 'session_time' THEN currency IS NULL AND asked_currency IS NULL
    ELSE (size IS NULL OR length(currency) = 3) AND (asked_size IS NULL) = (asked_currency IS NULL)
      AND (asked_currency IS NULL OR length(asked_currency) = 3) END),
  ADD CONSTRAINT player_limit_asked_check CHECK (asked_size IS NULL OR asked_at IS NOT NULL);
ALTER TABLE player_limit RENAME CONSTRAINT deposit_limit_player_id_fkey TO player_limit_player_id_fkey;

ALTER TABLE deposit_limit_change RENAME TO player_limit_change;
ALTER TABLE player_limit_change RENAME COLUMN amount_minor TO size;
ALTER TABLE player_limit_change ADD COLUMN rule text COLLATE "C" NOT NULL DEFAULT 'deposit_limit';
ALTER TABLE player_limit_change
  ALTER COLUMN rule DROP DEFAULT,
  ALTER COLUMN currency DROP NOT NULL;
ALTER TABLE player_limit_change RENAME CONSTRAINT deposit_limit_change_pkey TO player_limit_change_pkey;
ALTER TABLE player_limit_change RENAME CONSTRAINT deposit_limit_change_change_check TO player_limit_change_change_check;
ALTER TABLE player_limit_change RENAME CONSTRAINT deposit_limit_change_player_id_fkey TO player_limit_change_player_id_fkey;
ALTER INDEX deposit_limit_change_place RENAME TO player_limit_change_place;

-- A player may have set limits, or have stopped, before they ever sat down, and some must have: the first stake of a seat looks
-- that up. It is a column of another name, which does two things more. An older server that is still running beside this schema
-- knows none of the new rules, and would write over what they came to: it takes no stake any more. And every seat that is there
-- is looked up once, without a row being written. Last and short, as every stake waits for it.
ALTER TABLE player_seat
  DROP COLUMN play_until,
  ADD COLUMN rules_until timestamptz DEFAULT to_timestamp(0);

-- Where players live, as documents have shown; what the house may limit beside sums; rules that places have since.

-- The rules of places are looked up where a seat is reckoned: there are new ones, of two of them.
UPDATE player_seat SET rules_until = to_timestamp(0) WHERE player_id IN (
  SELECT id FROM player WHERE region IN ('UA', 'EU') UNION SELECT player_id FROM region_wish WHERE region IN ('UA', 'EU'));

-- A region of the house; null where no document has shown one, or the house has none there.
ALTER TABLE player ADD COLUMN residence text COLLATE "C" CHECK (length(residence) = 2);

ALTER TABLE house_rule
  DROP CONSTRAINT house_rule_rule_check,
  DROP CONSTRAINT house_rule_period_check,
  DROP CONSTRAINT house_rule_check3,
  ADD CHECK (rule IN ('stake_limit', 'loss_limit', 'deposit_limit', 'stake_maximum', 'session_time', 'break')),
  ADD CHECK (period IN ('', 'round', 'day', 'week', 'month') AND (period = 'round') = (rule = 'stake_maximum')),
  -- Minor units of a currency; minutes of play, which have none.
  ADD CONSTRAINT house_rule_unit_check CHECK ((currency IS NULL) = (rule IN ('break', 'session_time')));

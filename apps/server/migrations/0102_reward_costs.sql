-- What rewards cost is looked at by day, newest first: the days of UTC of rewards that were money.
CREATE INDEX reward_cost ON reward (((given_at AT TIME ZONE 'UTC')::date), source, code)
  WHERE amount_minor IS NOT NULL AND taken_back_at IS NULL;

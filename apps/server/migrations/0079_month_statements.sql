-- What a month came to for each player.

-- Made once for each player and month, from the ledger: what is posted later is of a later month.
CREATE TABLE month_statement (
  player_id bigint NOT NULL,
  -- Its first day, of UTC.
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  made_at timestamptz NOT NULL,
  -- As `domain/money/month-statements` has it.
  body jsonb NOT NULL,
  PRIMARY KEY (player_id, month)
);

-- How far what is done once for each player and period is done: players above `after_player` are still to come.
CREATE TABLE player_run (
  task text COLLATE "C" NOT NULL,
  -- Its first day, of UTC.
  period date NOT NULL,
  after_player bigint NOT NULL DEFAULT 0,
  -- Below it, those that could not be done: they are tried again.
  failed bigint[] NOT NULL DEFAULT '{}',
  done_at timestamptz,
  PRIMARY KEY (task, period)
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON month_statement, player_run FROM croupier_app;
    GRANT SELECT, INSERT, DELETE ON month_statement TO croupier_app;
    GRANT SELECT, INSERT, UPDATE ON player_run TO croupier_app;
  END IF;
END $$;

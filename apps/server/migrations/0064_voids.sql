-- Rounds that the house voided; keys of studios that come and go while the server runs; how studios' calls went, by hour.

CREATE TABLE voided_round (
  player_id bigint NOT NULL,
  -- The key of the round, which stays as it was settled.
  key uuid NOT NULL,
  -- What its player is told, and why people did it.
  cause text NOT NULL CHECK (cause IN ('stuck', 'fault', 'rules')),
  reason text NOT NULL,
  -- It waited for a choice, and was ended as one that won nothing.
  was_open boolean NOT NULL,
  -- Given back and taken in the account that the round was of.
  stake_minor bigint NOT NULL CHECK (stake_minor >= 0),
  win_minor bigint NOT NULL CHECK (win_minor >= 0),
  -- The same in the bonus account; all five are there together or not at all.
  grant_id uuid,
  bonus_stake_minor bigint CHECK (bonus_stake_minor >= 0),
  bonus_win_minor bigint CHECK (bonus_win_minor >= 0),
  -- Of what was given back there, what went on to the house because the bonus was over.
  forfeited_minor bigint CHECK (forfeited_minor BETWEEN 0 AND bonus_stake_minor),
  -- What was taken back of the wagering.
  progress_minor bigint CHECK (progress_minor >= 0),
  request_id text,
  voided_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, key),
  FOREIGN KEY (player_id, grant_id) REFERENCES bonus_grant (player_id, id),
  CHECK (num_nulls(grant_id, bonus_stake_minor, bonus_win_minor, forfeited_minor, progress_minor) IN (0, 5)),
  CHECK (NOT was_open OR (win_minor = 0 AND coalesce(bonus_win_minor, 0) = 0))
);
CREATE INDEX voided_round_by_time ON voided_round (voided_at);

CREATE TABLE provider_key (
  provider text COLLATE "C" NOT NULL,
  -- The beginning of its SHA-256: tells keys apart and nothing of them.
  fingerprint text COLLATE "C" NOT NULL CHECK (fingerprint ~ '^[0-9a-f]{16}$'),
  -- Sealed with the key that the database does not have; null: it stands in PROVIDER_SECRETS.
  secret_sealed bytea,
  created_at timestamptz NOT NULL,
  -- Null: nobody made it here.
  created_by bigint REFERENCES operator,
  -- From then on it is refused.
  retires_at timestamptz,
  retired_by bigint REFERENCES operator,
  last_used_at timestamptz,
  PRIMARY KEY (provider, fingerprint),
  CHECK ((retires_at IS NULL) = (retired_by IS NULL)),
  CHECK (secret_sealed IS NULL OR created_by IS NOT NULL)
);

CREATE TABLE provider_call_hour (
  provider text COLLATE "C" NOT NULL,
  hour timestamptz NOT NULL,
  -- As the wallet answered; 'unsigned' and 'failed' are none of its verdicts.
  status text NOT NULL,
  -- It took at most so long; the last bucket has no bound and is 0.
  within_ms integer NOT NULL CHECK (within_ms >= 0),
  calls bigint NOT NULL CHECK (calls > 0),
  last_at timestamptz NOT NULL,
  PRIMARY KEY (provider, hour, status, within_ms)
);

-- From which share of an hour's calls on a studio has an alarm; the row of '' is of every studio without one.
CREATE TABLE provider_alarm_rule (
  provider text COLLATE "C" PRIMARY KEY,
  error_percent integer NOT NULL CHECK (error_percent BETWEEN 1 AND 100),
  -- Fewer calls say nothing.
  calls_least integer NOT NULL CHECK (calls_least > 0)
);
INSERT INTO provider_alarm_rule VALUES ('', 5, 20);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON voided_round, provider_key, provider_call_hour, provider_alarm_rule FROM croupier_app;
    GRANT SELECT, INSERT ON voided_round TO croupier_app;
    GRANT SELECT, INSERT ON provider_key TO croupier_app;
    GRANT UPDATE (retires_at, retired_by, last_used_at) ON provider_key TO croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON provider_call_hour TO croupier_app;
    GRANT SELECT ON provider_alarm_rule TO croupier_app;
  END IF;
END $$;

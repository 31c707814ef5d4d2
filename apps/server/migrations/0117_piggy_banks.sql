-- Piggy banks that players have or broke: a row each. How much is inside follows from the goal of the same id, which counts the stakes.

CREATE TABLE piggy_bank (
  player_id bigint NOT NULL REFERENCES player (id),
  id uuid NOT NULL,
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  code text COLLATE "C" NOT NULL,
  currency text COLLATE "C" NOT NULL CHECK (length(currency) = 3),
  created_at timestamptz NOT NULL,
  -- Of one that was broken: when, and what was inside.
  broken_at timestamptz,
  amount_minor bigint CHECK (amount_minor > 0),
  reward_id uuid,
  PRIMARY KEY (player_id, id),
  FOREIGN KEY (player_id, id) REFERENCES goal (player_id, id),
  FOREIGN KEY (player_id, reward_id) REFERENCES reward (player_id, id),
  CHECK ((broken_at IS NULL) = (amount_minor IS NULL) AND (broken_at IS NULL) = (reward_id IS NULL))
);
CREATE UNIQUE INDEX piggy_bank_active ON piggy_bank (player_id) WHERE broken_at IS NULL;
CREATE INDEX piggy_bank_broken ON piggy_bank (player_id, broken_at) WHERE broken_at IS NOT NULL;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON piggy_bank FROM croupier_app;
    GRANT SELECT, INSERT ON piggy_bank TO croupier_app;
    GRANT UPDATE (broken_at, amount_minor, reward_id) ON piggy_bank TO croupier_app;
  END IF;
END $$;

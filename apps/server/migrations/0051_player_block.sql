-- Accounts that an operator has closed to their players. What is in them stays, and what was staked is settled all the same.
CREATE TABLE player_block (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  -- For people of the house; the player is not told it.
  reason text NOT NULL CHECK (length(reason) BETWEEN 3 AND 500),
  since timestamptz NOT NULL
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    GRANT SELECT, INSERT, DELETE ON player_block TO croupier_app;
    REVOKE UPDATE ON player_block FROM croupier_app;
  END IF;
END $$;

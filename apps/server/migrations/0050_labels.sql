-- By which link a player came: when the account was opened, and when they last came by one. Labels of campaigns, and no more.
CREATE TABLE player_label (
  player_id bigint NOT NULL REFERENCES player (id),
  is_registration boolean NOT NULL,
  labels jsonb NOT NULL,
  -- By the browser's clock: it proves nothing.
  converted_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, is_registration)
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    GRANT SELECT, INSERT, UPDATE ON player_label TO croupier_app;
    REVOKE DELETE ON player_label FROM croupier_app;
  END IF;
END $$;

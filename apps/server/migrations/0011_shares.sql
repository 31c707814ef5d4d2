-- Rounds shown to others by a link: whoever has the ticket sees the round, nobody can guess one, and the player can take it back.

CREATE TABLE round_share (
  -- 128 random bits, base64url.
  ticket text COLLATE "C" PRIMARY KEY CHECK (ticket ~ '^[A-Za-z0-9_-]{22}$'),
  player_id bigint NOT NULL,
  -- Of a settled round.
  key uuid NOT NULL,
  created_at timestamptz NOT NULL,
  -- A ticket that was taken back never comes to life again; sharing anew makes another.
  revoked_at timestamptz
);

-- One living ticket a round.
CREATE UNIQUE INDEX round_share_living ON round_share (player_id, key) WHERE revoked_at IS NULL;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON round_share FROM croupier_app;
    GRANT SELECT, INSERT ON round_share TO croupier_app;
    GRANT UPDATE (revoked_at) ON round_share TO croupier_app;
  END IF;
END $$;

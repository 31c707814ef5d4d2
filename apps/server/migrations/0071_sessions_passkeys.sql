-- Where a player is signed in is shown to them and to the office, a session can be proven anew under a new id, and passkeys are a way in.

-- `public_id` names a session to its player and is no secret. Of an address its network is shown; the keyed hash of the whole only
-- tells whether two accounts share it. All of it goes with the session.
ALTER TABLE player_session
  ADD COLUMN public_id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN browser text COLLATE "C",
  ADD COLUMN system text COLLATE "C",
  ADD COLUMN country text COLLATE "C" CHECK (country ~ '^[A-Z]{2}$'),
  ADD COLUMN network cidr,
  ADD COLUMN address_hash bytea CHECK (length(address_hash) = 32),
  -- When its player last proved who they are, by more than a password.
  ADD COLUMN proven_at timestamptz;
DROP INDEX player_session_player;
CREATE UNIQUE INDEX player_session_player ON player_session (player_id, public_id);
CREATE INDEX player_session_address ON player_session (address_hash) WHERE address_hash IS NOT NULL;

-- A session that gets a new id keeps its devices.
ALTER TABLE push_device
  DROP CONSTRAINT push_device_session_id_fkey,
  ADD CONSTRAINT push_device_session_id_fkey FOREIGN KEY (session_id) REFERENCES player_session (id_hash)
    ON UPDATE CASCADE ON DELETE CASCADE;

CREATE TABLE player_passkey (
  player_id bigint NOT NULL REFERENCES player (id),
  id uuid NOT NULL,
  -- By which a browser names it before anybody is signed in.
  credential_id text COLLATE "C" NOT NULL UNIQUE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (player_id, id)
);

-- Challenges are signed and kept by nobody; what is kept is that one was answered, until long after it is over.
CREATE TABLE spent_challenge (
  challenge text COLLATE "C" PRIMARY KEY,
  spent_at timestamptz NOT NULL
);
CREATE INDEX spent_challenge_spent_at ON spent_challenge (spent_at);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON player_passkey, spent_challenge FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON player_passkey TO croupier_app;
    GRANT SELECT, INSERT, DELETE ON spent_challenge TO croupier_app;
  END IF;
END $$;

-- Players: accounts, sessions, and the budgets that bound guessing.

CREATE TABLE player (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 1001) PRIMARY KEY,
  -- As typed, lower-cased: what is shown and written to. The canonical form is what makes it one account.
  email text NOT NULL,
  email_canonical text NOT NULL UNIQUE,
  password_hash text NOT NULL CHECK (password_hash LIKE '$argon2id$%'),
  nickname text NOT NULL,
  region text NOT NULL,
  language text NOT NULL,
  brand text NOT NULL,
  theme text,
  -- The age the player has confirmed to have reached, in years; a region that asks for more asks again.
  age_confirmed smallint NOT NULL,
  -- 0 nothing proven, 1 e-mail, 2 identity, 3 identity and address.
  verify_level smallint NOT NULL DEFAULT 0 CHECK (verify_level BETWEEN 0 AND 3),
  -- Last move to an edition with looser protection; the next such move waits (see set-region.ts).
  region_loosened_at timestamptz,
  created_at timestamptz NOT NULL
);

-- The id of a session is a secret that only the cookie holds; here is its SHA-256, so a read of this table opens no account.
CREATE TABLE player_session (
  id_hash bytea PRIMARY KEY CHECK (length(id_hash) = 32),
  player_id bigint NOT NULL REFERENCES player (id),
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL
);
CREATE INDEX player_session_player ON player_session (player_id);
CREATE INDEX player_session_last_seen ON player_session (last_seen_at);

-- Attempts used in the current window, by what is bounded (an account, an address). Subjects are hashes.
CREATE TABLE attempt_budget (
  scope text NOT NULL,
  subject bytea NOT NULL,
  started_at timestamptz NOT NULL,
  used integer NOT NULL CHECK (used >= 0),
  PRIMARY KEY (scope, subject)
);
CREATE INDEX attempt_budget_started ON attempt_budget (started_at);

-- Accounts are closed by a state, never by deletion: money hangs on them.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE DELETE ON player FROM croupier_app;
  END IF;
END $$;

-- Games of other studios: their sessions, and every transaction their servers ever sent to the wallet API.

-- One game of one provider. Names are the provider's own; the address is a path under the provider's configured origin.
CREATE TABLE provider_game (
  game text COLLATE "C" PRIMARY KEY CHECK (game ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  provider text COLLATE "C" NOT NULL CHECK (provider ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name text NOT NULL,
  launch_path text NOT NULL CHECK (launch_path LIKE '/%'),
  available boolean NOT NULL DEFAULT true,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- A launched game. The token is the provider's; here is its SHA-256, so a read of this table plays for nobody.
CREATE TABLE provider_session (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  provider text COLLATE "C" NOT NULL,
  game text COLLATE "C" NOT NULL REFERENCES provider_game (game),
  player_id bigint NOT NULL REFERENCES player (id),
  region text NOT NULL,
  currency text COLLATE "C" NOT NULL,
  kind balance_kind NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX provider_session_expires_at ON provider_session (expires_at);

-- Nonces of signed requests, for as long as a timestamp is taken.
CREATE TABLE provider_nonce (
  provider text COLLATE "C" NOT NULL,
  nonce text COLLATE "C" NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (provider, nonce)
);
CREATE INDEX provider_nonce_seen_at ON provider_nonce (seen_at);

-- Players who may not stake with other studios. What they have staked is settled all the same.
CREATE TABLE provider_block (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  reason text NOT NULL,
  since timestamptz NOT NULL
);

-- Free rounds given to a player in one game. The stake is what each plays for; nobody is charged.
CREATE TABLE provider_free_rounds (
  id text COLLATE "C" PRIMARY KEY,
  provider text COLLATE "C" NOT NULL,
  game text COLLATE "C" NOT NULL REFERENCES provider_game (game),
  player_id bigint NOT NULL REFERENCES player (id),
  currency text COLLATE "C" NOT NULL,
  stake_minor bigint NOT NULL CHECK (stake_minor > 0),
  granted integer NOT NULL CHECK (granted > 0),
  used integer NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND granted),
  expires_at timestamptz NOT NULL
);
CREATE INDEX provider_free_rounds_player ON provider_free_rounds (player_id, game);

-- Round and transaction ids are the provider's and unique over its players, so these two are not led by player_id: the
-- same id for two players must meet here and be refused.
CREATE TABLE provider_round (
  provider text COLLATE "C" NOT NULL,
  round_id text COLLATE "C" NOT NULL,
  player_id bigint NOT NULL REFERENCES player (id),
  game text COLLATE "C" NOT NULL,
  currency text COLLATE "C" NOT NULL,
  kind balance_kind NOT NULL,
  free_rounds_id text COLLATE "C",
  -- Charged and not given back; 0 for free rounds.
  stake_minor bigint NOT NULL CHECK (stake_minor >= 0),
  win_minor bigint NOT NULL DEFAULT 0 CHECK (win_minor >= 0),
  -- Bets that stand; when the last is rolled back the round is void.
  bets integer NOT NULL CHECK (bets >= 0),
  state text NOT NULL CHECK (state IN ('open', 'ended', 'void', 'abandoned')),
  opened_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (provider, round_id)
);
CREATE INDEX provider_round_player ON provider_round (player_id, opened_at DESC);
CREATE INDEX provider_round_open ON provider_round (changed_at) WHERE state = 'open';

-- What the provider asked for under an id and what it was answered: kept for ever, for idempotency and reconciliation.
-- A tombstone is a bet that was rolled back before it came.
CREATE TABLE provider_transaction (
  provider text COLLATE "C" NOT NULL,
  transaction_id text COLLATE "C" NOT NULL,
  operation text NOT NULL CHECK (operation IN ('bet', 'win', 'rollback', 'end-round')),
  state text NOT NULL CHECK (state IN ('accepted', 'refused', 'rolled-back', 'tombstone')),
  player_id bigint NOT NULL REFERENCES player (id),
  round_id text COLLATE "C" NOT NULL,
  -- Moved between player and house; 0 where nothing moved.
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  currency text COLLATE "C",
  kind balance_kind,
  -- SHA-256 of what was asked; null for a tombstone, whose bet nobody has seen.
  input_hash bytea CHECK (length(input_hash) = 32),
  answer jsonb,
  -- The key of the post in the ledger, where money moved.
  ledger_key uuid,
  bet_transaction_id text COLLATE "C",
  free_rounds_id text COLLATE "C",
  request_id text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, transaction_id),
  CHECK ((amount_minor > 0) = (ledger_key IS NOT NULL)),
  CHECK ((state = 'tombstone') = (input_hash IS NULL))
);
CREATE INDEX provider_transaction_round ON provider_transaction (provider, round_id);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON provider_game, provider_session, provider_nonce, provider_block, provider_free_rounds, provider_round,
      provider_transaction FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE ON provider_game, provider_free_rounds, provider_round TO croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON provider_session, provider_nonce, provider_block TO croupier_app;
    GRANT SELECT, INSERT ON provider_transaction TO croupier_app;
    -- Of a transaction only its state may change, from accepted to rolled back.
    GRANT UPDATE (state) ON provider_transaction TO croupier_app;
  END IF;
END $$;

-- Rounds, the seeds that decide them, and the games they are played by.

-- Every version of every game's maths that was ever played, so that a round stores two bytes for it.
CREATE TABLE game_maths (
  id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game text NOT NULL,
  math_version integer NOT NULL,
  math_hash text NOT NULL UNIQUE CHECK (math_hash ~ '^[0-9a-f]{64}$'),
  first_seen_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- Games switched off (or on again). A game without a row is on.
CREATE TABLE game_switch (
  game text PRIMARY KEY,
  available boolean NOT NULL,
  reason text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- Seed pairs, numbered per player. The pair after the active one exists already, so that its commitment is public
-- before the player chooses the client seed it will be used with.
CREATE TABLE seed_pair (
  player_id bigint NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  -- AES-256-GCM: 12 bytes nonce, 16 bytes tag, 32 bytes seed; the key is not in the database.
  server_seed_sealed bytea NOT NULL,
  commitment text NOT NULL CHECK (commitment ~ '^[0-9a-f]{64}$'),
  -- Null until the pair is active.
  client_seed text,
  activated_at timestamptz,
  revealed_at timestamptz,
  -- Rounds played under the pair, written when it is revealed.
  rounds integer,
  PRIMARY KEY (player_id, number)
);

-- Where the player sits: the active pair, the nonce of the next round, the start of the last one. One row a player,
-- locked by every round and by rotation, which is what puts them in order.
CREATE TABLE player_seat (
  player_id bigint PRIMARY KEY,
  seed_pair integer NOT NULL,
  next_nonce integer NOT NULL DEFAULT 0 CHECK (next_nonce >= 0),
  last_round_at timestamptz NOT NULL DEFAULT '-infinity'
) WITH (fillfactor = 50);

-- A settled round; there is no other kind. The outcome is not stored: seeds, nonce and maths give it again for ever.
-- The primary key says that a nonce is used once, and is the order of the history; the unique key is the idempotency.
CREATE TABLE round (
  player_id bigint NOT NULL,
  stake_minor bigint NOT NULL CHECK (stake_minor > 0),
  win_minor bigint NOT NULL CHECK (win_minor >= 0),
  balance_after_minor bigint NOT NULL CHECK (balance_after_minor >= 0),
  -- Of the account, after the round's last transfer.
  balance_version bigint NOT NULL,
  settled_at timestamptz NOT NULL,
  key uuid NOT NULL,
  seed_pair integer NOT NULL,
  nonce integer NOT NULL CHECK (nonce >= 0),
  kind balance_kind NOT NULL,
  maths_id smallint NOT NULL,
  currency text COLLATE "C" NOT NULL,
  request_id text,
  -- Only where a test forced the draws.
  draws integer[],
  PRIMARY KEY (player_id, seed_pair, nonce),
  UNIQUE (player_id, key)
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON game_maths, game_switch, seed_pair, player_seat, round FROM croupier_app;
    GRANT SELECT, INSERT ON game_maths, round TO croupier_app;
    GRANT SELECT, INSERT, UPDATE ON game_switch, seed_pair, player_seat TO croupier_app;
  END IF;
END $$;

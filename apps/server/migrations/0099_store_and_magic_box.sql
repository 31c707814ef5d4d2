-- What players buy for points, and what they open.

CREATE TABLE purchase (
  player_id bigint NOT NULL REFERENCES player (id),
  -- The key of the player's client.
  id uuid NOT NULL,
  input_hash bytea NOT NULL,
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  code text COLLATE "C" NOT NULL,
  points bigint NOT NULL CHECK (points > 0),
  reward_id uuid NOT NULL,
  bought_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, id),
  FOREIGN KEY (player_id, reward_id) REFERENCES reward (player_id, id)
);
CREATE INDEX purchase_newest ON purchase (player_id, bought_at, id);

-- A magic box that was opened: a row an opening.
CREATE TABLE box_opening (
  player_id bigint NOT NULL REFERENCES player (id),
  -- The key of the player's client.
  id uuid NOT NULL,
  code text COLLATE "C" NOT NULL,
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  -- Of the player's region.
  day date NOT NULL,
  seed_pair integer NOT NULL,
  nonce integer NOT NULL,
  drawn_place integer NOT NULL,
  -- In which an amount of money is given.
  currency text COLLATE "C" NOT NULL CHECK (length(currency) = 3),
  -- Null between the draw and what is given for it, which whoever asks again, or the job, goes on with.
  reward_id uuid,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, id),
  FOREIGN KEY (player_id, reward_id) REFERENCES reward (player_id, id)
);
CREATE INDEX box_opening_newest ON box_opening (player_id, code, opened_at);
CREATE INDEX box_opening_unfinished ON box_opening (opened_at) WHERE reward_id IS NULL;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    GRANT SELECT, INSERT ON purchase, box_opening TO croupier_app;
    GRANT UPDATE (reward_id) ON box_opening TO croupier_app;
  END IF;
END $$;

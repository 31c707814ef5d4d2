-- Boxes of treasures: a row each, filled by a goal of the same id, kept once it is over.

CREATE TABLE treasure_box (
  player_id bigint NOT NULL REFERENCES player (id),
  id uuid NOT NULL,
  -- The occasion: the registration, a reward, the box before it.
  reference text COLLATE "C" NOT NULL,
  code text COLLATE "C" NOT NULL,
  -- The version that it was given under.
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  state text COLLATE "C" NOT NULL DEFAULT 'PROCESSING' CHECK (state IN ('PROCESSING', 'AVAILABLE', 'OPENED', 'LOST', 'FINISHED')),
  given_at timestamptz NOT NULL,
  -- Until when it is to be filled; null: without an end.
  expires_at timestamptz CHECK (expires_at > given_at),
  filled_at timestamptz,
  -- From when on it is being opened: which row of its contents is given, in which currency, and the draw that decided it, where there was one.
  drawn_place integer,
  currency text COLLATE "C" CHECK (length(currency) = 3),
  seed_pair integer,
  nonce integer,
  begun_at timestamptz,
  reward_id uuid,
  -- When it was opened or lost, and whether its player has seen that.
  ended_at timestamptz,
  seen boolean NOT NULL DEFAULT false,
  PRIMARY KEY (player_id, id),
  UNIQUE (player_id, reference),
  FOREIGN KEY (player_id, reward_id) REFERENCES reward (player_id, id),
  CHECK ((seed_pair IS NULL) = (nonce IS NULL)),
  CHECK ((drawn_place IS NULL) = (begun_at IS NULL)),
  CHECK ((drawn_place IS NULL) = (currency IS NULL)),
  CHECK (state <> 'OPENED' OR reward_id IS NOT NULL),
  CHECK (reward_id IS NULL OR (filled_at IS NOT NULL AND drawn_place IS NOT NULL)),
  CHECK ((state IN ('PROCESSING', 'AVAILABLE')) = (ended_at IS NULL)),
  CHECK (state <> 'PROCESSING' OR filled_at IS NULL),
  CHECK (state <> 'AVAILABLE' OR filled_at IS NOT NULL)
);
CREATE INDEX treasure_box_newest ON treasure_box (player_id, given_at, id);
-- One at a time: what one gives counts for the house's caps before the next is begun.
CREATE UNIQUE INDEX treasure_box_begun ON treasure_box (player_id) WHERE state = 'AVAILABLE' AND drawn_place IS NOT NULL;
CREATE INDEX treasure_box_open ON treasure_box (expires_at) WHERE state IN ('PROCESSING', 'AVAILABLE');
CREATE INDEX treasure_box_over ON treasure_box (ended_at) WHERE state IN ('OPENED', 'LOST');

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON treasure_box FROM croupier_app;
    GRANT SELECT, INSERT ON treasure_box TO croupier_app;
    GRANT UPDATE (state, filled_at, drawn_place, currency, seed_pair, nonce, begun_at, reward_id, ended_at, seen)
      ON treasure_box TO croupier_app;
  END IF;
END $$;

-- Parts that players collect by playing and what they make of them; and of an opened random bonus, the moment at which it was shown.

-- A part for each time a target was reached: a row a time, drawn right after it.
CREATE TABLE part_draw (
  player_id bigint NOT NULL REFERENCES player (id),
  -- The goal, and which of its targets.
  goal_id uuid NOT NULL,
  times integer NOT NULL CHECK (times > 0),
  code text COLLATE "C" NOT NULL,
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  reached_at timestamptz NOT NULL,
  -- Null until it is drawn.
  part text COLLATE "C",
  seed_pair integer,
  nonce integer,
  drawn_at timestamptz,
  PRIMARY KEY (player_id, goal_id, times),
  CHECK (num_nulls(part, seed_pair, nonce, drawn_at) IN (0, 4))
);
CREATE INDEX part_draw_due ON part_draw (reached_at) WHERE part IS NULL;
CREATE INDEX part_draw_newest ON part_draw (player_id, programme_id, drawn_at) WHERE part IS NOT NULL;

-- How many of each part a player has: what was drawn, less what was spent.
CREATE TABLE held_part (
  player_id bigint NOT NULL REFERENCES player (id),
  programme_id bigint NOT NULL,
  part text COLLATE "C" NOT NULL,
  have integer NOT NULL CHECK (have >= 0),
  PRIMARY KEY (player_id, programme_id, part)
);

-- Something that was made of parts.
CREATE TABLE made_set (
  player_id bigint NOT NULL REFERENCES player (id),
  -- The key of the player's client.
  id uuid NOT NULL,
  code text COLLATE "C" NOT NULL,
  recipe text COLLATE "C" NOT NULL,
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  -- How many of each part: {"brass": 1}.
  spent jsonb NOT NULL,
  reward_id uuid NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, id),
  FOREIGN KEY (player_id, reward_id) REFERENCES reward (player_id, id)
);
CREATE INDEX made_set_newest ON made_set (player_id, code, made_at);

-- Null: a magic box, which is not shown at a moment of its own. One moment is opened once.
ALTER TABLE box_opening ADD COLUMN shown_at timestamptz;
CREATE UNIQUE INDEX box_opening_moment ON box_opening (player_id, code, shown_at) WHERE shown_at IS NOT NULL;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON part_draw, held_part, made_set FROM croupier_app;
    -- A target that was reached by a player who may have nothing now is forgotten again until they may.
    GRANT SELECT, INSERT, UPDATE (part, seed_pair, nonce, drawn_at), DELETE ON part_draw TO croupier_app;
    GRANT SELECT, INSERT, UPDATE (have) ON held_part TO croupier_app;
    GRANT SELECT, INSERT ON made_set TO croupier_app;
  END IF;
END $$;

-- Attempts of players at wheels and mini-games: a row each, kept once it was used.

CREATE TABLE attempt (
  player_id bigint NOT NULL REFERENCES player (id),
  id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('wheel', 'mini-game')),
  code text COLLATE "C" NOT NULL,
  -- The version that it was given under: its table is drawn from, whatever is published since.
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  came_by text COLLATE "C" NOT NULL CHECK (came_by IN ('free', 'deposit', 'purchase', 'reward', 'operator')),
  -- What it was given for, once: a day, a deposit, a reward and its number, a key.
  reference text COLLATE "C" NOT NULL,
  -- Price that was paid for it.
  points integer CHECK (points > 0),
  state text COLLATE "C" NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'DRAWN', 'EXPIRED')),
  given_at timestamptz NOT NULL,
  -- From when on it is being used: the row that was drawn, in which currency money is given, and the draw.
  drawn_place integer,
  currency text COLLATE "C" CHECK (length(currency) = 3),
  seed_pair integer,
  nonce integer,
  begun_at timestamptz,
  -- The row that is given: what was drawn, or its fallback.
  given_place integer,
  reward_id uuid,
  ended_at timestamptz,
  PRIMARY KEY (player_id, id),
  UNIQUE (player_id, kind, code, reference),
  FOREIGN KEY (player_id, reward_id) REFERENCES reward (player_id, id),
  CHECK (points IS NULL OR came_by = 'purchase'),
  CHECK (num_nulls(drawn_place, currency, seed_pair, nonce, begun_at) IN (0, 5)),
  CHECK (num_nulls(given_place, reward_id) = CASE state WHEN 'DRAWN' THEN 0 ELSE 2 END),
  CHECK (state <> 'DRAWN' OR drawn_place IS NOT NULL),
  CHECK (state <> 'EXPIRED' OR drawn_place IS NULL),
  CHECK ((state = 'OPEN') = (ended_at IS NULL))
);
CREATE INDEX attempt_open ON attempt (player_id, kind, given_at, id) WHERE state = 'OPEN';
CREATE INDEX attempt_last ON attempt (player_id, kind, code, ended_at) WHERE state = 'DRAWN';
-- One at a time: what one gives counts for the house's caps before the next is begun.
CREATE UNIQUE INDEX attempt_begun ON attempt (player_id) WHERE state = 'OPEN' AND drawn_place IS NOT NULL;
CREATE INDEX attempt_unfinished ON attempt (begun_at) WHERE state = 'OPEN' AND drawn_place IS NOT NULL;
CREATE INDEX attempt_unused ON attempt (programme_id) WHERE state = 'OPEN' AND drawn_place IS NULL;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON attempt FROM croupier_app;
    GRANT SELECT, INSERT ON attempt TO croupier_app;
    GRANT UPDATE (state, drawn_place, currency, seed_pair, nonce, begun_at, given_place, reward_id, ended_at) ON attempt TO croupier_app;
  END IF;
END $$;

-- Who of the players may be on a list of sanctions or of politically exposed persons, and what somebody of the house found.

-- A question is asked once of a player and an entry; again only when either is another one. What the entry said stands with it, as
-- lists change.
CREATE TABLE watch_hit (
  id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  player_id bigint NOT NULL REFERENCES player (id),
  list text NOT NULL,
  entry_id text NOT NULL,
  entry jsonb NOT NULL,
  score_percent smallint NOT NULL CHECK (score_percent BETWEEN 1 AND 100),
  -- Of the entry and of the person as they were compared; null of who was erased.
  asked_hash bytea CHECK (length(asked_hash) = 32),
  found_at timestamptz NOT NULL,
  state text COLLATE "C" NOT NULL CHECK (state IN ('new', 'hit', 'not-this-person')),
  decided_by text,
  decided_at timestamptz,
  CHECK ((state = 'new') = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  PRIMARY KEY (player_id, list, entry_id)
);
CREATE INDEX watch_hit_queue ON watch_hit (state, found_at, id);

-- Against which version of the lists a player was looked up last.
CREATE TABLE watch_screening (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  version text NOT NULL,
  at timestamptz NOT NULL
);

-- Who was here before is looked up by the daily run.
INSERT INTO fact_reader (name, position, day, in_order) SELECT 'watch-lists', position, day, false FROM fact_head WHERE position > 0;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON watch_hit, watch_screening FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON watch_hit, watch_screening TO croupier_app;
  END IF;
END $$;

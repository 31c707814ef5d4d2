-- Nominations: in which one each player stands, and who has which place of a season that is over. A goal can be put aside for a while,
-- and one without a target says since when it stands where it does: of two with the same, one was first.

ALTER TABLE goal ADD COLUMN pauses timestamptz[];
-- Nothing is less right than before, so no row has to be read for it.
ALTER TABLE goal DROP CONSTRAINT goal_check,
  ADD CONSTRAINT goal_reached_at_check CHECK (target = 0 OR (times = 0) = (reached_at IS NULL)) NOT VALID;

CREATE TABLE nomination_entry (
  player_id bigint NOT NULL REFERENCES player (id),
  programme_id bigint NOT NULL,
  code text COLLATE "C" NOT NULL,
  -- The version that it was chosen under.
  version integer NOT NULL,
  measure text COLLATE "C" NOT NULL CHECK (measure IN ('best-multiplier', 'games', 'days-streak', 'rounds')),
  goal_id uuid NOT NULL,
  -- Its player’s name for scripts: by nothing else is it theirs.
  shown_as text COLLATE "C" NOT NULL CHECK (shown_as ~ '^[0-9a-f]{16}$'),
  active boolean NOT NULL,
  active_since timestamptz NOT NULL,
  -- When it was chosen instead of another one; null: it was the first of its season, which is no change.
  changed_at timestamptz,
  -- Whether its player has seen how it ended.
  seen boolean NOT NULL DEFAULT false,
  PRIMARY KEY (player_id, programme_id, code)
);
CREATE UNIQUE INDEX nomination_entry_active ON nomination_entry (player_id, programme_id) WHERE active;
-- What is compared stands in the goals, and in no index: a round would be dearer for it.
CREATE INDEX nomination_entry_measured ON nomination_entry (programme_id, code, measure);

-- Seasons whose places stand, for good.
CREATE TABLE nomination_season (
  programme_id bigint PRIMARY KEY,
  -- The version that decides what its places give.
  version integer NOT NULL,
  frozen_at timestamptz NOT NULL
);

CREATE TABLE nomination_place (
  programme_id bigint NOT NULL REFERENCES nomination_season (programme_id),
  code text COLLATE "C" NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  player_id bigint NOT NULL REFERENCES player (id),
  result bigint NOT NULL CHECK (result > 0),
  reached_at timestamptz NOT NULL,
  -- From when on its reward may be given; null: it has none, or it was given.
  owed_from timestamptz,
  reward_id uuid,
  PRIMARY KEY (programme_id, code, number),
  UNIQUE (player_id, programme_id, code),
  FOREIGN KEY (player_id, reward_id) REFERENCES reward (player_id, id),
  CHECK (owed_from IS NULL OR reward_id IS NULL)
);
CREATE INDEX nomination_place_owed ON nomination_place (owed_from) WHERE owed_from IS NOT NULL;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON nomination_entry, nomination_season, nomination_place FROM croupier_app;
    GRANT SELECT, INSERT ON nomination_entry, nomination_season, nomination_place TO croupier_app;
    GRANT DELETE ON nomination_entry TO croupier_app;
    GRANT UPDATE (version, measure, goal_id, active, active_since, changed_at, seen) ON nomination_entry TO croupier_app;
    GRANT UPDATE (owed_from, reward_id) ON nomination_place TO croupier_app;
  END IF;
END $$;

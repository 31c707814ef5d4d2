-- Achievements: a row for each medal that a player has reached, kept for ever; and how many hold one, as a job has counted it.

CREATE TABLE achievement_tier (
  player_id bigint NOT NULL REFERENCES player (id),
  code text COLLATE "C" NOT NULL,
  tier text COLLATE "C" NOT NULL CHECK (tier IN ('single', 'silver', 'gold', 'snow')),
  -- Which of the targets it is, from 1.
  place integer NOT NULL CHECK (place > 0),
  -- The version that it was reached under.
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  reached_at timestamptz NOT NULL,
  seen boolean NOT NULL DEFAULT false,
  -- From when on its reward may be given; null: it has none, or it was given.
  owed_from timestamptz,
  reward_id uuid,
  PRIMARY KEY (player_id, code, tier),
  FOREIGN KEY (player_id, reward_id) REFERENCES reward (player_id, id),
  CHECK (owed_from IS NULL OR reward_id IS NULL)
);
CREATE INDEX achievement_tier_owed ON achievement_tier (owed_from) WHERE owed_from IS NOT NULL;

-- Of those who play for an achievement, how many hold a medal of it.
CREATE TABLE achievement_share (
  code text COLLATE "C" PRIMARY KEY,
  holders bigint NOT NULL CHECK (holders >= 0),
  players bigint NOT NULL CHECK (players >= holders),
  counted_at timestamptz NOT NULL
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON achievement_tier, achievement_share FROM croupier_app;
    GRANT SELECT, INSERT ON achievement_tier, achievement_share TO croupier_app;
    GRANT UPDATE (seen, owed_from, reward_id) ON achievement_tier TO croupier_app;
    GRANT UPDATE (holders, players, counted_at) ON achievement_share TO croupier_app;
  END IF;
END $$;

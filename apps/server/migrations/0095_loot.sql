-- Draws from tables of prizes: by the player's own seeds, each under a nonce of its own, with the table that it was made from.

-- A table as it was drawn from, named by the SHA-256 of its rows.
CREATE TABLE loot_table (
  hash text COLLATE "C" PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  -- Canonical JSON of the list of rows: weight, reward, stock, fallback.
  rows text NOT NULL
);

CREATE TABLE loot_draw (
  player_id bigint NOT NULL REFERENCES player (id),
  seed_pair integer NOT NULL,
  domain text COLLATE "C" NOT NULL CHECK (domain ~ '^loot-[a-z0-9][a-z0-9-]{0,39}$'),
  -- Counts the player's draws under this pair and domain, from 0, without a gap.
  nonce integer NOT NULL CHECK (nonce >= 0),
  -- Of loot_table; no foreign key, as that is no row of a player's.
  table_hash text COLLATE "C" NOT NULL,
  programme_id bigint NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  drawn_place integer NOT NULL CHECK (drawn_place BETWEEN 0 AND 39),
  -- The drawn one, or its fallback where the stock was gone. Null until the stock was looked at.
  given_place integer CHECK (given_place BETWEEN 0 AND 39),
  reward_id uuid,
  at timestamptz NOT NULL,
  -- Only where a test forced the draw.
  draws integer[],
  PRIMARY KEY (player_id, seed_pair, domain, nonce),
  FOREIGN KEY (player_id, seed_pair) REFERENCES seed_pair (player_id, number),
  CHECK (reward_id IS NULL OR given_place IS NOT NULL)
);
CREATE INDEX loot_draw_newest ON loot_draw (player_id, at DESC, domain, nonce);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON loot_table, loot_draw FROM croupier_app;
    GRANT SELECT, INSERT ON loot_table TO croupier_app;
    -- The draw itself is never changed: what was given for it is said once.
    GRANT SELECT, INSERT, UPDATE (given_place, reward_id) ON loot_draw TO croupier_app;
  END IF;
END $$;

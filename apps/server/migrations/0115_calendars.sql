-- Calendars of gifts: a door that a player opened, a row each. Draws stand in domains that begin with a word of their kind.

-- Which words there are is the contract's to say: another one needs no migration.
ALTER TABLE loot_draw DROP CONSTRAINT loot_draw_domain_check;
ALTER TABLE loot_draw ADD CONSTRAINT loot_draw_domain_check CHECK (domain ~ '^[a-z]+-[a-z0-9][a-z0-9-]{0,39}$');

CREATE TABLE calendar_door (
  player_id bigint NOT NULL REFERENCES player (id),
  programme_id bigint NOT NULL,
  -- By the clocks of the player's region as it was opened: who moves to another one has each date once.
  day date NOT NULL,
  code text COLLATE "C" NOT NULL,
  -- The version that it was opened under.
  version integer NOT NULL,
  -- The row of the table that is given, 0 where the door has a reward of its own, and the draw that decided it, where there was one.
  drawn_place integer NOT NULL,
  seed_pair integer,
  nonce integer,
  currency text COLLATE "C" NOT NULL CHECK (length(currency) = 3),
  -- Points that were paid for a day that had passed.
  price integer CHECK (price > 0),
  begun_at timestamptz NOT NULL,
  -- Null between the draw and what is given for it.
  reward_id uuid,
  PRIMARY KEY (player_id, programme_id, day),
  FOREIGN KEY (player_id, reward_id) REFERENCES reward (player_id, id),
  CHECK ((seed_pair IS NULL) = (nonce IS NULL))
);
-- One at a time: what one gives counts for the house's caps before the next is begun.
CREATE UNIQUE INDEX calendar_door_begun ON calendar_door (player_id) WHERE reward_id IS NULL;
CREATE INDEX calendar_door_unfinished ON calendar_door (begun_at) WHERE reward_id IS NULL;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON calendar_door FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE (reward_id) ON calendar_door TO croupier_app;
  END IF;
END $$;

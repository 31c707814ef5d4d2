-- Codes go before news, an offer that nobody wants any more does not go, old letters are forgotten, and what waits to be confirmed is found.

ALTER TABLE letter
  -- Somebody waits for it: a code, a link.
  ADD COLUMN urgent boolean NOT NULL DEFAULT false,
  -- Of one that invites: whom, and to what, so that it is asked once more before it goes.
  ADD COLUMN player_id bigint REFERENCES player (id),
  ADD COLUMN kind text COLLATE "C" CHECK (length(kind) BETWEEN 1 AND 40),
  -- Its reader ended it before it went.
  ADD COLUMN withdrawn boolean NOT NULL DEFAULT false,
  ADD CHECK ((player_id IS NULL) = (kind IS NULL)),
  ADD CHECK (given_up OR NOT withdrawn);
CREATE INDEX letter_player ON letter (player_id) WHERE player_id IS NOT NULL;
DROP INDEX letter_due;
CREATE INDEX letter_due ON letter (urgent DESC, next_attempt_at, id) WHERE sent_at IS NULL AND NOT given_up;

-- By kind, as there are few that must be confirmed: a look at each of them, however much a player was told.
CREATE INDEX notice_unconfirmed ON notice (player_id, kind) WHERE confirmed_at IS NULL;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    GRANT UPDATE (withdrawn), DELETE ON letter TO croupier_app;
  END IF;
END $$;

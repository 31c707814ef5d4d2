-- Rounds that a player takes part in: modes, choices, and rounds that wait for the next choice.

-- What the player chose, as canonical JSON {"choices":[[…],…],"mode":"…"}; null for the one mode of a game that asks nothing.
ALTER TABLE round ADD COLUMN entry text;

-- Rounds that are not decided to their end. The stake is taken; seeds, nonce, maths and the choices so far give the
-- rest, so nothing else of the round's state is kept. One a game: a second one waits until the first is over.
CREATE TABLE open_round (
  player_id bigint NOT NULL,
  stake_minor bigint NOT NULL CHECK (stake_minor > 0),
  -- Of the account, after the stake was taken.
  balance_after_minor bigint NOT NULL CHECK (balance_after_minor >= 0),
  balance_version bigint NOT NULL,
  opened_at timestamptz NOT NULL,
  -- The last choice, or the opening: an abandoned round is closed some time after it.
  touched_at timestamptz NOT NULL,
  key uuid NOT NULL,
  seed_pair integer NOT NULL,
  nonce integer NOT NULL CHECK (nonce >= 0),
  kind balance_kind NOT NULL,
  maths_id smallint NOT NULL,
  game text NOT NULL,
  currency text COLLATE "C" NOT NULL,
  -- {"choices":[[…],…],"mode":"…"}
  entry text NOT NULL,

  request_id text,
  draws integer[],
  PRIMARY KEY (player_id, game),
  UNIQUE (player_id, key)
);

CREATE INDEX open_round_touched ON open_round (touched_at);

-- How many rounds of the player are open: while any is, the seeds stay, and a settlement knows whether to look.
ALTER TABLE player_seat ADD COLUMN open_rounds integer NOT NULL DEFAULT 0 CHECK (open_rounds >= 0);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON open_round FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON open_round TO croupier_app;
  END IF;
END $$;

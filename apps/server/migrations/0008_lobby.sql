-- The lobby: how much each game is played, what each player played last and likes, the latest wins, picks, examples.

-- A game's day (UTC), added to by the outbox's one worker as rounds settle: the lists "popular" and "week" are sums of
-- a few of these rows, so no list ever counts rounds.
CREATE TABLE game_day (
  day date NOT NULL,
  game text NOT NULL,
  -- Different players of the day: one who plays all night counts once.
  players integer NOT NULL,
  rounds bigint NOT NULL,
  PRIMARY KEY (day, game)
) WITH (fillfactor = 50);

-- A player's acquaintance with a game. A player has few of these, so the latest are found by reading all.
CREATE TABLE player_game (
  player_id bigint NOT NULL,
  game text NOT NULL,
  last_round_at timestamptz NOT NULL,
  rounds bigint NOT NULL,
  PRIMARY KEY (player_id, game)
) WITH (fillfactor = 70);

CREATE TABLE player_favourite (
  player_id bigint NOT NULL,
  game text NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game)
);

-- The latest wins that the lobby tells of, the newest few hundred. Who won is not kept, only the shortened name.
CREATE TABLE lobby_win (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_name text NOT NULL,
  game text NOT NULL,
  currency text COLLATE "C" NOT NULL,
  kind balance_kind NOT NULL,
  stake_minor bigint NOT NULL CHECK (stake_minor > 0),
  win_minor bigint NOT NULL CHECK (win_minor > 0),
  won_at timestamptz NOT NULL
);

-- Games that people chose for a list, in their order.
CREATE TABLE lobby_pick (
  list text NOT NULL CHECK (list IN ('royal', 'tournament')),
  game text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (list, game)
);

-- Entries that fill a lobby for a demonstration or a test; they cannot be played, and production does not read them.
CREATE TABLE example_game (
  position integer PRIMARY KEY,
  code text NOT NULL UNIQUE,
  name text NOT NULL,
  provider text NOT NULL,
  genres text[] NOT NULL,
  features text[] NOT NULL,
  volatility smallint NOT NULL CHECK (volatility BETWEEN 1 AND 5),
  rtp_micro integer NOT NULL
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON game_day, player_game, player_favourite, lobby_win, lobby_pick, example_game FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE ON game_day, player_game TO croupier_app;
    GRANT SELECT, INSERT, DELETE ON player_favourite, lobby_win, lobby_pick, example_game TO croupier_app;
  END IF;
END $$;

-- A game is closed for everybody, in a region or at a brand, at once or from an instant to another: a row for each, whatever studio made the game; and what games return is kept by day.

-- A game without a row is open: so what settles a round looks for one and usually finds none.
DELETE FROM game_switch WHERE available;
ALTER TABLE game_switch DROP CONSTRAINT game_switch_pkey;
-- Everybody (`all`), a region or a brand.
ALTER TABLE game_switch ADD COLUMN scope text COLLATE "C" NOT NULL DEFAULT 'all' CHECK (scope ~ '^[A-Za-z]{2,20}$');
ALTER TABLE game_switch ALTER COLUMN scope DROP DEFAULT;
-- Null: at once, whatever the clock of the process says that settles.
ALTER TABLE game_switch ADD COLUMN closed_from timestamptz;
-- Null: until somebody opens it.
ALTER TABLE game_switch ADD COLUMN closed_until timestamptz;
ALTER TABLE game_switch ADD CHECK (closed_until > closed_from);
ALTER TABLE game_switch DROP COLUMN available;
ALTER TABLE game_switch ADD PRIMARY KEY (game, scope);

-- One switch for every game: those of other studios had one of their own.
INSERT INTO game_switch (game, scope, reason, changed_at)
SELECT game, 'all', 'Switched off by a command of the house', changed_at FROM provider_game WHERE NOT available;
ALTER TABLE provider_game DROP COLUMN available;

-- The same rounds as in returns_tally, a row a day (UTC), from now on: what one day returned tells what the sum of all hides.
CREATE TABLE returns_day (
  maths_id smallint NOT NULL,
  mode text NOT NULL,
  money text NOT NULL CHECK (money IN ('real', 'play')),
  day date NOT NULL,
  rounds bigint NOT NULL CHECK (rounds > 0),
  win_units bigint NOT NULL CHECK (win_units >= 0),
  win_units_squared numeric NOT NULL,
  PRIMARY KEY (maths_id, mode, money, day)
) WITH (fillfactor = 50);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON returns_day FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE ON returns_day TO croupier_app;
    GRANT DELETE ON game_switch TO croupier_app;
  END IF;
END $$;

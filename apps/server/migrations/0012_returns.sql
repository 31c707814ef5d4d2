-- What games have returned so far, so that it can be held against what their maths declare.

-- Settled rounds of one version of a game's maths, one mode, one sort of money; added to by the outbox's one worker.
CREATE TABLE returns_tally (
  maths_id smallint NOT NULL,
  mode text NOT NULL,
  -- Bonus money is real. Apart, so that anyone can see that play money does not return more than money does.
  money text NOT NULL CHECK (money IN ('real', 'play')),
  rounds bigint NOT NULL CHECK (rounds > 0),
  -- In units of the stake, whatever the stake was, and so whole numbers.
  win_units bigint NOT NULL CHECK (win_units >= 0),
  -- Sum of the squares, for the spread of games in which it depends on the players. Outgrows bigint; no amount of money.
  win_units_squared numeric NOT NULL,
  PRIMARY KEY (maths_id, mode, money)
) WITH (fillfactor = 50);

-- Each time that a game returned what chance hardly explains, from when it was seen until it was over.
CREATE TABLE returns_alarm (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  maths_id smallint NOT NULL,
  mode text NOT NULL,
  money text NOT NULL,
  raised_at timestamptz NOT NULL,
  -- Null while it lasts.
  ended_at timestamptz,
  -- As they were when last looked at.
  rounds bigint NOT NULL,
  actual double precision NOT NULL,
  z double precision NOT NULL
);

CREATE UNIQUE INDEX returns_alarm_lasting ON returns_alarm (maths_id, mode, money) WHERE ended_at IS NULL;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON returns_tally, returns_alarm FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE ON returns_tally, returns_alarm TO croupier_app;
  END IF;
END $$;

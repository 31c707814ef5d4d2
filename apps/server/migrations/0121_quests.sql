-- Quests of players: a row for each that a player takes part in, kept once it is over. Each of its steps is a goal.

CREATE TABLE quest_entry (
  player_id bigint NOT NULL REFERENCES player (id),
  id uuid NOT NULL,
  code text COLLATE "C" NOT NULL,
  -- The version that they take part under, and which repetition of it.
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  run integer NOT NULL,
  state text COLLATE "C" NOT NULL DEFAULT 'RUNNING' CHECK (state IN ('RUNNING', 'DONE', 'OVER')),
  joined_at timestamptz NOT NULL,
  -- Until when rounds count that begin; null: without an end.
  until_at timestamptz CHECK (until_at > joined_at),
  -- How many steps are done, how many rewards are owed by that, and how many of them were given.
  done integer NOT NULL DEFAULT 0,
  owed integer NOT NULL DEFAULT 0,
  given integer NOT NULL DEFAULT 0,
  -- When the next of them is tried.
  give_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (player_id, id),
  UNIQUE (player_id, programme_id, run),
  CHECK (0 <= given AND given <= owed),
  CHECK (0 <= done AND done <= owed AND owed <= done + 1),
  CHECK (given = owed OR give_at IS NOT NULL),
  CHECK ((state = 'RUNNING') = (ended_at IS NULL))
);
CREATE INDEX quest_entry_owed ON quest_entry (give_at) WHERE given < owed;
CREATE INDEX quest_entry_running ON quest_entry (until_at) WHERE state = 'RUNNING';

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON quest_entry FROM croupier_app;
    GRANT SELECT, INSERT ON quest_entry TO croupier_app;
    GRANT UPDATE (state, done, owed, given, give_at, ended_at) ON quest_entry TO croupier_app;
  END IF;
END $$;

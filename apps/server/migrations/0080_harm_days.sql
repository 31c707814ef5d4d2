-- What may do a player harm, as their days tell it, and who of the house did what about it.

-- A day on which something may tell it; others have no row.
CREATE TABLE harm_day (
  player_id bigint NOT NULL,
  -- Of UTC.
  day date NOT NULL,
  score smallint NOT NULL CHECK (score > 0),
  -- A marker and its numbers each, as `domain/office/harm-desk` has them.
  reasons jsonb NOT NULL,
  PRIMARY KEY (player_id, day)
);
CREATE INDEX harm_day_marked ON harm_day (day, player_id);

-- What people of the house did about it. Limits and breaks stand where all of theirs do.
CREATE TABLE harm_act (
  player_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  at timestamptz NOT NULL,
  operator text NOT NULL,
  act text COLLATE "C" NOT NULL CHECK (act IN ('message', 'note', 'looked-at')),
  -- Which message.
  template text COLLATE "C" CHECK ((template IS NOT NULL) = (act = 'message')),
  text text NOT NULL CHECK (length(text) BETWEEN 2 AND 2000),
  -- What the days came to when it was done.
  score integer NOT NULL CHECK (score >= 0),
  PRIMARY KEY (player_id, id)
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON harm_day, harm_act FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON harm_day TO croupier_app;
    GRANT SELECT, INSERT, DELETE ON harm_act TO croupier_app;
  END IF;
END $$;

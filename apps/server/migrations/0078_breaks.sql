-- What players stop by: breaks and exclusions, which nobody shortens, and reality checks, which come of how long somebody has been playing.

-- What holds is what ends last of all the rows, so that a row more only ever makes a stop longer. None is changed or taken away.
-- A player without a row of `player` may have one: seats have none either.
CREATE TABLE play_stop (
  player_id bigint NOT NULL,
  place integer NOT NULL CHECK (place > 0),
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('break', 'exclusion')),
  began_at timestamptz NOT NULL,
  -- Null: for ever.
  until_at timestamptz,
  -- It came with the person from another account of theirs.
  carried boolean NOT NULL DEFAULT false,
  request_id text,
  PRIMARY KEY (player_id, place),
  CHECK (kind = 'exclusion' OR (until_at IS NOT NULL AND until_at > began_at AND until_at <= began_at + interval '62 days')),
  CHECK (kind = 'break' OR until_at IS NULL OR until_at >= began_at + interval '180 days')
);

-- An exclusion that is over stays closed until its player asks to play again.
CREATE TABLE stop_return (
  player_id bigint NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, asked_at)
);

-- By which a person who excluded themselves is known under another account: keyed hashes of addresses that were theirs while it held.
-- Each is of one exclusion, and says nothing once that is over.
CREATE TABLE stop_trace (
  hash bytea NOT NULL CHECK (length(hash) = 32),
  player_id bigint NOT NULL,
  place integer NOT NULL,
  PRIMARY KEY (hash, player_id, place),
  FOREIGN KEY (player_id, place) REFERENCES play_stop (player_id, place)
);
CREATE INDEX stop_trace_player ON stop_trace (player_id, place);

-- Not even by who owns the database, unless the trigger goes first.
CREATE FUNCTION refuse_change_of_stop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What a player stopped by is never changed and never taken away.';
END $$;
CREATE TRIGGER play_stop_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON play_stop EXECUTE FUNCTION refuse_change_of_stop();
CREATE TRIGGER stop_return_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON stop_return EXECUTE FUNCTION refuse_change_of_stop();
CREATE TRIGGER stop_trace_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON stop_trace EXECUTE FUNCTION refuse_change_of_stop();

-- Nobody asks before the end.
CREATE FUNCTION refuse_early_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM play_stop s WHERE s.player_id = NEW.player_id AND s.kind = 'exclusion'
    AND (s.until_at IS NULL OR s.until_at > NEW.asked_at)) THEN
    RAISE EXCEPTION 'An exclusion of player % has not ended.', NEW.player_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER stop_return_late BEFORE INSERT ON stop_return FOR EACH ROW EXECUTE FUNCTION refuse_early_return();

-- Until when each holds: a break by itself, an exclusion for a day after its player has asked. Null: nobody knows yet.
CREATE VIEW stop_rule AS
SELECT s.player_id, s.place, s.kind AS rule, CASE WHEN s.kind = 'break' THEN s.until_at ELSE
  (SELECT min(r.asked_at) + interval '1 day' FROM stop_return r WHERE r.player_id = s.player_id AND r.asked_at >= s.until_at) END AS until_at
FROM play_stop s;

-- How long somebody has been playing with one kind of money.
CREATE TABLE play_session (
  player_id bigint NOT NULL,
  kind balance_kind NOT NULL CHECK (kind IN ('real', 'play')),
  currency text COLLATE "C" NOT NULL,
  began_at timestamptz NOT NULL,
  -- Transfers from this version on are of the session; those of bonus money, which is played as real money is, from the other one.
  from_version bigint NOT NULL,
  bonus_from_version bigint CHECK ((bonus_from_version IS NOT NULL) = (kind = 'real')),
  last_at timestamptz NOT NULL,
  -- From then on the next round begins another session.
  idle_at timestamptz NOT NULL,
  -- When no stake is taken until its player has looked at what they have played. Null of play money.
  check_at timestamptz,
  answered_at timestamptz,
  PRIMARY KEY (player_id, kind),
  CHECK (began_at <= last_at AND last_at < idle_at),
  CHECK (kind = 'real' OR check_at IS NULL)
);

-- How often a player wants to be told; without a row as the region has it.
CREATE TABLE reality_check_choice (
  player_id bigint PRIMARY KEY,
  minutes smallint NOT NULL CHECK (minutes BETWEEN 15 AND 60),
  changed_at timestamptz NOT NULL
);

-- Nobody is in a session of play that was before there were any; and whoever was there before has not stopped.
INSERT INTO fact_reader (name, position, day, in_order) SELECT name, position, day, false FROM fact_head
CROSS JOIN (VALUES ('play-sessions'), ('stops-of-people'), ('pay-ins-of-stopped')) AS n (name) WHERE position > 0;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON play_stop, stop_return, stop_trace, stop_rule, play_session, reality_check_choice FROM croupier_app;
    GRANT SELECT, INSERT ON play_stop, stop_return, stop_trace TO croupier_app;
    GRANT SELECT ON stop_rule TO croupier_app;
    GRANT SELECT, INSERT, UPDATE ON play_session, reality_check_choice TO croupier_app;
  END IF;
END $$;

-- A key stakes once, also across the two tables of rounds; a round keeps what it was asked, and where its balance began.

-- Made while the seat is locked, with a snapshot of its own (the function is volatile): it sees what was committed while
-- the statement around it waited for that lock, which the statement's own snapshot does not.
CREATE FUNCTION refuse_key_of_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM player_seat WHERE player_id = NEW.player_id FOR UPDATE;
  IF EXISTS (SELECT FROM round r WHERE r.player_id = NEW.player_id AND r.key = NEW.key) THEN
    RAISE unique_violation USING MESSAGE = 'The key is a settled round''s', CONSTRAINT = 'round_key_once';
  END IF;
  RETURN NEW;
END $$;

-- Only here: the other way, a round settled under the key of an open one, is refused by the statement that settles, which
-- looks for it under the same lock; a trigger would cost every settled round some microseconds.
CREATE TRIGGER open_round_key_once BEFORE INSERT OR UPDATE OF player_id, key ON open_round
FOR EACH ROW EXECUTE FUNCTION refuse_key_of_round();

-- The first half of the SHA-256 of the request; null in rounds from before.
ALTER TABLE round ADD COLUMN asked bytea;
ALTER TABLE open_round ADD COLUMN asked bytea;

-- Only of a round that stayed open, when other rounds may have moved the balance between its stake and its end.
ALTER TABLE round ADD COLUMN balance_before_minor bigint;

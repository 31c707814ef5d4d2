-- One person, one account: by which documents and tax numbers a person is known, and in which country a document says that they live.

-- Hashes under a key that is not in this database. Of several accounts that show the same one has it; the others were refused it, or
-- are erased: their rows stay, so that who comes again is known.
CREATE TABLE person_mark (
  player_id bigint NOT NULL REFERENCES player (id),
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('document', 'tax')),
  hash bytea NOT NULL CHECK (length(hash) = 32),
  holds boolean NOT NULL,
  first_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, kind, hash)
);
CREATE UNIQUE INDEX person_mark_holder ON person_mark (kind, hash) WHERE holds;
CREATE INDEX person_mark_meeting ON person_mark (kind, hash);

-- Which country gave it; of an address, in which it lies. As whoever approved it read it.
ALTER TABLE document ADD COLUMN country text COLLATE "C" CHECK (country ~ '^[A-Z]{2}$');

-- Sealed with a key that is not in this database, for its own account.
ALTER TABLE player ADD COLUMN tax_number_sealed bytea;

ALTER TABLE cluster_mark
  DROP CONSTRAINT cluster_mark_kind_check,
  ADD CONSTRAINT cluster_mark_kind_check CHECK (kind IN ('device', 'address', 'email', 'phone', 'document', 'tax'));

-- A birth date that is known stays, but where somebody of the house puts it right, by what a document says (`correct_birthday`).
CREATE OR REPLACE FUNCTION keep_birthday() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('croupier.corrected_player', true) IS DISTINCT FROM NEW.id::text THEN
    RAISE 'A birth date that is known stays as it is';
  END IF;
  RETURN NEW;
END $$;
CREATE FUNCTION correct_birthday(corrected bigint, day date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('croupier.corrected_player', corrected::text, true);
  UPDATE player SET birthday = day WHERE id = corrected;
  PERFORM set_config('croupier.corrected_player', '', true);
END $$;
REVOKE ALL ON FUNCTION correct_birthday(bigint, date) FROM PUBLIC;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON person_mark FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON person_mark TO croupier_app;
    GRANT EXECUTE ON FUNCTION correct_birthday(bigint, date) TO croupier_app;
  END IF;
END $$;

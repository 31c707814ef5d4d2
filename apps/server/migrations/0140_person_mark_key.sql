-- The key that marks of persons are made with, sealed with the house's: the numbers they were made of are kept nowhere, so they cannot
-- be made again when the house's key changes.

CREATE TABLE person_mark_key (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  sealed bytea NOT NULL
);

DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON person_mark_key FROM croupier_app;
    GRANT SELECT, INSERT ON person_mark_key TO croupier_app;
  END IF;
END $$;

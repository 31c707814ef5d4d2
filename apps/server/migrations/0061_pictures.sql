-- Pictures that people of the house upload for content: drawn anew from the pixels, each under a name that content says, never changed.

CREATE TABLE picture (
  name text COLLATE "C" PRIMARY KEY CHECK (name ~ '^[a-z0-9][a-z0-9-]{0,63}(\.[a-z]{2,8})?$'),
  -- Of what it shows: with the name it makes an address that never shows anything else.
  version text NOT NULL CHECK (version ~ '^[0-9a-f]{8}$'),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  -- WebP, as large as it is ever shown; what is smaller is made of it when it is asked for.
  body bytea NOT NULL,
  -- The same, small: for lists of the office.
  thumbnail bytea NOT NULL,
  uploaded_by bigint NOT NULL REFERENCES operator,
  uploaded_at timestamptz NOT NULL
);
CREATE INDEX picture_time ON picture (uploaded_at, name);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON picture FROM croupier_app;
    GRANT SELECT, INSERT, DELETE ON picture TO croupier_app;
  END IF;
END $$;

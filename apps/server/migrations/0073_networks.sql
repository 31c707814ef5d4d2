-- Accounts of other companies that players sign in with: who they are there, and nothing else of it.

CREATE TABLE network_identity (
  player_id bigint NOT NULL REFERENCES player (id),
  network text COLLATE "C" NOT NULL CHECK (network IN ('google', 'facebook')),
  -- The company by its address, and the person by its own name for them: an e-mail there may become another person's.
  issuer text COLLATE "C" NOT NULL CHECK (length(issuer) BETWEEN 1 AND 255),
  subject text COLLATE "C" NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  attached_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, network),
  UNIQUE (issuer, subject)
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON network_identity FROM croupier_app;
    GRANT SELECT, INSERT, DELETE ON network_identity TO croupier_app;
  END IF;
END $$;

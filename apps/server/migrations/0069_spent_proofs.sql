-- Proofs of work that were used: each is good for one call, whichever process it comes to.

CREATE TABLE spent_proof (
  -- The nonce of its challenge, which the house draws and signs.
  nonce bytea PRIMARY KEY CHECK (octet_length(nonce) = 16),
  -- When its challenge ends; some time later nobody need remember it.
  expires_at timestamptz NOT NULL
);
CREATE INDEX spent_proof_expires ON spent_proof (expires_at);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON spent_proof FROM croupier_app;
    GRANT SELECT, INSERT, DELETE ON spent_proof TO croupier_app;
  END IF;
END $$;

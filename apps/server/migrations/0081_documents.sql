-- What players show of themselves. Pages are sealed with a key that the database does not have.

ALTER TABLE player ADD COLUMN verify_status text COLLATE "C" NOT NULL DEFAULT 'NONE'
  CHECK (verify_status IN ('NONE', 'PENDING', 'APPROVED', 'REJECTED', 'EXPIRED'));

CREATE TABLE document (
  player_id bigint NOT NULL REFERENCES player,
  id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL,
  state text COLLATE "C" NOT NULL CHECK (state IN ('draft', 'pending', 'approved', 'rejected', 'expired')),
  created_at timestamptz NOT NULL,
  submitted_at timestamptz CHECK ((submitted_at IS NULL) = (state = 'draft')),
  decided_at timestamptz,
  decided_by text CHECK ((decided_by IS NOT NULL) = (decided_at IS NOT NULL)),
  reason text COLLATE "C" CHECK ((reason IS NOT NULL) = (state = 'rejected')),
  -- The last day on which it holds; null: it does not run out.
  expires_on date,
  CHECK ((decided_at IS NOT NULL) = (state IN ('approved', 'rejected', 'expired'))),
  PRIMARY KEY (player_id, id)
);
CREATE UNIQUE INDEX document_id ON document (id);
CREATE INDEX document_queue ON document (state, submitted_at, id);
CREATE INDEX document_ends ON document (expires_on) WHERE state = 'approved' AND expires_on IS NOT NULL;

CREATE TABLE document_page (
  player_id bigint NOT NULL,
  document_id uuid NOT NULL,
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 8),
  width integer NOT NULL,
  height integer NOT NULL,
  sealed bytea NOT NULL,
  PRIMARY KEY (player_id, document_id, place),
  FOREIGN KEY (player_id, document_id) REFERENCES document ON DELETE CASCADE
);
ALTER TABLE document_page ALTER COLUMN sealed SET STORAGE EXTERNAL;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON document, document_page FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON document, document_page TO croupier_app;
  END IF;
END $$;

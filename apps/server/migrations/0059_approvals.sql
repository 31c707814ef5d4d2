-- Four eyes: what one person asks for and another carries out, and how far each role may go alone.

CREATE TABLE approval_rule (
  act text NOT NULL,
  role text NOT NULL REFERENCES operator_role ON DELETE CASCADE,
  currency text NOT NULL,
  -- At most so much alone, in minor units; what no row speaks of needs a second person.
  up_to_minor bigint NOT NULL CHECK (up_to_minor > 0),
  PRIMARY KEY (act, role, currency)
);
INSERT INTO approval_rule (act, role, currency, up_to_minor) VALUES
  ('adjust.money', 'finance', 'UAH', 200000),
  ('adjust.money', 'finance', 'EUR', 5000),
  ('adjust.money', 'finance', 'KZT', 2500000),
  ('adjust.money', 'finance', 'RON', 25000);

CREATE TABLE approval (
  -- The key of who asked: asked again it is the same one.
  id uuid PRIMARY KEY,
  act text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  -- What will be done, and what it came to when it was asked for; JSON as it was compared.
  input text NOT NULL,
  shows text NOT NULL,
  -- Within what the maker may do alone: kept so that the same id is the same act.
  alone boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'done', 'refused', 'withdrawn', 'expired', 'failed')),
  maker_id bigint NOT NULL REFERENCES operator,
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  checker_id bigint REFERENCES operator,
  decided_at timestamptz,
  note text,
  CHECK (checker_id <> maker_id),
  CHECK (state <> 'done' OR alone OR checker_id IS NOT NULL),
  CHECK (NOT alone OR state = 'done')
);
CREATE INDEX approval_by_time ON approval (created_at, id) WHERE NOT alone;
CREATE INDEX approval_waiting ON approval (expires_at) WHERE state = 'waiting';
CREATE INDEX approval_by_subject ON approval (subject_id, created_at);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON approval FROM croupier_app;
    GRANT SELECT, INSERT ON approval TO croupier_app;
    GRANT UPDATE (state, checker_id, decided_at, note) ON approval TO croupier_app;
  END IF;
END $$;

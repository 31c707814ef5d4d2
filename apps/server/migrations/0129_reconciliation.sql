-- What our ledger, a provider's settlement file and its API say of a day of money is held against each other; what differs waits for a person.

CREATE TABLE reconciliation_run (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text COLLATE "C" NOT NULL CHECK (length(provider) BETWEEN 1 AND 40),
  day date NOT NULL,
  started_at timestamptz NOT NULL,
  took_ms integer NOT NULL CHECK (took_ms >= 0),
  ledger_lines integer NOT NULL CHECK (ledger_lines >= 0),
  file_lines integer NOT NULL CHECK (file_lines >= 0),
  api_lines integer NOT NULL CHECK (api_lines >= 0),
  -- Payments that the API did not answer about: there the other two were held against each other.
  unasked integer NOT NULL CHECK (unasked >= 0),
  differences integer NOT NULL CHECK (differences >= 0)
);
CREATE INDEX reconciliation_run_of_day ON reconciliation_run (day, provider);

CREATE TABLE reconciliation_difference (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text COLLATE "C" NOT NULL,
  day date NOT NULL,
  what text COLLATE "C" NOT NULL CHECK (what IN ('missing', 'extra', 'amount', 'currency', 'duplicate')),
  flow text COLLATE "C" NOT NULL CHECK (flow IN ('pay-in', 'refund', 'pay-out')),
  reference text COLLATE "C" NOT NULL CHECK (length(reference) BETWEEN 1 AND 100),
  -- The source that stands alone; null where none agrees with another.
  odd text COLLATE "C" CHECK (odd IN ('ledger', 'file', 'api')),
  -- How often the odd one has it: none where it is missing there.
  lines integer NOT NULL CHECK (lines >= 0),
  ledger_minor bigint,
  ledger_currency text COLLATE "C",
  file_minor bigint,
  file_currency text COLLATE "C",
  api_minor bigint,
  api_currency text COLLATE "C",
  found_at timestamptz NOT NULL,
  -- The last run that saw it.
  run_id bigint NOT NULL REFERENCES reconciliation_run (id),
  -- A later run of that day saw it no more.
  gone_at timestamptz,
  closed_at timestamptz,
  note text CHECK (length(note) BETWEEN 1 AND 1000),
  CHECK ((closed_at IS NULL) = (note IS NULL)),
  CHECK ((ledger_minor IS NULL) = (ledger_currency IS NULL)),
  CHECK ((file_minor IS NULL) = (file_currency IS NULL)),
  CHECK ((api_minor IS NULL) = (api_currency IS NULL)),
  UNIQUE NULLS NOT DISTINCT (provider, day, flow, reference, what, odd)
);
CREATE INDEX reconciliation_difference_open ON reconciliation_difference (found_at, id) WHERE closed_at IS NULL AND gone_at IS NULL;
CREATE INDEX reconciliation_difference_by_time ON reconciliation_difference (found_at, id);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON reconciliation_run, reconciliation_difference FROM croupier_app;
    GRANT SELECT, INSERT ON reconciliation_run, reconciliation_difference TO croupier_app;
    GRANT UPDATE (lines, ledger_minor, ledger_currency, file_minor, file_currency, api_minor, api_currency, run_id, gone_at, closed_at, note)
      ON reconciliation_difference TO croupier_app;
  END IF;
END $$;

-- Four eyes for wins that were held; what payment providers send and answer, by the hour; from where on an alarm is told.

-- How far finance decides alone about a win that was held; above it, and for everybody else, a second person is needed.
INSERT INTO approval_rule (act, role, currency, up_to_minor) VALUES
  ('decide.held-wins', 'finance', 'UAH', 5000000),
  ('decide.held-wins', 'finance', 'EUR', 100000),
  ('decide.held-wins', 'finance', 'KZT', 60000000),
  ('decide.held-wins', 'finance', 'RON', 500000);

-- What a payment provider sent to us and answered us, by the hour: counters that processes add to, never a row a call.
CREATE TABLE provider_traffic (
  hour timestamptz NOT NULL,
  provider text COLLATE "C" NOT NULL,
  -- `webhook`, or what it was asked: `create`, `report`, `close`.
  kind text COLLATE "C" NOT NULL,
  outcome text COLLATE "C" NOT NULL,
  count bigint NOT NULL CHECK (count > 0),
  -- How many took at most so long, by the bounds of the code.
  took bigint[] NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (hour, provider, kind, outcome)
);

-- From where on something of the house is told to its people, where that is not what the code says.
CREATE TABLE alarm_threshold (
  alarm text COLLATE "C" PRIMARY KEY,
  above double precision NOT NULL CHECK (above >= 0)
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON provider_traffic, alarm_threshold FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON provider_traffic, alarm_threshold TO croupier_app;
  END IF;
END $$;

-- The honest cost of each published bonus, by currency: computed once for a version, beside its requests and never in one.

CREATE TABLE offer_sheet (
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  currency text COLLATE "C" NOT NULL CHECK (length(currency) = 3),
  -- The bonus that it was computed for; the maximum of a percentage.
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  body jsonb NOT NULL,
  computed_at timestamptz NOT NULL,
  PRIMARY KEY (programme_id, version, currency),
  FOREIGN KEY (programme_id, version) REFERENCES programme_version (programme_id, version)
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON offer_sheet FROM croupier_app;
    GRANT SELECT, INSERT ON offer_sheet TO croupier_app;
  END IF;
END $$;

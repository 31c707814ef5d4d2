-- How much a player is given at most in a day, a week or a month over all programmes: money by currency, and points.
CREATE TABLE giving_cap (
  -- `points`, or a currency.
  what text COLLATE "C" NOT NULL CHECK (what ~ '^(points|[A-Z]{3})$'),
  period text COLLATE "C" NOT NULL CHECK (period IN ('day', 'week', 'month')),
  -- Points, or minor units.
  most bigint NOT NULL CHECK (most > 0),
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (what, period)
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON giving_cap FROM croupier_app;
    GRANT SELECT, INSERT, DELETE ON giving_cap TO croupier_app;
  END IF;
END $$;

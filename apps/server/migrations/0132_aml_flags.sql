-- What may tell of money laundering, as the payments of a day tell it, and the case file of what people of the house found of it.

-- A day that was flagged; others have no row. Nobody changes one: it is what was known when it was judged.
CREATE TABLE aml_day (
  player_id bigint NOT NULL,
  -- Of UTC.
  day date NOT NULL,
  -- The order in which days were flagged, for who says up to where they have decided.
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  flagged_at timestamptz NOT NULL,
  score smallint NOT NULL CHECK (score > 0),
  -- A flag, its numbers and the payments behind it each, as `domain/office/aml-desk` has them.
  reasons jsonb NOT NULL,
  -- From the end of the account on: the law has it kept until then.
  kept_until timestamptz,
  PRIMARY KEY (player_id, day)
);
CREATE INDEX aml_day_kept ON aml_day (kept_until) WHERE kept_until IS NOT NULL;

CREATE TABLE aml_act (
  player_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  at timestamptz NOT NULL,
  operator text NOT NULL,
  act text COLLATE "C" NOT NULL CHECK (act IN ('note', 'cleared', 'reported')),
  -- Of a report: what the authority or the house calls it.
  reference text CHECK ((reference IS NOT NULL) = (act = 'reported') AND length(reference) BETWEEN 2 AND 120),
  text text NOT NULL CHECK (length(text) BETWEEN 2 AND 2000),
  -- Of a decision: the last flagged day that it is about; 0 where there was none.
  through bigint CHECK ((through IS NOT NULL) = (act <> 'note')),
  kept_until timestamptz,
  PRIMARY KEY (player_id, id)
);
CREATE INDEX aml_act_kept ON aml_act (kept_until) WHERE kept_until IS NOT NULL;

-- Rows go only when their time is over: nothing else deletes them.
CREATE FUNCTION forget_kept_aml() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  DELETE FROM aml_day WHERE kept_until < now();
  DELETE FROM aml_act WHERE kept_until < now();
$$;
REVOKE ALL ON FUNCTION forget_kept_aml() FROM PUBLIC;

-- Whose deposits were paid on a day, and who else has paid by a card.
CREATE INDEX pay_in_paid ON pay_in (updated_at, player_id) WHERE state = 'PAID' AND kind = 'real';
CREATE INDEX pay_in_source ON pay_in (source_mark, player_id) WHERE source_mark IS NOT NULL;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON aml_day, aml_act FROM croupier_app;
    GRANT SELECT, INSERT ON aml_day, aml_act TO croupier_app;
    GRANT UPDATE (kept_until) ON aml_day, aml_act TO croupier_app;
    GRANT EXECUTE ON FUNCTION forget_kept_aml() TO croupier_app;
  END IF;
END $$;

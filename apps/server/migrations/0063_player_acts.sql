-- What people of the house do about an account: limits and breaks beside the player's own, closing it, telling a colleague; and which request leads to which player, by months that are dropped.

-- Limits and breaks that the house sets. They stand beside the player's own, which they never change: the strictest holds. Reasons are for
-- people of the house.
CREATE TABLE house_rule (
  player_id bigint NOT NULL REFERENCES player (id),
  rule text NOT NULL CHECK (rule IN ('stake_limit', 'loss_limit', 'deposit_limit', 'break')),
  -- Of limits; a break has none.
  period text NOT NULL DEFAULT '' CHECK (period IN ('', 'day', 'week', 'month')),
  amount_minor bigint CHECK (amount_minor > 0),
  currency text COLLATE "C" CHECK (length(currency) = 3),
  -- Of a break: when it is over.
  until_at timestamptz,
  set_at timestamptz NOT NULL,
  operator text NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 3 AND 500),
  PRIMARY KEY (player_id, rule, period),
  CHECK ((rule = 'break') = (period = '')),
  CHECK ((rule = 'break') = (amount_minor IS NULL)),
  CHECK ((rule = 'break') = (until_at IS NOT NULL)),
  CHECK ((amount_minor IS NULL) = (currency IS NULL)),
  CHECK (until_at > set_at)
);

-- A closed account is a block that nobody lifts alone, and whose player signs in no more. What is kept of its person stays.
ALTER TABLE player_block ADD COLUMN closed boolean NOT NULL DEFAULT false, ADD CHECK (NOT (closed AND until IS NOT NULL));

-- What an operator is told of. Whoever told it, and what about; no text of it, as that may be personal.
CREATE TABLE inbox_item (
  operator_id bigint NOT NULL REFERENCES operator (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  by text NOT NULL,
  read_at timestamptz,
  PRIMARY KEY (operator_id, id)
);
CREATE INDEX inbox_item_unread ON inbox_item (operator_id) WHERE read_at IS NULL;
CREATE INDEX inbox_item_time ON inbox_item (at);

-- Which player a round and a request lead to: a row for every round, written once, in the order of time, looked for seldom. So there is no
-- key, whose pages would be written all over: each 32 pages have a filter that says what is not in them. Months are dropped whole.
ALTER TABLE player_trace RENAME TO player_trace_before;
ALTER TABLE player_trace_before RENAME CONSTRAINT player_trace_pkey TO player_trace_before_pkey;
CREATE TABLE player_trace (
  -- Its first day: of when it was written.
  month date NOT NULL,
  player_id bigint NOT NULL,
  round_id uuid,
  request_id uuid,
  CHECK (round_id IS NOT NULL OR request_id IS NOT NULL)
) PARTITION BY RANGE (month);
-- As many as 32 pages have of rows.
CREATE INDEX player_trace_round ON player_trace
  USING brin (round_id uuid_bloom_ops (n_distinct_per_range = 3500, false_positive_rate = 0.01)) WITH (pages_per_range = 32, autosummarize = on);
CREATE INDEX player_trace_request ON player_trace
  USING brin (request_id uuid_bloom_ops (n_distinct_per_range = 3500, false_positive_rate = 0.01)) WITH (pages_per_range = 32, autosummarize = on);
-- A month that nobody made a partition for must not stop the reader.
CREATE TABLE player_trace_default PARTITION OF player_trace DEFAULT;

-- Partitions for this month and so many more, where they are missing. A month of which the default partition has rows already stays there.
CREATE FUNCTION make_trace_months(ahead integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  starts date := date_trunc('month', clock_timestamp() AT TIME ZONE 'UTC')::date;
  partition text;
BEGIN
  FOR n IN 0 .. least(ahead, 12) LOOP
    partition := 'player_trace_' || to_char(starts, 'YYYYMM');
    IF to_regclass('public.' || partition) IS NULL THEN
      -- Locked first: what is looked for cannot come meanwhile.
      LOCK TABLE player_trace IN ACCESS EXCLUSIVE MODE;
      IF NOT EXISTS (SELECT FROM player_trace_default d WHERE d.month = starts) THEN
        EXECUTE format('CREATE TABLE public.%I PARTITION OF public.player_trace FOR VALUES FROM (%L) TO (%L)',
          partition, starts, (starts + interval '1 month')::date);
        IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
          EXECUTE format('REVOKE ALL ON public.%I FROM croupier_app', partition);
        END IF;
      END IF;
    END IF;
    starts := (starts + interval '1 month')::date;
  END LOOP;
END $$;

-- Drops months that have been over for so many whole months. Returns how many.
CREATE FUNCTION drop_trace_months(kept_months integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  first_kept date := (date_trunc('month', clock_timestamp() AT TIME ZONE 'UTC') - make_interval(months => greatest(kept_months, 1)))::date;
  partition text;
  dropped integer := 0;
BEGIN
  FOR partition IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'public.player_trace'::regclass AND c.relname ~ '^player_trace_[0-9]{6}$'
      AND to_date(right(c.relname, 6), 'YYYYMM') < first_kept
    ORDER BY c.relname
  LOOP
    EXECUTE format('DROP TABLE public.%I', partition);
    dropped := dropped + 1;
  END LOOP;
  DELETE FROM player_trace_default d WHERE d.month < first_kept;
  RETURN dropped;
END $$;

SELECT make_trace_months(2);

-- When these were written nobody knows: they are kept as long as what is written now.
INSERT INTO player_trace (month, player_id, round_id, request_id)
SELECT date_trunc('month', now() AT TIME ZONE 'UTC')::date, player_id, CASE WHEN what = 'round' THEN id END, CASE WHEN what = 'request' THEN id END
FROM player_trace_before;
DROP TABLE player_trace_before;

REVOKE ALL ON FUNCTION make_trace_months(integer), drop_trace_months(integer) FROM PUBLIC;
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON house_rule, inbox_item, player_trace, player_trace_default FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON house_rule TO croupier_app;
    GRANT SELECT, INSERT, DELETE ON inbox_item TO croupier_app;
    GRANT UPDATE (read_at) ON inbox_item TO croupier_app;
    GRANT SELECT, INSERT ON player_trace TO croupier_app;
    GRANT EXECUTE ON FUNCTION make_trace_months(integer), drop_trace_months(integer) TO croupier_app;
  END IF;
END $$;

-- Facts for many readers: a journal with positions that one sequencer gives, and for each reader a position of its own. Asserts that facts are JSON text, that PostgreSQL has the partitions it needs, and that old servers cannot take facts past the journal.

DO $$
BEGIN
  IF (SELECT data_type FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'outbox' AND column_name = 'payload') IS DISTINCT FROM 'json' THEN
    RAISE EXCEPTION 'outbox.payload is not json: this database has another history';
  END IF;
  IF current_setting('server_version_num')::integer < 150000 THEN
    RAISE EXCEPTION 'PostgreSQL 15 or later is needed';
  END IF;
END $$;

-- Nobody moves facts meanwhile: what was put aside below is all there is.
LOCK TABLE outbox, outbox_parked IN ACCESS EXCLUSIVE MODE;

-- The position given last, and its day; the days never go back, so days and positions are one order.
CREATE TABLE fact_head (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  position bigint NOT NULL CHECK (position >= 0),
  day date NOT NULL
) WITH (fillfactor = 10);
-- Above the numbers of all that was put aside before there were positions.
INSERT INTO fact_head (position, day)
SELECT coalesce(max(id), 0), (clock_timestamp() AT TIME ZONE 'UTC')::date FROM outbox_parked;

-- What was committed, in the one order in which it is read: positions without a gap.
CREATE TABLE fact (
  position bigint NOT NULL,
  day date NOT NULL,
  player_id bigint NOT NULL,
  topic text NOT NULL,
  payload json NOT NULL,
  request_id text,
  created_at timestamptz NOT NULL,
  -- Read by positions; the day is there because the key of a partitioned table names what it is partitioned by.
  PRIMARY KEY (position, day)
) PARTITION BY RANGE (day);
-- A day that nobody made a partition for must not stop facts.
CREATE TABLE fact_default PARTITION OF fact DEFAULT;

-- How far each reader has read. Effects and position commit together.
CREATE TABLE fact_reader (
  name text PRIMARY KEY,
  position bigint NOT NULL DEFAULT 0,
  -- Not after the day of the next fact it reads.
  day date NOT NULL DEFAULT '-infinity',
  -- Reads only in order: nothing is given to it again.
  in_order boolean NOT NULL,
  -- What it reads again before it goes on: the positions above the first, up to the second.
  again_after bigint,
  again_to bigint,
  CHECK ((again_after IS NULL) = (again_to IS NULL) AND NOT (in_order AND again_to IS NOT NULL))
) WITH (fillfactor = 10);

-- What a reader could not take, also alone. It waits for a person; the reader and the others go on.
CREATE TABLE fact_parked (
  reader text NOT NULL,
  position bigint NOT NULL,
  player_id bigint NOT NULL,
  topic text NOT NULL,
  payload json NOT NULL,
  request_id text,
  created_at timestamptz NOT NULL,
  parked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  error text NOT NULL,
  -- A person wants it tried again.
  again boolean NOT NULL DEFAULT false,
  PRIMARY KEY (reader, position)
);

-- What was put aside until now no listener has had: it is put aside for each that would have.
INSERT INTO fact_parked (reader, position, player_id, topic, payload, request_id, created_at, parked_at, error)
SELECT r.name, p.id, p.player_id, p.topic, p.payload, p.request_id, p.created_at, p.parked_at, p.listener || ': ' || p.error
FROM outbox_parked p JOIN (VALUES
  ('books-chain', ARRAY['balance.changed', 'round.settled', 'books.adopted', 'books.day-over']),
  ('books-witness', ARRAY['books.witness', 'balance.changed', 'round.settled']),
  ('lobby-plays', ARRAY['round.settled', 'provider-round.ended']),
  ('lobby-winning-now', ARRAY['round.settled', 'provider-round.ended']),
  ('returns-tally', ARRAY['round.settled'])) AS r (name, topics) ON p.topic = ANY (r.topics);
DROP TABLE outbox_parked;

-- The sequencer: moves the oldest committed facts into the journal, one caller at a time; another finds nothing to do.
-- The server may only call it: it can neither take a fact out of the outbox past the journal nor write the journal.
CREATE FUNCTION move_facts(most integer) RETURNS SETOF fact
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN QUERY WITH head AS MATERIALIZED (
    SELECT h.position, greatest(h.day, (clock_timestamp() AT TIME ZONE 'UTC')::date) AS day FROM fact_head h FOR UPDATE SKIP LOCKED
  ), taken AS MATERIALIZED (
    DELETE FROM outbox WHERE id IN (SELECT o.id FROM outbox o WHERE (SELECT h.position FROM head h) IS NOT NULL ORDER BY o.id LIMIT most)
    RETURNING outbox.id, outbox.player_id, outbox.topic, outbox.payload, outbox.request_id, outbox.created_at
  ), numbered AS MATERIALIZED (
    SELECT h.position + row_number() OVER (ORDER BY t.id) AS position, h.day, t.player_id, t.topic, t.payload, t.request_id, t.created_at
    FROM taken t CROSS JOIN head h
  ), kept AS (
    INSERT INTO fact SELECT n.position, n.day, n.player_id, n.topic, n.payload, n.request_id, n.created_at FROM numbered n
  ), moved AS (
    UPDATE fact_head f SET position = f.position + (SELECT count(*) FROM numbered), day = h.day
    FROM head h WHERE EXISTS (SELECT FROM numbered)
  )
  SELECT n.position, n.day, n.player_id, n.topic, n.payload, n.request_id, n.created_at FROM numbered n ORDER BY n.position;
END $$;

-- Partitions for today and so many days more, where they are missing. A day of which the default partition has facts
-- already stays there.
CREATE FUNCTION make_fact_days(ahead integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  today date := (clock_timestamp() AT TIME ZONE 'UTC')::date;
  partition text;
BEGIN
  FOR n IN 0 .. least(ahead, 30) LOOP
    partition := 'fact_' || to_char(today + n, 'YYYYMMDD');
    CONTINUE WHEN to_regclass('public.' || partition) IS NOT NULL;
    -- Locked first, in the order in which facts are written: what is looked for cannot come meanwhile.
    LOCK TABLE fact IN ACCESS EXCLUSIVE MODE;
    CONTINUE WHEN EXISTS (SELECT FROM fact_default d WHERE d.day = today + n);
    EXECUTE format('CREATE TABLE public.%I PARTITION OF public.fact FOR VALUES FROM (%L) TO (%L)', partition, today + n, today + n + 1);
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
      EXECUTE format('REVOKE ALL ON public.%I FROM croupier_app', partition);
    END IF;
  END LOOP;
END $$;

-- Drops days that are over for longer than so many days, and that every reader has behind it. Returns how many.
CREATE FUNCTION drop_fact_days(kept_days integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  until date := least((clock_timestamp() AT TIME ZONE 'UTC')::date - greatest(kept_days, 1),
    (SELECT min(CASE WHEN r.again_to IS NULL THEN r.day ELSE '-infinity' END) FROM fact_reader r));
  partition text;
  dropped integer := 0;
BEGIN
  IF NOT EXISTS (SELECT FROM fact_reader) THEN RETURN 0; END IF;
  FOR partition IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'public.fact'::regclass AND c.relname ~ '^fact_[0-9]{8}$' AND to_date(right(c.relname, 8), 'YYYYMMDD') < until
    ORDER BY c.relname
  LOOP
    EXECUTE format('DROP TABLE public.%I', partition);
    dropped := dropped + 1;
  END LOOP;
  DELETE FROM fact_default d WHERE d.day < until;
  RETURN dropped;
END $$;

SELECT make_fact_days(7);

REVOKE ALL ON FUNCTION move_facts(integer), make_fact_days(integer), drop_fact_days(integer) FROM PUBLIC;
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON fact, fact_default, fact_head, fact_reader, fact_parked FROM croupier_app;
    GRANT SELECT ON fact, fact_head TO croupier_app;
    GRANT SELECT, INSERT, UPDATE ON fact_reader TO croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON fact_parked TO croupier_app;
    -- Facts leave the outbox by the sequencer alone; a server from before it is refused.
    REVOKE ALL ON outbox FROM croupier_app;
    GRANT SELECT, INSERT ON outbox TO croupier_app;
    GRANT EXECUTE ON FUNCTION move_facts(integer), make_fact_days(integer), drop_fact_days(integer) TO croupier_app;
  END IF;
END $$;

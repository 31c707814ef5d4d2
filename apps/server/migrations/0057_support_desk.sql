-- The office's desks for letters of players and for the house's health: who has a letter in hand, what was answered, how jobs went.

-- Who took a letter last, and until when it is theirs alone.
ALTER TABLE support_request
  ADD COLUMN taken_by bigint REFERENCES operator,
  ADD COLUMN taken_until timestamptz,
  ADD CHECK ((taken_by IS NULL) = (taken_until IS NULL));

-- Lists go by time and then by number.
DROP INDEX support_request_queue;
CREATE INDEX support_request_queue ON support_request (created_at, number) WHERE state IN ('NEW', 'OPEN');
CREATE INDEX support_request_time ON support_request (created_at, number);
CREATE INDEX support_request_state ON support_request (state, created_at, number);
CREATE INDEX support_request_topic ON support_request (topic, created_at, number);
CREATE INDEX support_request_language ON support_request (language, created_at, number);
CREATE INDEX support_request_taken ON support_request (taken_by, created_at, number) WHERE taken_by IS NOT NULL;
-- By how it begins, in whatever case it was copied.
CREATE INDEX support_request_reference ON support_request (lower(reference) text_pattern_ops) WHERE reference IS NOT NULL;

-- What was answered, by letter. It goes with what it answers.
CREATE TABLE support_answer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES support_request ON DELETE CASCADE,
  operator_id bigint NOT NULL REFERENCES operator,
  text text NOT NULL CHECK (length(text) BETWEEN 2 AND 4000),
  created_at timestamptz NOT NULL
);
CREATE INDEX support_answer_request ON support_answer (request_id, id);

-- What people of the house tell each other about a letter. Its writer never sees it.
CREATE TABLE support_note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES support_request ON DELETE CASCADE,
  operator_id bigint NOT NULL REFERENCES operator,
  text text NOT NULL CHECK (length(text) BETWEEN 2 AND 2000),
  created_at timestamptz NOT NULL
);
CREATE INDEX support_note_request ON support_note (request_id, id);

-- Texts that are answered again and again, in the language of who reads them.
CREATE TABLE support_quick_reply (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  language text NOT NULL,
  title text NOT NULL CHECK (length(title) BETWEEN 2 AND 80),
  text text NOT NULL CHECK (length(text) BETWEEN 2 AND 4000),
  changed_at timestamptz NOT NULL,
  UNIQUE (language, title)
);

-- The list of letters of the house, whole and by their state.
CREATE INDEX letter_time ON letter (created_at, id);
CREATE INDEX letter_waiting ON letter (created_at, id) WHERE sent_at IS NULL AND NOT given_up;
CREATE INDEX letter_failed ON letter (created_at, id) WHERE sent_at IS NULL AND given_up;
CREATE INDEX letter_sent ON letter (created_at, id) WHERE sent_at IS NOT NULL;

-- How each job went last, in whatever process; runs that went well are told at most once a minute.
CREATE TABLE job_run (
  job text PRIMARY KEY,
  -- Which process told it: the name of its machine and its id there.
  process text NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL,
  -- Of the last run that failed, whenever that was.
  failed_at timestamptz,
  error text CHECK (length(error) <= 500)
);

-- Who is connected to this database, as far as it is the house itself. The server works in a narrower role than it signs in with,
-- and could see no more of its own connections than their names. What they ask is not told: values may stand in it.
CREATE FUNCTION house_connections()
RETURNS TABLE (pid integer, name text, state text, waits_for text, since timestamptz, busy_seconds double precision)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT a.pid, a.application_name, a.state, CASE WHEN a.state <> 'idle' THEN a.wait_event_type END, a.backend_start,
    CASE WHEN a.state <> 'idle' THEN extract(epoch FROM clock_timestamp() - coalesce(a.xact_start, a.query_start))::float8 END
  FROM pg_stat_activity a WHERE a.datname = current_database() AND a.backend_type = 'client backend'
$$;

REVOKE ALL ON FUNCTION house_connections() FROM PUBLIC;
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    GRANT UPDATE (state, taken_by, taken_until) ON support_request TO croupier_app;
    REVOKE ALL ON support_answer, support_note FROM croupier_app;
    GRANT SELECT, INSERT ON support_answer, support_note TO croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON support_quick_reply TO croupier_app;
    REVOKE ALL ON job_run FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE ON job_run TO croupier_app;
    GRANT EXECUTE ON FUNCTION house_connections() TO croupier_app;
  END IF;
END $$;

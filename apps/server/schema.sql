-- Generated from a migrated database by `npm run generate`. Do not edit.

CREATE TYPE balance_kind AS ENUM ('real', 'bonus', 'play');

CREATE TYPE ledger_side AS ENUM ('player', 'payment-clearing', 'bets', 'wins', 'play-issue', 'promotions', 'adjustments', 'bonus-conversion', 'jackpots', 'pay-out-reserve', 'pay-out-transit', 'pay-out-fees');

CREATE OR REPLACE FUNCTION public.archive_rounds(players bigint[], kept_days integer, most integer)
 RETURNS TABLE(player bigint, moved bigint, more boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
DECLARE
  until timestamptz := first_kept_month(kept_days);
BEGIN
  RETURN QUERY WITH stays AS MATERIALIZED (
    SELECT p.id, coalesce(first.seed_pair, 2147483647) AS seed_pair, coalesce(first.nonce, 2147483647) AS nonce
    FROM unnest(players) AS p (id) LEFT JOIN LATERAL (
      SELECT f.seed_pair, f.nonce FROM (
        SELECT r.seed_pair, r.nonce, r.settled_at, row_number() OVER (ORDER BY r.seed_pair, r.nonce) AS place
        FROM round r WHERE r.player_id = p.id ORDER BY r.seed_pair, r.nonce LIMIT most + 1) AS f
      WHERE f.settled_at >= until OR f.place > most ORDER BY f.seed_pair, f.nonce LIMIT 1) AS first ON true
  ), gone AS (
    DELETE FROM round r USING stays s WHERE r.player_id = s.id AND (r.seed_pair, r.nonce) < (s.seed_pair, s.nonce) RETURNING r.*
  ), kept AS (
    INSERT INTO round_archive SELECT * FROM gone ORDER BY player_id, seed_pair, nonce RETURNING player_id
  ) SELECT k.player_id, count(*), count(*) >= most FROM kept k GROUP BY k.player_id;
END $function$;

CREATE OR REPLACE FUNCTION public.archive_transfers(players bigint[], kept_days integer, most integer)
 RETURNS TABLE(player bigint, moved bigint, more boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
DECLARE
  until timestamptz := first_kept_month(kept_days);
BEGIN
  RETURN QUERY WITH stays AS MATERIALIZED (
    SELECT c.player_id, c.currency, c.kind, least(c.version + 1, first.version) AS version
    FROM unnest(players) AS p (id) JOIN transfer_chain c ON c.player_id = p.id LEFT JOIN LATERAL (
      SELECT f.version FROM (
        SELECT t.version, t.created_at, row_number() OVER (ORDER BY t.version) AS place
        FROM ledger_transfer t WHERE t.player_id = c.player_id AND t.currency = c.currency AND t.kind = c.kind
        ORDER BY t.version LIMIT most + 1) AS f
      WHERE f.created_at >= until OR f.place > most ORDER BY f.version LIMIT 1) AS first ON true
  ), gone AS (
    DELETE FROM ledger_transfer t USING stays s
    WHERE t.player_id = s.player_id AND t.currency = s.currency AND t.kind = s.kind AND t.version < s.version RETURNING t.*
  ), kept AS (
    INSERT INTO ledger_transfer_archive SELECT * FROM gone ORDER BY player_id, currency, kind, version RETURNING player_id, currency, kind
  ), counted AS (
    SELECT k.player_id, count(*) AS of_account FROM kept k GROUP BY k.player_id, k.currency, k.kind
  ) SELECT c.player_id, sum(c.of_account)::bigint, bool_or(c.of_account >= most) FROM counted c GROUP BY c.player_id;
END $function$;

CREATE OR REPLACE FUNCTION public.correct_birthday(corrected bigint, day date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM set_config('croupier.corrected_player', corrected::text, true);
  UPDATE player SET birthday = day WHERE id = corrected;
  PERFORM set_config('croupier.corrected_player', '', true);
END $function$;

CREATE OR REPLACE FUNCTION public.drop_fact_days(kept_days integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.drop_trace_months(kept_months integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.erase_support_request_of(erased bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  UPDATE support_answer a SET text = 'erased' FROM support_request r WHERE r.id = a.request_id AND r.player_id = erased;
  UPDATE support_note n SET text = 'erased' FROM support_request r WHERE r.id = n.request_id AND r.player_id = erased;
  UPDATE support_request SET email = '', message = 'erased with the account', reference = NULL WHERE player_id = erased;
$function$;

CREATE OR REPLACE FUNCTION public.first_kept_month(kept_days integer)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  SELECT date_trunc('month', (now() AT TIME ZONE 'UTC') - make_interval(days => greatest(kept_days, 31))) AT TIME ZONE 'UTC'
$function$;

CREATE OR REPLACE FUNCTION public.forget_kept_aml()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  DELETE FROM aml_day WHERE kept_until < now();
  DELETE FROM aml_act WHERE kept_until < now();
$function$;

CREATE OR REPLACE FUNCTION public.forget_support_requests(kept_days integer, most integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  WITH gone AS (
    DELETE FROM support_request r
    WHERE r.id = ANY (ARRAY(
      SELECT o.id FROM support_request o
      WHERE o.state IN ('ANSWERED', 'CLOSED') AND o.created_at < now() - make_interval(days => greatest(kept_days, 1))
      ORDER BY o.created_at LIMIT most))
    -- Looked at again: one that was opened anew meanwhile stays.
    AND r.state IN ('ANSWERED', 'CLOSED')
    RETURNING 1)
  SELECT count(*)::integer FROM gone
$function$;

CREATE OR REPLACE FUNCTION public.hand_round_sums(player_ids bigint[], days date[], games text[], currencies text[], kinds balance_kind[], rounds bigint[], stakes bigint[], wins bigint[], last_ats timestamp with time zone[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF to_regclass('pg_temp.round_sum') IS NULL THEN
    CREATE TEMPORARY TABLE round_sum (player_id bigint, day date, game text, currency text, kind balance_kind,
      rounds bigint, stake_minor bigint, win_minor bigint, last_at timestamptz) ON COMMIT DELETE ROWS;
  END IF;
  INSERT INTO pg_temp.round_sum SELECT * FROM unnest(player_ids, days, games, currencies, kinds, rounds, stakes, wins, last_ats);
END $function$;

CREATE OR REPLACE FUNCTION public.house_connections()
 RETURNS TABLE(pid integer, name text, state text, waits_for text, since timestamp with time zone, busy_seconds double precision)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT a.pid, a.application_name, a.state, CASE WHEN a.state <> 'idle' THEN a.wait_event_type END, a.backend_start,
    CASE WHEN a.state <> 'idle' THEN extract(epoch FROM clock_timestamp() - coalesce(a.xact_start, a.query_start))::float8 END
  FROM pg_stat_activity a WHERE a.datname = current_database() AND a.backend_type = 'client backend'
$function$;

CREATE OR REPLACE FUNCTION public.house_standbys()
 RETURNS TABLE(name text, state text, kind text, lag_bytes bigint, lag_seconds double precision)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT r.application_name, r.state, r.sync_state,
    CASE WHEN NOT pg_is_in_recovery() THEN pg_wal_lsn_diff(pg_current_wal_lsn(), r.replay_lsn)::bigint END,
    extract(epoch FROM r.replay_lag)::float8
  FROM pg_stat_replication r WHERE r.state IS DISTINCT FROM 'backup' ORDER BY r.application_name
$function$;

CREATE OR REPLACE FUNCTION public.keep_birthday()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF current_setting('croupier.corrected_player', true) IS DISTINCT FROM NEW.id::text THEN
    RAISE 'A birth date that is known stays as it is';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.let_page_file_go()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO loose_file (name, let_go) VALUES (OLD.file, true);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.make_fact_days(ahead integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.make_trace_months(ahead integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.move_facts(most integer)
 RETURNS SETOF fact
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_stop()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'What a player stopped by is never changed and never taken away.';
END $function$;

CREATE OR REPLACE FUNCTION public.refuse_early_return()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM play_stop s WHERE s.player_id = NEW.player_id AND s.kind = 'exclusion'
    AND (s.until_at IS NULL OR s.until_at > NEW.asked_at)) THEN
    RAISE EXCEPTION 'An exclusion of player % has not ended.', NEW.player_id;
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.refuse_key_of_round()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM player_seat WHERE player_id = NEW.player_id FOR UPDATE;
  IF EXISTS (SELECT FROM every_round r WHERE r.player_id = NEW.player_id AND r.key = NEW.key) THEN
    RAISE unique_violation USING MESSAGE = 'The key is a settled round''s', CONSTRAINT = 'round_key_once';
  END IF;
  RETURN NEW;
END $function$;

CREATE TABLE account_deletion (
  player_id bigint NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  erase_at timestamp with time zone NOT NULL,
  erased_at timestamp with time zone,
  CONSTRAINT account_deletion_pkey PRIMARY KEY (player_id),
  CONSTRAINT account_deletion_check CHECK ((erase_at > asked_at)),
  CONSTRAINT account_deletion_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX account_deletion_due ON account_deletion USING btree (erase_at) WHERE (erased_at IS NULL);
GRANT DELETE, INSERT, SELECT ON account_deletion TO croupier_app;

CREATE TABLE achievement_share (
  code text COLLATE "C" NOT NULL,
  holders bigint NOT NULL,
  players bigint NOT NULL,
  counted_at timestamp with time zone NOT NULL,
  CONSTRAINT achievement_share_pkey PRIMARY KEY (code),
  CONSTRAINT achievement_share_check CHECK ((players >= holders)),
  CONSTRAINT achievement_share_holders_check CHECK ((holders >= 0))
);
GRANT INSERT, SELECT ON achievement_share TO croupier_app;

CREATE TABLE achievement_tier (
  player_id bigint NOT NULL,
  code text COLLATE "C" NOT NULL,
  tier text COLLATE "C" NOT NULL,
  place integer NOT NULL,
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  reached_at timestamp with time zone NOT NULL,
  seen boolean DEFAULT false NOT NULL,
  owed_from timestamp with time zone,
  reward_id uuid,
  CONSTRAINT achievement_tier_pkey PRIMARY KEY (player_id, code, tier),
  CONSTRAINT achievement_tier_check CHECK (((owed_from IS NULL) OR (reward_id IS NULL))),
  CONSTRAINT achievement_tier_place_check CHECK ((place > 0)),
  CONSTRAINT achievement_tier_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT achievement_tier_player_id_reward_id_fkey FOREIGN KEY (player_id, reward_id) REFERENCES reward(player_id, id),
  CONSTRAINT achievement_tier_tier_check CHECK ((tier = ANY (ARRAY['single'::text, 'silver'::text, 'gold'::text, 'snow'::text])))
);
CREATE INDEX achievement_tier_owed ON achievement_tier USING btree (owed_from) WHERE (owed_from IS NOT NULL);
GRANT INSERT, SELECT ON achievement_tier TO croupier_app;

CREATE TABLE alarm_threshold (
  alarm text COLLATE "C" NOT NULL,
  above double precision NOT NULL,
  CONSTRAINT alarm_threshold_pkey PRIMARY KEY (alarm),
  CONSTRAINT alarm_threshold_above_check CHECK ((above >= (0)::double precision))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON alarm_threshold TO croupier_app;

CREATE TABLE aml_act (
  player_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  at timestamp with time zone NOT NULL,
  operator text NOT NULL,
  act text COLLATE "C" NOT NULL,
  reference text,
  text text NOT NULL,
  through bigint,
  kept_until timestamp with time zone,
  CONSTRAINT aml_act_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT aml_act_act_check CHECK ((act = ANY (ARRAY['note'::text, 'cleared'::text, 'reported'::text]))),
  CONSTRAINT aml_act_check CHECK ((((reference IS NOT NULL) = (act = 'reported'::text)) AND ((length(reference) >= 2) AND (length(reference) <= 120)))),
  CONSTRAINT aml_act_check1 CHECK (((through IS NOT NULL) = (act <> 'note'::text))),
  CONSTRAINT aml_act_text_check CHECK (((length(text) >= 2) AND (length(text) <= 2000)))
);
CREATE INDEX aml_act_kept ON aml_act USING btree (kept_until) WHERE (kept_until IS NOT NULL);
GRANT INSERT, SELECT ON aml_act TO croupier_app;

CREATE TABLE aml_day (
  player_id bigint NOT NULL,
  day date NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  flagged_at timestamp with time zone NOT NULL,
  score smallint NOT NULL,
  reasons jsonb NOT NULL,
  kept_until timestamp with time zone,
  CONSTRAINT aml_day_pkey PRIMARY KEY (player_id, day),
  CONSTRAINT aml_day_score_check CHECK ((score > 0))
);
CREATE INDEX aml_day_kept ON aml_day USING btree (kept_until) WHERE (kept_until IS NOT NULL);
GRANT INSERT, SELECT ON aml_day TO croupier_app;

CREATE TABLE app_install (
  player_id bigint NOT NULL,
  installed_at timestamp with time zone,
  opened_at timestamp with time zone,
  CONSTRAINT app_install_pkey PRIMARY KEY (player_id),
  CONSTRAINT app_install_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON app_install TO croupier_app;

CREATE TABLE approval (
  id uuid NOT NULL,
  act text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  input text NOT NULL,
  shows text NOT NULL,
  alone boolean NOT NULL,
  state text NOT NULL,
  maker_id bigint NOT NULL,
  reason text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  checker_id bigint,
  decided_at timestamp with time zone,
  note text,
  CONSTRAINT approval_pkey PRIMARY KEY (id),
  CONSTRAINT approval_check CHECK ((checker_id <> maker_id)),
  CONSTRAINT approval_check1 CHECK (((state <> 'done'::text) OR alone OR (checker_id IS NOT NULL))),
  CONSTRAINT approval_check2 CHECK (((NOT alone) OR (state = 'done'::text))),
  CONSTRAINT approval_checker_id_fkey FOREIGN KEY (checker_id) REFERENCES operator(id),
  CONSTRAINT approval_maker_id_fkey FOREIGN KEY (maker_id) REFERENCES operator(id),
  CONSTRAINT approval_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text, 'withdrawn'::text, 'expired'::text, 'failed'::text])))
);
CREATE INDEX approval_by_subject ON approval USING btree (subject_id, created_at);
CREATE INDEX approval_by_time ON approval USING btree (created_at, id) WHERE (NOT alone);
CREATE INDEX approval_waiting ON approval USING btree (expires_at) WHERE (state = 'waiting'::text);
GRANT INSERT, SELECT ON approval TO croupier_app;

CREATE TABLE approval_rule (
  act text NOT NULL,
  role text NOT NULL,
  currency text NOT NULL,
  up_to_minor bigint NOT NULL,
  CONSTRAINT approval_rule_pkey PRIMARY KEY (act, role, currency),
  CONSTRAINT approval_rule_role_fkey FOREIGN KEY (role) REFERENCES operator_role(name) ON DELETE CASCADE,
  CONSTRAINT approval_rule_up_to_minor_check CHECK ((up_to_minor > 0))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON approval_rule TO croupier_app;

CREATE TABLE attempt (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL,
  code text COLLATE "C" NOT NULL,
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  came_by text COLLATE "C" NOT NULL,
  reference text COLLATE "C" NOT NULL,
  points integer,
  state text COLLATE "C" DEFAULT 'OPEN'::text NOT NULL,
  given_at timestamp with time zone NOT NULL,
  drawn_place integer,
  currency text COLLATE "C",
  seed_pair integer,
  nonce integer,
  begun_at timestamp with time zone,
  given_place integer,
  reward_id uuid,
  ended_at timestamp with time zone,
  CONSTRAINT attempt_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT attempt_came_by_check CHECK ((came_by = ANY (ARRAY['free'::text, 'deposit'::text, 'purchase'::text, 'reward'::text, 'operator'::text]))),
  CONSTRAINT attempt_check CHECK (((points IS NULL) OR (came_by = 'purchase'::text))),
  CONSTRAINT attempt_check1 CHECK ((num_nulls(drawn_place, currency, seed_pair, nonce, begun_at) = ANY (ARRAY[0, 5]))),
  CONSTRAINT attempt_check2 CHECK ((num_nulls(given_place, reward_id) =
CASE state
    WHEN 'DRAWN'::text THEN 0
    ELSE 2
END)),
  CONSTRAINT attempt_check3 CHECK (((state <> 'DRAWN'::text) OR (drawn_place IS NOT NULL))),
  CONSTRAINT attempt_check4 CHECK (((state <> 'EXPIRED'::text) OR (drawn_place IS NULL))),
  CONSTRAINT attempt_check5 CHECK (((state = 'OPEN'::text) = (ended_at IS NULL))),
  CONSTRAINT attempt_currency_check CHECK ((length(currency) = 3)),
  CONSTRAINT attempt_kind_check CHECK ((kind = ANY (ARRAY['wheel'::text, 'mini-game'::text]))),
  CONSTRAINT attempt_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT attempt_player_id_kind_code_reference_key UNIQUE (player_id, kind, code, reference),
  CONSTRAINT attempt_player_id_reward_id_fkey FOREIGN KEY (player_id, reward_id) REFERENCES reward(player_id, id),
  CONSTRAINT attempt_points_check CHECK ((points > 0)),
  CONSTRAINT attempt_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'DRAWN'::text, 'EXPIRED'::text])))
);
CREATE UNIQUE INDEX attempt_begun ON attempt USING btree (player_id) WHERE ((state = 'OPEN'::text) AND (drawn_place IS NOT NULL));
CREATE INDEX attempt_last ON attempt USING btree (player_id, kind, code, ended_at) WHERE (state = 'DRAWN'::text);
CREATE INDEX attempt_open ON attempt USING btree (player_id, kind, given_at, id) WHERE (state = 'OPEN'::text);
CREATE INDEX attempt_unfinished ON attempt USING btree (begun_at) WHERE ((state = 'OPEN'::text) AND (drawn_place IS NOT NULL));
CREATE INDEX attempt_unused ON attempt USING btree (programme_id) WHERE ((state = 'OPEN'::text) AND (drawn_place IS NULL));
GRANT INSERT, SELECT ON attempt TO croupier_app;

CREATE TABLE attempt_budget (
  scope text NOT NULL,
  subject bytea NOT NULL,
  started_at timestamp with time zone NOT NULL,
  used integer NOT NULL,
  CONSTRAINT attempt_budget_pkey PRIMARY KEY (scope, subject),
  CONSTRAINT attempt_budget_used_check CHECK ((used >= 0))
);
CREATE INDEX attempt_budget_started ON attempt_budget USING btree (started_at);
GRANT DELETE, INSERT, SELECT, UPDATE ON attempt_budget TO croupier_app;

CREATE TABLE audit_entry (
  "position" bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  operator_id bigint,
  operator text NOT NULL,
  act text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  before text,
  after text,
  reason text,
  request_id text,
  address text,
  hash bytea NOT NULL,
  CONSTRAINT audit_entry_pkey PRIMARY KEY ("position"),
  CONSTRAINT audit_entry_position_check CHECK (("position" > 0))
);
CREATE INDEX audit_entry_by_act ON audit_entry USING btree (act, "position");
CREATE INDEX audit_entry_by_operator ON audit_entry USING btree (operator_id, "position");
CREATE INDEX audit_entry_by_request ON audit_entry USING btree (request_id) WHERE (request_id IS NOT NULL);
CREATE INDEX audit_entry_by_subject ON audit_entry USING btree (subject_kind, subject_id, "position");
CREATE INDEX audit_entry_by_time ON audit_entry USING btree (at, "position");
GRANT INSERT, SELECT ON audit_entry TO croupier_app;

CREATE TABLE audit_head (
  one boolean DEFAULT true NOT NULL,
  "position" bigint NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT audit_head_pkey PRIMARY KEY (one),
  CONSTRAINT audit_head_one_check CHECK (one)
);
GRANT SELECT ON audit_head TO croupier_app;

CREATE TABLE avatar_picture (
  id uuid NOT NULL,
  player_id bigint NOT NULL,
  body bytea NOT NULL,
  uploaded_at timestamp with time zone NOT NULL,
  CONSTRAINT avatar_picture_pkey PRIMARY KEY (id),
  CONSTRAINT avatar_picture_body_check CHECK (((length(body) >= 1) AND (length(body) <= 262144))),
  CONSTRAINT avatar_picture_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT avatar_picture_player_id_key UNIQUE (player_id)
);
GRANT DELETE, INSERT, SELECT ON avatar_picture TO croupier_app;

CREATE TABLE bonus (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  code text COLLATE "C" NOT NULL,
  type text COLLATE "C" NOT NULL,
  reference text COLLATE "C" NOT NULL,
  state text COLLATE "C" NOT NULL,
  currency text COLLATE "C" NOT NULL,
  series_id uuid NOT NULL,
  step integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  available_at timestamp with time zone,
  expires_at timestamp with time zone,
  pay_in_id uuid,
  deposit_minor bigint,
  is_due boolean DEFAULT false NOT NULL,
  activated_at timestamp with time zone,
  ended_at timestamp with time zone,
  seen_at timestamp with time zone,
  expiry_seen_at timestamp with time zone,
  end_told_at timestamp with time zone,
  CONSTRAINT bonus_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT bonus_check CHECK (((state = 'ACTIVATED'::text) = (activated_at IS NOT NULL))),
  CONSTRAINT bonus_check1 CHECK (((state = ANY (ARRAY['NOT_ACTIVATED'::text, 'ACTIVATED'::text])) = (ended_at IS NULL))),
  CONSTRAINT bonus_currency_check CHECK ((length(currency) = 3)),
  CONSTRAINT bonus_deposit_minor_check CHECK ((deposit_minor > 0)),
  CONSTRAINT bonus_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT bonus_state_check CHECK ((state = ANY (ARRAY['NOT_ACTIVATED'::text, 'ACTIVATED'::text, 'EXPIRED'::text, 'ACTIVATED_OTHER_PEOPLE'::text, 'CANCELED'::text]))),
  CONSTRAINT bonus_step_check CHECK ((step > 0))
);
CREATE INDEX bonus_due ON bonus USING btree (player_id) WHERE is_due;
CREATE INDEX bonus_newest ON bonus USING btree (player_id, created_at, id);
CREATE INDEX bonus_of_programme ON bonus USING btree (programme_id) WHERE (state = 'NOT_ACTIVATED'::text);
CREATE UNIQUE INDEX bonus_pay_in ON bonus USING btree (pay_in_id) WHERE (pay_in_id IS NOT NULL);
CREATE INDEX bonus_waiting ON bonus USING btree (expires_at) WHERE (state = 'NOT_ACTIVATED'::text);
GRANT DELETE, INSERT, SELECT, UPDATE ON bonus TO croupier_app;

CREATE TABLE bonus_choice (
  player_id bigint NOT NULL,
  pay_in_id uuid NOT NULL,
  bonus_id uuid NOT NULL,
  fell_short boolean DEFAULT false NOT NULL,
  CONSTRAINT bonus_choice_pkey PRIMARY KEY (player_id, pay_in_id),
  CONSTRAINT bonus_choice_player_id_bonus_id_fkey FOREIGN KEY (player_id, bonus_id) REFERENCES bonus(player_id, id)
);
CREATE INDEX bonus_choice_of_bonus ON bonus_choice USING btree (player_id, bonus_id);
CREATE UNIQUE INDEX bonus_choice_of_pay_in ON bonus_choice USING btree (pay_in_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON bonus_choice TO croupier_app;

CREATE TABLE bonus_grant (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  state text NOT NULL,
  currency text COLLATE "C" NOT NULL,
  amount_minor bigint NOT NULL,
  wager_minor bigint NOT NULL,
  wager_left_minor bigint NOT NULL,
  terms jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone,
  activated_at timestamp with time zone,
  ended_at timestamp with time zone,
  converted_minor bigint DEFAULT 0 NOT NULL,
  forfeited_minor bigint DEFAULT 0 NOT NULL,
  CONSTRAINT bonus_grant_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT bonus_grant_amount_minor_check CHECK ((amount_minor > 0)),
  CONSTRAINT bonus_grant_check CHECK (((wager_left_minor >= 0) AND (wager_left_minor <= wager_minor))),
  CONSTRAINT bonus_grant_check1 CHECK (((ended_at IS NULL) = (state = ANY (ARRAY['NOT_ACTIVATED'::text, 'ACTIVATED'::text])))),
  CONSTRAINT bonus_grant_check2 CHECK (((activated_at IS NOT NULL) OR (state = ANY (ARRAY['NOT_ACTIVATED'::text, 'CANCELED'::text, 'EXPIRED'::text])))),
  CONSTRAINT bonus_grant_converted_minor_check CHECK ((converted_minor >= 0)),
  CONSTRAINT bonus_grant_forfeited_minor_check CHECK ((forfeited_minor >= 0)),
  CONSTRAINT bonus_grant_state_check CHECK ((state = ANY (ARRAY['NOT_ACTIVATED'::text, 'ACTIVATED'::text, 'FINISHED'::text, 'CANCELED'::text, 'EXPIRED'::text, 'LOST'::text]))),
  CONSTRAINT bonus_grant_wager_minor_check CHECK ((wager_minor >= 0))
);
CREATE INDEX bonus_grant_expiring ON bonus_grant USING btree (expires_at) WHERE (state = ANY (ARRAY['NOT_ACTIVATED'::text, 'ACTIVATED'::text]));
CREATE UNIQUE INDEX bonus_grant_one_active ON bonus_grant USING btree (player_id) WHERE (state = 'ACTIVATED'::text);
GRANT INSERT, SELECT, UPDATE ON bonus_grant TO croupier_app;

CREATE TABLE books_head (
  number integer NOT NULL,
  day date NOT NULL,
  hash text NOT NULL,
  published_at timestamp with time zone NOT NULL,
  CONSTRAINT books_head_pkey PRIMARY KEY (number),
  CONSTRAINT books_head_day_key UNIQUE (day),
  CONSTRAINT books_head_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT books_head_number_check CHECK ((number > 0))
);
GRANT INSERT, SELECT ON books_head TO croupier_app;

CREATE TABLE books_head_account (
  player_id bigint NOT NULL,
  currency text COLLATE "C" NOT NULL,
  kind balance_kind NOT NULL,
  version bigint NOT NULL,
  head integer NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT books_head_account_pkey PRIMARY KEY (player_id, currency, kind, version),
  CONSTRAINT books_head_account_hash_check CHECK ((length(hash) = 32)),
  CONSTRAINT books_head_account_head_fkey FOREIGN KEY (head) REFERENCES books_head(number)
);
GRANT INSERT, SELECT ON books_head_account TO croupier_app;

CREATE TABLE books_witness (
  player_id bigint NOT NULL,
  subject text COLLATE "C" NOT NULL,
  value text NOT NULL,
  seal bytea NOT NULL,
  CONSTRAINT books_witness_pkey PRIMARY KEY (player_id, subject),
  CONSTRAINT books_witness_seal_check CHECK ((length(seal) = 32))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON books_witness TO croupier_app;

CREATE TABLE box_opening (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  code text COLLATE "C" NOT NULL,
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  day date NOT NULL,
  seed_pair integer NOT NULL,
  nonce integer NOT NULL,
  drawn_place integer NOT NULL,
  currency text COLLATE "C" NOT NULL,
  reward_id uuid,
  opened_at timestamp with time zone NOT NULL,
  shown_at timestamp with time zone,
  CONSTRAINT box_opening_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT box_opening_currency_check CHECK ((length(currency) = 3)),
  CONSTRAINT box_opening_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT box_opening_player_id_reward_id_fkey FOREIGN KEY (player_id, reward_id) REFERENCES reward(player_id, id)
);
CREATE UNIQUE INDEX box_opening_moment ON box_opening USING btree (player_id, code, shown_at) WHERE (shown_at IS NOT NULL);
CREATE INDEX box_opening_newest ON box_opening USING btree (player_id, code, opened_at);
CREATE INDEX box_opening_unfinished ON box_opening USING btree (opened_at) WHERE (reward_id IS NULL);
GRANT INSERT, SELECT ON box_opening TO croupier_app;

CREATE TABLE break_move (
  player_id bigint NOT NULL,
  until_at timestamp with time zone NOT NULL,
  from_at timestamp with time zone NOT NULL,
  CONSTRAINT break_move_pkey PRIMARY KEY (player_id, until_at),
  CONSTRAINT break_move_check CHECK ((from_at < until_at)),
  CONSTRAINT break_move_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON break_move TO croupier_app;

CREATE TABLE calendar_door (
  player_id bigint NOT NULL,
  programme_id bigint NOT NULL,
  day date NOT NULL,
  code text COLLATE "C" NOT NULL,
  version integer NOT NULL,
  drawn_place integer NOT NULL,
  seed_pair integer,
  nonce integer,
  currency text COLLATE "C" NOT NULL,
  price integer,
  begun_at timestamp with time zone NOT NULL,
  reward_id uuid,
  CONSTRAINT calendar_door_pkey PRIMARY KEY (player_id, programme_id, day),
  CONSTRAINT calendar_door_check CHECK (((seed_pair IS NULL) = (nonce IS NULL))),
  CONSTRAINT calendar_door_currency_check CHECK ((length(currency) = 3)),
  CONSTRAINT calendar_door_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT calendar_door_player_id_reward_id_fkey FOREIGN KEY (player_id, reward_id) REFERENCES reward(player_id, id),
  CONSTRAINT calendar_door_price_check CHECK ((price > 0))
);
CREATE UNIQUE INDEX calendar_door_begun ON calendar_door USING btree (player_id) WHERE (reward_id IS NULL);
CREATE INDEX calendar_door_unfinished ON calendar_door USING btree (begun_at) WHERE (reward_id IS NULL);
GRANT INSERT, SELECT ON calendar_door TO croupier_app;

CREATE TABLE cluster_mark (
  player_id bigint NOT NULL,
  kind text COLLATE "C" NOT NULL,
  hash bytea NOT NULL,
  first_seen_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  CONSTRAINT cluster_mark_pkey PRIMARY KEY (player_id, kind, hash),
  CONSTRAINT cluster_mark_hash_check CHECK ((length(hash) = 32)),
  CONSTRAINT cluster_mark_kind_check CHECK ((kind = ANY (ARRAY['device'::text, 'address'::text, 'email'::text, 'phone'::text, 'document'::text, 'tax'::text]))),
  CONSTRAINT cluster_mark_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX cluster_mark_meeting ON cluster_mark USING btree (kind, hash) INCLUDE (player_id, last_seen_at);
CREATE INDEX cluster_mark_seen ON cluster_mark USING btree (last_seen_at) WHERE (kind = ANY (ARRAY['device'::text, 'address'::text]));
GRANT DELETE, INSERT, SELECT, UPDATE ON cluster_mark TO croupier_app;

CREATE TABLE cluster_verdict (
  kind text COLLATE "C" NOT NULL,
  hash bytea NOT NULL,
  verdict text COLLATE "C" NOT NULL,
  accounts integer NOT NULL,
  operator text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT cluster_verdict_pkey PRIMARY KEY (kind, hash),
  CONSTRAINT cluster_verdict_accounts_check CHECK ((accounts > 1)),
  CONSTRAINT cluster_verdict_hash_check CHECK ((length(hash) = 32)),
  CONSTRAINT cluster_verdict_verdict_check CHECK ((verdict = ANY (ARRAY['household'::text, 'looked-at'::text])))
);
GRANT INSERT, SELECT, UPDATE ON cluster_verdict TO croupier_app;

CREATE TABLE contact_link (
  player_id bigint NOT NULL,
  purpose text COLLATE "C" NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  email text,
  CONSTRAINT contact_link_pkey PRIMARY KEY (player_id, purpose),
  CONSTRAINT contact_link_email_check CHECK (((email IS NOT NULL) = (purpose = 'change-email'::text))),
  CONSTRAINT contact_link_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT contact_link_purpose_check CHECK ((purpose = ANY (ARRAY['verify-email'::text, 'reset-password'::text, 'change-email'::text]))),
  CONSTRAINT contact_link_token_hash_check CHECK ((length(token_hash) = 32)),
  CONSTRAINT contact_link_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX contact_link_expires ON contact_link USING btree (expires_at);
GRANT DELETE, INSERT, SELECT, UPDATE ON contact_link TO croupier_app;

CREATE TABLE content_document (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  scope text COLLATE "C" NOT NULL,
  latest_version integer DEFAULT 0 NOT NULL,
  follows_shipped boolean NOT NULL,
  CONSTRAINT content_document_pkey PRIMARY KEY (id),
  CONSTRAINT content_document_key_check CHECK ((key ~ '^[a-z0-9][a-z0-9-]{0,63}$'::text)),
  CONSTRAINT content_document_kind_check CHECK ((kind ~ '^[a-z][a-z-]{0,31}$'::text)),
  CONSTRAINT content_document_kind_key_scope_key UNIQUE (kind, key, scope),
  CONSTRAINT content_document_scope_check CHECK ((scope ~ '^([a-z]{1,32}|[A-Z]{2})$'::text))
);
GRANT INSERT, SELECT ON content_document TO croupier_app;

CREATE TABLE content_version (
  document_id bigint NOT NULL,
  version integer NOT NULL,
  facts jsonb NOT NULL,
  texts jsonb NOT NULL,
  shipped_sha256 text,
  saved_by text NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  published_by text,
  published_at timestamp with time zone,
  in_force_from timestamp with time zone,
  in_force_until timestamp with time zone,
  withdrawn_by text,
  withdrawn_at timestamp with time zone,
  CONSTRAINT content_version_pkey PRIMARY KEY (document_id, version),
  CONSTRAINT content_version_check CHECK (((published_at IS NULL) = (published_by IS NULL))),
  CONSTRAINT content_version_check1 CHECK (((published_at IS NULL) = (in_force_from IS NULL))),
  CONSTRAINT content_version_check2 CHECK (((in_force_until IS NULL) OR (in_force_until > in_force_from))),
  CONSTRAINT content_version_check3 CHECK (((withdrawn_at IS NULL) = (withdrawn_by IS NULL))),
  CONSTRAINT content_version_check4 CHECK (((withdrawn_at IS NULL) OR (published_at IS NOT NULL))),
  CONSTRAINT content_version_document_id_fkey FOREIGN KEY (document_id) REFERENCES content_document(id),
  CONSTRAINT content_version_facts_check CHECK ((jsonb_typeof(facts) = 'object'::text)),
  CONSTRAINT content_version_shipped_sha256_check CHECK ((shipped_sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT content_version_texts_check CHECK (((jsonb_typeof(texts) = 'object'::text) AND (texts ?& ARRAY['ua'::text, 'ru'::text, 'en'::text, 'kk'::text]))),
  CONSTRAINT content_version_version_check CHECK ((version > 0))
);
GRANT INSERT, SELECT ON content_version TO croupier_app;

CREATE TABLE document (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL,
  state text COLLATE "C" NOT NULL,
  created_at timestamp with time zone NOT NULL,
  submitted_at timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by text,
  reason text COLLATE "C",
  expires_on date,
  for_person boolean DEFAULT false NOT NULL,
  kept_until timestamp with time zone,
  country text COLLATE "C",
  expiry_told_at timestamp with time zone,
  CONSTRAINT document_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT document_check CHECK (((submitted_at IS NULL) = (state = 'draft'::text))),
  CONSTRAINT document_check1 CHECK (((decided_by IS NOT NULL) = (decided_at IS NOT NULL))),
  CONSTRAINT document_check2 CHECK (((reason IS NOT NULL) = (state = 'rejected'::text))),
  CONSTRAINT document_check3 CHECK (((decided_at IS NOT NULL) = (state = ANY (ARRAY['approved'::text, 'rejected'::text, 'expired'::text])))),
  CONSTRAINT document_check4 CHECK (((kept_until IS NULL) OR (state = ANY (ARRAY['approved'::text, 'expired'::text])))),
  CONSTRAINT document_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  CONSTRAINT document_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT document_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'pending'::text, 'approved'::text, 'rejected'::text, 'expired'::text])))
);
CREATE INDEX document_ends ON document USING btree (expires_on) WHERE ((state = 'approved'::text) AND (expires_on IS NOT NULL));
CREATE UNIQUE INDEX document_id ON document USING btree (id);
CREATE INDEX document_kept ON document USING btree (kept_until) WHERE (kept_until IS NOT NULL);
CREATE INDEX document_queue ON document USING btree (state, submitted_at, id);
GRANT DELETE, INSERT, SELECT, UPDATE ON document TO croupier_app;

CREATE TABLE document_page (
  player_id bigint NOT NULL,
  document_id uuid NOT NULL,
  place smallint NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  file uuid NOT NULL,
  CONSTRAINT document_page_pkey PRIMARY KEY (player_id, document_id, place),
  CONSTRAINT document_page_place_check CHECK (((place >= 1) AND (place <= 8))),
  CONSTRAINT document_page_player_id_document_id_fkey FOREIGN KEY (player_id, document_id) REFERENCES document(player_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX document_page_file ON document_page USING btree (file);
CREATE TRIGGER document_page_changed AFTER UPDATE OF file ON document_page FOR EACH ROW WHEN ((old.file <> new.file)) EXECUTE FUNCTION let_page_file_go();
CREATE TRIGGER document_page_gone AFTER DELETE ON document_page FOR EACH ROW EXECUTE FUNCTION let_page_file_go();
GRANT DELETE, INSERT, SELECT, UPDATE ON document_page TO croupier_app;

CREATE TABLE email_undo (
  player_id bigint NOT NULL,
  token_hash bytea NOT NULL,
  email text NOT NULL,
  email_canonical text NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT email_undo_pkey PRIMARY KEY (player_id, token_hash),
  CONSTRAINT email_undo_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT email_undo_token_hash_check CHECK ((length(token_hash) = 32)),
  CONSTRAINT email_undo_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX email_undo_address ON email_undo USING btree (email_canonical);
CREATE INDEX email_undo_expires ON email_undo USING btree (expires_at);
GRANT DELETE, INSERT, SELECT ON email_undo TO croupier_app;

CREATE VIEW every_round (
  player_id bigint,
  stake_minor bigint,
  win_minor bigint,
  balance_after_minor bigint,
  balance_version bigint,
  settled_at timestamp with time zone,
  key uuid,
  seed_pair integer,
  nonce integer,
  kind balance_kind,
  maths_id smallint,
  currency text COLLATE "C",
  request_id text,
  draws integer[],
  entry text,
  asked bytea,
  balance_before_minor bigint,
  grant_id uuid,
  bonus_stake_minor bigint,
  bonus_win_minor bigint,
  bonus_forfeited_minor bigint,
  progress_minor bigint,
  bonus_after_minor bigint,
  bonus_version bigint,
  gift_id uuid,
  started_at timestamp with time zone
);
GRANT SELECT ON every_round TO croupier_app;

CREATE VIEW every_transfer (
  player_id bigint,
  version bigint,
  amount_minor bigint,
  balance_before_minor bigint,
  balance_after_minor bigint,
  created_at timestamp with time zone,
  key uuid,
  kind balance_kind,
  debit ledger_side,
  credit ledger_side,
  currency text COLLATE "C",
  operation text
);
GRANT SELECT ON every_transfer TO croupier_app;

CREATE TABLE example_game (
  "position" integer NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  provider text NOT NULL,
  genres text[] NOT NULL,
  features text[] NOT NULL,
  volatility smallint NOT NULL,
  rtp_micro integer NOT NULL,
  CONSTRAINT example_game_pkey PRIMARY KEY ("position"),
  CONSTRAINT example_game_code_key UNIQUE (code),
  CONSTRAINT example_game_volatility_check CHECK (((volatility >= 1) AND (volatility <= 5)))
);
GRANT DELETE, INSERT, SELECT ON example_game TO croupier_app;

CREATE TABLE fact (
  "position" bigint NOT NULL,
  day date NOT NULL,
  player_id bigint NOT NULL,
  topic text NOT NULL,
  payload json NOT NULL,
  request_id text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT fact_pkey PRIMARY KEY ("position", day)
);
GRANT SELECT ON fact TO croupier_app;

CREATE TABLE fact_head (
  one boolean DEFAULT true NOT NULL,
  "position" bigint NOT NULL,
  day date NOT NULL,
  CONSTRAINT fact_head_pkey PRIMARY KEY (one),
  CONSTRAINT fact_head_one_check CHECK (one),
  CONSTRAINT fact_head_position_check CHECK (("position" >= 0))
);
GRANT SELECT ON fact_head TO croupier_app;

CREATE TABLE fact_parked (
  reader text NOT NULL,
  "position" bigint NOT NULL,
  player_id bigint NOT NULL,
  topic text NOT NULL,
  payload json NOT NULL,
  request_id text,
  created_at timestamp with time zone NOT NULL,
  parked_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  error text NOT NULL,
  again boolean DEFAULT false NOT NULL,
  CONSTRAINT fact_parked_pkey PRIMARY KEY (reader, "position")
);
GRANT DELETE, INSERT, SELECT, UPDATE ON fact_parked TO croupier_app;

CREATE TABLE fact_reader (
  name text NOT NULL,
  "position" bigint DEFAULT 0 NOT NULL,
  day date DEFAULT '-infinity'::date NOT NULL,
  in_order boolean NOT NULL,
  again_after bigint,
  again_to bigint,
  CONSTRAINT fact_reader_pkey PRIMARY KEY (name),
  CONSTRAINT fact_reader_check CHECK ((((again_after IS NULL) = (again_to IS NULL)) AND (NOT (in_order AND (again_to IS NOT NULL)))))
);
GRANT INSERT, SELECT, UPDATE ON fact_reader TO croupier_app;

CREATE TABLE figure_day (
  day date NOT NULL,
  region text COLLATE "C" NOT NULL,
  brand text COLLATE "C" NOT NULL,
  currency text COLLATE "C" NOT NULL,
  game text COLLATE "C" NOT NULL,
  test boolean NOT NULL,
  players bigint NOT NULL,
  rounds bigint NOT NULL,
  bonus_rounds bigint NOT NULL,
  turnover_minor bigint NOT NULL,
  win_minor bigint NOT NULL,
  bonus_stake_minor bigint NOT NULL,
  bonus_win_minor bigint NOT NULL,
  bonus_granted_minor bigint NOT NULL,
  bonus_forfeited_minor bigint NOT NULL,
  bonus_cost_minor bigint NOT NULL,
  adjustment_minor bigint NOT NULL,
  deposits bigint NOT NULL,
  deposit_minor bigint NOT NULL,
  first_deposits bigint NOT NULL,
  first_deposit_minor bigint NOT NULL,
  new_players bigint NOT NULL,
  CONSTRAINT figure_day_pkey PRIMARY KEY (day, region, brand, currency, game, test),
  CONSTRAINT figure_day_players_check CHECK ((players >= 0))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON figure_day TO croupier_app;

CREATE TABLE figure_player (
  currency text COLLATE "C" NOT NULL,
  game text COLLATE "C" NOT NULL,
  day date NOT NULL,
  player_id bigint NOT NULL,
  region text COLLATE "C" NOT NULL,
  brand text COLLATE "C" NOT NULL,
  test boolean NOT NULL,
  CONSTRAINT figure_player_pkey PRIMARY KEY (currency, game, day, player_id, region, brand, test)
);
GRANT DELETE, INSERT, SELECT ON figure_player TO croupier_app;

CREATE TABLE flight (
  game text NOT NULL,
  number integer NOT NULL,
  chain integer NOT NULL,
  place integer NOT NULL,
  takes_off_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  crash_centi integer,
  seed text,
  void boolean DEFAULT false NOT NULL,
  state text DEFAULT 'boarding'::text NOT NULL,
  maths_id smallint,
  heard_to timestamp with time zone,
  heard_centi integer,
  CONSTRAINT flight_pkey PRIMARY KEY (game, number),
  CONSTRAINT flight_check CHECK ((((ended_at IS NULL) = (seed IS NULL)) AND ((ended_at IS NULL) = (crash_centi IS NULL)))),
  CONSTRAINT flight_check1 CHECK (((state = ANY (ARRAY['ended'::text, 'paid'::text])) = (ended_at IS NOT NULL))),
  CONSTRAINT flight_check2 CHECK (((heard_centi IS NULL) OR (ended_at IS NOT NULL))),
  CONSTRAINT flight_game_chain_place_key UNIQUE (game, chain, place),
  CONSTRAINT flight_number_check CHECK ((number > 0)),
  CONSTRAINT flight_place_check CHECK ((place >= 0)),
  CONSTRAINT flight_state_check CHECK ((state = ANY (ARRAY['boarding'::text, 'flying'::text, 'ended'::text, 'paid'::text])))
);
CREATE INDEX flight_unpaid ON flight USING btree (game) WHERE (state <> 'paid'::text);
GRANT INSERT, SELECT, UPDATE ON flight TO croupier_app;

CREATE TABLE flight_chain (
  game text NOT NULL,
  number integer NOT NULL,
  commitment text NOT NULL,
  public_seed text,
  length integer NOT NULL,
  last_seed_sealed bytea NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  kind text DEFAULT 'house'::text NOT NULL,
  beacon_network text,
  beacon_round bigint,
  beacon_signature text,
  fixed_at timestamp with time zone,
  marks_sealed bytea,
  CONSTRAINT flight_chain_pkey PRIMARY KEY (game, number),
  CONSTRAINT flight_chain_check CHECK (((public_seed IS NULL) = (fixed_at IS NULL))),
  CONSTRAINT flight_chain_check1 CHECK (((kind = 'beacon'::text) = ((beacon_round IS NOT NULL) AND (beacon_network IS NOT NULL)))),
  CONSTRAINT flight_chain_check2 CHECK (((kind = 'beacon'::text) OR (beacon_signature IS NULL))),
  CONSTRAINT flight_chain_commitment_check CHECK ((commitment ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT flight_chain_kind_check CHECK ((kind = ANY (ARRAY['house'::text, 'beacon'::text]))),
  CONSTRAINT flight_chain_length_check CHECK ((length > 0)),
  CONSTRAINT flight_chain_number_check CHECK ((number > 0))
);
GRANT INSERT, SELECT ON flight_chain TO croupier_app;

CREATE TABLE flight_leave (
  player_id bigint NOT NULL,
  game text NOT NULL,
  flight integer NOT NULL,
  key uuid NOT NULL,
  read_at timestamp with time zone NOT NULL,
  request_id text,
  CONSTRAINT flight_leave_pkey PRIMARY KEY (player_id, game, flight)
);
CREATE INDEX flight_leave_flight ON flight_leave USING btree (game, flight);
GRANT INSERT, SELECT ON flight_leave TO croupier_app;

CREATE TABLE game_day (
  day date NOT NULL,
  game text NOT NULL,
  players integer NOT NULL,
  rounds bigint NOT NULL,
  CONSTRAINT game_day_pkey PRIMARY KEY (day, game)
);
GRANT INSERT, SELECT, UPDATE ON game_day TO croupier_app;

CREATE TABLE game_maths (
  id smallint GENERATED ALWAYS AS IDENTITY NOT NULL,
  game text NOT NULL,
  math_version integer NOT NULL,
  math_hash text NOT NULL,
  first_seen_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT game_maths_pkey PRIMARY KEY (id),
  CONSTRAINT game_maths_math_hash_check CHECK ((math_hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT game_maths_math_hash_key UNIQUE (math_hash)
);
GRANT INSERT, SELECT ON game_maths TO croupier_app;

CREATE TABLE game_switch (
  game text NOT NULL,
  reason text NOT NULL,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  scope text COLLATE "C" NOT NULL,
  closed_from timestamp with time zone,
  closed_until timestamp with time zone,
  CONSTRAINT game_switch_pkey PRIMARY KEY (game, scope),
  CONSTRAINT game_switch_check CHECK ((closed_until > closed_from)),
  CONSTRAINT game_switch_scope_check CHECK ((scope ~ '^[A-Za-z]{2,20}$'::text))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON game_switch TO croupier_app;

CREATE TABLE gift_grant (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  state text NOT NULL,
  currency text COLLATE "C" NOT NULL,
  games text[] NOT NULL,
  stake_minor bigint NOT NULL,
  rounds integer NOT NULL,
  rounds_left integer NOT NULL,
  win_minor bigint DEFAULT 0 NOT NULL,
  terms jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone,
  ended_at timestamp with time zone,
  converted_minor bigint DEFAULT 0 NOT NULL,
  forfeited_minor bigint DEFAULT 0 NOT NULL,
  bonus_id uuid,
  CONSTRAINT gift_grant_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT gift_grant_check CHECK (((rounds_left >= 0) AND (rounds_left <= rounds))),
  CONSTRAINT gift_grant_check1 CHECK (((ended_at IS NULL) = (state = 'ACTIVATED'::text))),
  CONSTRAINT gift_grant_converted_minor_check CHECK ((converted_minor >= 0)),
  CONSTRAINT gift_grant_end_check CHECK (((converted_minor + forfeited_minor) =
CASE
    WHEN (state = 'ACTIVATED'::text) THEN (0)::bigint
    ELSE win_minor
END)),
  CONSTRAINT gift_grant_finished_check CHECK (((state <> 'FINISHED'::text) OR (rounds_left = 0))),
  CONSTRAINT gift_grant_forfeited_minor_check CHECK ((forfeited_minor >= 0)),
  CONSTRAINT gift_grant_games_check CHECK ((cardinality(games) > 0)),
  CONSTRAINT gift_grant_rounds_check CHECK ((rounds > 0)),
  CONSTRAINT gift_grant_stake_minor_check CHECK ((stake_minor > 0)),
  CONSTRAINT gift_grant_state_check CHECK ((state = ANY (ARRAY['ACTIVATED'::text, 'FINISHED'::text, 'CANCELED'::text, 'EXPIRED'::text]))),
  CONSTRAINT gift_grant_win_minor_check CHECK ((win_minor >= 0))
);
CREATE INDEX gift_grant_ending ON gift_grant USING btree (expires_at) WHERE (state = 'ACTIVATED'::text);
GRANT INSERT, SELECT, UPDATE ON gift_grant TO croupier_app;

CREATE TABLE giving_cap (
  what text COLLATE "C" NOT NULL,
  period text COLLATE "C" NOT NULL,
  most bigint NOT NULL,
  changed_by text NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT giving_cap_pkey PRIMARY KEY (what, period),
  CONSTRAINT giving_cap_most_check CHECK ((most > 0)),
  CONSTRAINT giving_cap_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))),
  CONSTRAINT giving_cap_what_check CHECK ((what ~ '^(points|[A-Z]{3})$'::text))
);
GRANT DELETE, INSERT, SELECT ON giving_cap TO croupier_app;

CREATE TABLE giving_pause (
  one boolean DEFAULT true NOT NULL,
  paused_at timestamp with time zone NOT NULL,
  paused_by text NOT NULL,
  CONSTRAINT giving_pause_pkey PRIMARY KEY (one),
  CONSTRAINT giving_pause_one_check CHECK (one)
);
GRANT DELETE, INSERT, SELECT ON giving_pause TO croupier_app;

CREATE TABLE goal (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  of text COLLATE "C" NOT NULL,
  code text COLLATE "C" NOT NULL,
  programme_id bigint,
  version integer,
  run_id bigint,
  step integer,
  definition jsonb NOT NULL,
  head_start bigint DEFAULT 0 NOT NULL,
  counts_from timestamp with time zone NOT NULL,
  until_at timestamp with time zone,
  from_pair integer NOT NULL,
  from_nonce integer NOT NULL,
  state text COLLATE "C" DEFAULT 'open'::text NOT NULL,
  counted boolean DEFAULT false NOT NULL,
  current bigint NOT NULL,
  target bigint NOT NULL,
  seen text[] DEFAULT '{}'::text[] NOT NULL,
  times integer DEFAULT 0 NOT NULL,
  reached_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  pauses timestamp with time zone[],
  CONSTRAINT goal_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT goal_check1 CHECK (((until_at IS NULL) OR (counts_from < until_at))),
  CONSTRAINT goal_reached_at_check CHECK (((target = 0) OR ((times = 0) = (reached_at IS NULL)))) NOT VALID,
  CONSTRAINT goal_state_check CHECK ((state = ANY (ARRAY['open'::text, 'reached'::text, 'over'::text, 'faulty'::text]))),
  CONSTRAINT goal_target_check CHECK ((target >= 0)),
  CONSTRAINT goal_times_check CHECK ((times >= 0))
);
CREATE INDEX goal_open ON goal USING btree (player_id) WHERE (state = 'open'::text);
GRANT DELETE, INSERT, SELECT, UPDATE ON goal TO croupier_app;

CREATE TABLE harm_act (
  player_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  at timestamp with time zone NOT NULL,
  operator text NOT NULL,
  act text COLLATE "C" NOT NULL,
  template text COLLATE "C",
  text text NOT NULL,
  score integer NOT NULL,
  CONSTRAINT harm_act_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT harm_act_act_check CHECK ((act = ANY (ARRAY['message'::text, 'note'::text, 'looked-at'::text]))),
  CONSTRAINT harm_act_check CHECK (((template IS NOT NULL) = (act = 'message'::text))),
  CONSTRAINT harm_act_score_check CHECK ((score >= 0)),
  CONSTRAINT harm_act_text_check CHECK (((length(text) >= 2) AND (length(text) <= 2000)))
);
GRANT DELETE, INSERT, SELECT ON harm_act TO croupier_app;

CREATE TABLE harm_day (
  player_id bigint NOT NULL,
  day date NOT NULL,
  score smallint NOT NULL,
  reasons jsonb NOT NULL,
  CONSTRAINT harm_day_pkey PRIMARY KEY (player_id, day),
  CONSTRAINT harm_day_score_check CHECK ((score > 0))
);
CREATE INDEX harm_day_marked ON harm_day USING btree (day, player_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON harm_day TO croupier_app;

CREATE TABLE held_part (
  player_id bigint NOT NULL,
  programme_id bigint NOT NULL,
  part text COLLATE "C" NOT NULL,
  have integer NOT NULL,
  CONSTRAINT held_part_pkey PRIMARY KEY (player_id, programme_id, part),
  CONSTRAINT held_part_have_check CHECK ((have >= 0)),
  CONSTRAINT held_part_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
GRANT INSERT, SELECT ON held_part TO croupier_app;

CREATE TABLE hidden_widget (
  player_id bigint NOT NULL,
  widget text COLLATE "C" NOT NULL,
  hidden_at timestamp with time zone NOT NULL,
  CONSTRAINT hidden_widget_pkey PRIMARY KEY (player_id, widget),
  CONSTRAINT hidden_widget_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
GRANT DELETE, INSERT, SELECT ON hidden_widget TO croupier_app;

CREATE TABLE house_day (
  day date NOT NULL,
  account ledger_side NOT NULL,
  currency text COLLATE "C" NOT NULL,
  kind balance_kind NOT NULL,
  operation text COLLATE "C" NOT NULL,
  in_minor bigint NOT NULL,
  out_minor bigint NOT NULL,
  transfers bigint NOT NULL,
  CONSTRAINT house_day_pkey PRIMARY KEY (day, account, currency, kind, operation),
  CONSTRAINT house_day_account_check CHECK ((account <> 'player'::ledger_side)),
  CONSTRAINT house_day_in_minor_check CHECK ((in_minor >= 0)),
  CONSTRAINT house_day_out_minor_check CHECK ((out_minor >= 0)),
  CONSTRAINT house_day_transfers_check CHECK ((transfers > 0))
);
GRANT INSERT, SELECT, UPDATE ON house_day TO croupier_app;

CREATE TABLE house_move (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  at timestamp with time zone NOT NULL,
  player_id bigint NOT NULL,
  currency text COLLATE "C" NOT NULL,
  kind balance_kind NOT NULL,
  version bigint NOT NULL,
  operation text COLLATE "C" NOT NULL,
  account ledger_side NOT NULL,
  key uuid NOT NULL,
  CONSTRAINT house_move_pkey PRIMARY KEY (id)
);
CREATE INDEX house_move_by_account ON house_move USING btree (account, at, id);
CREATE INDEX house_move_by_currency ON house_move USING btree (currency, at, id);
CREATE INDEX house_move_by_key ON house_move USING btree (key);
CREATE INDEX house_move_by_kind ON house_move USING btree (kind, at, id);
CREATE INDEX house_move_by_operation ON house_move USING btree (operation, at, id);
CREATE INDEX house_move_by_time ON house_move USING btree (at, id);
GRANT INSERT, SELECT ON house_move TO croupier_app;

CREATE TABLE house_rule (
  player_id bigint NOT NULL,
  rule text NOT NULL,
  period text DEFAULT ''::text NOT NULL,
  amount_minor bigint,
  currency text COLLATE "C",
  until_at timestamp with time zone,
  set_at timestamp with time zone NOT NULL,
  operator text NOT NULL,
  reason text NOT NULL,
  CONSTRAINT house_rule_pkey PRIMARY KEY (player_id, rule, period),
  CONSTRAINT house_rule_amount_minor_check CHECK ((amount_minor > 0)),
  CONSTRAINT house_rule_check CHECK (((rule = 'break'::text) = (period = ''::text))),
  CONSTRAINT house_rule_check1 CHECK (((rule = 'break'::text) = (amount_minor IS NULL))),
  CONSTRAINT house_rule_check2 CHECK (((rule = 'break'::text) = (until_at IS NOT NULL))),
  CONSTRAINT house_rule_check3 CHECK (((period = ANY (ARRAY[''::text, 'round'::text, 'day'::text, 'week'::text, 'month'::text])) AND ((period = 'round'::text) = (rule = 'stake_maximum'::text)))),
  CONSTRAINT house_rule_check4 CHECK ((until_at > set_at)),
  CONSTRAINT house_rule_currency_check CHECK ((length(currency) = 3)),
  CONSTRAINT house_rule_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT house_rule_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 500))),
  CONSTRAINT house_rule_rule_check CHECK ((rule = ANY (ARRAY['stake_limit'::text, 'loss_limit'::text, 'deposit_limit'::text, 'stake_maximum'::text, 'session_time'::text, 'break'::text]))),
  CONSTRAINT house_rule_unit_check CHECK (((currency IS NULL) = (rule = ANY (ARRAY['break'::text, 'session_time'::text]))))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON house_rule TO croupier_app;

CREATE TABLE inbox_item (
  operator_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  at timestamp with time zone NOT NULL,
  kind text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  by text NOT NULL,
  read_at timestamp with time zone,
  CONSTRAINT inbox_item_pkey PRIMARY KEY (operator_id, id),
  CONSTRAINT inbox_item_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator(id)
);
CREATE INDEX inbox_item_time ON inbox_item USING btree (at);
CREATE INDEX inbox_item_unread ON inbox_item USING btree (operator_id) WHERE (read_at IS NULL);
GRANT DELETE, INSERT, SELECT ON inbox_item TO croupier_app;

CREATE TABLE job_run (
  job text NOT NULL,
  process text NOT NULL,
  started_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone NOT NULL,
  failed_at timestamp with time zone,
  error text,
  CONSTRAINT job_run_pkey PRIMARY KEY (job),
  CONSTRAINT job_run_error_check CHECK ((length(error) <= 500))
);
GRANT INSERT, SELECT, UPDATE ON job_run TO croupier_app;

CREATE TABLE leave_desk (
  id uuid NOT NULL,
  heard_to timestamp with time zone NOT NULL,
  written_to timestamp with time zone NOT NULL,
  watched_at timestamp with time zone,
  CONSTRAINT leave_desk_pkey PRIMARY KEY (id)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON leave_desk TO croupier_app;

CREATE TABLE ledger_account (
  player_id bigint NOT NULL,
  currency text COLLATE "C" NOT NULL,
  kind balance_kind NOT NULL,
  amount_minor bigint DEFAULT 0 NOT NULL,
  version bigint DEFAULT 0 NOT NULL,
  CONSTRAINT ledger_account_pkey PRIMARY KEY (player_id, currency, kind),
  CONSTRAINT ledger_account_amount_minor_check CHECK ((amount_minor >= 0)),
  CONSTRAINT ledger_account_currency_check CHECK ((length(currency) = 3)),
  CONSTRAINT ledger_account_version_check CHECK ((version >= 0))
);
GRANT INSERT, SELECT, UPDATE ON ledger_account TO croupier_app;

CREATE VIEW ledger_entry (
  journal_id text COLLATE "C",
  player_id bigint,
  currency text COLLATE "C",
  kind balance_kind,
  version bigint,
  account ledger_side,
  amount bigint,
  operation text,
  key uuid,
  created_at timestamp with time zone
);
GRANT SELECT ON ledger_entry TO croupier_app;

CREATE TABLE ledger_post (
  player_id bigint NOT NULL,
  key uuid NOT NULL,
  currency text COLLATE "C" NOT NULL,
  operation text NOT NULL,
  input_hash bytea NOT NULL,
  reference text,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  request_id text,
  CONSTRAINT ledger_post_pkey PRIMARY KEY (player_id, key)
);
GRANT INSERT, SELECT ON ledger_post TO croupier_app;

CREATE TABLE ledger_transfer (
  player_id bigint NOT NULL,
  version bigint NOT NULL,
  amount_minor bigint NOT NULL,
  balance_before_minor bigint NOT NULL,
  balance_after_minor bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  key uuid NOT NULL,
  kind balance_kind NOT NULL,
  debit ledger_side NOT NULL,
  credit ledger_side NOT NULL,
  currency text COLLATE "C" NOT NULL,
  operation text NOT NULL,
  CONSTRAINT ledger_transfer_pkey PRIMARY KEY (player_id, currency, kind, version),
  CONSTRAINT ledger_transfer_amount_minor_check CHECK ((amount_minor > 0)),
  CONSTRAINT ledger_transfer_balance_after_minor_check CHECK ((balance_after_minor >= 0)),
  CONSTRAINT ledger_transfer_balance_before_minor_check CHECK ((balance_before_minor >= 0)),
  CONSTRAINT ledger_transfer_check CHECK (((debit = 'player'::ledger_side) <> (credit = 'player'::ledger_side))),
  CONSTRAINT ledger_transfer_check1 CHECK (((balance_after_minor - balance_before_minor) =
CASE
    WHEN (credit = 'player'::ledger_side) THEN amount_minor
    ELSE (- amount_minor)
END)),
  CONSTRAINT ledger_transfer_version_check CHECK ((version > 0))
);
GRANT INSERT, SELECT ON ledger_transfer TO croupier_app;

CREATE TABLE ledger_transfer_archive (
  player_id bigint NOT NULL,
  version bigint NOT NULL,
  amount_minor bigint NOT NULL,
  balance_before_minor bigint NOT NULL,
  balance_after_minor bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  key uuid NOT NULL,
  kind balance_kind NOT NULL,
  debit ledger_side NOT NULL,
  credit ledger_side NOT NULL,
  currency text COLLATE "C" NOT NULL,
  operation text NOT NULL,
  CONSTRAINT ledger_transfer_archive_pkey PRIMARY KEY (player_id, currency, kind, version),
  CONSTRAINT ledger_transfer_amount_minor_check CHECK ((amount_minor > 0)),
  CONSTRAINT ledger_transfer_balance_after_minor_check CHECK ((balance_after_minor >= 0)),
  CONSTRAINT ledger_transfer_balance_before_minor_check CHECK ((balance_before_minor >= 0)),
  CONSTRAINT ledger_transfer_check CHECK (((debit = 'player'::ledger_side) <> (credit = 'player'::ledger_side))),
  CONSTRAINT ledger_transfer_check1 CHECK (((balance_after_minor - balance_before_minor) =
CASE
    WHEN (credit = 'player'::ledger_side) THEN amount_minor
    ELSE (- amount_minor)
END)),
  CONSTRAINT ledger_transfer_version_check CHECK ((version > 0))
);
GRANT SELECT ON ledger_transfer_archive TO croupier_app;

CREATE TABLE letter (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text,
  created_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone NOT NULL,
  given_up boolean DEFAULT false NOT NULL,
  html text,
  unsubscribe text,
  urgent boolean DEFAULT false NOT NULL,
  player_id bigint,
  kind text COLLATE "C",
  withdrawn boolean DEFAULT false NOT NULL,
  CONSTRAINT letter_pkey PRIMARY KEY (id),
  CONSTRAINT letter_check CHECK (((player_id IS NULL) = (kind IS NULL))),
  CONSTRAINT letter_check1 CHECK ((given_up OR (NOT withdrawn))),
  CONSTRAINT letter_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 40))),
  CONSTRAINT letter_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX letter_due ON letter USING btree (urgent DESC, next_attempt_at, id) WHERE ((sent_at IS NULL) AND (NOT given_up));
CREATE INDEX letter_failed ON letter USING btree (created_at, id) WHERE ((sent_at IS NULL) AND given_up);
CREATE INDEX letter_player ON letter USING btree (player_id) WHERE (player_id IS NOT NULL);
CREATE INDEX letter_recipient ON letter USING btree (recipient);
CREATE INDEX letter_sent ON letter USING btree (created_at, id) WHERE (sent_at IS NOT NULL);
CREATE INDEX letter_time ON letter USING btree (created_at, id);
CREATE INDEX letter_waiting ON letter USING btree (created_at, id) WHERE ((sent_at IS NULL) AND (NOT given_up));
GRANT DELETE, INSERT, SELECT ON letter TO croupier_app;

CREATE TABLE live_ticket (
  ticket_hash bytea NOT NULL,
  player_id bigint NOT NULL,
  session_id text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT live_ticket_pkey PRIMARY KEY (ticket_hash)
);
CREATE INDEX live_ticket_expires_at ON live_ticket USING btree (expires_at);
GRANT DELETE, INSERT, SELECT, UPDATE ON live_ticket TO croupier_app;

CREATE TABLE lobby_layout (
  scope text COLLATE "C" NOT NULL,
  layout jsonb NOT NULL,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT lobby_layout_pkey PRIMARY KEY (scope),
  CONSTRAINT lobby_layout_layout_check CHECK ((jsonb_typeof(layout) = 'object'::text)),
  CONSTRAINT lobby_layout_scope_check CHECK ((scope ~ '^[A-Za-z]{2,20}$'::text))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON lobby_layout TO croupier_app;

CREATE TABLE lobby_pick (
  list text NOT NULL,
  game text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT lobby_pick_pkey PRIMARY KEY (list, game),
  CONSTRAINT lobby_pick_list_check CHECK ((list = ANY (ARRAY['royal'::text, 'tournament'::text])))
);
GRANT DELETE, INSERT, SELECT ON lobby_pick TO croupier_app;

CREATE TABLE lobby_win (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  player_name text NOT NULL,
  game text NOT NULL,
  currency text COLLATE "C" NOT NULL,
  kind balance_kind NOT NULL,
  stake_minor bigint NOT NULL,
  win_minor bigint NOT NULL,
  won_at timestamp with time zone NOT NULL,
  CONSTRAINT lobby_win_pkey PRIMARY KEY (id),
  CONSTRAINT lobby_win_stake_minor_check CHECK ((stake_minor > 0)),
  CONSTRAINT lobby_win_win_minor_check CHECK ((win_minor > 0))
);
GRANT DELETE, INSERT, SELECT ON lobby_win TO croupier_app;

CREATE TABLE loose_file (
  name uuid NOT NULL,
  since timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  let_go boolean NOT NULL,
  CONSTRAINT loose_file_pkey PRIMARY KEY (name)
);
GRANT DELETE, INSERT, SELECT ON loose_file TO croupier_app;

CREATE TABLE loot_draw (
  player_id bigint NOT NULL,
  seed_pair integer NOT NULL,
  domain text COLLATE "C" NOT NULL,
  nonce integer NOT NULL,
  table_hash text COLLATE "C" NOT NULL,
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  drawn_place integer NOT NULL,
  given_place integer,
  reward_id uuid,
  at timestamp with time zone NOT NULL,
  draws integer[],
  CONSTRAINT loot_draw_pkey PRIMARY KEY (player_id, seed_pair, domain, nonce),
  CONSTRAINT loot_draw_check CHECK (((reward_id IS NULL) OR (given_place IS NOT NULL))),
  CONSTRAINT loot_draw_domain_check CHECK ((domain ~ '^[a-z]+-[a-z0-9][a-z0-9-]{0,39}$'::text)),
  CONSTRAINT loot_draw_drawn_place_check CHECK (((drawn_place >= 0) AND (drawn_place <= 39))),
  CONSTRAINT loot_draw_given_place_check CHECK (((given_place >= 0) AND (given_place <= 39))),
  CONSTRAINT loot_draw_nonce_check CHECK ((nonce >= 0)),
  CONSTRAINT loot_draw_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT loot_draw_player_id_seed_pair_fkey FOREIGN KEY (player_id, seed_pair) REFERENCES seed_pair(player_id, number),
  CONSTRAINT loot_draw_version_check CHECK ((version > 0))
);
CREATE INDEX loot_draw_newest ON loot_draw USING btree (player_id, at DESC, domain, nonce);
GRANT INSERT, SELECT ON loot_draw TO croupier_app;

CREATE TABLE loot_table (
  hash text COLLATE "C" NOT NULL,
  rows text NOT NULL,
  CONSTRAINT loot_table_pkey PRIMARY KEY (hash),
  CONSTRAINT loot_table_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text))
);
GRANT INSERT, SELECT ON loot_table TO croupier_app;

CREATE TABLE made_set (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  code text COLLATE "C" NOT NULL,
  recipe text COLLATE "C" NOT NULL,
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  spent jsonb NOT NULL,
  reward_id uuid NOT NULL,
  made_at timestamp with time zone NOT NULL,
  CONSTRAINT made_set_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT made_set_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT made_set_player_id_reward_id_fkey FOREIGN KEY (player_id, reward_id) REFERENCES reward(player_id, id)
);
CREATE INDEX made_set_newest ON made_set USING btree (player_id, code, made_at);
GRANT INSERT, SELECT ON made_set TO croupier_app;

CREATE TABLE month_statement (
  player_id bigint NOT NULL,
  month date NOT NULL,
  made_at timestamp with time zone NOT NULL,
  body jsonb NOT NULL,
  CONSTRAINT month_statement_pkey PRIMARY KEY (player_id, month),
  CONSTRAINT month_statement_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);
GRANT DELETE, INSERT, SELECT ON month_statement TO croupier_app;

CREATE TABLE network_identity (
  player_id bigint NOT NULL,
  network text COLLATE "C" NOT NULL,
  issuer text COLLATE "C" NOT NULL,
  subject text COLLATE "C" NOT NULL,
  attached_at timestamp with time zone NOT NULL,
  CONSTRAINT network_identity_pkey PRIMARY KEY (player_id, network),
  CONSTRAINT network_identity_issuer_check CHECK (((length(issuer) >= 1) AND (length(issuer) <= 255))),
  CONSTRAINT network_identity_issuer_subject_key UNIQUE (issuer, subject),
  CONSTRAINT network_identity_network_check CHECK ((network = ANY (ARRAY['google'::text, 'facebook'::text]))),
  CONSTRAINT network_identity_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT network_identity_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 255)))
);
GRANT DELETE, INSERT, SELECT ON network_identity TO croupier_app;

CREATE TABLE nomination_entry (
  player_id bigint NOT NULL,
  programme_id bigint NOT NULL,
  code text COLLATE "C" NOT NULL,
  version integer NOT NULL,
  measure text COLLATE "C" NOT NULL,
  goal_id uuid NOT NULL,
  shown_as text COLLATE "C" NOT NULL,
  active boolean NOT NULL,
  active_since timestamp with time zone NOT NULL,
  changed_at timestamp with time zone,
  seen boolean DEFAULT false NOT NULL,
  CONSTRAINT nomination_entry_pkey PRIMARY KEY (player_id, programme_id, code),
  CONSTRAINT nomination_entry_measure_check CHECK ((measure = ANY (ARRAY['best-multiplier'::text, 'games'::text, 'days-streak'::text, 'rounds'::text]))),
  CONSTRAINT nomination_entry_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT nomination_entry_shown_as_check CHECK ((shown_as ~ '^[0-9a-f]{16}$'::text))
);
CREATE UNIQUE INDEX nomination_entry_active ON nomination_entry USING btree (player_id, programme_id) WHERE active;
CREATE INDEX nomination_entry_measured ON nomination_entry USING btree (programme_id, code, measure);
GRANT DELETE, INSERT, SELECT ON nomination_entry TO croupier_app;

CREATE TABLE nomination_place (
  programme_id bigint NOT NULL,
  code text COLLATE "C" NOT NULL,
  number integer NOT NULL,
  player_id bigint NOT NULL,
  result bigint NOT NULL,
  reached_at timestamp with time zone NOT NULL,
  owed_from timestamp with time zone,
  reward_id uuid,
  CONSTRAINT nomination_place_pkey PRIMARY KEY (programme_id, code, number),
  CONSTRAINT nomination_place_check CHECK (((owed_from IS NULL) OR (reward_id IS NULL))),
  CONSTRAINT nomination_place_number_check CHECK ((number > 0)),
  CONSTRAINT nomination_place_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT nomination_place_player_id_programme_id_code_key UNIQUE (player_id, programme_id, code),
  CONSTRAINT nomination_place_player_id_reward_id_fkey FOREIGN KEY (player_id, reward_id) REFERENCES reward(player_id, id),
  CONSTRAINT nomination_place_programme_id_fkey FOREIGN KEY (programme_id) REFERENCES nomination_season(programme_id),
  CONSTRAINT nomination_place_result_check CHECK ((result > 0))
);
CREATE INDEX nomination_place_owed ON nomination_place USING btree (owed_from) WHERE (owed_from IS NOT NULL);
GRANT INSERT, SELECT ON nomination_place TO croupier_app;

CREATE TABLE nomination_season (
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  frozen_at timestamp with time zone NOT NULL,
  CONSTRAINT nomination_season_pkey PRIMARY KEY (programme_id)
);
GRANT INSERT, SELECT ON nomination_season TO croupier_app;

CREATE TABLE notice (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL,
  params jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  resent_at timestamp with time zone,
  request_id text,
  CONSTRAINT notice_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT notice_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 40))),
  CONSTRAINT notice_params_check CHECK (((jsonb_typeof(params) = 'object'::text) AND (pg_column_size(params) <= 2000))),
  CONSTRAINT notice_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX notice_age ON notice USING btree (created_at);
CREATE INDEX notice_time ON notice USING btree (player_id, created_at, id);
CREATE INDEX notice_unconfirmed ON notice USING btree (player_id, kind) WHERE (confirmed_at IS NULL);
CREATE INDEX notice_unseen ON notice USING btree (player_id, created_at, id) WHERE (seen_at IS NULL);
GRANT DELETE, INSERT, SELECT ON notice TO croupier_app;

CREATE TABLE notice_delivery (
  player_id bigint NOT NULL,
  notice_id uuid NOT NULL,
  channel text COLLATE "C" NOT NULL,
  state text COLLATE "C" NOT NULL,
  reason text COLLATE "C",
  next_at timestamp with time zone NOT NULL,
  tries smallint DEFAULT 0 NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT notice_delivery_pkey PRIMARY KEY (player_id, notice_id, channel),
  CONSTRAINT notice_delivery_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'push'::text, 'telegram'::text, 'sms'::text]))),
  CONSTRAINT notice_delivery_check CHECK (((state = 'left-out'::text) = (reason IS NOT NULL))),
  CONSTRAINT notice_delivery_player_id_notice_id_fkey FOREIGN KEY (player_id, notice_id) REFERENCES notice(player_id, id) ON DELETE CASCADE,
  CONSTRAINT notice_delivery_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 40))),
  CONSTRAINT notice_delivery_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'handed'::text, 'left-out'::text]))),
  CONSTRAINT notice_delivery_tries_check CHECK ((tries >= 0))
);
CREATE INDEX notice_delivery_due ON notice_delivery USING btree (next_at) WHERE (state = 'waiting'::text);
GRANT INSERT, SELECT ON notice_delivery TO croupier_app;

CREATE TABLE notice_preference (
  player_id bigint NOT NULL,
  category text COLLATE "C" NOT NULL,
  channel text COLLATE "C" NOT NULL,
  is_on boolean NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT notice_preference_pkey PRIMARY KEY (player_id, category, channel),
  CONSTRAINT notice_preference_category_check CHECK (((length(category) >= 1) AND (length(category) <= 40))),
  CONSTRAINT notice_preference_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'push'::text, 'telegram'::text, 'sms'::text]))),
  CONSTRAINT notice_preference_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON notice_preference TO croupier_app;

CREATE TABLE notice_quiet_hours (
  player_id bigint NOT NULL,
  from_minute smallint NOT NULL,
  to_minute smallint NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT notice_quiet_hours_pkey PRIMARY KEY (player_id),
  CONSTRAINT notice_quiet_hours_check CHECK ((from_minute <> to_minute)),
  CONSTRAINT notice_quiet_hours_from_minute_check CHECK ((((from_minute >= 0) AND (from_minute <= 1439)) AND (((from_minute)::integer % 15) = 0))),
  CONSTRAINT notice_quiet_hours_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT notice_quiet_hours_to_minute_check CHECK ((((to_minute >= 0) AND (to_minute <= 1439)) AND (((to_minute)::integer % 15) = 0)))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON notice_quiet_hours TO croupier_app;

CREATE TABLE offer_sheet (
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  currency text COLLATE "C" NOT NULL,
  amount_minor bigint NOT NULL,
  body jsonb NOT NULL,
  computed_at timestamp with time zone NOT NULL,
  CONSTRAINT offer_sheet_pkey PRIMARY KEY (programme_id, version, currency),
  CONSTRAINT offer_sheet_amount_minor_check CHECK ((amount_minor > 0)),
  CONSTRAINT offer_sheet_currency_check CHECK ((length(currency) = 3)),
  CONSTRAINT offer_sheet_programme_id_version_fkey FOREIGN KEY (programme_id, version) REFERENCES programme_version(programme_id, version)
);
GRANT INSERT, SELECT ON offer_sheet TO croupier_app;

CREATE TABLE open_round (
  player_id bigint NOT NULL,
  stake_minor bigint NOT NULL,
  balance_after_minor bigint NOT NULL,
  balance_version bigint NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  touched_at timestamp with time zone NOT NULL,
  key uuid NOT NULL,
  seed_pair integer NOT NULL,
  nonce integer NOT NULL,
  kind balance_kind NOT NULL,
  maths_id smallint NOT NULL,
  game text NOT NULL,
  currency text COLLATE "C" NOT NULL,
  entry text NOT NULL,
  request_id text,
  draws integer[],
  asked bytea,
  grant_id uuid,
  bonus_stake_minor bigint,
  progress_minor bigint,
  bonus_after_minor bigint,
  bonus_version bigint,
  CONSTRAINT open_round_pkey PRIMARY KEY (player_id, game),
  CONSTRAINT open_round_balance_after_minor_check CHECK ((balance_after_minor >= 0)),
  CONSTRAINT open_round_nonce_check CHECK ((nonce >= 0)),
  CONSTRAINT open_round_parts_check CHECK (((grant_id IS NULL) = (bonus_stake_minor IS NULL))) NOT VALID,
  CONSTRAINT open_round_player_id_key_key UNIQUE (player_id, key),
  CONSTRAINT open_round_stake_minor_check CHECK ((stake_minor > 0))
);
CREATE INDEX open_round_game ON open_round USING btree (game);
CREATE INDEX open_round_grant ON open_round USING btree (player_id, grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX open_round_touched ON open_round USING btree (touched_at);
CREATE TRIGGER open_round_key_once BEFORE INSERT OR UPDATE OF player_id, key ON open_round FOR EACH ROW EXECUTE FUNCTION refuse_key_of_round();
GRANT DELETE, INSERT, SELECT, UPDATE ON open_round TO croupier_app;

CREATE TABLE operator (
  id bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  email text NOT NULL,
  canonical_email text NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  state text DEFAULT 'invited'::text NOT NULL,
  language text DEFAULT 'en'::text NOT NULL,
  password_hash text,
  code_secret bytea,
  code_step bigint DEFAULT 0 NOT NULL,
  recovery_codes bytea[] DEFAULT '{}'::bytea[] NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT operator_pkey PRIMARY KEY (id),
  CONSTRAINT operator_canonical_email_key UNIQUE (canonical_email),
  CONSTRAINT operator_check CHECK (((state <> 'active'::text) OR (password_hash IS NOT NULL))),
  CONSTRAINT operator_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ua'::text]))),
  CONSTRAINT operator_role_fkey FOREIGN KEY (role) REFERENCES operator_role(name),
  CONSTRAINT operator_state_check CHECK ((state = ANY (ARRAY['invited'::text, 'active'::text, 'closed'::text])))
);
CREATE INDEX operator_by_role ON operator USING btree (role);
GRANT INSERT, SELECT, UPDATE ON operator TO croupier_app;

CREATE TABLE operator_invitation (
  token_hash bytea NOT NULL,
  operator_id bigint NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT operator_invitation_pkey PRIMARY KEY (token_hash),
  CONSTRAINT operator_invitation_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator(id),
  CONSTRAINT operator_invitation_operator_id_key UNIQUE (operator_id)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON operator_invitation TO croupier_app;

CREATE TABLE operator_login (
  id_hash bytea NOT NULL,
  operator_id bigint NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  challenge text,
  code_secret bytea,
  CONSTRAINT operator_login_pkey PRIMARY KEY (id_hash),
  CONSTRAINT operator_login_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator(id)
);
CREATE INDEX operator_login_by_operator ON operator_login USING btree (operator_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON operator_login TO croupier_app;

CREATE TABLE operator_passkey (
  id text NOT NULL,
  operator_id bigint NOT NULL,
  name text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone,
  CONSTRAINT operator_passkey_pkey PRIMARY KEY (id),
  CONSTRAINT operator_passkey_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator(id)
);
CREATE INDEX operator_passkey_by_operator ON operator_passkey USING btree (operator_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON operator_passkey TO croupier_app;

CREATE TABLE operator_role (
  name text NOT NULL,
  permissions text[],
  addresses cidr[] DEFAULT '{}'::cidr[] NOT NULL,
  CONSTRAINT operator_role_pkey PRIMARY KEY (name),
  CONSTRAINT operator_role_name_check CHECK ((name ~ '^[a-z][a-z0-9-]{1,31}$'::text))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON operator_role TO croupier_app;

CREATE TABLE operator_session (
  id_hash bytea NOT NULL,
  operator_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  address text NOT NULL,
  agent text NOT NULL,
  challenge text,
  CONSTRAINT operator_session_pkey PRIMARY KEY (id_hash),
  CONSTRAINT operator_session_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator(id)
);
CREATE INDEX operator_session_by_operator ON operator_session USING btree (operator_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON operator_session TO croupier_app;

CREATE TABLE operator_view (
  operator_id bigint NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  columns text[] NOT NULL,
  CONSTRAINT operator_view_pkey PRIMARY KEY (operator_id, list, name),
  CONSTRAINT operator_view_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator(id)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON operator_view TO croupier_app;

CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  player_id bigint NOT NULL,
  topic text NOT NULL,
  payload json NOT NULL,
  request_id text,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT outbox_pkey PRIMARY KEY (id)
);
GRANT INSERT, SELECT ON outbox TO croupier_app;

CREATE TABLE page_switch (
  page text COLLATE "C" NOT NULL,
  scope text COLLATE "C" NOT NULL,
  closed_from timestamp with time zone,
  closed_until timestamp with time zone,
  reason text NOT NULL,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT page_switch_pkey PRIMARY KEY (page, scope),
  CONSTRAINT page_switch_check CHECK ((closed_until > closed_from)),
  CONSTRAINT page_switch_page_check CHECK ((page ~ '^[a-z0-9-]{1,40}$'::text)),
  CONSTRAINT page_switch_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  CONSTRAINT page_switch_scope_check CHECK ((scope ~ '^[A-Za-z]{2,20}$'::text))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON page_switch TO croupier_app;

CREATE TABLE part_draw (
  player_id bigint NOT NULL,
  goal_id uuid NOT NULL,
  times integer NOT NULL,
  code text COLLATE "C" NOT NULL,
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  reached_at timestamp with time zone NOT NULL,
  part text COLLATE "C",
  seed_pair integer,
  nonce integer,
  drawn_at timestamp with time zone,
  CONSTRAINT part_draw_pkey PRIMARY KEY (player_id, goal_id, times),
  CONSTRAINT part_draw_check CHECK ((num_nulls(part, seed_pair, nonce, drawn_at) = ANY (ARRAY[0, 4]))),
  CONSTRAINT part_draw_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT part_draw_times_check CHECK ((times > 0))
);
CREATE INDEX part_draw_due ON part_draw USING btree (reached_at) WHERE (part IS NULL);
CREATE INDEX part_draw_newest ON part_draw USING btree (player_id, programme_id, drawn_at) WHERE (part IS NOT NULL);
GRANT DELETE, INSERT, SELECT ON part_draw TO croupier_app;

CREATE TABLE pay_in (
  id uuid NOT NULL,
  player_id bigint NOT NULL,
  input_hash bytea NOT NULL,
  amount_minor bigint NOT NULL,
  currency text NOT NULL,
  kind text NOT NULL,
  language text NOT NULL,
  state text NOT NULL,
  provider_payment_id text,
  redirect_url text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  request_id text,
  source_mark text,
  source_mask text,
  asked_again_at timestamp with time zone,
  asked_minor bigint,
  back_minor bigint DEFAULT 0 NOT NULL,
  provider text DEFAULT 'sandbox'::text NOT NULL,
  method text,
  CONSTRAINT pay_in_pkey PRIMARY KEY (id),
  CONSTRAINT pay_in_amount_minor_check CHECK ((amount_minor > 0)),
  CONSTRAINT pay_in_asked_check CHECK ((asked_minor <> amount_minor)),
  CONSTRAINT pay_in_asked_minor_check CHECK ((asked_minor > 0)),
  CONSTRAINT pay_in_back_check CHECK (((back_minor >= 0) AND
CASE
    WHEN (state = ANY (ARRAY['REFUNDED'::text, 'CHARGED_BACK'::text])) THEN (back_minor = amount_minor)
    WHEN (state = 'PAID'::text) THEN (back_minor < amount_minor)
    ELSE (back_minor = 0)
END)),
  CONSTRAINT pay_in_currency_check CHECK ((length(currency) = 3)),
  CONSTRAINT pay_in_kind_check CHECK ((kind = ANY (ARRAY['real'::text, 'play'::text]))),
  CONSTRAINT pay_in_method_check CHECK ((method = ANY (ARRAY['card'::text, 'bank'::text, 'wallet'::text]))),
  CONSTRAINT pay_in_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT pay_in_provider_check CHECK (((length(provider) >= 1) AND (length(provider) <= 40))),
  CONSTRAINT pay_in_provider_payment UNIQUE (provider_payment_id, provider),
  CONSTRAINT pay_in_source_mark_check CHECK ((length(source_mark) <= 64)),
  CONSTRAINT pay_in_source_mask_check CHECK ((length(source_mask) <= 40)),
  CONSTRAINT pay_in_state_check CHECK ((state = ANY (ARRAY['CREATED'::text, 'PENDING'::text, 'PAID'::text, 'FAILED'::text, 'EXPIRED'::text, 'LATE'::text, 'RETURNING'::text, 'RETURNED'::text, 'REFUNDED'::text, 'CHARGED_BACK'::text])))
);
CREATE INDEX pay_in_by_currency ON pay_in USING btree (currency, created_at, id);
CREATE INDEX pay_in_by_state ON pay_in USING btree (state, created_at, id);
CREATE INDEX pay_in_by_time ON pay_in USING btree (created_at, id);
CREATE INDEX pay_in_given_up ON pay_in USING btree (updated_at) WHERE ((state = ANY (ARRAY['FAILED'::text, 'EXPIRED'::text])) AND (asked_again_at IS NULL));
CREATE INDEX pay_in_history ON pay_in USING btree (player_id, created_at DESC, id DESC);
CREATE INDEX pay_in_history_of_state ON pay_in USING btree (player_id, state, created_at DESC, id DESC);
CREATE INDEX pay_in_open ON pay_in USING btree (asked_at) WHERE (state = ANY (ARRAY['CREATED'::text, 'PENDING'::text]));
CREATE INDEX pay_in_paid ON pay_in USING btree (updated_at, player_id) WHERE ((state = 'PAID'::text) AND (kind = 'real'::text));
CREATE INDEX pay_in_returning ON pay_in USING btree (asked_at) WHERE (state = 'RETURNING'::text);
CREATE INDEX pay_in_source ON pay_in USING btree (source_mark, player_id) WHERE (source_mark IS NOT NULL);
GRANT INSERT, SELECT, UPDATE ON pay_in TO croupier_app;

CREATE TABLE pay_out (
  id uuid NOT NULL,
  player_id bigint NOT NULL,
  input_hash bytea NOT NULL,
  amount_minor bigint NOT NULL,
  fee_minor bigint NOT NULL,
  currency text COLLATE "C" NOT NULL,
  method_id uuid NOT NULL,
  method_kind text NOT NULL,
  mark text NOT NULL,
  mask text NOT NULL,
  state text NOT NULL,
  reasons text[] DEFAULT '{}'::text[] NOT NULL,
  rejected text,
  provider_pay_out_id text,
  is_contradicted boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  request_id text,
  owed_minor bigint DEFAULT 0 NOT NULL,
  CONSTRAINT pay_out_pkey PRIMARY KEY (id),
  CONSTRAINT pay_out_amount_minor_check CHECK ((amount_minor > 0)),
  CONSTRAINT pay_out_check CHECK (((fee_minor >= 0) AND (fee_minor < amount_minor))),
  CONSTRAINT pay_out_check1 CHECK (((state = 'REJECTED'::text) = (rejected IS NOT NULL))),
  CONSTRAINT pay_out_currency_check CHECK ((length(currency) = 3)),
  CONSTRAINT pay_out_method_id_fkey FOREIGN KEY (method_id) REFERENCES pay_out_method(id),
  CONSTRAINT pay_out_method_kind_check1 CHECK ((method_kind = ANY (ARRAY['card'::text, 'iban'::text]))),
  CONSTRAINT pay_out_owed_minor_check CHECK (((owed_minor >= 0) AND (owed_minor <= amount_minor) AND ((owed_minor = 0) OR (state = 'PAID'::text)))),
  CONSTRAINT pay_out_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT pay_out_provider_pay_out_id_key UNIQUE (provider_pay_out_id),
  CONSTRAINT pay_out_state_check CHECK ((state = ANY (ARRAY['PENDING'::text, 'IN_REVIEW'::text, 'APPROVED'::text, 'SENT'::text, 'UNKNOWN'::text, 'PAID'::text, 'REJECTED'::text, 'CANCELED'::text, 'FAILED'::text])))
);
CREATE INDEX pay_out_case ON pay_out USING btree (created_at, id) WHERE (is_contradicted OR (owed_minor > 0));
CREATE INDEX pay_out_history ON pay_out USING btree (player_id, created_at DESC, id DESC);
CREATE INDEX pay_out_history_of_state ON pay_out USING btree (player_id, state, created_at DESC, id DESC);
CREATE INDEX pay_out_of_day ON pay_out USING btree (created_at, id);
CREATE INDEX pay_out_open ON pay_out USING btree (state, asked_at) WHERE (state = ANY (ARRAY['PENDING'::text, 'IN_REVIEW'::text, 'APPROVED'::text, 'SENT'::text, 'UNKNOWN'::text]));
CREATE INDEX pay_out_taken_back ON pay_out USING btree (updated_at) WHERE (state = 'CANCELED'::text);
GRANT INSERT, SELECT, UPDATE ON pay_out TO croupier_app;

CREATE TABLE pay_out_event (
  id text NOT NULL,
  pay_out_id uuid NOT NULL,
  type text NOT NULL,
  outcome text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  request_id text,
  CONSTRAINT pay_out_event_pkey PRIMARY KEY (id),
  CONSTRAINT pay_out_event_outcome_check CHECK ((outcome = ANY (ARRAY['applied'::text, 'ignored'::text, 'contradicts'::text]))),
  CONSTRAINT pay_out_event_pay_out_id_fkey FOREIGN KEY (pay_out_id) REFERENCES pay_out(id)
);
CREATE INDEX pay_out_event_of ON pay_out_event USING btree (pay_out_id);
GRANT INSERT, SELECT ON pay_out_event TO croupier_app;

CREATE TABLE pay_out_method (
  id uuid NOT NULL,
  player_id bigint NOT NULL,
  input_hash bytea NOT NULL,
  kind text NOT NULL,
  state text NOT NULL,
  link_hash bytea,
  redirect_url text,
  provider_token text,
  mark text,
  mask text,
  owner_name text,
  name_match text,
  created_at timestamp with time zone NOT NULL,
  proven_at timestamp with time zone,
  request_id text,
  CONSTRAINT pay_out_method_pkey PRIMARY KEY (id),
  CONSTRAINT pay_out_method_check CHECK (((state <> 'PROVEN'::text) OR ((mark IS NOT NULL) AND (proven_at IS NOT NULL) AND (name_match <> 'differs'::text)))),
  CONSTRAINT pay_out_method_kind_check CHECK ((kind = ANY (ARRAY['card'::text, 'iban'::text]))),
  CONSTRAINT pay_out_method_link_hash_key UNIQUE (link_hash),
  CONSTRAINT pay_out_method_name_match_check CHECK ((name_match = ANY (ARRAY['same'::text, 'alike'::text, 'differs'::text]))),
  CONSTRAINT pay_out_method_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT pay_out_method_state_check CHECK ((state = ANY (ARRAY['ASKED'::text, 'SHOWN'::text, 'PROVEN'::text, 'REFUSED'::text, 'DISABLED'::text])))
);
CREATE INDEX pay_out_method_mark ON pay_out_method USING btree (mark) WHERE (mark IS NOT NULL);
CREATE INDEX pay_out_method_of_player ON pay_out_method USING btree (player_id, created_at);
GRANT INSERT, SELECT, UPDATE ON pay_out_method TO croupier_app;

CREATE TABLE pay_out_move (
  pay_out_id uuid NOT NULL,
  number integer NOT NULL,
  from_state text,
  to_state text NOT NULL,
  ledger_key uuid,
  moved_at timestamp with time zone NOT NULL,
  CONSTRAINT pay_out_move_pkey PRIMARY KEY (pay_out_id, number),
  CONSTRAINT pay_out_move_number_check CHECK ((number > 0)),
  CONSTRAINT pay_out_move_pay_out_id_fkey FOREIGN KEY (pay_out_id) REFERENCES pay_out(id)
);
GRANT INSERT, SELECT ON pay_out_move TO croupier_app;

CREATE TABLE payment_event (
  id text NOT NULL,
  pay_in_id uuid NOT NULL,
  type text NOT NULL,
  outcome text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  request_id text,
  amount_minor bigint,
  CONSTRAINT payment_event_pkey PRIMARY KEY (id),
  CONSTRAINT payment_event_amount_minor_check CHECK ((amount_minor > 0)),
  CONSTRAINT payment_event_outcome_check CHECK ((outcome = ANY (ARRAY['applied'::text, 'ignored'::text]))),
  CONSTRAINT payment_event_pay_in_id_fkey FOREIGN KEY (pay_in_id) REFERENCES pay_in(id)
);
CREATE INDEX payment_event_pay_in ON payment_event USING btree (pay_in_id);
GRANT INSERT, SELECT ON payment_event TO croupier_app;

CREATE TABLE payment_finding (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  pay_in_id uuid,
  event_id text NOT NULL,
  type text,
  provider_payment_id text,
  found_at timestamp with time zone NOT NULL,
  request_id text,
  settled_at timestamp with time zone,
  note text,
  message bigint,
  CONSTRAINT payment_finding_pkey PRIMARY KEY (id),
  CONSTRAINT payment_finding_about_check CHECK (((pay_in_id IS NOT NULL) OR (kind = ANY (ARRAY['unknown'::text, 'mismatch'::text])))),
  CONSTRAINT payment_finding_check CHECK (((settled_at IS NULL) OR (note IS NOT NULL))),
  CONSTRAINT payment_finding_kind_check CHECK ((kind = ANY (ARRAY['late'::text, 'event-reused'::text, 'contradicts'::text, 'unknown'::text, 'mismatch'::text, 'over'::text, 'taken-back'::text]))),
  CONSTRAINT payment_finding_message_fkey FOREIGN KEY (message) REFERENCES provider_message(number) ON DELETE SET NULL,
  CONSTRAINT payment_finding_news UNIQUE NULLS NOT DISTINCT (event_id, pay_in_id, type),
  CONSTRAINT payment_finding_pay_in_id_fkey FOREIGN KEY (pay_in_id) REFERENCES pay_in(id)
);
CREATE INDEX payment_finding_by_message ON payment_finding USING btree (message) WHERE (message IS NOT NULL);
CREATE INDEX payment_finding_by_pay_in ON payment_finding USING btree (pay_in_id);
CREATE INDEX payment_finding_by_time ON payment_finding USING btree (found_at, id);
CREATE INDEX payment_finding_open ON payment_finding USING btree (found_at) WHERE (settled_at IS NULL);
GRANT INSERT, SELECT ON payment_finding TO croupier_app;

CREATE TABLE person_mark (
  player_id bigint NOT NULL,
  kind text COLLATE "C" NOT NULL,
  hash bytea NOT NULL,
  holds boolean NOT NULL,
  first_at timestamp with time zone NOT NULL,
  CONSTRAINT person_mark_pkey PRIMARY KEY (player_id, kind, hash),
  CONSTRAINT person_mark_claim_check CHECK (((kind = 'document'::text) OR (NOT holds))),
  CONSTRAINT person_mark_hash_check CHECK ((length(hash) = 32)),
  CONSTRAINT person_mark_kind_check CHECK ((kind = ANY (ARRAY['document'::text, 'tax'::text]))),
  CONSTRAINT person_mark_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE UNIQUE INDEX person_mark_holder ON person_mark USING btree (kind, hash) WHERE holds;
CREATE INDEX person_mark_meeting ON person_mark USING btree (kind, hash);
GRANT DELETE, INSERT, SELECT, UPDATE ON person_mark TO croupier_app;

CREATE TABLE person_mark_key (
  one boolean DEFAULT true NOT NULL,
  sealed bytea NOT NULL,
  CONSTRAINT person_mark_key_pkey PRIMARY KEY (one),
  CONSTRAINT person_mark_key_one_check CHECK (one)
);
GRANT INSERT, SELECT ON person_mark_key TO croupier_app;

CREATE TABLE picture (
  name text COLLATE "C" NOT NULL,
  version text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  body bytea NOT NULL,
  thumbnail bytea NOT NULL,
  uploaded_by bigint NOT NULL,
  uploaded_at timestamp with time zone NOT NULL,
  CONSTRAINT picture_pkey PRIMARY KEY (name),
  CONSTRAINT picture_height_check CHECK ((height > 0)),
  CONSTRAINT picture_name_check CHECK ((name ~ '^[a-z0-9][a-z0-9-]{0,63}(\.[a-z]{2,8})?$'::text)),
  CONSTRAINT picture_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES operator(id),
  CONSTRAINT picture_version_check CHECK ((version ~ '^[0-9a-f]{8}$'::text)),
  CONSTRAINT picture_width_check CHECK ((width > 0))
);
CREATE INDEX picture_time ON picture USING btree (uploaded_at, name);
GRANT DELETE, INSERT, SELECT ON picture TO croupier_app;

CREATE TABLE piggy_bank (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  code text COLLATE "C" NOT NULL,
  currency text COLLATE "C" NOT NULL,
  created_at timestamp with time zone NOT NULL,
  broken_at timestamp with time zone,
  amount_minor bigint,
  reward_id uuid,
  CONSTRAINT piggy_bank_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT piggy_bank_amount_minor_check CHECK ((amount_minor > 0)),
  CONSTRAINT piggy_bank_check CHECK ((((broken_at IS NULL) = (amount_minor IS NULL)) AND ((broken_at IS NULL) = (reward_id IS NULL)))),
  CONSTRAINT piggy_bank_currency_check CHECK ((length(currency) = 3)),
  CONSTRAINT piggy_bank_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT piggy_bank_player_id_id_fkey FOREIGN KEY (player_id, id) REFERENCES goal(player_id, id),
  CONSTRAINT piggy_bank_player_id_reward_id_fkey FOREIGN KEY (player_id, reward_id) REFERENCES reward(player_id, id)
);
CREATE UNIQUE INDEX piggy_bank_active ON piggy_bank USING btree (player_id) WHERE (broken_at IS NULL);
CREATE INDEX piggy_bank_broken ON piggy_bank USING btree (player_id, broken_at) WHERE (broken_at IS NOT NULL);
GRANT INSERT, SELECT ON piggy_bank TO croupier_app;

CREATE TABLE play_rule (
  player_id bigint NOT NULL,
  rule text NOT NULL,
  period text DEFAULT ''::text NOT NULL,
  amount_minor bigint,
  currency text COLLATE "C",
  from_at timestamp with time zone,
  until_at timestamp with time zone,
  CONSTRAINT play_rule_pkey PRIMARY KEY (player_id, rule, period),
  CONSTRAINT play_rule_amount_minor_check CHECK ((amount_minor >= 0)),
  CONSTRAINT play_rule_check CHECK (((rule = ANY (ARRAY['stake_limit'::text, 'loss_limit'::text])) = (period <> ''::text))),
  CONSTRAINT play_rule_check1 CHECK (((rule = ANY (ARRAY['stake_limit'::text, 'loss_limit'::text, 'stake_maximum'::text])) = (amount_minor IS NOT NULL))),
  CONSTRAINT play_rule_check2 CHECK (((amount_minor IS NULL) = (currency IS NULL))),
  CONSTRAINT play_rule_check3 CHECK (((amount_minor IS NULL) = (from_at IS NOT NULL))),
  CONSTRAINT play_rule_check4 CHECK (((until_at IS NULL) OR (from_at < until_at))),
  CONSTRAINT play_rule_period_check CHECK ((period = ANY (ARRAY[''::text, 'day'::text, 'week'::text, 'month'::text]))),
  CONSTRAINT play_rule_rule_check CHECK ((rule = ANY (ARRAY['stake_limit'::text, 'loss_limit'::text, 'stake_maximum'::text, 'exclusion'::text, 'break'::text, 'session_time'::text, 'reality_check'::text])))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON play_rule TO croupier_app;

CREATE TABLE play_session (
  player_id bigint NOT NULL,
  kind balance_kind NOT NULL,
  currency text COLLATE "C" NOT NULL,
  began_at timestamp with time zone NOT NULL,
  from_version bigint NOT NULL,
  bonus_from_version bigint,
  last_at timestamp with time zone NOT NULL,
  idle_at timestamp with time zone NOT NULL,
  check_at timestamp with time zone,
  answered_at timestamp with time zone,
  CONSTRAINT play_session_pkey PRIMARY KEY (player_id, kind),
  CONSTRAINT play_session_check CHECK (((bonus_from_version IS NOT NULL) = (kind = 'real'::balance_kind))),
  CONSTRAINT play_session_check1 CHECK (((began_at <= last_at) AND (last_at < idle_at))),
  CONSTRAINT play_session_check2 CHECK (((kind = 'real'::balance_kind) OR (check_at IS NULL))),
  CONSTRAINT play_session_kind_check CHECK ((kind = ANY (ARRAY['real'::balance_kind, 'play'::balance_kind])))
);
GRANT INSERT, SELECT, UPDATE ON play_session TO croupier_app;

CREATE TABLE play_stop (
  player_id bigint NOT NULL,
  place integer NOT NULL,
  kind text COLLATE "C" NOT NULL,
  began_at timestamp with time zone NOT NULL,
  until_at timestamp with time zone,
  carried boolean DEFAULT false NOT NULL,
  request_id text,
  CONSTRAINT play_stop_pkey PRIMARY KEY (player_id, place),
  CONSTRAINT play_stop_check CHECK (((kind = 'exclusion'::text) OR ((until_at IS NOT NULL) AND (until_at > began_at) AND (until_at <= (began_at + '62 days'::interval))))),
  CONSTRAINT play_stop_check1 CHECK (((kind = 'break'::text) OR (until_at IS NULL) OR (until_at >= (began_at + '180 days'::interval)))),
  CONSTRAINT play_stop_kind_check CHECK ((kind = ANY (ARRAY['break'::text, 'exclusion'::text]))),
  CONSTRAINT play_stop_place_check CHECK ((place > 0))
);
CREATE TRIGGER play_stop_stays BEFORE DELETE OR UPDATE OR TRUNCATE ON play_stop FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_stop();
GRANT INSERT, SELECT ON play_stop TO croupier_app;

CREATE TABLE player (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  email text NOT NULL,
  email_canonical text,
  password_hash text NOT NULL,
  nickname text NOT NULL,
  region text NOT NULL,
  language text NOT NULL,
  brand text NOT NULL,
  theme text,
  age_confirmed smallint NOT NULL,
  verify_level smallint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  test_account boolean DEFAULT false NOT NULL,
  email_verified_at timestamp with time zone,
  lapsed_at timestamp with time zone,
  phone text COLLATE "C",
  phone_verified_at timestamp with time zone,
  birthday date,
  phone_claim text COLLATE "C",
  referral_code text COLLATE "C",
  first_name text,
  second_name text,
  last_name text,
  sex text COLLATE "C",
  nickname_key text COLLATE "C",
  nickname_changed_at timestamp with time zone,
  avatar text COLLATE "C",
  speed text COLLATE "C" DEFAULT 'normal'::text NOT NULL,
  region_assumed boolean DEFAULT false NOT NULL,
  first_session_id uuid,
  verify_status text COLLATE "C" DEFAULT 'NONE'::text NOT NULL,
  tax_number_sealed bytea,
  residence text COLLATE "C",
  CONSTRAINT player_pkey PRIMARY KEY (id),
  CONSTRAINT player_avatar_check CHECK ((avatar ~ '^[a-z0-9-]{1,36}$'::text)),
  CONSTRAINT player_birthday_check CHECK ((birthday >= '1900-01-01'::date)),
  CONSTRAINT player_check CHECK (((phone IS NULL) = (phone_verified_at IS NULL))),
  CONSTRAINT player_check1 CHECK (((lapsed_at IS NULL) OR (email_verified_at IS NULL))),
  CONSTRAINT player_check2 CHECK (((phone_claim IS NULL) OR ((phone IS NULL) AND (lapsed_at IS NULL)))),
  CONSTRAINT player_first_name_check CHECK (((char_length(first_name) >= 1) AND (char_length(first_name) <= 60))),
  CONSTRAINT player_last_name_check CHECK (((char_length(last_name) >= 1) AND (char_length(last_name) <= 60))),
  CONSTRAINT player_nickname_key_check CHECK ((nickname_key <> ''::text)),
  CONSTRAINT player_password_hash_check CHECK ((password_hash ~~ '$argon2id$%'::text)),
  CONSTRAINT player_phone_check CHECK ((phone ~ '^\+[1-9][0-9]{6,14}$'::text)),
  CONSTRAINT player_phone_claim_check CHECK ((phone_claim ~ '^\+[1-9][0-9]{6,14}$'::text)),
  CONSTRAINT player_referral_code_check CHECK ((referral_code ~ '^[a-z0-9][a-z0-9-]{0,39}$'::text)),
  CONSTRAINT player_residence_check CHECK ((length(residence) = 2)),
  CONSTRAINT player_second_name_check CHECK (((char_length(second_name) >= 1) AND (char_length(second_name) <= 60))),
  CONSTRAINT player_sex_check CHECK ((sex = ANY (ARRAY['female'::text, 'male'::text]))),
  CONSTRAINT player_speed_check CHECK ((speed = ANY (ARRAY['normal'::text, 'turbo'::text]))),
  CONSTRAINT player_verify_level_check CHECK (((verify_level >= 0) AND (verify_level <= 3))),
  CONSTRAINT player_verify_status_check CHECK ((verify_status = ANY (ARRAY['NONE'::text, 'PENDING'::text, 'APPROVED'::text, 'REJECTED'::text, 'EXPIRED'::text])))
);
CREATE INDEX player_birthdays ON player USING btree ((((EXTRACT(month FROM birthday) * (100)::numeric) + EXTRACT(day FROM birthday)))) WHERE (birthday IS NOT NULL);
CREATE UNIQUE INDEX player_email_owner ON player USING btree (email_canonical) WHERE (email_verified_at IS NOT NULL);
CREATE INDEX player_email_pieces ON player USING gin (email gin_trgm_ops);
CREATE INDEX player_email_unanswered ON player USING btree (email_canonical, id DESC) WHERE ((email_verified_at IS NULL) AND (lapsed_at IS NULL));
CREATE UNIQUE INDEX player_nickname ON player USING btree (nickname_key) WHERE (nickname_key IS NOT NULL);
CREATE INDEX player_nickname_pieces ON player USING gin (nickname gin_trgm_ops);
CREATE UNIQUE INDEX player_phone ON player USING btree (phone) WHERE (phone IS NOT NULL);
CREATE INDEX player_phone_claim ON player USING btree (phone_claim, id DESC) WHERE (phone_claim IS NOT NULL);
CREATE INDEX player_region ON player USING btree (region, created_at, id);
CREATE INDEX player_registered ON player USING btree (created_at, id);
CREATE INDEX player_test_account ON player USING btree (id) WHERE test_account;
CREATE INDEX player_unanswered ON player USING btree (created_at) WHERE ((email_verified_at IS NULL) AND (phone_verified_at IS NULL) AND (lapsed_at IS NULL));
CREATE TRIGGER player_birthday BEFORE UPDATE OF birthday ON player FOR EACH ROW WHEN ((new.birthday <> old.birthday)) EXECUTE FUNCTION keep_birthday();
GRANT INSERT, SELECT, UPDATE ON player TO croupier_app;

CREATE TABLE player_block (
  player_id bigint NOT NULL,
  reason text NOT NULL,
  since timestamp with time zone NOT NULL,
  until timestamp with time zone,
  closed boolean DEFAULT false NOT NULL,
  own boolean DEFAULT false NOT NULL,
  hit text COLLATE "C",
  CONSTRAINT player_block_pkey PRIMARY KEY (player_id),
  CONSTRAINT player_block_check CHECK ((until > since)),
  CONSTRAINT player_block_check1 CHECK ((NOT (closed AND (until IS NOT NULL)))),
  CONSTRAINT player_block_check2 CHECK ((closed OR (NOT own))),
  CONSTRAINT player_block_check3 CHECK (((hit IS NULL) OR ((until IS NULL) AND (NOT own)))),
  CONSTRAINT player_block_hit_check CHECK ((hit = ANY (ARRAY['made'::text, 'found'::text]))),
  CONSTRAINT player_block_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT player_block_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 500)))
);
CREATE INDEX player_block_ending ON player_block USING btree (until) WHERE (until IS NOT NULL);
GRANT DELETE, INSERT, SELECT, UPDATE ON player_block TO croupier_app;

CREATE TABLE player_debt (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  pay_in_id uuid NOT NULL,
  operation text NOT NULL,
  currency text NOT NULL,
  owed_minor bigint NOT NULL,
  paid_minor bigint DEFAULT 0 NOT NULL,
  is_due boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone NOT NULL,
  paid_at timestamp with time zone,
  CONSTRAINT player_debt_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT player_debt_check CHECK (((paid_minor >= 0) AND (paid_minor <= owed_minor))),
  CONSTRAINT player_debt_check1 CHECK (((paid_at IS NOT NULL) = (paid_minor = owed_minor))),
  CONSTRAINT player_debt_currency_check CHECK ((length(currency) = 3)),
  CONSTRAINT player_debt_operation_check CHECK ((operation = ANY (ARRAY['refund'::text, 'chargeback'::text]))),
  CONSTRAINT player_debt_owed_minor_check CHECK ((owed_minor > 0)),
  CONSTRAINT player_debt_pay_in_id_fkey FOREIGN KEY (pay_in_id) REFERENCES pay_in(id),
  CONSTRAINT player_debt_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX player_debt_due ON player_debt USING btree (created_at) WHERE is_due;
CREATE INDEX player_debt_of_pay_in ON player_debt USING btree (pay_in_id);
CREATE INDEX player_debt_open ON player_debt USING btree (player_id) WHERE (paid_at IS NULL);
GRANT INSERT, SELECT ON player_debt TO croupier_app;

CREATE TABLE player_favourite (
  player_id bigint NOT NULL,
  game text NOT NULL,
  added_at timestamp with time zone NOT NULL,
  CONSTRAINT player_favourite_pkey PRIMARY KEY (player_id, game)
);
GRANT DELETE, INSERT, SELECT ON player_favourite TO croupier_app;

CREATE TABLE player_game (
  player_id bigint NOT NULL,
  game text NOT NULL,
  last_round_at timestamp with time zone NOT NULL,
  rounds bigint NOT NULL,
  CONSTRAINT player_game_pkey PRIMARY KEY (player_id, game)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON player_game TO croupier_app;

CREATE TABLE player_label (
  player_id bigint NOT NULL,
  is_registration boolean NOT NULL,
  labels jsonb NOT NULL,
  converted_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT player_label_pkey PRIMARY KEY (player_id, is_registration),
  CONSTRAINT player_label_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON player_label TO croupier_app;

CREATE TABLE player_limit (
  player_id bigint NOT NULL,
  period text NOT NULL,
  size bigint,
  currency text COLLATE "C",
  asked_at timestamp with time zone,
  asked_size bigint,
  asked_currency text COLLATE "C",
  loosened_at timestamp with time zone,
  rule text COLLATE "C" NOT NULL,
  CONSTRAINT player_limit_pkey PRIMARY KEY (player_id, rule, period),
  CONSTRAINT player_limit_asked_check CHECK (((asked_size IS NULL) OR (asked_at IS NOT NULL))),
  CONSTRAINT player_limit_asked_size_check CHECK ((asked_size > 0)),
  CONSTRAINT player_limit_check CHECK (((period = ANY (ARRAY['round'::text, 'day'::text, 'week'::text, 'month'::text])) AND ((period = 'round'::text) = (rule = 'stake_maximum'::text)))),
  CONSTRAINT player_limit_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT player_limit_rule_check CHECK ((rule = ANY (ARRAY['deposit_limit'::text, 'loss_limit'::text, 'stake_limit'::text, 'stake_maximum'::text, 'session_time'::text]))),
  CONSTRAINT player_limit_size_check CHECK ((size > 0)),
  CONSTRAINT player_limit_unit_check CHECK (
CASE rule
    WHEN 'session_time'::text THEN ((currency IS NULL) AND (asked_currency IS NULL))
    ELSE (((size IS NULL) OR (length(currency) = 3)) AND ((asked_size IS NULL) = (asked_currency IS NULL)) AND ((asked_currency IS NULL) OR (length(asked_currency) = 3)))
END)
);
GRANT INSERT, SELECT, UPDATE ON player_limit TO croupier_app;

CREATE TABLE player_limit_change (
  player_id bigint NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  period text NOT NULL,
  change text NOT NULL,
  size bigint,
  currency text COLLATE "C",
  changed_at timestamp with time zone NOT NULL,
  request_id text,
  place integer NOT NULL,
  rule text COLLATE "C" NOT NULL,
  CONSTRAINT player_limit_change_pkey PRIMARY KEY (player_id, number),
  CONSTRAINT player_limit_change_change_check CHECK ((change = ANY (ARRAY['set'::text, 'lowered'::text, 'asked'::text, 'cancelled'::text, 'raised'::text, 'removed'::text]))),
  CONSTRAINT player_limit_change_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX player_limit_change_asked ON player_limit_change USING btree (changed_at) WHERE (change = 'asked'::text);
CREATE UNIQUE INDEX player_limit_change_place ON player_limit_change USING btree (player_id, place);
GRANT INSERT, SELECT ON player_limit_change TO croupier_app;

CREATE TABLE player_mark (
  player_id bigint NOT NULL,
  mark text COLLATE "C" NOT NULL,
  at timestamp with time zone NOT NULL,
  operator text NOT NULL,
  CONSTRAINT player_mark_pkey PRIMARY KEY (player_id, mark),
  CONSTRAINT player_mark_mark_check CHECK (((length(mark) >= 2) AND (length(mark) <= 40))),
  CONSTRAINT player_mark_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX player_mark_players ON player_mark USING btree (mark, player_id);
GRANT DELETE, INSERT, SELECT ON player_mark TO croupier_app;

CREATE TABLE player_note (
  player_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  at timestamp with time zone NOT NULL,
  operator_id bigint NOT NULL,
  operator text NOT NULL,
  text text NOT NULL,
  mentions text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT player_note_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT player_note_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator(id),
  CONSTRAINT player_note_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT player_note_text_check CHECK (((length(text) >= 2) AND (length(text) <= 4000)))
);
GRANT INSERT, SELECT ON player_note TO croupier_app;

CREATE TABLE player_passkey (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  credential_id text COLLATE "C" NOT NULL,
  name text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone,
  CONSTRAINT player_passkey_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT player_passkey_credential_id_key UNIQUE (credential_id),
  CONSTRAINT player_passkey_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  CONSTRAINT player_passkey_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON player_passkey TO croupier_app;

CREATE TABLE player_run (
  task text COLLATE "C" NOT NULL,
  period date NOT NULL,
  after_player bigint DEFAULT 0 NOT NULL,
  failed bigint[] DEFAULT '{}'::bigint[] NOT NULL,
  done_at timestamp with time zone,
  CONSTRAINT player_run_pkey PRIMARY KEY (task, period)
);
GRANT INSERT, SELECT, UPDATE ON player_run TO croupier_app;

CREATE TABLE player_seat (
  player_id bigint NOT NULL,
  seed_pair integer NOT NULL,
  next_nonce integer DEFAULT 0 NOT NULL,
  last_round_at timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
  open_rounds integer DEFAULT 0 NOT NULL,
  rules_currency text COLLATE "C",
  rules_kind balance_kind,
  stake_allowance_minor bigint,
  loss_allowance_minor bigint,
  stake_maximum_minor bigint,
  active_grant uuid,
  wager_left_minor bigint,
  rules_until timestamp with time zone DEFAULT to_timestamp((0)::double precision),
  CONSTRAINT player_seat_pkey PRIMARY KEY (player_id),
  CONSTRAINT player_seat_next_nonce_check CHECK ((next_nonce >= 0)),
  CONSTRAINT player_seat_open_rounds_check CHECK ((open_rounds >= 0)),
  CONSTRAINT player_seat_wager_check CHECK (((wager_left_minor >= 0) AND ((active_grant IS NULL) = (wager_left_minor IS NULL)))) NOT VALID
);
GRANT INSERT, SELECT, UPDATE ON player_seat TO croupier_app;

CREATE TABLE player_session (
  id_hash bytea NOT NULL,
  player_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  public_id uuid DEFAULT gen_random_uuid() NOT NULL,
  browser text COLLATE "C",
  system text COLLATE "C",
  country text COLLATE "C",
  network cidr,
  address_hash bytea,
  proven_at timestamp with time zone,
  device_hash bytea,
  CONSTRAINT player_session_pkey PRIMARY KEY (id_hash),
  CONSTRAINT player_session_address_hash_check CHECK ((length(address_hash) = 32)),
  CONSTRAINT player_session_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  CONSTRAINT player_session_device_hash_check CHECK ((length(device_hash) = 32)),
  CONSTRAINT player_session_id_hash_check CHECK ((length(id_hash) = 32)),
  CONSTRAINT player_session_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX player_session_address ON player_session USING btree (address_hash) WHERE (address_hash IS NOT NULL);
CREATE INDEX player_session_last_seen ON player_session USING btree (last_seen_at);
CREATE UNIQUE INDEX player_session_player ON player_session USING btree (player_id, public_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON player_session TO croupier_app;

CREATE TABLE player_trace (
  month date NOT NULL,
  player_id bigint NOT NULL,
  round_id uuid,
  request_id uuid,
  CONSTRAINT player_trace_check CHECK (((round_id IS NOT NULL) OR (request_id IS NOT NULL)))
);
CREATE INDEX player_trace_request ON ONLY public.player_trace USING brin (request_id uuid_bloom_ops (n_distinct_per_range='3500', false_positive_rate='0.01')) WITH (pages_per_range='32', autosummarize='on');
CREATE INDEX player_trace_round ON ONLY public.player_trace USING brin (round_id uuid_bloom_ops (n_distinct_per_range='3500', false_positive_rate='0.01')) WITH (pages_per_range='32', autosummarize='on');
GRANT INSERT, SELECT ON player_trace TO croupier_app;

CREATE TABLE point_balance (
  player_id bigint NOT NULL,
  number integer NOT NULL,
  reward_points bigint NOT NULL,
  tier_points bigint NOT NULL,
  out_points bigint NOT NULL,
  expires_next timestamp with time zone,
  CONSTRAINT point_balance_pkey PRIMARY KEY (player_id),
  CONSTRAINT point_balance_out_points_check CHECK ((out_points >= 0)),
  CONSTRAINT point_balance_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT point_balance_tier_points_check CHECK ((tier_points >= 0))
);
CREATE INDEX point_balance_expiry ON point_balance USING btree (expires_next) WHERE (expires_next IS NOT NULL);
GRANT INSERT, SELECT ON point_balance TO croupier_app;

CREATE TABLE point_move (
  player_id bigint NOT NULL,
  number integer NOT NULL,
  way text COLLATE "C" NOT NULL,
  points bigint NOT NULL,
  left_after bigint NOT NULL,
  tier_after bigint NOT NULL,
  source text COLLATE "C" NOT NULL,
  code text COLLATE "C" NOT NULL,
  reference text NOT NULL,
  expires_at timestamp with time zone,
  at timestamp with time zone NOT NULL,
  CONSTRAINT point_move_pkey PRIMARY KEY (player_id, number),
  CONSTRAINT point_move_number_check CHECK ((number > 0)),
  CONSTRAINT point_move_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT point_move_player_id_way_source_code_reference_key UNIQUE (player_id, way, source, code, reference),
  CONSTRAINT point_move_points_check CHECK (((points >= 1) AND (points <= 1000000000))),
  CONSTRAINT point_move_reference_check CHECK ((length(reference) <= 200)),
  CONSTRAINT point_move_tier_after_check CHECK ((tier_after >= 0)),
  CONSTRAINT point_move_way_check CHECK ((way = ANY (ARRAY['earned'::text, 'returned'::text, 'spent'::text, 'expired'::text, 'taken-back'::text])))
);
GRANT INSERT, SELECT ON point_move TO croupier_app;

CREATE TABLE present (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  reference text COLLATE "C" NOT NULL,
  code text COLLATE "C" NOT NULL,
  programme_id bigint,
  version integer,
  body jsonb,
  state text COLLATE "C" DEFAULT 'WAITING'::text NOT NULL,
  given_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  drawn_place integer,
  currency text COLLATE "C",
  seed_pair integer,
  nonce integer,
  begun_at timestamp with time zone,
  reward_id uuid,
  ended_at timestamp with time zone,
  CONSTRAINT present_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT present_check CHECK ((expires_at > given_at)),
  CONSTRAINT present_check1 CHECK ((((programme_id IS NULL) = (version IS NULL)) AND ((programme_id IS NULL) = (body IS NOT NULL)))),
  CONSTRAINT present_check2 CHECK (((seed_pair IS NULL) = (nonce IS NULL))),
  CONSTRAINT present_check3 CHECK (((drawn_place IS NULL) = (begun_at IS NULL))),
  CONSTRAINT present_check4 CHECK (((state = 'OPENED'::text) = (reward_id IS NOT NULL))),
  CONSTRAINT present_check5 CHECK (((state = 'WAITING'::text) = (ended_at IS NULL))),
  CONSTRAINT present_currency_check CHECK ((length(currency) = 3)),
  CONSTRAINT present_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT present_player_id_reference_key UNIQUE (player_id, reference),
  CONSTRAINT present_player_id_reward_id_fkey FOREIGN KEY (player_id, reward_id) REFERENCES reward(player_id, id),
  CONSTRAINT present_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'OPENED'::text, 'EXPIRED'::text, 'CANCELED'::text])))
);
CREATE UNIQUE INDEX present_begun ON present USING btree (player_id) WHERE ((state = 'WAITING'::text) AND (drawn_place IS NOT NULL));
CREATE INDEX present_newest ON present USING btree (player_id, given_at, id);
CREATE INDEX present_waiting ON present USING btree (expires_at) WHERE (state = 'WAITING'::text);
GRANT INSERT, SELECT ON present TO croupier_app;

CREATE TABLE programme (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text COLLATE "C" NOT NULL,
  code text COLLATE "C" NOT NULL,
  latest_version integer DEFAULT 0 NOT NULL,
  state text COLLATE "C" NOT NULL,
  follows_shipped boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT programme_pkey PRIMARY KEY (id),
  CONSTRAINT programme_code_check CHECK ((code ~ '^[a-z0-9][a-z0-9-]{0,39}$'::text)),
  CONSTRAINT programme_kind_check CHECK ((kind ~ '^[a-z][a-z-]{0,31}$'::text)),
  CONSTRAINT programme_kind_code_key UNIQUE (kind, code),
  CONSTRAINT programme_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'PUBLISHED'::text, 'PAUSED'::text, 'ENDED'::text, 'WITHDRAWN'::text])))
);
GRANT INSERT, SELECT ON programme TO croupier_app;

CREATE TABLE programme_claim (
  programme_id bigint NOT NULL,
  what text COLLATE "C" NOT NULL,
  key uuid NOT NULL,
  player_id bigint NOT NULL,
  amount bigint NOT NULL,
  claimed_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  CONSTRAINT programme_claim_pkey PRIMARY KEY (programme_id, what, key),
  CONSTRAINT programme_claim_amount_check CHECK ((amount > 0)),
  CONSTRAINT programme_claim_programme_id_what_fkey FOREIGN KEY (programme_id, what) REFERENCES programme_use(programme_id, what)
);
CREATE INDEX programme_claim_open ON programme_claim USING btree (claimed_at) WHERE (settled_at IS NULL);
CREATE INDEX programme_claim_unsettled ON programme_claim USING btree (key) WHERE (settled_at IS NULL);
GRANT DELETE, INSERT, SELECT ON programme_claim TO croupier_app;

CREATE TABLE programme_run (
  id uuid NOT NULL,
  programme_id bigint NOT NULL,
  number integer NOT NULL,
  version integer NOT NULL,
  state text COLLATE "C" DEFAULT 'OPEN'::text NOT NULL,
  from_at timestamp with time zone NOT NULL,
  until_at timestamp with time zone,
  closed_at timestamp with time zone,
  result_hash text,
  CONSTRAINT programme_run_pkey PRIMARY KEY (id),
  CONSTRAINT programme_run_check CHECK (((state = 'OPEN'::text) = (closed_at IS NULL))),
  CONSTRAINT programme_run_number_check CHECK ((number >= 0)),
  CONSTRAINT programme_run_programme_id_fkey FOREIGN KEY (programme_id) REFERENCES programme(id),
  CONSTRAINT programme_run_programme_id_number_key UNIQUE (programme_id, number),
  CONSTRAINT programme_run_programme_id_version_fkey FOREIGN KEY (programme_id, version) REFERENCES programme_version(programme_id, version),
  CONSTRAINT programme_run_result_hash_check CHECK ((result_hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT programme_run_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'CLOSED'::text, 'CANCELED'::text])))
);
GRANT INSERT, SELECT ON programme_run TO croupier_app;

CREATE TABLE programme_taken (
  player_id bigint NOT NULL,
  programme_id bigint NOT NULL,
  period text COLLATE "C" NOT NULL,
  times integer NOT NULL,
  CONSTRAINT programme_taken_pkey PRIMARY KEY (player_id, programme_id, period),
  CONSTRAINT programme_taken_period_check CHECK ((length(period) <= 32)),
  CONSTRAINT programme_taken_times_check CHECK ((times >= 0))
);
GRANT DELETE, INSERT, SELECT ON programme_taken TO croupier_app;

CREATE TABLE programme_use (
  programme_id bigint NOT NULL,
  what text COLLATE "C" NOT NULL,
  used bigint NOT NULL,
  CONSTRAINT programme_use_pkey PRIMARY KEY (programme_id, what),
  CONSTRAINT programme_use_programme_id_fkey FOREIGN KEY (programme_id) REFERENCES programme(id),
  CONSTRAINT programme_use_used_check CHECK ((used >= 0)),
  CONSTRAINT programme_use_what_check CHECK (((length(what) >= 1) AND (length(what) <= 64)))
);
GRANT INSERT, SELECT ON programme_use TO croupier_app;

CREATE TABLE programme_version (
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  body jsonb NOT NULL,
  shipped_sha256 text,
  saved_by text NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  published_by text,
  published_at timestamp with time zone,
  from_at timestamp with time zone,
  until_at timestamp with time zone,
  withdrawn_by text,
  withdrawn_at timestamp with time zone,
  CONSTRAINT programme_version_pkey PRIMARY KEY (programme_id, version),
  CONSTRAINT programme_version_body_check CHECK ((jsonb_typeof(body) = 'object'::text)),
  CONSTRAINT programme_version_check CHECK (((published_at IS NULL) = (published_by IS NULL))),
  CONSTRAINT programme_version_check1 CHECK (((published_at IS NULL) = (from_at IS NULL))),
  CONSTRAINT programme_version_check2 CHECK ((until_at >= from_at)),
  CONSTRAINT programme_version_check3 CHECK (((withdrawn_at IS NULL) = (withdrawn_by IS NULL))),
  CONSTRAINT programme_version_check4 CHECK (((withdrawn_at IS NULL) OR (published_at IS NOT NULL))),
  CONSTRAINT programme_version_programme_id_fkey FOREIGN KEY (programme_id) REFERENCES programme(id),
  CONSTRAINT programme_version_shipped_sha256_check CHECK ((shipped_sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT programme_version_version_check CHECK ((version > 0))
);
CREATE INDEX programme_version_published ON programme_version USING btree (programme_id, version) WHERE (published_at IS NOT NULL);
GRANT INSERT, SELECT ON programme_version TO croupier_app;

CREATE TABLE promo_code (
  code text COLLATE "C" NOT NULL,
  region text COLLATE "C",
  from_at timestamp with time zone NOT NULL,
  until_at timestamp with time zone,
  uses_max integer,
  used integer DEFAULT 0 NOT NULL,
  state text COLLATE "C" DEFAULT 'open'::text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  bonus text COLLATE "C",
  CONSTRAINT promo_code_pkey PRIMARY KEY (code),
  CONSTRAINT promo_code_check CHECK ((until_at > from_at)),
  CONSTRAINT promo_code_check1 CHECK (((used >= 0) AND (used <= uses_max))),
  CONSTRAINT promo_code_code_check CHECK ((code ~ '^[a-z0-9][a-z0-9-]{0,39}$'::text)),
  CONSTRAINT promo_code_state_check CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text]))),
  CONSTRAINT promo_code_uses_max_check CHECK ((uses_max > 0))
);
CREATE INDEX promo_code_created_at ON promo_code USING btree (created_at, code);
GRANT INSERT, SELECT ON promo_code TO croupier_app;

CREATE TABLE promo_redemption (
  player_id bigint NOT NULL,
  code text COLLATE "C" NOT NULL,
  brought_at timestamp with time zone NOT NULL,
  redeemed_at timestamp with time zone,
  CONSTRAINT promo_redemption_pkey PRIMARY KEY (player_id, code),
  CONSTRAINT promo_redemption_code_fkey FOREIGN KEY (code) REFERENCES promo_code(code),
  CONSTRAINT promo_redemption_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
GRANT DELETE, INSERT, SELECT ON promo_redemption TO croupier_app;

CREATE TABLE proof_code (
  player_id bigint NOT NULL,
  purpose text COLLATE "C" NOT NULL,
  channel text COLLATE "C" NOT NULL,
  destination text NOT NULL,
  code_hash bytea NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  tries_left smallint NOT NULL,
  CONSTRAINT proof_code_pkey PRIMARY KEY (player_id, purpose),
  CONSTRAINT proof_code_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text]))),
  CONSTRAINT proof_code_code_hash_check CHECK ((length(code_hash) = 32)),
  CONSTRAINT proof_code_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT proof_code_tries_left_check CHECK ((tries_left >= 0))
);
CREATE INDEX proof_code_expires ON proof_code USING btree (expires_at);
GRANT DELETE, INSERT, SELECT, UPDATE ON proof_code TO croupier_app;

CREATE TABLE provider_alarm_rule (
  provider text COLLATE "C" NOT NULL,
  error_percent integer NOT NULL,
  calls_least integer NOT NULL,
  CONSTRAINT provider_alarm_rule_pkey PRIMARY KEY (provider),
  CONSTRAINT provider_alarm_rule_calls_least_check CHECK ((calls_least > 0)),
  CONSTRAINT provider_alarm_rule_error_percent_check CHECK (((error_percent >= 1) AND (error_percent <= 100)))
);
GRANT SELECT ON provider_alarm_rule TO croupier_app;

CREATE TABLE provider_block (
  player_id bigint NOT NULL,
  reason text NOT NULL,
  since timestamp with time zone NOT NULL,
  CONSTRAINT provider_block_pkey PRIMARY KEY (player_id),
  CONSTRAINT provider_block_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON provider_block TO croupier_app;

CREATE TABLE provider_call_hour (
  provider text COLLATE "C" NOT NULL,
  hour timestamp with time zone NOT NULL,
  status text NOT NULL,
  within_ms integer NOT NULL,
  calls bigint NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT provider_call_hour_pkey PRIMARY KEY (provider, hour, status, within_ms),
  CONSTRAINT provider_call_hour_calls_check CHECK ((calls > 0)),
  CONSTRAINT provider_call_hour_within_ms_check CHECK ((within_ms >= 0))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON provider_call_hour TO croupier_app;

CREATE TABLE provider_free_rounds (
  id text COLLATE "C" NOT NULL,
  provider text COLLATE "C" NOT NULL,
  player_id bigint NOT NULL,
  currency text COLLATE "C" NOT NULL,
  stake_minor bigint NOT NULL,
  granted integer NOT NULL,
  used integer DEFAULT 0 NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  games text[] COLLATE "C" NOT NULL,
  state text COLLATE "C" DEFAULT 'ACTIVATED'::text NOT NULL,
  terms jsonb,
  win_minor bigint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  canceled_at timestamp with time zone,
  ended_at timestamp with time zone,
  CONSTRAINT provider_free_rounds_pkey PRIMARY KEY (id),
  CONSTRAINT provider_free_rounds_canceled_check CHECK (((state <> 'CANCELED'::text) OR (canceled_at IS NOT NULL))),
  CONSTRAINT provider_free_rounds_check CHECK (((used >= 0) AND (used <= granted))),
  CONSTRAINT provider_free_rounds_end_check CHECK (((state = 'ACTIVATED'::text) = (ended_at IS NULL))),
  CONSTRAINT provider_free_rounds_games_check CHECK ((cardinality(games) > 0)),
  CONSTRAINT provider_free_rounds_granted_check CHECK ((granted > 0)),
  CONSTRAINT provider_free_rounds_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT provider_free_rounds_stake_minor_check CHECK ((stake_minor > 0)),
  CONSTRAINT provider_free_rounds_state_check CHECK ((state = ANY (ARRAY['ACTIVATED'::text, 'FINISHED'::text, 'CANCELED'::text, 'EXPIRED'::text]))),
  CONSTRAINT provider_free_rounds_win_minor_check CHECK ((win_minor >= 0))
);
CREATE INDEX provider_free_rounds_active ON provider_free_rounds USING btree (expires_at) WHERE (state = 'ACTIVATED'::text);
CREATE INDEX provider_free_rounds_player ON provider_free_rounds USING btree (player_id, created_at DESC);
GRANT INSERT, SELECT, UPDATE ON provider_free_rounds TO croupier_app;

CREATE TABLE provider_free_rounds_payment (
  player_id bigint NOT NULL,
  free_rounds_id text COLLATE "C" NOT NULL,
  part integer NOT NULL,
  won_minor bigint NOT NULL,
  converted_minor bigint NOT NULL,
  forfeited_minor bigint NOT NULL,
  bonus_id uuid,
  paid_at timestamp with time zone NOT NULL,
  CONSTRAINT provider_free_rounds_payment_pkey PRIMARY KEY (player_id, free_rounds_id, part),
  CONSTRAINT provider_free_rounds_payment_check CHECK (((converted_minor + forfeited_minor) = won_minor)),
  CONSTRAINT provider_free_rounds_payment_check1 CHECK (((bonus_id IS NULL) OR (converted_minor > 0))),
  CONSTRAINT provider_free_rounds_payment_converted_minor_check CHECK ((converted_minor >= 0)),
  CONSTRAINT provider_free_rounds_payment_forfeited_minor_check CHECK ((forfeited_minor >= 0)),
  CONSTRAINT provider_free_rounds_payment_free_rounds_id_fkey FOREIGN KEY (free_rounds_id) REFERENCES provider_free_rounds(id),
  CONSTRAINT provider_free_rounds_payment_part_check CHECK ((part >= 0)),
  CONSTRAINT provider_free_rounds_payment_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT provider_free_rounds_payment_won_minor_check CHECK ((won_minor > 0))
);
GRANT INSERT, SELECT ON provider_free_rounds_payment TO croupier_app;

CREATE TABLE provider_game (
  game text COLLATE "C" NOT NULL,
  provider text COLLATE "C" NOT NULL,
  name text NOT NULL,
  launch_path text NOT NULL,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  maximum_win_stakes integer,
  CONSTRAINT provider_game_pkey PRIMARY KEY (game),
  CONSTRAINT provider_game_game_check CHECK ((game ~ '^[a-z0-9][a-z0-9-]{0,39}$'::text)),
  CONSTRAINT provider_game_launch_path_check CHECK ((launch_path ~~ '/%'::text)),
  CONSTRAINT provider_game_maximum_win_stakes_check CHECK ((maximum_win_stakes > 0)),
  CONSTRAINT provider_game_provider_check CHECK ((provider ~ '^[a-z0-9][a-z0-9-]{0,39}$'::text))
);
GRANT INSERT, SELECT, UPDATE ON provider_game TO croupier_app;

CREATE TABLE provider_held_win (
  provider text COLLATE "C" NOT NULL,
  transaction_id text COLLATE "C" NOT NULL,
  player_id bigint NOT NULL,
  bound_minor bigint NOT NULL,
  held_at timestamp with time zone NOT NULL,
  decision text,
  reason text,
  decided_at timestamp with time zone,
  CONSTRAINT provider_held_win_pkey PRIMARY KEY (provider, transaction_id),
  CONSTRAINT provider_held_win_check CHECK (((decision IS NULL) = (decided_at IS NULL))),
  CONSTRAINT provider_held_win_check1 CHECK (((decision IS DISTINCT FROM 'refused'::text) OR (reason IS NOT NULL))),
  CONSTRAINT provider_held_win_decision_check CHECK ((decision = ANY (ARRAY['released'::text, 'refused'::text]))),
  CONSTRAINT provider_held_win_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX provider_held_win_by_time ON provider_held_win USING btree (held_at);
CREATE INDEX provider_held_win_player ON provider_held_win USING btree (player_id, held_at DESC);
CREATE INDEX provider_held_win_waiting ON provider_held_win USING btree (held_at) WHERE (decision IS NULL);
GRANT INSERT, SELECT ON provider_held_win TO croupier_app;

CREATE TABLE provider_key (
  provider text COLLATE "C" NOT NULL,
  fingerprint text COLLATE "C" NOT NULL,
  secret_sealed bytea,
  created_at timestamp with time zone NOT NULL,
  created_by bigint,
  retires_at timestamp with time zone,
  retired_by bigint,
  last_used_at timestamp with time zone,
  CONSTRAINT provider_key_pkey PRIMARY KEY (provider, fingerprint),
  CONSTRAINT provider_key_check CHECK (((retires_at IS NULL) = (retired_by IS NULL))),
  CONSTRAINT provider_key_check1 CHECK (((secret_sealed IS NULL) OR (created_by IS NOT NULL))),
  CONSTRAINT provider_key_created_by_fkey FOREIGN KEY (created_by) REFERENCES operator(id),
  CONSTRAINT provider_key_fingerprint_check CHECK ((fingerprint ~ '^[0-9a-f]{16}$'::text)),
  CONSTRAINT provider_key_retired_by_fkey FOREIGN KEY (retired_by) REFERENCES operator(id)
);
GRANT INSERT, SELECT ON provider_key TO croupier_app;

CREATE TABLE provider_message (
  number bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  provider text NOT NULL,
  about text NOT NULL,
  id text NOT NULL,
  body bytea NOT NULL,
  body_hash bytea GENERATED ALWAYS AS (sha256(body)) STORED NOT NULL,
  received_at timestamp with time zone NOT NULL,
  request_id text,
  outcome text,
  taken_at timestamp with time zone,
  CONSTRAINT provider_message_pkey PRIMARY KEY (number),
  CONSTRAINT provider_message_about_check CHECK ((about = ANY (ARRAY['pay-in'::text, 'pay-out'::text, 'card'::text]))),
  CONSTRAINT provider_message_body_check CHECK ((length(body) <= 65536)),
  CONSTRAINT provider_message_check CHECK (((outcome IS NULL) = (taken_at IS NULL))),
  CONSTRAINT provider_message_id_check CHECK (((length(id) >= 1) AND (length(id) <= 256))),
  CONSTRAINT provider_message_outcome_check CHECK (((length(outcome) >= 1) AND (length(outcome) <= 40))),
  CONSTRAINT provider_message_provider_about_id_body_hash_key UNIQUE (provider, about, id, body_hash),
  CONSTRAINT provider_message_provider_check CHECK (((length(provider) >= 1) AND (length(provider) <= 40)))
);
CREATE INDEX provider_message_by_taken ON provider_message USING btree (taken_at) WHERE (outcome IS NOT NULL);
CREATE INDEX provider_message_untaken ON provider_message USING btree (about, received_at) WHERE (outcome IS NULL);
GRANT DELETE, INSERT, SELECT ON provider_message TO croupier_app;

CREATE TABLE provider_nonce (
  provider text COLLATE "C" NOT NULL,
  nonce text COLLATE "C" NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT provider_nonce_pkey PRIMARY KEY (provider, nonce)
);
CREATE INDEX provider_nonce_seen_at ON provider_nonce USING btree (seen_at);
GRANT DELETE, INSERT, SELECT, UPDATE ON provider_nonce TO croupier_app;

CREATE TABLE provider_round (
  provider text COLLATE "C" NOT NULL,
  round_id text COLLATE "C" NOT NULL,
  player_id bigint NOT NULL,
  game text COLLATE "C" NOT NULL,
  currency text COLLATE "C" NOT NULL,
  kind balance_kind NOT NULL,
  free_rounds_id text COLLATE "C",
  stake_minor bigint NOT NULL,
  win_minor bigint DEFAULT 0 NOT NULL,
  bets integer NOT NULL,
  state text NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  counts_from timestamp with time zone,
  grant_id uuid,
  bonus_stake_minor bigint,
  bonus_win_minor bigint,
  bonus_forfeited_minor bigint,
  progress_minor bigint,
  CONSTRAINT provider_round_pkey PRIMARY KEY (provider, round_id),
  CONSTRAINT provider_round_bets_check CHECK ((bets >= 0)),
  CONSTRAINT provider_round_parts_check CHECK (
CASE
    WHEN (grant_id IS NULL) THEN ((bonus_stake_minor IS NULL) AND (bonus_win_minor IS NULL) AND (bonus_forfeited_minor IS NULL) AND (progress_minor IS NULL))
    ELSE (((bonus_stake_minor >= 0) AND (bonus_stake_minor <= stake_minor)) AND (bonus_win_minor >= 0) AND (bonus_forfeited_minor >= 0) AND ((bonus_win_minor + bonus_forfeited_minor) <= win_minor) AND (progress_minor >= 0))
END) NOT VALID,
  CONSTRAINT provider_round_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT provider_round_stake_minor_check CHECK ((stake_minor >= 0)),
  CONSTRAINT provider_round_state_check CHECK ((state = ANY (ARRAY['open'::text, 'ended'::text, 'void'::text, 'abandoned'::text]))),
  CONSTRAINT provider_round_win_minor_check CHECK ((win_minor >= 0))
);
CREATE INDEX provider_round_grant ON provider_round USING btree (player_id, grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX provider_round_open ON provider_round USING btree (changed_at) WHERE (state = 'open'::text);
CREATE INDEX provider_round_player ON provider_round USING btree (player_id, opened_at DESC);
GRANT INSERT, SELECT, UPDATE ON provider_round TO croupier_app;

CREATE TABLE provider_session (
  token_hash bytea NOT NULL,
  provider text COLLATE "C" NOT NULL,
  game text COLLATE "C" NOT NULL,
  player_id bigint NOT NULL,
  region text NOT NULL,
  currency text COLLATE "C" NOT NULL,
  kind balance_kind NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT provider_session_pkey PRIMARY KEY (token_hash),
  CONSTRAINT provider_session_game_fkey FOREIGN KEY (game) REFERENCES provider_game(game),
  CONSTRAINT provider_session_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT provider_session_token_hash_check CHECK ((length(token_hash) = 32))
);
CREATE INDEX provider_session_expires_at ON provider_session USING btree (expires_at);
GRANT DELETE, INSERT, SELECT, UPDATE ON provider_session TO croupier_app;

CREATE TABLE provider_traffic (
  hour timestamp with time zone NOT NULL,
  provider text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL,
  outcome text COLLATE "C" NOT NULL,
  count bigint NOT NULL,
  took bigint[] NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT provider_traffic_pkey PRIMARY KEY (hour, provider, kind, outcome),
  CONSTRAINT provider_traffic_count_check CHECK ((count > 0))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON provider_traffic TO croupier_app;

CREATE TABLE provider_transaction (
  provider text COLLATE "C" NOT NULL,
  transaction_id text COLLATE "C" NOT NULL,
  operation text NOT NULL,
  state text NOT NULL,
  player_id bigint NOT NULL,
  round_id text COLLATE "C" NOT NULL,
  amount_minor bigint NOT NULL,
  currency text COLLATE "C",
  kind balance_kind,
  input_hash bytea,
  answer jsonb,
  ledger_key uuid,
  bet_transaction_id text COLLATE "C",
  free_rounds_id text COLLATE "C",
  request_id text,
  created_at timestamp with time zone NOT NULL,
  grant_id uuid,
  bonus_minor bigint,
  forfeited_minor bigint,
  progress_minor bigint,
  gathered boolean DEFAULT false NOT NULL,
  CONSTRAINT provider_transaction_pkey PRIMARY KEY (provider, transaction_id),
  CONSTRAINT provider_transaction_amount_minor_check CHECK ((amount_minor >= 0)),
  CONSTRAINT provider_transaction_check CHECK (((amount_minor > 0) = (ledger_key IS NOT NULL))),
  CONSTRAINT provider_transaction_check1 CHECK (((state = 'tombstone'::text) = (input_hash IS NULL))),
  CONSTRAINT provider_transaction_gathered_check CHECK (((NOT gathered) OR ((operation = 'win'::text) AND (free_rounds_id IS NOT NULL)))) NOT VALID,
  CONSTRAINT provider_transaction_input_hash_check CHECK ((length(input_hash) = 32)),
  CONSTRAINT provider_transaction_operation_check CHECK ((operation = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text, 'end-round'::text]))),
  CONSTRAINT provider_transaction_parts_check CHECK (
CASE
    WHEN (grant_id IS NULL) THEN ((bonus_minor IS NULL) AND (forfeited_minor IS NULL) AND (progress_minor IS NULL))
    ELSE ((bonus_minor >= 0) AND (forfeited_minor >= 0) AND ((bonus_minor + forfeited_minor) <= amount_minor) AND (progress_minor >= 0))
END) NOT VALID,
  CONSTRAINT provider_transaction_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT provider_transaction_state_check CHECK ((state = ANY (ARRAY['accepted'::text, 'refused'::text, 'rolled-back'::text, 'tombstone'::text, 'held'::text])))
);
CREATE INDEX provider_transaction_held ON provider_transaction USING btree (provider, round_id) WHERE (state = 'held'::text);
CREATE INDEX provider_transaction_round ON provider_transaction USING btree (provider, round_id);
GRANT INSERT, SELECT ON provider_transaction TO croupier_app;

CREATE TABLE purchase (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  input_hash bytea NOT NULL,
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  code text COLLATE "C" NOT NULL,
  points bigint NOT NULL,
  reward_id uuid NOT NULL,
  bought_at timestamp with time zone NOT NULL,
  CONSTRAINT purchase_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT purchase_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT purchase_player_id_reward_id_fkey FOREIGN KEY (player_id, reward_id) REFERENCES reward(player_id, id),
  CONSTRAINT purchase_points_check CHECK ((points > 0))
);
CREATE INDEX purchase_newest ON purchase USING btree (player_id, bought_at, id);
GRANT INSERT, SELECT ON purchase TO croupier_app;

CREATE TABLE push_delivery (
  message_id uuid NOT NULL,
  device_id uuid NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  path text NOT NULL,
  tries smallint DEFAULT 0 NOT NULL,
  next_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  offer text COLLATE "C",
  CONSTRAINT push_delivery_pkey PRIMARY KEY (message_id, device_id),
  CONSTRAINT push_delivery_device_id_fkey FOREIGN KEY (device_id) REFERENCES push_device(id) ON DELETE CASCADE,
  CONSTRAINT push_delivery_offer_check CHECK (((length(offer) >= 1) AND (length(offer) <= 40))),
  CONSTRAINT push_delivery_tries_check CHECK ((tries >= 0))
);
CREATE INDEX push_delivery_device ON push_delivery USING btree (device_id);
CREATE INDEX push_delivery_next ON push_delivery USING btree (next_at);
GRANT DELETE, INSERT, SELECT, UPDATE ON push_delivery TO croupier_app;

CREATE TABLE push_device (
  id uuid NOT NULL,
  player_id bigint NOT NULL,
  session_id bytea NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT push_device_pkey PRIMARY KEY (id),
  CONSTRAINT push_device_endpoint_key UNIQUE (endpoint),
  CONSTRAINT push_device_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT push_device_session_id_fkey FOREIGN KEY (session_id) REFERENCES player_session(id_hash) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX push_device_player ON push_device USING btree (player_id);
CREATE INDEX push_device_session ON push_device USING btree (session_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON push_device TO croupier_app;

CREATE TABLE quest_entry (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  code text COLLATE "C" NOT NULL,
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  run integer NOT NULL,
  state text COLLATE "C" DEFAULT 'RUNNING'::text NOT NULL,
  joined_at timestamp with time zone NOT NULL,
  until_at timestamp with time zone,
  done integer DEFAULT 0 NOT NULL,
  owed integer DEFAULT 0 NOT NULL,
  given integer DEFAULT 0 NOT NULL,
  give_at timestamp with time zone,
  ended_at timestamp with time zone,
  turn integer DEFAULT 0 NOT NULL,
  CONSTRAINT quest_entry_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT quest_entry_check CHECK ((until_at > joined_at)),
  CONSTRAINT quest_entry_check1 CHECK (((0 <= given) AND (given <= owed))),
  CONSTRAINT quest_entry_check2 CHECK (((0 <= done) AND (done <= owed) AND (owed <= (done + 1)))),
  CONSTRAINT quest_entry_check3 CHECK (((given = owed) OR (give_at IS NOT NULL))),
  CONSTRAINT quest_entry_check4 CHECK (((state = 'RUNNING'::text) = (ended_at IS NULL))),
  CONSTRAINT quest_entry_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT quest_entry_player_id_programme_id_run_turn_key UNIQUE (player_id, programme_id, run, turn),
  CONSTRAINT quest_entry_state_check CHECK ((state = ANY (ARRAY['RUNNING'::text, 'DONE'::text, 'OVER'::text]))),
  CONSTRAINT quest_entry_turn_check CHECK ((turn >= 0))
);
CREATE UNIQUE INDEX quest_entry_once ON quest_entry USING btree (player_id, programme_id, run) WHERE (state <> 'OVER'::text);
CREATE INDEX quest_entry_owed ON quest_entry USING btree (give_at) WHERE (given < owed);
CREATE INDEX quest_entry_running ON quest_entry USING btree (until_at) WHERE (state = 'RUNNING'::text);
GRANT INSERT, SELECT ON quest_entry TO croupier_app;

CREATE TABLE queue_claim (
  queue text NOT NULL,
  item text NOT NULL,
  operator_id bigint NOT NULL,
  taken_at timestamp with time zone NOT NULL,
  CONSTRAINT queue_claim_pkey PRIMARY KEY (queue, item),
  CONSTRAINT queue_claim_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator(id)
);
CREATE INDEX queue_claim_by_operator ON queue_claim USING btree (operator_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON queue_claim TO croupier_app;

CREATE TABLE reality_check_choice (
  player_id bigint NOT NULL,
  minutes smallint NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT reality_check_choice_pkey PRIMARY KEY (player_id),
  CONSTRAINT reality_check_choice_minutes_check CHECK (((minutes >= 15) AND (minutes <= 60)))
);
GRANT INSERT, SELECT, UPDATE ON reality_check_choice TO croupier_app;

CREATE TABLE reconciliation_difference (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  provider text COLLATE "C" NOT NULL,
  day date NOT NULL,
  what text COLLATE "C" NOT NULL,
  flow text COLLATE "C" NOT NULL,
  reference text COLLATE "C" NOT NULL,
  odd text COLLATE "C",
  lines integer NOT NULL,
  ledger_minor bigint,
  ledger_currency text COLLATE "C",
  file_minor bigint,
  file_currency text COLLATE "C",
  api_minor bigint,
  api_currency text COLLATE "C",
  found_at timestamp with time zone NOT NULL,
  run_id bigint NOT NULL,
  gone_at timestamp with time zone,
  closed_at timestamp with time zone,
  note text,
  CONSTRAINT reconciliation_difference_pkey PRIMARY KEY (id),
  CONSTRAINT reconciliation_difference_check CHECK (((closed_at IS NULL) = (note IS NULL))),
  CONSTRAINT reconciliation_difference_check1 CHECK (((ledger_minor IS NULL) = (ledger_currency IS NULL))),
  CONSTRAINT reconciliation_difference_check2 CHECK (((file_minor IS NULL) = (file_currency IS NULL))),
  CONSTRAINT reconciliation_difference_check3 CHECK (((api_minor IS NULL) = (api_currency IS NULL))),
  CONSTRAINT reconciliation_difference_flow_check CHECK ((flow = ANY (ARRAY['pay-in'::text, 'refund'::text, 'pay-out'::text]))),
  CONSTRAINT reconciliation_difference_lines_check CHECK ((lines >= 0)),
  CONSTRAINT reconciliation_difference_note_check CHECK (((length(note) >= 1) AND (length(note) <= 1000))),
  CONSTRAINT reconciliation_difference_odd_check CHECK ((odd = ANY (ARRAY['ledger'::text, 'file'::text, 'api'::text]))),
  CONSTRAINT reconciliation_difference_provider_day_flow_reference_what__key UNIQUE NULLS NOT DISTINCT (provider, day, flow, reference, what, odd),
  CONSTRAINT reconciliation_difference_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 100))),
  CONSTRAINT reconciliation_difference_run_id_fkey FOREIGN KEY (run_id) REFERENCES reconciliation_run(id),
  CONSTRAINT reconciliation_difference_what_check CHECK ((what = ANY (ARRAY['missing'::text, 'extra'::text, 'amount'::text, 'currency'::text, 'duplicate'::text])))
);
CREATE INDEX reconciliation_difference_by_time ON reconciliation_difference USING btree (found_at, id);
CREATE INDEX reconciliation_difference_open ON reconciliation_difference USING btree (found_at, id) WHERE ((closed_at IS NULL) AND (gone_at IS NULL));
GRANT INSERT, SELECT ON reconciliation_difference TO croupier_app;

CREATE TABLE reconciliation_run (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  provider text COLLATE "C" NOT NULL,
  day date NOT NULL,
  started_at timestamp with time zone NOT NULL,
  took_ms integer NOT NULL,
  ledger_lines integer NOT NULL,
  file_lines integer NOT NULL,
  api_lines integer NOT NULL,
  unasked integer NOT NULL,
  differences integer NOT NULL,
  CONSTRAINT reconciliation_run_pkey PRIMARY KEY (id),
  CONSTRAINT reconciliation_run_api_lines_check CHECK ((api_lines >= 0)),
  CONSTRAINT reconciliation_run_differences_check CHECK ((differences >= 0)),
  CONSTRAINT reconciliation_run_file_lines_check CHECK ((file_lines >= 0)),
  CONSTRAINT reconciliation_run_ledger_lines_check CHECK ((ledger_lines >= 0)),
  CONSTRAINT reconciliation_run_provider_check CHECK (((length(provider) >= 1) AND (length(provider) <= 40))),
  CONSTRAINT reconciliation_run_took_ms_check CHECK ((took_ms >= 0)),
  CONSTRAINT reconciliation_run_unasked_check CHECK ((unasked >= 0))
);
CREATE INDEX reconciliation_run_of_day ON reconciliation_run USING btree (day, provider);
GRANT INSERT, SELECT ON reconciliation_run TO croupier_app;

CREATE TABLE region_change (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  player_id bigint NOT NULL,
  change text NOT NULL,
  from_region text NOT NULL,
  to_region text NOT NULL,
  asked_at timestamp with time zone,
  changed_at timestamp with time zone NOT NULL,
  request_id text,
  CONSTRAINT region_change_pkey PRIMARY KEY (id),
  CONSTRAINT region_change_change_check CHECK ((change = ANY (ARRAY['asked'::text, 'cancelled'::text, 'moved'::text]))),
  CONSTRAINT region_change_check CHECK (((change <> 'moved'::text) OR (asked_at IS NULL) OR (changed_at >= (asked_at + '24:00:00'::interval)))),
  CONSTRAINT region_change_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX region_change_player ON region_change USING btree (player_id, id);
GRANT INSERT, SELECT ON region_change TO croupier_app;

CREATE TABLE region_wish (
  player_id bigint NOT NULL,
  region text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  takes_effect_at timestamp with time zone NOT NULL,
  CONSTRAINT region_wish_pkey PRIMARY KEY (player_id),
  CONSTRAINT region_wish_check CHECK ((takes_effect_at >= (asked_at + '24:00:00'::interval))),
  CONSTRAINT region_wish_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX region_wish_due ON region_wish USING btree (takes_effect_at);
GRANT DELETE, INSERT, SELECT, UPDATE ON region_wish TO croupier_app;

CREATE TABLE returns_alarm (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  maths_id smallint NOT NULL,
  mode text NOT NULL,
  money text NOT NULL,
  raised_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  rounds bigint NOT NULL,
  actual double precision NOT NULL,
  z double precision NOT NULL,
  CONSTRAINT returns_alarm_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX returns_alarm_lasting ON returns_alarm USING btree (maths_id, mode, money) WHERE (ended_at IS NULL);
GRANT INSERT, SELECT, UPDATE ON returns_alarm TO croupier_app;

CREATE TABLE returns_day (
  maths_id smallint NOT NULL,
  mode text NOT NULL,
  money text NOT NULL,
  day date NOT NULL,
  rounds bigint NOT NULL,
  win_units bigint NOT NULL,
  win_units_squared numeric NOT NULL,
  CONSTRAINT returns_day_pkey PRIMARY KEY (maths_id, mode, money, day),
  CONSTRAINT returns_day_money_check CHECK ((money = ANY (ARRAY['real'::text, 'play'::text]))),
  CONSTRAINT returns_day_rounds_check CHECK ((rounds > 0)),
  CONSTRAINT returns_day_win_units_check CHECK ((win_units >= 0))
);
GRANT INSERT, SELECT, UPDATE ON returns_day TO croupier_app;

CREATE TABLE returns_tally (
  maths_id smallint NOT NULL,
  mode text NOT NULL,
  money text NOT NULL,
  rounds bigint NOT NULL,
  win_units bigint NOT NULL,
  win_units_squared numeric NOT NULL,
  CONSTRAINT returns_tally_pkey PRIMARY KEY (maths_id, mode, money),
  CONSTRAINT returns_tally_money_check CHECK ((money = ANY (ARRAY['real'::text, 'play'::text]))),
  CONSTRAINT returns_tally_rounds_check CHECK ((rounds > 0)),
  CONSTRAINT returns_tally_win_units_check CHECK ((win_units >= 0))
);
GRANT INSERT, SELECT, UPDATE ON returns_tally TO croupier_app;

CREATE TABLE reward (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  source text COLLATE "C" NOT NULL,
  code text COLLATE "C" NOT NULL,
  reference text NOT NULL,
  campaign text COLLATE "C",
  programme_id bigint,
  version integer,
  kind text COLLATE "C" NOT NULL,
  body jsonb NOT NULL,
  currency text COLLATE "C",
  amount_minor bigint,
  given_at timestamp with time zone NOT NULL,
  taken_back_at timestamp with time zone,
  CONSTRAINT reward_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT reward_amount_minor_check CHECK ((amount_minor > 0)),
  CONSTRAINT reward_check CHECK (((currency IS NULL) = (amount_minor IS NULL))),
  CONSTRAINT reward_check1 CHECK (((kind = 'money'::text) <= (amount_minor IS NOT NULL))),
  CONSTRAINT reward_code_check CHECK ((length(code) <= 40)),
  CONSTRAINT reward_currency_check CHECK ((length(currency) = 3)),
  CONSTRAINT reward_kind_check CHECK ((kind = ANY (ARRAY['money'::text, 'bonus'::text, 'points'::text, 'attempts'::text, 'tickets'::text, 'box'::text, 'thing'::text, 'nothing'::text]))),
  CONSTRAINT reward_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT reward_player_id_source_code_reference_key UNIQUE (player_id, source, code, reference),
  CONSTRAINT reward_reference_check CHECK ((length(reference) <= 200))
);
CREATE INDEX reward_by_programme ON reward USING btree (source, code, given_at);
CREATE INDEX reward_cost ON reward USING btree ((((given_at AT TIME ZONE 'UTC'::text))::date), source, code) WHERE ((amount_minor IS NOT NULL) AND (taken_back_at IS NULL));
CREATE INDEX reward_newest ON reward USING btree (player_id, given_at, id);
CREATE INDEX reward_of_programme ON reward USING btree (programme_id, given_at) WHERE (programme_id IS NOT NULL);
GRANT INSERT, SELECT ON reward TO croupier_app;

CREATE TABLE reward_thing (
  player_id bigint NOT NULL,
  reward_id uuid NOT NULL,
  state text COLLATE "C" NOT NULL,
  address bytea,
  tracking text,
  ordered_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT reward_thing_pkey PRIMARY KEY (player_id, reward_id),
  CONSTRAINT reward_thing_player_id_reward_id_fkey FOREIGN KEY (player_id, reward_id) REFERENCES reward(player_id, id),
  CONSTRAINT reward_thing_state_check CHECK ((state = ANY (ARRAY['ORDERED'::text, 'SENT'::text, 'RETURNED'::text]))),
  CONSTRAINT reward_thing_tracking_check CHECK ((length(tracking) <= 80))
);
CREATE INDEX reward_thing_queue ON reward_thing USING btree (ordered_at) WHERE (state = 'ORDERED'::text);
CREATE INDEX reward_thing_sent ON reward_thing USING btree (changed_at) WHERE ((state = 'SENT'::text) AND (address IS NOT NULL));
GRANT INSERT, SELECT ON reward_thing TO croupier_app;

CREATE TABLE round (
  player_id bigint NOT NULL,
  stake_minor bigint NOT NULL,
  win_minor bigint NOT NULL,
  balance_after_minor bigint NOT NULL,
  balance_version bigint NOT NULL,
  settled_at timestamp with time zone NOT NULL,
  key uuid NOT NULL,
  seed_pair integer NOT NULL,
  nonce integer NOT NULL,
  kind balance_kind NOT NULL,
  maths_id smallint NOT NULL,
  currency text COLLATE "C" NOT NULL,
  request_id text,
  draws integer[],
  entry text,
  asked bytea,
  balance_before_minor bigint,
  grant_id uuid,
  bonus_stake_minor bigint,
  bonus_win_minor bigint,
  bonus_forfeited_minor bigint,
  progress_minor bigint,
  bonus_after_minor bigint,
  bonus_version bigint,
  gift_id uuid,
  started_at timestamp with time zone,
  CONSTRAINT round_pkey PRIMARY KEY (player_id, seed_pair, nonce),
  CONSTRAINT round_balance_after_minor_check CHECK ((balance_after_minor >= 0)),
  CONSTRAINT round_nonce_check CHECK ((nonce >= 0)),
  CONSTRAINT round_parts_check CHECK (
CASE
    WHEN (grant_id IS NULL) THEN (bonus_stake_minor IS NULL)
    ELSE (((bonus_stake_minor >= 0) AND (bonus_stake_minor <= stake_minor)) AND ((bonus_win_minor >= 0) AND (bonus_win_minor <= win_minor)) AND (gift_id IS NULL))
END) NOT VALID,
  CONSTRAINT round_player_id_key_key UNIQUE (player_id, key),
  CONSTRAINT round_stake_minor_check CHECK ((stake_minor > 0)),
  CONSTRAINT round_win_minor_check CHECK ((win_minor >= 0))
);
GRANT INSERT, SELECT ON round TO croupier_app;

CREATE TABLE round_archive (
  player_id bigint NOT NULL,
  stake_minor bigint NOT NULL,
  win_minor bigint NOT NULL,
  balance_after_minor bigint NOT NULL,
  balance_version bigint NOT NULL,
  settled_at timestamp with time zone NOT NULL,
  key uuid NOT NULL,
  seed_pair integer NOT NULL,
  nonce integer NOT NULL,
  kind balance_kind NOT NULL,
  maths_id smallint NOT NULL,
  currency text COLLATE "C" NOT NULL,
  request_id text,
  draws integer[],
  entry text,
  asked bytea,
  balance_before_minor bigint,
  grant_id uuid,
  bonus_stake_minor bigint,
  bonus_win_minor bigint,
  bonus_forfeited_minor bigint,
  progress_minor bigint,
  bonus_after_minor bigint,
  bonus_version bigint,
  gift_id uuid,
  started_at timestamp with time zone,
  CONSTRAINT round_archive_pkey PRIMARY KEY (player_id, seed_pair, nonce),
  CONSTRAINT round_archive_player_id_key_key UNIQUE (player_id, key),
  CONSTRAINT round_balance_after_minor_check CHECK ((balance_after_minor >= 0)),
  CONSTRAINT round_nonce_check CHECK ((nonce >= 0)),
  CONSTRAINT round_stake_minor_check CHECK ((stake_minor > 0)),
  CONSTRAINT round_win_minor_check CHECK ((win_minor >= 0))
);
GRANT SELECT ON round_archive TO croupier_app;

CREATE TABLE round_share (
  ticket text COLLATE "C" NOT NULL,
  player_id bigint NOT NULL,
  key uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  CONSTRAINT round_share_pkey PRIMARY KEY (ticket),
  CONSTRAINT round_share_ticket_check CHECK ((ticket ~ '^[A-Za-z0-9_-]{22}$'::text))
);
CREATE UNIQUE INDEX round_share_living ON round_share USING btree (player_id, key) WHERE (revoked_at IS NULL);
GRANT INSERT, SELECT ON round_share TO croupier_app;

CREATE TABLE round_tally (
  player_id bigint NOT NULL,
  day date NOT NULL,
  game text COLLATE "C" NOT NULL,
  currency text COLLATE "C" NOT NULL,
  kind balance_kind NOT NULL,
  rounds bigint NOT NULL,
  stake_minor bigint NOT NULL,
  win_minor bigint NOT NULL,
  CONSTRAINT round_tally_pkey PRIMARY KEY (player_id, day, game, currency, kind),
  CONSTRAINT round_tally_rounds_check CHECK ((rounds >= 0)),
  CONSTRAINT round_tally_stake_minor_check CHECK ((stake_minor >= 0)),
  CONSTRAINT round_tally_win_minor_check CHECK ((win_minor >= 0))
);
GRANT INSERT, SELECT, UPDATE ON round_tally TO croupier_app;

CREATE TABLE seed_pair (
  player_id bigint NOT NULL,
  number integer NOT NULL,
  server_seed_sealed bytea NOT NULL,
  commitment text NOT NULL,
  client_seed text,
  activated_at timestamp with time zone,
  revealed_at timestamp with time zone,
  rounds integer,
  client_seed_by_house boolean DEFAULT true NOT NULL,
  CONSTRAINT seed_pair_pkey PRIMARY KEY (player_id, number),
  CONSTRAINT seed_pair_commitment_check CHECK ((commitment ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT seed_pair_number_check CHECK ((number > 0))
);
GRANT INSERT, SELECT, UPDATE ON seed_pair TO croupier_app;

CREATE TABLE segment (
  code text COLLATE "C" NOT NULL,
  filter jsonb,
  made_at timestamp with time zone NOT NULL,
  made_by text NOT NULL,
  CONSTRAINT segment_pkey PRIMARY KEY (code),
  CONSTRAINT segment_code_check CHECK ((code ~ '^[a-z0-9][a-z0-9-]{0,39}$'::text)),
  CONSTRAINT segment_filter_check CHECK ((jsonb_typeof(filter) = 'object'::text))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON segment TO croupier_app;

CREATE TABLE segment_player (
  player_id bigint NOT NULL,
  segment text COLLATE "C" NOT NULL,
  CONSTRAINT segment_player_pkey PRIMARY KEY (player_id, segment)
);
CREATE INDEX segment_player_of ON segment_player USING btree (segment);
GRANT DELETE, INSERT, SELECT ON segment_player TO croupier_app;

CREATE TABLE sms (
  id uuid NOT NULL,
  recipient text NOT NULL,
  body text,
  segments smallint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  given_up boolean DEFAULT false NOT NULL,
  player_id bigint,
  offer text COLLATE "C",
  withdrawn boolean DEFAULT false NOT NULL,
  CONSTRAINT sms_pkey PRIMARY KEY (id),
  CONSTRAINT sms_check CHECK ((given_up OR (NOT withdrawn))),
  CONSTRAINT sms_offer_check CHECK (((length(offer) >= 1) AND (length(offer) <= 40))),
  CONSTRAINT sms_recipient_check CHECK ((recipient ~ '^\+[1-9][0-9]{6,14}$'::text)),
  CONSTRAINT sms_segments_check CHECK ((segments > 0))
);
CREATE INDEX sms_due ON sms USING btree (next_attempt_at) WHERE ((sent_at IS NULL) AND (NOT given_up));
CREATE INDEX sms_player ON sms USING btree (player_id, created_at);
CREATE INDEX sms_recipient ON sms USING btree (recipient);
CREATE INDEX sms_time ON sms USING btree (created_at, id);
GRANT DELETE, INSERT, SELECT, UPDATE ON sms TO croupier_app;

CREATE TABLE sms_budget (
  scope text NOT NULL,
  day date NOT NULL,
  used integer NOT NULL,
  CONSTRAINT sms_budget_pkey PRIMARY KEY (scope, day),
  CONSTRAINT sms_budget_used_check CHECK ((used > 0))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON sms_budget TO croupier_app;

CREATE TABLE spent_challenge (
  challenge text COLLATE "C" NOT NULL,
  spent_at timestamp with time zone NOT NULL,
  CONSTRAINT spent_challenge_pkey PRIMARY KEY (challenge)
);
CREATE INDEX spent_challenge_spent_at ON spent_challenge USING btree (spent_at);
GRANT DELETE, INSERT, SELECT ON spent_challenge TO croupier_app;

CREATE TABLE spent_proof (
  nonce bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT spent_proof_pkey PRIMARY KEY (nonce),
  CONSTRAINT spent_proof_nonce_check CHECK ((octet_length(nonce) = 16))
);
CREATE INDEX spent_proof_expires ON spent_proof USING btree (expires_at);
GRANT DELETE, INSERT, SELECT ON spent_proof TO croupier_app;

CREATE TABLE stop_return (
  player_id bigint NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  CONSTRAINT stop_return_pkey PRIMARY KEY (player_id, asked_at)
);
CREATE TRIGGER stop_return_late BEFORE INSERT ON stop_return FOR EACH ROW EXECUTE FUNCTION refuse_early_return();
CREATE TRIGGER stop_return_stays BEFORE DELETE OR UPDATE OR TRUNCATE ON stop_return FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_stop();
GRANT INSERT, SELECT ON stop_return TO croupier_app;

CREATE VIEW stop_rule (
  player_id bigint,
  place integer,
  rule text COLLATE "C",
  until_at timestamp with time zone
);
GRANT SELECT ON stop_rule TO croupier_app;

CREATE TABLE stop_trace (
  hash bytea NOT NULL,
  player_id bigint NOT NULL,
  place integer NOT NULL,
  CONSTRAINT stop_trace_pkey PRIMARY KEY (hash, player_id, place),
  CONSTRAINT stop_trace_hash_check CHECK ((length(hash) = 32)),
  CONSTRAINT stop_trace_player_id_place_fkey FOREIGN KEY (player_id, place) REFERENCES play_stop(player_id, place)
);
CREATE INDEX stop_trace_player ON stop_trace USING btree (player_id, place);
CREATE TRIGGER stop_trace_stays BEFORE DELETE OR UPDATE OR TRUNCATE ON stop_trace FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_stop();
GRANT INSERT, SELECT ON stop_trace TO croupier_app;

CREATE TABLE support_answer (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  request_id uuid NOT NULL,
  operator_id bigint NOT NULL,
  text text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT support_answer_pkey PRIMARY KEY (id),
  CONSTRAINT support_answer_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator(id),
  CONSTRAINT support_answer_request_id_fkey FOREIGN KEY (request_id) REFERENCES support_request(id) ON DELETE CASCADE,
  CONSTRAINT support_answer_text_check CHECK (((length(text) >= 2) AND (length(text) <= 4000)))
);
CREATE INDEX support_answer_request ON support_answer USING btree (request_id, id);
GRANT INSERT, SELECT ON support_answer TO croupier_app;

CREATE TABLE support_note (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  request_id uuid NOT NULL,
  operator_id bigint NOT NULL,
  text text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT support_note_pkey PRIMARY KEY (id),
  CONSTRAINT support_note_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator(id),
  CONSTRAINT support_note_request_id_fkey FOREIGN KEY (request_id) REFERENCES support_request(id) ON DELETE CASCADE,
  CONSTRAINT support_note_text_check CHECK (((length(text) >= 2) AND (length(text) <= 2000)))
);
CREATE INDEX support_note_request ON support_note USING btree (request_id, id);
GRANT INSERT, SELECT ON support_note TO croupier_app;

CREATE TABLE support_quick_reply (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  language text NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT support_quick_reply_pkey PRIMARY KEY (id),
  CONSTRAINT support_quick_reply_language_title_key UNIQUE (language, title),
  CONSTRAINT support_quick_reply_text_check CHECK (((length(text) >= 2) AND (length(text) <= 4000))),
  CONSTRAINT support_quick_reply_title_check CHECK (((length(title) >= 2) AND (length(title) <= 80)))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON support_quick_reply TO croupier_app;

CREATE TABLE support_request (
  id uuid NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  player_id bigint,
  sender bytea NOT NULL,
  input_hash bytea NOT NULL,
  topic text NOT NULL,
  email text NOT NULL,
  language text NOT NULL,
  message text NOT NULL,
  reference text,
  state text DEFAULT 'NEW'::text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  request_id text,
  taken_by bigint,
  taken_until timestamp with time zone,
  CONSTRAINT support_request_pkey PRIMARY KEY (id),
  CONSTRAINT support_request_check CHECK (((taken_by IS NULL) = (taken_until IS NULL))),
  CONSTRAINT support_request_email_check CHECK ((length(email) <= 254)),
  CONSTRAINT support_request_input_hash_check CHECK ((length(input_hash) = 32)),
  CONSTRAINT support_request_message_check CHECK (((length(message) >= 10) AND (length(message) <= 4000))),
  CONSTRAINT support_request_number_key UNIQUE (number),
  CONSTRAINT support_request_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT support_request_reference_check CHECK ((length(reference) <= 64)),
  CONSTRAINT support_request_sender_check CHECK ((length(sender) = 32)),
  CONSTRAINT support_request_state_check CHECK ((state = ANY (ARRAY['NEW'::text, 'OPEN'::text, 'ANSWERED'::text, 'CLOSED'::text]))),
  CONSTRAINT support_request_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES operator(id)
);
CREATE INDEX support_request_done ON support_request USING btree (created_at) WHERE (state = ANY (ARRAY['ANSWERED'::text, 'CLOSED'::text]));
CREATE INDEX support_request_language ON support_request USING btree (language, created_at, number);
CREATE INDEX support_request_player ON support_request USING btree (player_id, created_at DESC, id DESC);
CREATE INDEX support_request_queue ON support_request USING btree (created_at, number) WHERE (state = ANY (ARRAY['NEW'::text, 'OPEN'::text]));
CREATE INDEX support_request_reference ON support_request USING btree (lower(reference) text_pattern_ops) WHERE (reference IS NOT NULL);
CREATE INDEX support_request_sender ON support_request USING btree (sender, created_at);
CREATE INDEX support_request_state ON support_request USING btree (state, created_at, number);
CREATE INDEX support_request_taken ON support_request USING btree (taken_by, created_at, number) WHERE (taken_by IS NOT NULL);
CREATE INDEX support_request_time ON support_request USING btree (created_at, number);
CREATE INDEX support_request_topic ON support_request USING btree (topic, created_at, number);
GRANT INSERT, SELECT ON support_request TO croupier_app;

CREATE TABLE survey_answer (
  player_id bigint NOT NULL,
  survey text COLLATE "C" NOT NULL,
  version integer NOT NULL,
  option text COLLATE "C" NOT NULL,
  answered_at timestamp with time zone NOT NULL,
  CONSTRAINT survey_answer_pkey PRIMARY KEY (player_id, survey),
  CONSTRAINT survey_answer_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
GRANT DELETE, INSERT, SELECT ON survey_answer TO croupier_app;

CREATE TABLE telegram_chat (
  player_id bigint NOT NULL,
  chat_id bigint NOT NULL,
  linked_at timestamp with time zone NOT NULL,
  CONSTRAINT telegram_chat_pkey PRIMARY KEY (player_id),
  CONSTRAINT telegram_chat_chat_id_key UNIQUE (chat_id),
  CONSTRAINT telegram_chat_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON telegram_chat TO croupier_app;

CREATE TABLE telegram_link (
  player_id bigint NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT telegram_link_pkey PRIMARY KEY (player_id),
  CONSTRAINT telegram_link_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT telegram_link_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX telegram_link_expires ON telegram_link USING btree (expires_at);
GRANT DELETE, INSERT, SELECT, UPDATE ON telegram_link TO croupier_app;

CREATE TABLE telegram_message (
  id uuid NOT NULL,
  chat_id bigint NOT NULL,
  notice_id uuid,
  body text,
  action_label text,
  action_path text,
  created_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  message_id bigint,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  given_up boolean DEFAULT false NOT NULL,
  offer text COLLATE "C",
  withdrawn boolean DEFAULT false NOT NULL,
  CONSTRAINT telegram_message_pkey PRIMARY KEY (id),
  CONSTRAINT telegram_message_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES telegram_chat(chat_id) ON DELETE CASCADE,
  CONSTRAINT telegram_message_chat_id_notice_id_key UNIQUE (chat_id, notice_id),
  CONSTRAINT telegram_message_check CHECK (((action_label IS NULL) = (action_path IS NULL))),
  CONSTRAINT telegram_message_check1 CHECK ((given_up OR (NOT withdrawn))),
  CONSTRAINT telegram_message_offer_check CHECK (((length(offer) >= 1) AND (length(offer) <= 40)))
);
CREATE INDEX telegram_message_due ON telegram_message USING btree (next_attempt_at) WHERE (body IS NOT NULL);
CREATE INDEX telegram_message_time ON telegram_message USING btree (created_at, id);
GRANT DELETE, INSERT, SELECT, UPDATE ON telegram_message TO croupier_app;

CREATE TABLE ticket_pool (
  game text NOT NULL,
  number integer NOT NULL,
  maths_id smallint NOT NULL,
  root text NOT NULL,
  seed_sealed bytea NOT NULL,
  tickets integer NOT NULL,
  sold integer DEFAULT 0 NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone NOT NULL,
  CONSTRAINT ticket_pool_pkey PRIMARY KEY (game, number),
  CONSTRAINT ticket_pool_check CHECK (((sold >= 0) AND (sold <= tickets))),
  CONSTRAINT ticket_pool_number_check CHECK ((number > 0)),
  CONSTRAINT ticket_pool_root_check CHECK ((root ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT ticket_pool_tickets_check CHECK ((tickets > 0))
);
GRANT SELECT ON ticket_pool TO croupier_app;

CREATE TABLE transfer_chain (
  player_id bigint NOT NULL,
  currency text COLLATE "C" NOT NULL,
  kind balance_kind NOT NULL,
  version bigint NOT NULL,
  hash bytea NOT NULL,
  seal bytea NOT NULL,
  told_version bigint DEFAULT 0 NOT NULL,
  CONSTRAINT transfer_chain_pkey PRIMARY KEY (player_id, currency, kind),
  CONSTRAINT transfer_chain_check CHECK (((told_version >= 0) AND (told_version <= version))),
  CONSTRAINT transfer_chain_hash_check CHECK ((length(hash) = 32)),
  CONSTRAINT transfer_chain_seal_check CHECK ((length(seal) = 32)),
  CONSTRAINT transfer_chain_version_check CHECK ((version > 0))
);
GRANT INSERT, SELECT, UPDATE ON transfer_chain TO croupier_app;

CREATE TABLE treasure_box (
  player_id bigint NOT NULL,
  id uuid NOT NULL,
  reference text COLLATE "C" NOT NULL,
  code text COLLATE "C" NOT NULL,
  programme_id bigint NOT NULL,
  version integer NOT NULL,
  state text COLLATE "C" DEFAULT 'PROCESSING'::text NOT NULL,
  given_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone,
  filled_at timestamp with time zone,
  drawn_place integer,
  currency text COLLATE "C",
  seed_pair integer,
  nonce integer,
  begun_at timestamp with time zone,
  reward_id uuid,
  ended_at timestamp with time zone,
  seen boolean DEFAULT false NOT NULL,
  CONSTRAINT treasure_box_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT treasure_box_check CHECK ((expires_at > given_at)),
  CONSTRAINT treasure_box_check1 CHECK (((seed_pair IS NULL) = (nonce IS NULL))),
  CONSTRAINT treasure_box_check2 CHECK (((drawn_place IS NULL) = (begun_at IS NULL))),
  CONSTRAINT treasure_box_check3 CHECK (((drawn_place IS NULL) = (currency IS NULL))),
  CONSTRAINT treasure_box_check4 CHECK (((state <> 'OPENED'::text) OR (reward_id IS NOT NULL))),
  CONSTRAINT treasure_box_check5 CHECK (((reward_id IS NULL) OR ((filled_at IS NOT NULL) AND (drawn_place IS NOT NULL)))),
  CONSTRAINT treasure_box_check6 CHECK (((state = ANY (ARRAY['PROCESSING'::text, 'AVAILABLE'::text])) = (ended_at IS NULL))),
  CONSTRAINT treasure_box_check7 CHECK (((state <> 'PROCESSING'::text) OR (filled_at IS NULL))),
  CONSTRAINT treasure_box_check8 CHECK (((state <> 'AVAILABLE'::text) OR (filled_at IS NOT NULL))),
  CONSTRAINT treasure_box_currency_check CHECK ((length(currency) = 3)),
  CONSTRAINT treasure_box_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT treasure_box_player_id_reference_key UNIQUE (player_id, reference),
  CONSTRAINT treasure_box_player_id_reward_id_fkey FOREIGN KEY (player_id, reward_id) REFERENCES reward(player_id, id),
  CONSTRAINT treasure_box_state_check CHECK ((state = ANY (ARRAY['PROCESSING'::text, 'AVAILABLE'::text, 'OPENED'::text, 'LOST'::text, 'FINISHED'::text])))
);
CREATE UNIQUE INDEX treasure_box_begun ON treasure_box USING btree (player_id) WHERE ((state = 'AVAILABLE'::text) AND (drawn_place IS NOT NULL));
CREATE INDEX treasure_box_newest ON treasure_box USING btree (player_id, given_at, id);
CREATE INDEX treasure_box_open ON treasure_box USING btree (expires_at) WHERE (state = ANY (ARRAY['PROCESSING'::text, 'AVAILABLE'::text]));
CREATE INDEX treasure_box_over ON treasure_box USING btree (ended_at) WHERE (state = ANY (ARRAY['OPENED'::text, 'LOST'::text]));
GRANT INSERT, SELECT ON treasure_box TO croupier_app;

CREATE TABLE verify_finding (
  check_name text NOT NULL,
  says text NOT NULL,
  difference text NOT NULL,
  first_found_at timestamp with time zone NOT NULL,
  last_found_at timestamp with time zone NOT NULL,
  run bigint NOT NULL,
  CONSTRAINT verify_finding_pkey PRIMARY KEY (check_name),
  CONSTRAINT verify_finding_run_fkey FOREIGN KEY (run) REFERENCES verify_run(id)
);
GRANT SELECT ON verify_finding TO croupier_app;

CREATE TABLE verify_run (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  started_at timestamp with time zone NOT NULL,
  took_ms integer NOT NULL,
  agrees boolean NOT NULL,
  checks integer NOT NULL,
  since_head integer,
  left_out text[] NOT NULL,
  accounts bigint NOT NULL,
  transfers bigint NOT NULL,
  rounds bigint NOT NULL,
  CONSTRAINT verify_run_pkey PRIMARY KEY (id),
  CONSTRAINT verify_run_took_ms_check CHECK ((took_ms >= 0))
);
GRANT SELECT ON verify_run TO croupier_app;

CREATE TABLE voided_round (
  player_id bigint NOT NULL,
  key uuid NOT NULL,
  cause text NOT NULL,
  reason text NOT NULL,
  was_open boolean NOT NULL,
  stake_minor bigint NOT NULL,
  win_minor bigint NOT NULL,
  grant_id uuid,
  bonus_stake_minor bigint,
  bonus_win_minor bigint,
  forfeited_minor bigint,
  progress_minor bigint,
  request_id text,
  voided_at timestamp with time zone NOT NULL,
  CONSTRAINT voided_round_pkey PRIMARY KEY (player_id, key),
  CONSTRAINT voided_round_bonus_stake_minor_check CHECK ((bonus_stake_minor >= 0)),
  CONSTRAINT voided_round_bonus_win_minor_check CHECK ((bonus_win_minor >= 0)),
  CONSTRAINT voided_round_cause_check CHECK ((cause = ANY (ARRAY['stuck'::text, 'fault'::text, 'rules'::text]))),
  CONSTRAINT voided_round_check CHECK (((forfeited_minor >= 0) AND (forfeited_minor <= bonus_stake_minor))),
  CONSTRAINT voided_round_check1 CHECK ((num_nulls(grant_id, bonus_stake_minor, bonus_win_minor, forfeited_minor, progress_minor) = ANY (ARRAY[0, 5]))),
  CONSTRAINT voided_round_check2 CHECK (((NOT was_open) OR ((win_minor = 0) AND (COALESCE(bonus_win_minor, (0)::bigint) = 0)))),
  CONSTRAINT voided_round_player_id_grant_id_fkey FOREIGN KEY (player_id, grant_id) REFERENCES bonus_grant(player_id, id),
  CONSTRAINT voided_round_progress_minor_check CHECK ((progress_minor >= 0)),
  CONSTRAINT voided_round_stake_minor_check CHECK ((stake_minor >= 0)),
  CONSTRAINT voided_round_win_minor_check CHECK ((win_minor >= 0))
);
CREATE INDEX voided_round_by_time ON voided_round USING btree (voided_at);
GRANT INSERT, SELECT ON voided_round TO croupier_app;

CREATE TABLE watch_hit (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  player_id bigint NOT NULL,
  list text NOT NULL,
  entry_id text NOT NULL,
  entry jsonb NOT NULL,
  score_percent smallint NOT NULL,
  asked_hash bytea,
  found_at timestamp with time zone NOT NULL,
  state text COLLATE "C" NOT NULL,
  decided_by text,
  decided_at timestamp with time zone,
  CONSTRAINT watch_hit_pkey PRIMARY KEY (player_id, list, entry_id),
  CONSTRAINT watch_hit_asked_hash_check CHECK ((length(asked_hash) = 32)),
  CONSTRAINT watch_hit_check CHECK ((((state = 'new'::text) = (decided_by IS NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL)))),
  CONSTRAINT watch_hit_id_key UNIQUE (id),
  CONSTRAINT watch_hit_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT watch_hit_score_percent_check CHECK (((score_percent >= 1) AND (score_percent <= 100))),
  CONSTRAINT watch_hit_state_check CHECK ((state = ANY (ARRAY['new'::text, 'hit'::text, 'not-this-person'::text])))
);
CREATE INDEX watch_hit_queue ON watch_hit USING btree (state, found_at, id);
GRANT DELETE, INSERT, SELECT, UPDATE ON watch_hit TO croupier_app;

CREATE TABLE watch_screening (
  player_id bigint NOT NULL,
  version text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT watch_screening_pkey PRIMARY KEY (player_id),
  CONSTRAINT watch_screening_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON watch_screening TO croupier_app;

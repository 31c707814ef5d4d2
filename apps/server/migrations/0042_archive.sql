-- Closed months leave the hot tables: an archive beside `round` and one beside `ledger_transfer`, and the owner's functions that move rows there, so that the tables of every bet stay as small as the last months.

DO $$
BEGIN
  IF to_regclass('public.round') IS NULL OR to_regclass('public.ledger_transfer') IS NULL OR to_regclass('public.transfer_chain') IS NULL THEN
    RAISE EXCEPTION 'Rounds, transfers or their chain are not there: this database has another history';
  END IF;
  IF EXISTS (SELECT FROM pg_attribute WHERE attrelid IN ('round'::regclass, 'ledger_transfer'::regclass) AND attnum > 0 AND attisdropped) THEN
    RAISE EXCEPTION 'A column of round or ledger_transfer was dropped: the archive would have its columns in other places';
  END IF;
END $$;

-- The same columns in the same order, the same checks and the same keys. One table each, because that is how the keys hold:
-- a table in months needs the month in every key, and a key would count once a month (docs/decisions/0041).
CREATE TABLE round_archive (LIKE round INCLUDING ALL);
CREATE TABLE ledger_transfer_archive (LIKE ledger_transfer INCLUDING ALL);

-- A row stands in exactly one of the two, under every snapshot. Who looks back reads these.
CREATE VIEW every_round AS SELECT * FROM round UNION ALL SELECT * FROM round_archive;
CREATE VIEW every_transfer AS SELECT * FROM ledger_transfer UNION ALL SELECT * FROM ledger_transfer_archive;

CREATE OR REPLACE VIEW ledger_entry AS
SELECT t.player_id || ':' || t.currency || ':' || t.kind || ':' || t.version AS journal_id,
  t.player_id, t.currency, t.kind, t.version, side.account, side.amount_minor AS amount, t.operation, t.key, t.created_at
FROM every_transfer t
CROSS JOIN LATERAL (VALUES (t.debit, -t.amount_minor), (t.credit, t.amount_minor)) AS side (account, amount_minor);

-- A key stakes once, whenever its round was played. Both places are looked at in one expression, so under one snapshot:
-- a round that is moved meanwhile is in one of them.
CREATE OR REPLACE FUNCTION refuse_key_of_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM player_seat WHERE player_id = NEW.player_id FOR UPDATE;
  IF EXISTS (SELECT FROM every_round r WHERE r.player_id = NEW.player_id AND r.key = NEW.key) THEN
    RAISE unique_violation USING MESSAGE = 'The key is a settled round''s', CONSTRAINT = 'round_key_once';
  END IF;
  RETURN NEW;
END $$;

-- Where the months begin that are kept: a month is closed when it has been over for so many days. By the database's clock,
-- and never less than a month: no caller can have younger rows moved.
CREATE FUNCTION first_kept_month(kept_days integer) RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT date_trunc('month', (now() AT TIME ZONE 'UTC') - make_interval(days => greatest(kept_days, 31))) AT TIME ZONE 'UTC'
$$;

-- Both move the beginning of what a player has, in the order of play, up to the first row that stays, and at most so many
-- rows of each player, or of each account. What is moved is deleted and written in one statement. They tell how many, and
-- whether there may be more. The settings keep them to the keys, whatever the tables' sizes were when their plans were made.

CREATE FUNCTION archive_rounds(players bigint[], kept_days integer, most integer) RETURNS TABLE (player bigint, moved bigint, more boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET enable_seqscan = off SET enable_bitmapscan = off
SET enable_hashjoin = off SET enable_mergejoin = off AS $$
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
END $$;

-- Transfers only as far as their account's chain goes: its reader looks for what it has not linked in the hot table alone.
-- (`least` passes over a null: where nothing stays for its age, all that is linked goes.)
CREATE FUNCTION archive_transfers(players bigint[], kept_days integer, most integer) RETURNS TABLE (player bigint, moved bigint, more boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET enable_seqscan = off SET enable_bitmapscan = off
SET enable_hashjoin = off SET enable_mergejoin = off AS $$
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
END $$;

REVOKE ALL ON FUNCTION archive_rounds(bigint[], integer, integer), archive_transfers(bigint[], integer, integer) FROM PUBLIC;
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    -- The server may ask for rows to be moved. It can put none into the archive itself, nor take one out.
    REVOKE ALL ON round_archive, ledger_transfer_archive, every_round, every_transfer FROM croupier_app;
    GRANT SELECT ON round_archive, ledger_transfer_archive, every_round, every_transfer TO croupier_app;
    GRANT EXECUTE ON FUNCTION archive_rounds(bigint[], integer, integer), archive_transfers(bigint[], integer, integer) TO croupier_app;
  END IF;
END $$;

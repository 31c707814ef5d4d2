-- The platform's own tables: facts on their way to the worker, tickets of the live socket; and the role the server works as.

-- The server works as croupier_app, which owns nothing: what a later migration revokes from it (changing a ledger
-- entry, say) the server cannot do, whatever its code says. A login that may not create roles gets the tables without
-- this second wall, and the server logs that at its start.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    BEGIN
      CREATE ROLE croupier_app NOLOGIN;
    EXCEPTION
      WHEN duplicate_object OR unique_violation THEN NULL;
      WHEN insufficient_privilege THEN RAISE NOTICE 'role croupier_app cannot be created by %', current_user;
    END;
  END IF;
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    BEGIN
      EXECUTE format('GRANT croupier_app TO %I', current_user);
    EXCEPTION
      -- Two databases of one cluster that migrate at once: the other one has just granted it.
      WHEN unique_violation THEN NULL;
      WHEN insufficient_privilege THEN RAISE NOTICE 'role croupier_app cannot be granted to %', current_user;
    END;
    GRANT USAGE ON SCHEMA public TO croupier_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO croupier_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO croupier_app;
    GRANT SELECT ON schema_migrations TO croupier_app;
  END IF;
END $$;

-- Not distributed by player: rows live for milliseconds, and the worker reads them all in one order.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  topic text NOT NULL,
  payload jsonb NOT NULL,
  request_id text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
-- Rows come and go all the time: vacuum by count, not by a share of a table that is mostly empty.
ALTER TABLE outbox SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_cost_delay = 0);

-- Facts that a listener fails on even alone. They wait for a person; nothing else waits for them.
CREATE TABLE outbox_parked (
  id bigint PRIMARY KEY,
  player_id bigint NOT NULL,
  topic text NOT NULL,
  payload jsonb NOT NULL,
  request_id text,
  created_at timestamptz NOT NULL,
  parked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  listener text NOT NULL,
  error text NOT NULL
);

-- One-time tickets of /api/ws. Only the hash is kept: a read of this table opens no socket.
CREATE TABLE live_ticket (
  ticket_hash bytea PRIMARY KEY,
  player_id bigint NOT NULL,
  session_id text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX live_ticket_expires_at ON live_ticket (expires_at);

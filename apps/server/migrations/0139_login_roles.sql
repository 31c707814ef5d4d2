-- Behind a pooler a connection cannot bring its settings: it refuses them, or drops them without a word, and with them the role
-- that keeps the server from changing the ledger. There the server signs in as these roles, which have the settings of their
-- own. Without a password nobody signs in as them but where the server is told to trust; an operator gives them one.
-- The names and values are those of platform/database.ts and of the settlement's pool; a test holds them against each other.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN RETURN; END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_settle') THEN
    BEGIN
      CREATE ROLE croupier_settle NOLOGIN;
    EXCEPTION
      WHEN duplicate_object OR unique_violation THEN NULL;
    END;
  END IF;
  GRANT croupier_app TO croupier_settle;
  ALTER ROLE croupier_app LOGIN;
  ALTER ROLE croupier_app SET timezone = 'UTC';
  ALTER ROLE croupier_app SET statement_timeout = '30s';
  ALTER ROLE croupier_app SET idle_in_transaction_session_timeout = '30s';
  ALTER ROLE croupier_app SET lock_timeout = '500ms';
  ALTER ROLE croupier_settle LOGIN;
  ALTER ROLE croupier_settle SET role = 'croupier_app';
  ALTER ROLE croupier_settle SET timezone = 'UTC';
  ALTER ROLE croupier_settle SET statement_timeout = '30s';
  ALTER ROLE croupier_settle SET idle_in_transaction_session_timeout = '30s';
  ALTER ROLE croupier_settle SET lock_timeout = '500ms';
  ALTER ROLE croupier_settle SET plan_cache_mode = 'force_generic_plan';
  ALTER ROLE croupier_settle SET enable_seqscan = off;
  ALTER ROLE croupier_settle SET enable_hashjoin = off;
  ALTER ROLE croupier_settle SET enable_mergejoin = off;
  ALTER ROLE croupier_settle SET enable_bitmapscan = off;
  ALTER ROLE croupier_settle SET jit = off;
EXCEPTION
  WHEN insufficient_privilege THEN RAISE NOTICE 'the roles that the server signs in as behind a pooler cannot be made by %', current_user;
  -- Two databases of one cluster that migrate at once: the other one does the same ("tuple concurrently updated").
  WHEN internal_error OR unique_violation THEN NULL;
END $$;

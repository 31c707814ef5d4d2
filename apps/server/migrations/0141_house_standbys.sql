-- Which standbys copy this cluster, how each is waited for and how far behind it is. The server's narrow role sees of them no more
-- than that they are there. What would show it the rest (pg_monitor) would also show it the statements of everybody, and settings
-- that passwords stand in: so it is told these columns by a function instead, which asks as its owner.
CREATE FUNCTION house_standbys()
RETURNS TABLE (name text, state text, kind text, lag_bytes bigint, lag_seconds double precision)
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT r.application_name, r.state, r.sync_state,
    CASE WHEN NOT pg_is_in_recovery() THEN pg_wal_lsn_diff(pg_current_wal_lsn(), r.replay_lsn)::bigint END,
    extract(epoch FROM r.replay_lag)::float8
  FROM pg_stat_replication r WHERE r.state IS DISTINCT FROM 'backup' ORDER BY r.application_name
$$;

-- lived without: no server calls this function before this migration makes it.
REVOKE ALL ON FUNCTION house_standbys() FROM PUBLIC;
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    GRANT EXECUTE ON FUNCTION house_standbys() TO croupier_app;
  END IF;
END $$;
DO $$
BEGIN
  IF NOT pg_has_role(current_user, 'pg_read_all_stats', 'USAGE') THEN
    EXECUTE format('GRANT pg_read_all_stats TO %I', current_user);
  END IF;
EXCEPTION
  WHEN insufficient_privilege THEN
    RAISE NOTICE 'the house cannot see its standbys until a superuser says: GRANT pg_read_all_stats TO %', quote_ident(current_user);
  -- Two databases of one cluster that migrate at once: the other one does the same ("tuple concurrently updated").
  WHEN internal_error OR unique_violation THEN NULL;
END $$;

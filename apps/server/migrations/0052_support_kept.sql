-- Letters to support hold what people wrote of themselves: once dealt with, they go when they have been kept long enough.

CREATE INDEX support_request_done ON support_request (created_at) WHERE state IN ('ANSWERED', 'CLOSED');

-- Deletes at most so many, the oldest first, that are dealt with and older than so many days. Returns how many. The server
-- itself may still delete none: what waits for an answer stays, whatever it asks for.
CREATE FUNCTION forget_support_requests(kept_days integer, most integer) RETURNS integer
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
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
$$;

REVOKE ALL ON FUNCTION forget_support_requests(integer, integer) FROM PUBLIC;
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    GRANT EXECUTE ON FUNCTION forget_support_requests(integer, integer) TO croupier_app;
  END IF;
END $$;

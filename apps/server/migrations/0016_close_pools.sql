-- Tickets are drawn anew and no longer sold from pools: whoever counted what a pool had left could beat it (decision 0027).

-- What was on sale ends with the tickets that are left; their prizes become public with the seed. Taking the lock first
-- lets a sale that is under way finish, so that `sold` is right.
LOCK TABLE ticket_pool IN SHARE ROW EXCLUSIVE MODE;
UPDATE ticket_pool SET closed_at = now() WHERE closed_at IS NULL;
ALTER TABLE ticket_pool ALTER COLUMN closed_at SET NOT NULL;
DROP INDEX ticket_pool_on_sale;

-- Nothing is sold and nothing opened any more, neither by a process of the version before.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE INSERT, UPDATE ON ticket_pool FROM croupier_app;
  END IF;
END $$;

-- Its player is told once that an active bonus ends soon.
ALTER TABLE bonus ADD COLUMN end_told_at timestamptz;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    GRANT UPDATE (end_told_at) ON bonus TO croupier_app;
  END IF;
END $$;

-- What came of a deposit counts, not what was asked for. Where they differ, what was asked is kept beside it.

ALTER TABLE pay_in ADD COLUMN asked_minor bigint CHECK (asked_minor > 0);
ALTER TABLE pay_in ADD CONSTRAINT pay_in_asked_check CHECK (asked_minor <> amount_minor);
-- How much each event was about; null of those from before, and of what is decided in the house.
ALTER TABLE payment_event ADD COLUMN amount_minor bigint CHECK (amount_minor > 0);

ALTER TABLE payment_finding DROP CONSTRAINT payment_finding_kind_check;
ALTER TABLE payment_finding ADD CONSTRAINT payment_finding_kind_check
  CHECK (kind IN ('late', 'event-reused', 'contradicts', 'unknown', 'mismatch', 'over'));

-- Less came with the deposit than the bonus asks for: it waits for another one.
ALTER TABLE bonus_choice ADD COLUMN fell_short boolean NOT NULL DEFAULT false;
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    GRANT UPDATE (fell_short) ON bonus_choice TO croupier_app;
  END IF;
END $$;

-- A deposit that its payer took back after it was credited: what is there is taken, and the rest its player owes.

ALTER TABLE pay_in ADD COLUMN back_minor bigint NOT NULL DEFAULT 0;
ALTER TABLE pay_in DROP CONSTRAINT pay_in_state_check;
ALTER TABLE pay_in ADD CONSTRAINT pay_in_state_check CHECK
  (state IN ('CREATED', 'PENDING', 'PAID', 'FAILED', 'EXPIRED', 'LATE', 'RETURNING', 'RETURNED', 'REFUNDED', 'CHARGED_BACK'));
-- Of a part the payment stays paid.
ALTER TABLE pay_in ADD CONSTRAINT pay_in_back_check CHECK (back_minor >= 0 AND CASE
  WHEN state IN ('REFUNDED', 'CHARGED_BACK') THEN back_minor = amount_minor WHEN state = 'PAID' THEN back_minor < amount_minor ELSE back_minor = 0 END);

CREATE TABLE player_debt (
  player_id bigint NOT NULL REFERENCES player (id),
  id uuid NOT NULL,
  pay_in_id uuid NOT NULL REFERENCES pay_in (id),
  -- What has made it: an operation of the ledger, by which it is paid, too.
  operation text NOT NULL CHECK (operation IN ('refund', 'chargeback')),
  currency text NOT NULL CHECK (length(currency) = 3),
  owed_minor bigint NOT NULL CHECK (owed_minor > 0),
  paid_minor bigint NOT NULL DEFAULT 0 CHECK (paid_minor BETWEEN 0 AND owed_minor),
  -- Money has come since somebody looked.
  is_due boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  PRIMARY KEY (player_id, id),
  CHECK ((paid_at IS NOT NULL) = (paid_minor = owed_minor))
);
CREATE INDEX player_debt_open ON player_debt (player_id) WHERE paid_at IS NULL;
CREATE INDEX player_debt_due ON player_debt (created_at) WHERE is_due;
CREATE INDEX player_debt_of_pay_in ON player_debt (pay_in_id);

ALTER TABLE payment_finding DROP CONSTRAINT payment_finding_kind_check;
ALTER TABLE payment_finding ADD CONSTRAINT payment_finding_kind_check
  CHECK (kind IN ('late', 'event-reused', 'contradicts', 'unknown', 'mismatch', 'over', 'taken-back'));

DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON player_debt FROM croupier_app;
    GRANT SELECT, INSERT ON player_debt TO croupier_app;
    GRANT UPDATE (paid_minor, paid_at, is_due) ON player_debt TO croupier_app;
  END IF;
END $$;

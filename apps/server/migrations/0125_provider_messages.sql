-- Signed messages of payment providers are kept as they came before they are taken; what fits no payment of ours is a finding, too.

CREATE TABLE provider_message (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL CHECK (length(provider) BETWEEN 1 AND 40),
  -- Which of the house's webhooks it came to.
  about text NOT NULL CHECK (about IN ('pay-in', 'pay-out', 'card')),
  -- The provider's id, the same for a message that comes again.
  id text NOT NULL CHECK (length(id) BETWEEN 1 AND 256),
  body bytea NOT NULL CHECK (length(body) <= 65536),
  -- An id that comes again with other news is a message of its own.
  body_hash bytea NOT NULL GENERATED ALWAYS AS (sha256(body)) STORED,
  received_at timestamptz NOT NULL,
  request_id text,
  outcome text CHECK (length(outcome) BETWEEN 1 AND 40),
  taken_at timestamptz,
  UNIQUE (provider, about, id, body_hash),
  CHECK ((outcome IS NULL) = (taken_at IS NULL))
);
CREATE INDEX provider_message_untaken ON provider_message (about, received_at) WHERE outcome IS NULL;
CREATE INDEX provider_message_by_taken ON provider_message (taken_at) WHERE outcome IS NOT NULL;

ALTER TABLE payment_finding
  ALTER COLUMN pay_in_id DROP NOT NULL,
  ALTER COLUMN type DROP NOT NULL,
  ALTER COLUMN provider_payment_id DROP NOT NULL,
  -- Null where the house has asked by itself, and once the message is deleted.
  ADD COLUMN message bigint REFERENCES provider_message (number) ON DELETE SET NULL;
CREATE INDEX payment_finding_by_message ON payment_finding (message) WHERE message IS NOT NULL;
ALTER TABLE payment_finding DROP CONSTRAINT payment_finding_event_id_pay_in_id_type_key;
ALTER TABLE payment_finding ADD CONSTRAINT payment_finding_news UNIQUE NULLS NOT DISTINCT (event_id, pay_in_id, type);
ALTER TABLE payment_finding DROP CONSTRAINT payment_finding_kind_check;
ALTER TABLE payment_finding ADD CONSTRAINT payment_finding_kind_check
  CHECK (kind IN ('late', 'event-reused', 'contradicts', 'unknown', 'mismatch'));
-- Only news that nobody can match to a payment of ours stand without one.
ALTER TABLE payment_finding ADD CONSTRAINT payment_finding_about_check
  CHECK (pay_in_id IS NOT NULL OR kind IN ('unknown', 'mismatch'));

-- When the provider was asked once more about a payment that was given up: the news that it was paid may have been lost.
ALTER TABLE pay_in ADD COLUMN asked_again_at timestamptz;
CREATE INDEX pay_in_given_up ON pay_in (updated_at) WHERE state IN ('FAILED', 'EXPIRED') AND asked_again_at IS NULL;

DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON provider_message FROM croupier_app;
    GRANT SELECT, INSERT, DELETE ON provider_message TO croupier_app;
    GRANT UPDATE (outcome, taken_at) ON provider_message TO croupier_app;
  END IF;
END $$;

-- Payments: what we asked the provider for, and what it told us.

CREATE TABLE pay_in (
  -- The idempotency key of the player's client; also our reference at the provider.
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  input_hash bytea NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL CHECK (length(currency) = 3),
  -- Which balance it credits: what the games of the player's region took when the pay-in was made.
  kind text NOT NULL CHECK (kind IN ('real', 'play')),
  language text NOT NULL,
  state text NOT NULL CHECK (state IN ('CREATED', 'PENDING', 'PAID', 'FAILED', 'EXPIRED')),
  -- Null until the provider has answered.
  provider_payment_id text UNIQUE,
  redirect_url text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- When we last asked the provider, or made the pay-in: the one asked longest ago is asked next.
  asked_at timestamptz NOT NULL
);
CREATE INDEX pay_in_history ON pay_in (player_id, created_at DESC, id DESC);
CREATE INDEX pay_in_open ON pay_in (asked_at) WHERE state IN ('CREATED', 'PENDING');

-- One row per provider event that was taken; its key is what makes a repeated delivery do nothing.
CREATE TABLE payment_event (
  id text PRIMARY KEY,
  pay_in_id uuid NOT NULL REFERENCES pay_in (id),
  type text NOT NULL,
  -- What came of it: a state change, or nothing because the pay-in had already moved on.
  outcome text NOT NULL CHECK (outcome IN ('applied', 'ignored')),
  received_at timestamptz NOT NULL
);
CREATE INDEX payment_event_pay_in ON payment_event (pay_in_id);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE DELETE ON pay_in FROM croupier_app;
    REVOKE UPDATE, DELETE ON payment_event FROM croupier_app;
  END IF;
END $$;

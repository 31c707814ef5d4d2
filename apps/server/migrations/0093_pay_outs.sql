-- Pay-outs: where players may be paid to, what they asked for, and how each of them went.

ALTER TYPE ledger_side ADD VALUE 'pay-out-reserve';
ALTER TYPE ledger_side ADD VALUE 'pay-out-transit';
ALTER TYPE ledger_side ADD VALUE 'pay-out-fees';

-- By which card a deposit came, as the provider knows it; null where it does not say. Money goes back by the way it came.
ALTER TABLE pay_in ADD COLUMN source_mark text CHECK (length(source_mark) <= 64), ADD COLUMN source_mask text CHECK (length(source_mask) <= 40);

-- A card or an account of a player's. No number of one is ever here: the provider has it, and knows it by the token.
CREATE TABLE pay_out_method (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  input_hash bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('card', 'iban')),
  state text NOT NULL CHECK (state IN ('ASKED', 'SHOWN', 'PROVEN', 'REFUSED', 'DISABLED')),
  -- Of the link back from the provider's page; null once it was used, and where there is none.
  link_hash bytea UNIQUE,
  redirect_url text,
  provider_token text,
  -- The same for the same card or account, whoever shows it.
  mark text,
  mask text,
  owner_name text,
  name_match text CHECK (name_match IN ('same', 'alike', 'differs')),
  created_at timestamptz NOT NULL,
  proven_at timestamptz,
  request_id text,
  CHECK (state <> 'PROVEN' OR (mark IS NOT NULL AND proven_at IS NOT NULL AND name_match <> 'differs'))
);
CREATE INDEX pay_out_method_of_player ON pay_out_method (player_id, created_at);
CREATE INDEX pay_out_method_mark ON pay_out_method (mark) WHERE mark IS NOT NULL;

CREATE TABLE pay_out (
  -- Made of the player and the key of their client; also our reference at the provider.
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  input_hash bytea NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  -- Of the amount; the house's once the money has arrived.
  fee_minor bigint NOT NULL CHECK (fee_minor >= 0 AND fee_minor < amount_minor),
  currency text COLLATE "C" NOT NULL CHECK (length(currency) = 3),
  method_id uuid NOT NULL REFERENCES pay_out_method (id),
  -- Of the method as it was: what stays when that is erased.
  method_kind text NOT NULL CHECK (method_kind IN ('card', 'iban')),
  mark text NOT NULL,
  mask text NOT NULL,
  state text NOT NULL CHECK (state IN
    ('PENDING', 'IN_REVIEW', 'APPROVED', 'SENT', 'UNKNOWN', 'PAID', 'REJECTED', 'CANCELED', 'FAILED')),
  -- Why somebody looks at it.
  reasons text[] NOT NULL DEFAULT '{}',
  -- What its player was told when it was turned down.
  rejected text,
  provider_pay_out_id text UNIQUE,
  is_contradicted boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- When we last asked the provider what became of it.
  asked_at timestamptz NOT NULL,
  request_id text,
  CHECK ((state = 'REJECTED') = (rejected IS NOT NULL))
);
CREATE INDEX pay_out_history ON pay_out (player_id, created_at DESC, id DESC);
CREATE INDEX pay_out_open ON pay_out (state, asked_at) WHERE state IN ('PENDING', 'IN_REVIEW', 'APPROVED', 'SENT', 'UNKNOWN');
CREATE INDEX pay_out_of_day ON pay_out (created_at, id);

-- Each state that a pay-out came into, with what the ledger booked for it.
CREATE TABLE pay_out_move (
  pay_out_id uuid NOT NULL REFERENCES pay_out (id),
  number integer NOT NULL CHECK (number > 0),
  from_state text,
  to_state text NOT NULL,
  ledger_key uuid,
  moved_at timestamptz NOT NULL,
  PRIMARY KEY (pay_out_id, number)
);

-- What the provider said of pay-outs; its key is what makes a repeated delivery do nothing.
CREATE TABLE pay_out_event (
  id text PRIMARY KEY,
  pay_out_id uuid NOT NULL REFERENCES pay_out (id),
  type text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('applied', 'ignored', 'contradicts')),
  received_at timestamptz NOT NULL,
  request_id text
);
CREATE INDEX pay_out_event_of ON pay_out_event (pay_out_id);

-- How far finance lets a pay-out go alone; above it, and for everybody else, a second person is needed.
INSERT INTO approval_rule (act, role, currency, up_to_minor) VALUES
  ('decide.pay-outs', 'finance', 'UAH', 5000000),
  ('decide.pay-outs', 'finance', 'EUR', 100000),
  ('decide.pay-outs', 'finance', 'KZT', 60000000),
  ('decide.pay-outs', 'finance', 'RON', 500000);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON pay_out_method, pay_out, pay_out_move, pay_out_event FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE ON pay_out_method, pay_out TO croupier_app;
    GRANT SELECT, INSERT ON pay_out_move, pay_out_event TO croupier_app;
  END IF;
END $$;

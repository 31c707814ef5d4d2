-- Deposit limits that players set for themselves; and the request that caused a row, so that logs lead to the books and back.

-- One row a period a player ever limited. `amount_minor` null: no limit now. The strictest of a player's rows wins.
CREATE TABLE deposit_limit (
  player_id bigint NOT NULL REFERENCES player (id),
  -- Rolling: the last 24 hours, 7 days, 31 days.
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  amount_minor bigint CHECK (amount_minor > 0),
  -- Of the amount: what the player paid in when it was set. It holds in every currency, by reference rates.
  currency text COLLATE "C" NOT NULL CHECK (length(currency) = 3),
  -- A raise or a removal that waits: asked then; the amount and its currency, both null for a removal.
  asked_at timestamptz,
  asked_minor bigint CHECK (asked_minor > 0),
  asked_currency text COLLATE "C" CHECK (length(asked_currency) = 3),
  -- The last raise or removal that came into force; the next one keeps its distance.
  loosened_at timestamptz,
  PRIMARY KEY (player_id, period),
  CHECK ((asked_minor IS NULL) = (asked_currency IS NULL)),
  CHECK (asked_minor IS NULL OR asked_at IS NOT NULL)
);

-- Every change of a limit and everything asked for, as it happened.
CREATE TABLE deposit_limit_change (
  player_id bigint NOT NULL REFERENCES player (id),
  number bigint GENERATED ALWAYS AS IDENTITY,
  period text NOT NULL,
  change text NOT NULL CHECK (change IN ('set', 'lowered', 'asked', 'cancelled', 'raised', 'removed')),
  -- The amount it is about: the new limit, or the one asked for; null for none.
  amount_minor bigint,
  currency text COLLATE "C" NOT NULL,
  changed_at timestamptz NOT NULL,
  request_id text,
  PRIMARY KEY (player_id, number)
);

ALTER TABLE pay_in ADD COLUMN request_id text;
ALTER TABLE payment_event ADD COLUMN request_id text;
-- Transfers lead there by their key, to `round` or to this.
ALTER TABLE ledger_post ADD COLUMN request_id text;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE DELETE ON deposit_limit FROM croupier_app;
    REVOKE UPDATE, DELETE ON deposit_limit_change FROM croupier_app;
  END IF;
END $$;

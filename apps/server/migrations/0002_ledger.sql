-- The ledger: accounts of players, and the transfers between them and the house. Append only, double entry, minor units.

CREATE TYPE balance_kind AS ENUM ('real', 'bonus', 'play');

-- The sides of a transfer. 'player' is the account (player_id, currency, kind) of the row; every other name is the
-- house's, whose balances are sums over transfers: no row of the house is ever updated, so no player waits for another.
CREATE TYPE ledger_side AS ENUM (
  'player', 'payment-clearing', 'bets', 'wins', 'play-issue', 'promotions', 'adjustments', 'bonus-conversion', 'jackpots'
);

-- The projection: what a player has now. `version` counts the account's transfers. Never below zero, whatever the code does.
CREATE TABLE ledger_account (
  player_id bigint NOT NULL,
  currency text COLLATE "C" NOT NULL CHECK (length(currency) = 3),
  kind balance_kind NOT NULL,
  amount_minor bigint NOT NULL DEFAULT 0 CHECK (amount_minor >= 0),
  version bigint NOT NULL DEFAULT 0 CHECK (version >= 0),
  PRIMARY KEY (player_id, currency, kind)
) WITH (fillfactor = 50); -- room on the page: no indexed column changes, so every update stays heap-only

-- One row is one double-entry transfer, from the debit side to the credit side. Exactly one side is the player's, so no
-- transfer can move money between two players. `version` chains the rows of an account without a gap.
CREATE TABLE ledger_transfer (
  player_id bigint NOT NULL,
  version bigint NOT NULL CHECK (version > 0),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  balance_before_minor bigint NOT NULL CHECK (balance_before_minor >= 0),
  balance_after_minor bigint NOT NULL CHECK (balance_after_minor >= 0),
  created_at timestamptz NOT NULL,
  -- The idempotency key of the post or of the round that made it.
  key uuid NOT NULL,
  kind balance_kind NOT NULL,
  debit ledger_side NOT NULL,
  credit ledger_side NOT NULL,
  currency text COLLATE "C" NOT NULL,
  operation text NOT NULL,
  PRIMARY KEY (player_id, currency, kind, version),
  CHECK ((debit = 'player') <> (credit = 'player')),
  CHECK (balance_after_minor - balance_before_minor = CASE WHEN credit = 'player' THEN amount_minor ELSE -amount_minor END)
);

-- Idempotency of posts: the hash of what was asked for under a key. Rounds are their own record (see round).
CREATE TABLE ledger_post (
  player_id bigint NOT NULL,
  key uuid NOT NULL,
  currency text COLLATE "C" NOT NULL,
  operation text NOT NULL,
  input_hash bytea NOT NULL,
  reference text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (player_id, key)
);

-- The same transfers as signed lines, two to a journal, for reports: debits negative, credits positive, sum zero.
CREATE VIEW ledger_entry AS
SELECT t.player_id || ':' || t.currency || ':' || t.kind || ':' || t.version AS journal_id,
  t.player_id, t.currency, t.kind, t.version, side.account, side.amount_minor AS amount, t.operation, t.key, t.created_at
FROM ledger_transfer t
CROSS JOIN LATERAL (VALUES (t.debit, -t.amount_minor), (t.credit, t.amount_minor)) AS side (account, amount_minor);

-- What is written stays written: the server's role may add to the books, not change them.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON ledger_account, ledger_transfer, ledger_post, ledger_entry FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE ON ledger_account TO croupier_app;
    GRANT SELECT, INSERT ON ledger_transfer, ledger_post TO croupier_app;
    GRANT SELECT ON ledger_entry TO croupier_app;
  END IF;
END $$;

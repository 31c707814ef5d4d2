-- What the office shows of money: the house's accounts by day, moves that are no stake and no win by time, what the last verification found, and who of the office has which item of a queue.

-- What moved on a day (UTC) into and out of an account of the house. Added to by whoever links the transfers, in the same
-- transaction, so that each transfer is in it once; it can be added up again from the transfers that are linked.
CREATE TABLE house_day (
  day date NOT NULL,
  account ledger_side NOT NULL CHECK (account <> 'player'),
  currency text COLLATE "C" NOT NULL,
  kind balance_kind NOT NULL,
  operation text COLLATE "C" NOT NULL,
  in_minor bigint NOT NULL CHECK (in_minor >= 0),
  out_minor bigint NOT NULL CHECK (out_minor >= 0),
  transfers bigint NOT NULL CHECK (transfers > 0),
  PRIMARY KEY (day, account, currency, kind, operation)
);

-- Where the transfers stand that are no stake and no win, by time, operation, account and key. The ledger itself has no such
-- index: every settled round would pay for it.
CREATE TABLE house_move (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  player_id bigint NOT NULL,
  currency text COLLATE "C" NOT NULL,
  kind balance_kind NOT NULL,
  version bigint NOT NULL,
  operation text COLLATE "C" NOT NULL,
  account ledger_side NOT NULL,
  key uuid NOT NULL
);

-- Whoever links transfers waits for this; it adds to what is added up here.
LOCK TABLE transfer_chain IN SHARE MODE;

INSERT INTO house_day (day, account, currency, kind, operation, in_minor, out_minor, transfers)
SELECT (t.created_at AT TIME ZONE 'UTC')::date, CASE WHEN t.credit = 'player' THEN t.debit ELSE t.credit END, t.currency, t.kind, t.operation,
  coalesce(sum(t.amount_minor) FILTER (WHERE t.debit = 'player'), 0)::bigint,
  coalesce(sum(t.amount_minor) FILTER (WHERE t.credit = 'player'), 0)::bigint, count(*)
FROM every_transfer t JOIN transfer_chain c ON c.player_id = t.player_id AND c.currency = t.currency AND c.kind = t.kind AND t.version <= c.version
GROUP BY 1, 2, 3, 4, 5;

INSERT INTO house_move (at, player_id, currency, kind, version, operation, account, key)
SELECT t.created_at, t.player_id, t.currency, t.kind, t.version, t.operation, CASE WHEN t.credit = 'player' THEN t.debit ELSE t.credit END, t.key
FROM every_transfer t JOIN transfer_chain c ON c.player_id = t.player_id AND c.currency = t.currency AND c.kind = t.kind AND t.version <= c.version
WHERE t.operation NOT IN ('bet', 'win', 'provider-bet', 'provider-win', 'provider-free-win', 'provider-rollback')
ORDER BY t.created_at;

CREATE INDEX house_move_by_time ON house_move (at, id);
CREATE INDEX house_move_by_operation ON house_move (operation, at, id);
CREATE INDEX house_move_by_account ON house_move (account, at, id);
CREATE INDEX house_move_by_currency ON house_move (currency, at, id);
CREATE INDEX house_move_by_kind ON house_move (kind, at, id);
CREATE INDEX house_move_by_key ON house_move (key);

-- The lists of payments and of the queues.
CREATE INDEX pay_in_by_time ON pay_in (created_at, id);
CREATE INDEX pay_in_by_state ON pay_in (state, created_at, id);
CREATE INDEX pay_in_by_currency ON pay_in (currency, created_at, id);
CREATE INDEX payment_finding_by_pay_in ON payment_finding (pay_in_id);
CREATE INDEX payment_finding_by_time ON payment_finding (found_at, id);
CREATE INDEX provider_held_win_by_time ON provider_held_win (held_at);

-- Each run of `npm run verify`. The command writes it as the database's owner; the server only reads it.
CREATE TABLE verify_run (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  started_at timestamptz NOT NULL,
  took_ms integer NOT NULL CHECK (took_ms >= 0),
  agrees boolean NOT NULL,
  checks integer NOT NULL,
  -- Looked only at players whose money moved since this head.
  since_head integer,
  -- What could not be looked at, in sentences.
  left_out text[] NOT NULL,
  accounts bigint NOT NULL,
  transfers bigint NOT NULL,
  rounds bigint NOT NULL
);

-- What the verification found and has not found mended since: it goes when a run over everything finds it agrees.
CREATE TABLE verify_finding (
  check_name text PRIMARY KEY,
  says text NOT NULL,
  -- The first difference, as JSON.
  difference text NOT NULL,
  first_found_at timestamptz NOT NULL,
  last_found_at timestamptz NOT NULL,
  run bigint NOT NULL REFERENCES verify_run
);

-- Who has which item of a queue in hand. It is over after a while, and may be taken over.
CREATE TABLE queue_claim (
  queue text NOT NULL,
  item text NOT NULL,
  operator_id bigint NOT NULL REFERENCES operator,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (queue, item)
);
CREATE INDEX queue_claim_by_operator ON queue_claim (operator_id);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON house_day, house_move, verify_run, verify_finding, queue_claim FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE ON house_day TO croupier_app;
    GRANT SELECT, INSERT ON house_move TO croupier_app;
    GRANT SELECT ON verify_run, verify_finding TO croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON queue_claim TO croupier_app;
  END IF;
END $$;

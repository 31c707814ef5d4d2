-- Not even who owns the database changes the books unseen: a chain over all transfers with a head published each day, and limits numbered in their changes.

-- How far the transfers of each account are chained. Written by the outbox's one worker, off the path of every bet.
CREATE TABLE transfer_chain (
  player_id bigint NOT NULL,
  currency text COLLATE "C" NOT NULL,
  kind balance_kind NOT NULL,
  -- Of the last transfer that is in it.
  version bigint NOT NULL CHECK (version > 0),
  hash bytea NOT NULL CHECK (length(hash) = 32),
  -- HMAC of all this with a key that the database does not have.
  seal bytea NOT NULL CHECK (length(seal) = 32),
  -- As far as published heads have told of it.
  told_version bigint NOT NULL DEFAULT 0 CHECK (told_version BETWEEN 0 AND version),
  PRIMARY KEY (player_id, currency, kind)
) WITH (fillfactor = 50);

-- What is published each day: a hash of the head before and of every account whose chain has grown since.
CREATE TABLE books_head (
  number integer PRIMARY KEY CHECK (number > 0),
  -- The day (UTC) that was over.
  day date NOT NULL UNIQUE,
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  published_at timestamptz NOT NULL
);

-- What a head was made of, for who checks it. Not published: it names accounts.
CREATE TABLE books_head_account (
  player_id bigint NOT NULL,
  currency text COLLATE "C" NOT NULL,
  kind balance_kind NOT NULL,
  version bigint NOT NULL,
  head integer NOT NULL REFERENCES books_head (number),
  hash bytea NOT NULL CHECK (length(hash) = 32),
  PRIMARY KEY (player_id, currency, kind, version)
);

-- Transfers from before there was a chain are taken into it as they are.
INSERT INTO outbox (player_id, topic, payload)
SELECT player_id, 'books.adopted', json_build_object('currency', currency, 'kind', kind, 'version', version)
FROM ledger_account WHERE version > 0;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON transfer_chain, books_head, books_head_account FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE ON transfer_chain TO croupier_app;
    GRANT SELECT, INSERT ON books_head, books_head_account TO croupier_app;
  END IF;
END $$;

-- Which change of the player's this is, from 1: a gap is a change that is gone.
ALTER TABLE deposit_limit_change ADD COLUMN place integer;
UPDATE deposit_limit_change c SET place = n.place
FROM (SELECT player_id, number, row_number() OVER (PARTITION BY player_id ORDER BY number) AS place FROM deposit_limit_change) AS n
WHERE c.player_id = n.player_id AND c.number = n.number;
ALTER TABLE deposit_limit_change ALTER COLUMN place SET NOT NULL;
CREATE UNIQUE INDEX deposit_limit_change_place ON deposit_limit_change (player_id, place);

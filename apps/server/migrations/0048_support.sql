-- What players and visitors write to support: a queue that people work through.

-- Not distributed by player: visitors write, too, and the queue is read in one order.
CREATE TABLE support_request (
  -- Made of the writer and the key their browser chose: the same one twice is one request.
  id uuid PRIMARY KEY,
  -- What the writer is told, and names when they ask again.
  number bigint GENERATED ALWAYS AS IDENTITY (START WITH 10001) UNIQUE,
  -- Null: a visitor.
  player_id bigint REFERENCES player (id),
  -- A keyed hash of the player or of the address: what limits count by, and nobody can read back.
  sender bytea NOT NULL CHECK (length(sender) = 32),
  input_hash bytea NOT NULL CHECK (length(input_hash) = 32),
  topic text NOT NULL,
  email text NOT NULL CHECK (length(email) <= 254),
  language text NOT NULL,
  message text NOT NULL CHECK (length(message) BETWEEN 10 AND 4000),
  -- The round, payment or error it is about, as the writer gave it: whoever answers looks whether it is theirs.
  reference text CHECK (length(reference) <= 64),
  state text NOT NULL DEFAULT 'NEW' CHECK (state IN ('NEW', 'OPEN', 'ANSWERED', 'CLOSED')),
  created_at timestamptz NOT NULL,
  request_id text
);
CREATE INDEX support_request_player ON support_request (player_id, created_at DESC, id DESC);
CREATE INDEX support_request_sender ON support_request (sender, created_at);
CREATE INDEX support_request_queue ON support_request (created_at, id) WHERE state IN ('NEW', 'OPEN');

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE UPDATE, DELETE ON support_request FROM croupier_app;
  END IF;
END $$;

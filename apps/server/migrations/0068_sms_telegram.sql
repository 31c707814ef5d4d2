-- Text messages to telephones, how many of them a number may cost, and the Telegram chats of players with what is written there.
CREATE TABLE sms (
  id uuid PRIMARY KEY,
  -- E.164.
  recipient text NOT NULL CHECK (recipient ~ '^\+[1-9][0-9]{6,14}$'),
  -- What it says goes once it is handed over or given up: a code in it is nobody else's to read.
  body text,
  segments smallint NOT NULL CHECK (segments > 0),
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  given_up boolean NOT NULL DEFAULT false
);
CREATE INDEX sms_due ON sms (next_attempt_at) WHERE sent_at IS NULL AND NOT given_up;
CREATE INDEX sms_time ON sms (created_at, id);

-- How many were written of a day: to one number, to its neighbours, to all. A row that is locked counts exactly.
CREATE TABLE sms_budget (
  scope text NOT NULL,
  day date NOT NULL,
  used integer NOT NULL CHECK (used > 0),
  PRIMARY KEY (scope, day)
);

-- A chat is of one player, a player has one chat.
CREATE TABLE telegram_chat (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  chat_id bigint NOT NULL UNIQUE,
  linked_at timestamptz NOT NULL
);

-- What makes a chat a player's: the newest link that the player asked for, by the hash of its secret.
CREATE TABLE telegram_link (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX telegram_link_expires ON telegram_link (expires_at);

-- What is written to a chat, and goes with it. One that was sent keeps its place in the chat, so that it can be said anew.
CREATE TABLE telegram_message (
  id uuid PRIMARY KEY,
  chat_id bigint NOT NULL REFERENCES telegram_chat (chat_id) ON DELETE CASCADE,
  -- The notice that it stands for.
  notice_id uuid,
  -- What it says goes once it is handed over or given up.
  body text,
  action_label text,
  action_path text,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  message_id bigint,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  given_up boolean NOT NULL DEFAULT false,
  CHECK ((action_label IS NULL) = (action_path IS NULL)),
  UNIQUE (chat_id, notice_id)
);
CREATE INDEX telegram_message_due ON telegram_message (next_attempt_at) WHERE body IS NOT NULL;
CREATE INDEX telegram_message_time ON telegram_message (created_at, id);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON sms, sms_budget, telegram_chat, telegram_link, telegram_message TO croupier_app;
  END IF;
END $$;

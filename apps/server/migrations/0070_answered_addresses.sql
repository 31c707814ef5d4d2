-- An address belongs to who answers its letter: accounts whose e-mail is not answered yet, links and codes that prove an address, phones.

-- Whoever stands here signed up when no letter was asked for: their addresses are theirs. A constant default rewrites nothing.
ALTER TABLE player
  ADD COLUMN email_verified_at timestamptz DEFAULT now(),
  -- Nobody answered its letter in time: nothing of a person is left in it.
  ADD COLUMN lapsed_at timestamptz,
  -- E.164, and only one that its owner has proven by a code.
  ADD COLUMN phone text COLLATE "C" CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'),
  ADD COLUMN phone_verified_at timestamptz,
  ADD CHECK ((phone IS NULL) = (phone_verified_at IS NULL)),
  ADD CHECK (lapsed_at IS NULL OR email_verified_at IS NULL);
ALTER TABLE player ALTER COLUMN email_verified_at DROP DEFAULT;

-- Answered accounts only: beside one, strangers may have claimed its address, and none of them ever gets it.
ALTER TABLE player DROP CONSTRAINT player_email_canonical_key;
CREATE UNIQUE INDEX player_email_owner ON player (email_canonical) WHERE email_verified_at IS NOT NULL;
CREATE INDEX player_email_unanswered ON player (email_canonical, id DESC)
  WHERE email_verified_at IS NULL AND lapsed_at IS NULL;
CREATE INDEX player_unanswered ON player (created_at) WHERE email_verified_at IS NULL AND lapsed_at IS NULL;
CREATE UNIQUE INDEX player_phone ON player (phone) WHERE phone IS NOT NULL;

-- What a letter leads to, one of a kind a player: a newer link is in the place of the older one. The secret is in the letter only.
CREATE TABLE contact_link (
  player_id bigint NOT NULL REFERENCES player (id),
  purpose text COLLATE "C" NOT NULL CHECK (purpose IN ('verify-email', 'reset-password')),
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, purpose)
);
CREATE INDEX contact_link_expires ON contact_link (expires_at);

-- Six digits that somebody was sent, one of a kind a player: kept under a key that is not in this database, since six digits are soon tried.
CREATE TABLE proof_code (
  player_id bigint NOT NULL REFERENCES player (id),
  purpose text COLLATE "C" NOT NULL,
  channel text COLLATE "C" NOT NULL CHECK (channel IN ('email', 'sms')),
  destination text NOT NULL,
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  tries_left smallint NOT NULL CHECK (tries_left >= 0),
  PRIMARY KEY (player_id, purpose)
);
CREATE INDEX proof_code_expires ON proof_code (expires_at);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON contact_link, proof_code FROM croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON contact_link, proof_code TO croupier_app;
  END IF;
END $$;

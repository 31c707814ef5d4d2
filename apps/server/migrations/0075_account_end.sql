-- Accounts end at their player's wish, an e-mail is changed and can be put back, and accounts that share something are shown to the office.

-- Whoever changes an account waits until addresses are written anew: what is looked at below stays as it was looked at.
LOCK TABLE player IN SHARE ROW EXCLUSIVE MODE;

-- A link that changes the e-mail says to which: it is the account's own with the answer.
ALTER TABLE contact_link
  ADD COLUMN email text,
  DROP CONSTRAINT contact_link_purpose_check,
  ADD CONSTRAINT contact_link_purpose_check CHECK (purpose IN ('verify-email', 'reset-password', 'change-email')),
  ADD CONSTRAINT contact_link_email_check CHECK ((email IS NOT NULL) = (purpose = 'change-email'));

-- What the letter to the old address puts back. A row a change: whoever changes it twice does not take the first letter's word.
CREATE TABLE email_undo (
  player_id bigint NOT NULL REFERENCES player (id),
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  email text NOT NULL,
  -- The form that it is unique by: it is nobody else's while it can be put back.
  email_canonical text NOT NULL,
  changed_at timestamptz NOT NULL,
  -- The row stays a while longer than the letter is good, as long as letters to that address: they go with the account, too.
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, token_hash)
);
CREATE INDEX email_undo_expires ON email_undo (expires_at);
CREATE INDEX email_undo_address ON email_undo (email_canonical);

-- Accounts whose players asked that they be deleted. The row stays when nothing else of a person does.
CREATE TABLE account_deletion (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  asked_at timestamptz NOT NULL,
  erase_at timestamptz NOT NULL CHECK (erase_at > asked_at),
  erased_at timestamptz
);
CREATE INDEX account_deletion_due ON account_deletion (erase_at) WHERE erased_at IS NULL;

-- What accounts may share, each hashed under a key that is not in this database. Of an erased account its e-mail and its phone stay:
-- by them it is known whether somebody was here before.
CREATE TABLE cluster_mark (
  player_id bigint NOT NULL REFERENCES player (id),
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('device', 'address', 'email', 'phone')),
  hash bytea NOT NULL CHECK (length(hash) = 32),
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, kind, hash)
);
-- Where accounts meet: whoever looks at all of them reads no table.
CREATE INDEX cluster_mark_meeting ON cluster_mark (kind, hash) INCLUDE (player_id, last_seen_at);
CREATE INDEX cluster_mark_seen ON cluster_mark (last_seen_at) WHERE kind IN ('device', 'address');

-- What somebody of the house found of a meeting, and of how many accounts it then was.
CREATE TABLE cluster_verdict (
  kind text COLLATE "C" NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32),
  verdict text COLLATE "C" NOT NULL CHECK (verdict IN ('household', 'looked-at')),
  accounts integer NOT NULL CHECK (accounts > 1),
  operator text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (kind, hash)
);

-- One mailbox is one account: what each of these hosts leaves out of a name makes no other one.
CREATE TEMPORARY TABLE new_canonical ON COMMIT DROP AS
WITH known (host, one, ignores) AS (VALUES
  ('gmail.com', 'gmail.com', '.'), ('outlook.com', 'outlook.com', ''), ('hotmail.com', 'hotmail.com', ''), ('live.com', 'live.com', ''),
  ('icloud.com', 'icloud.com', ''), ('me.com', 'icloud.com', ''), ('mac.com', 'icloud.com', ''),
  ('proton.me', 'proton.me', '.-_'), ('protonmail.com', 'proton.me', '.-_'), ('pm.me', 'proton.me', '.-_'),
  ('fastmail.com', 'fastmail.com', ''), ('fastmail.fm', 'fastmail.fm', ''),
  ('yandex.ru', 'yandex.ru', ''), ('ya.ru', 'yandex.ru', ''), ('yandex.com', 'yandex.ru', ''), ('yandex.kz', 'yandex.ru', ''),
  ('mail.ru', 'mail.ru', ''), ('zoho.com', 'zoho.com', '')
), parts AS (
  SELECT id, email_canonical, email_verified_at, split_part(email_canonical, '@', 1) AS name, split_part(email_canonical, '@', 2) AS host
  FROM player WHERE email_canonical ~ '^[^@]+@[^@]+$'
)
SELECT p.id, p.email_verified_at IS NOT NULL AS owned, p.email_canonical AS before,
  coalesce(nullif(translate(split_part(p.name, '+', 1), k.ignores, ''), ''), p.name) || '@' || k.one AS email
FROM parts p JOIN known k USING (host);

-- Of several owners of a mailbox one keeps it, an open account before a closed one. The closed ones beside it are nobody's by e-mail
-- from then on: their login is answered as an unknown one, and a house that opens one again gives it another address.
UPDATE new_canonical c SET email = 'closed ' || c.id FROM (
  SELECT n.id, b.player_id IS NOT NULL AS closed,
    row_number() OVER (PARTITION BY n.email ORDER BY b.player_id IS NOT NULL, n.id) AS place
  FROM new_canonical n LEFT JOIN player_block b ON b.player_id = n.id AND b.closed WHERE n.owned
) AS ranked WHERE ranked.id = c.id AND ranked.closed AND ranked.place > 1;

DO $$ BEGIN
  IF EXISTS (SELECT FROM new_canonical WHERE owned GROUP BY email HAVING count(*) > 1)
  THEN RAISE 'Two accounts own one mailbox, written differently: close all but one of each before this step.'; END IF;
END $$;
UPDATE player p SET email_canonical = c.email FROM new_canonical c WHERE c.id = p.id AND c.email <> c.before;

-- What is counted as seen begins with the accounts there are: their facts of before are not read for it.
INSERT INTO fact_reader (name, position, day, in_order) SELECT 'cluster-marks', position, day, false FROM fact_head WHERE position > 0;

-- What somebody wrote to the house stays counted, what it said goes. The server itself changes none of it.
CREATE FUNCTION erase_support_request_of(erased bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  UPDATE support_answer a SET text = 'erased' FROM support_request r WHERE r.id = a.request_id AND r.player_id = erased;
  UPDATE support_note n SET text = 'erased' FROM support_request r WHERE r.id = n.request_id AND r.player_id = erased;
  UPDATE support_request SET email = '', message = 'erased with the account', reference = NULL WHERE player_id = erased;
$$;
REVOKE ALL ON FUNCTION erase_support_request_of(bigint) FROM PUBLIC;

-- Letters and texts of a person are found by where they went, and texts by whose account they are about, too. Both are kept for a month.
CREATE INDEX letter_recipient ON letter (recipient);
-- No reference: a text waits for nobody who holds its account. Null of those before.
ALTER TABLE sms ADD COLUMN player_id bigint;
CREATE INDEX sms_recipient ON sms (recipient);
CREATE INDEX sms_player ON sms (player_id, created_at);

-- Last, as calls and stakes read these two. A closed account says whether its player closed it: then the house may still take it over.
ALTER TABLE player_block ADD COLUMN own boolean NOT NULL DEFAULT false, ADD CHECK (closed OR NOT own);
-- A browser keeps its name when it signs in to another account; of the name only a hash under a key that is not in this database.
ALTER TABLE player_session ADD COLUMN device_hash bytea CHECK (length(device_hash) = 32);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON email_undo, account_deletion, cluster_mark, cluster_verdict FROM croupier_app;
    GRANT SELECT, INSERT, DELETE ON email_undo TO croupier_app;
    GRANT SELECT, INSERT, DELETE ON account_deletion TO croupier_app;
    GRANT UPDATE (erased_at) ON account_deletion TO croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON cluster_mark TO croupier_app;
    GRANT SELECT, INSERT, UPDATE ON cluster_verdict TO croupier_app;
    -- What is a person's is taken away.
    GRANT DELETE ON notice_preference, player_label, survey_answer, hidden_widget, player_game TO croupier_app;
    GRANT DELETE ON letter TO croupier_app;
    GRANT EXECUTE ON FUNCTION erase_support_request_of(bigint) TO croupier_app;
  END IF;
END $$;

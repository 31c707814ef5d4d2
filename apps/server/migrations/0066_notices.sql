-- What the house tells players, by which ways they want to be told, and what became of each telling.

-- One of a kind and a source: the identity is derived from both, so that what is told twice is kept once.
CREATE TABLE notice (
  player_id bigint NOT NULL REFERENCES player (id),
  id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  -- Values by their names, each as text. Words of a language are made of them when it is read or sent.
  params jsonb NOT NULL CHECK (jsonb_typeof(params) = 'object' AND pg_column_size(params) <= 2000),
  created_at timestamptz NOT NULL,
  seen_at timestamptz,
  confirmed_at timestamptz,
  -- When its player last had it sent again.
  resent_at timestamptz,
  request_id text,
  PRIMARY KEY (player_id, id)
);
CREATE INDEX notice_time ON notice (player_id, created_at, id);
CREATE INDEX notice_unseen ON notice (player_id, created_at, id) WHERE seen_at IS NULL;
-- What is to be forgotten.
CREATE INDEX notice_age ON notice (created_at);

-- A notice by one way: what waits, and what became of it. The list on the site is no such way: there it is at once.
CREATE TABLE notice_delivery (
  player_id bigint NOT NULL,
  notice_id uuid NOT NULL,
  channel text COLLATE "C" NOT NULL CHECK (channel IN ('email', 'push', 'telegram', 'sms')),
  -- `handed`: to what sends by this way, whose own list says what became of it there.
  state text COLLATE "C" NOT NULL CHECK (state IN ('waiting', 'handed', 'left-out')),
  reason text COLLATE "C" CHECK (length(reason) BETWEEN 1 AND 40),
  next_at timestamptz NOT NULL,
  tries smallint NOT NULL DEFAULT 0 CHECK (tries >= 0),
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, notice_id, channel),
  FOREIGN KEY (player_id, notice_id) REFERENCES notice (player_id, id) ON DELETE CASCADE,
  CHECK ((state = 'left-out') = (reason IS NOT NULL))
);
CREATE INDEX notice_delivery_due ON notice_delivery (next_at) WHERE state = 'waiting';

-- What a player chose other than what is usual: one row a kind of news and way.
CREATE TABLE notice_preference (
  player_id bigint NOT NULL REFERENCES player (id),
  category text COLLATE "C" NOT NULL CHECK (length(category) BETWEEN 1 AND 40),
  channel text COLLATE "C" NOT NULL CHECK (channel IN ('email', 'push', 'telegram', 'sms')),
  is_on boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, category, channel)
);

-- Minutes from midnight where the player lives; past midnight when the first is the greater.
CREATE TABLE notice_quiet_hours (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  from_minute smallint NOT NULL CHECK (from_minute BETWEEN 0 AND 1439 AND from_minute % 15 = 0),
  to_minute smallint NOT NULL CHECK (to_minute BETWEEN 0 AND 1439 AND to_minute % 15 = 0),
  changed_at timestamptz NOT NULL,
  CHECK (from_minute <> to_minute)
);

-- Nobody is told today of what happened before there were notices: its reader begins here.
INSERT INTO fact_reader (name, position, day, in_order) SELECT 'notices', position, day, false FROM fact_head WHERE position > 0;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'croupier_app') THEN
    REVOKE ALL ON notice, notice_delivery, notice_preference, notice_quiet_hours FROM croupier_app;
    GRANT SELECT, INSERT, DELETE ON notice TO croupier_app;
    GRANT UPDATE (seen_at, confirmed_at, resent_at) ON notice TO croupier_app;
    GRANT SELECT, INSERT ON notice_delivery TO croupier_app;
    GRANT UPDATE (state, reason, next_at, tries, changed_at) ON notice_delivery TO croupier_app;
    GRANT SELECT, INSERT, UPDATE ON notice_preference TO croupier_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON notice_quiet_hours TO croupier_app;
  END IF;
END $$;
